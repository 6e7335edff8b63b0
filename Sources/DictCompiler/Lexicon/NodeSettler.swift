import DictFormat

/// A consistent version of the plan in a ``NodeEncoder``, in which every arc can refer to its
/// target.
///
/// An arc whose code cannot express the address of its target gets a wider code. This moves other
/// states, so the step is repeated until nothing changes. The repetition ends because codes never
/// become narrower.
struct NodeSettler {
    let encoder: NodeEncoder
    private(set) var table: CodeTable
    /// The address of each state, which is an offset in section NODE.
    private(set) var places: [Int32]
    /// The index of each arc's code in ``table``.
    private(set) var codeIndex: [UInt16]
    /// The size of each arc in bytes.
    private var arcSizes: [UInt8]
    /// The size of section NODE in bytes, without the padding at its end.
    private(set) var size = 0

    init(_ encoder: NodeEncoder) {
        self.encoder = encoder
        table = CodeTable(encoder.book, letters: encoder.automaton.alphabet.count)
        places = encoder.places
        arcSizes = encoder.arcSizes
        codeIndex = [UInt16](repeating: 0, count: encoder.automaton.arcs.count)
        let coder = PlainCoder(encoder)
        let arcs = encoder.automaton.arcs
        for state in encoder.order.states where encoder.forms[Int(state)] == .list {
            let range = encoder.automaton.arcRange(Int(state))
            var end = Int(encoder.places[Int(state)])
            for index in range {
                end += Int(encoder.arcSizes[index])
                let isLast = index == range.upperBound - 1
                let code = coder.code(index, state: Int(state), isLast: isLast, end: end)
                let words = isLast ? 0 : encoder.automaton.wordCounts[arcs[index].target]
                let context = CodeContext.of(index, in: range, arcs)
                setCode(
                    codeIndex(of: code, arc: index, words: words, context), ofArc: index, context)
            }
        }
        measure()
        while widen() { measure() }
    }

    /// Returns the code of the arc at `index`.
    func code(_ index: Int) -> LexiconFormat.Code { table.entries[Int(codeIndex[index])].code }

    private mutating func setCode(_ code: Int, ofArc index: Int, _ context: Int) {
        codeIndex[index] = UInt16(code)
        arcSizes[index] = table.size(ofCode: code, context)
    }

    /// Returns the index of the code for an arc, preferring a code that contains a constant.
    ///
    /// - Parameters:
    ///   - code: The plain code of the arc, which contains no constant.
    ///   - arc: The index of the arc.
    ///   - words: The word count of the arc's target, or 0 for the last arc of a state.
    ///   - context: The context of the arc.
    /// - Returns: The index of the code in ``table``.
    private mutating func codeIndex(
        of code: LexiconFormat.Code, arc: Int, words: UInt32, _ context: Int
    ) -> Int {
        let group = Int(encoder.book.groups.group[arc])
        if group >= 0, code.payload > 0, let known = table.index(ofGroup: group, context) {
            return known
        }
        return table.index(ofCount: code, words: words, context)
            ?? table.index(ofPlain: code, context)
    }

    private mutating func measure() {
        var at = LexiconFormat.deadNode
        for state in encoder.order.states {
            places[Int(state)] = Int32(at)
            if let bytes = encoder.denseSize(Int(state)) {
                at += bytes
            } else {
                for index in encoder.automaton.arcRange(Int(state)) { at += Int(arcSizes[index]) }
            }
        }
        size = at
    }

    /// Gives a wider code to every arc whose code cannot express the address of its target.
    ///
    /// - Returns: Whether any code changed, so that addresses have to be computed again.
    private mutating func widen() -> Bool {
        var changed = false
        let arcs = encoder.automaton.arcs
        for state in encoder.order.states where encoder.forms[Int(state)] == .list {
            let range = encoder.automaton.arcRange(Int(state))
            var end = Int(places[Int(state)])
            for index in range {
                end += Int(arcSizes[index])
                let code = code(index)
                let target = arcs[index].target
                let words = code.isLast ? 0 : encoder.automaton.wordCounts[target]
                let place = Int(places[target])
                if reaches(code, place: place, end: end, words: words) { continue }
                let context = CodeContext.of(index, in: range, arcs)
                let wider = wider(code, place: place, end: end, words: words)
                setCode(table.index(ofPlain: wider, context), ofArc: index, context)
                changed = true
            }
        }
        return changed
    }

    /// Returns a code wider than `code` for an arc that ends at `end` and has its target at
    /// `place`.
    ///
    /// Both are addresses in section NODE. An arc with the new code has room for `words`, the word
    /// count of its target, unless it is the last arc of its state.
    private func wider(
        _ code: LexiconFormat.Code, place: Int, end: Int, words: UInt32
    ) -> LexiconFormat.Code {
        let kind: LexiconFormat.TargetKind =
            if place < LexiconFormat.pagedBytes, code.target != .long {
                .short
            } else if code.target == .near, (0..<1 << 16).contains(place - end) {
                .far
            } else if place < 1 << 24 { .long } else { .full }
        return LexiconFormat.Code(
            label: code.label, isWord: code.isWord, isLast: code.isLast, target: kind,
            count: code.isLast ? .none : PlainCoder.width(of: words))
    }

    /// Whether an arc that has `code` and ends at `end` can refer to a target at `place`.
    ///
    /// Both are addresses in section NODE. If the code takes the word count of the target from
    /// section PAGE, that count must be `words`.
    private func reaches(
        _ code: LexiconFormat.Code, place: Int, end: Int, words: UInt32
    ) -> Bool {
        switch code.target ?? .none {
        case .none, .next, .full: true
        case .near: (0..<1 << 8).contains(place - end)
        case .far: (0..<1 << 16).contains(place - end)
        case .short:
            place < LexiconFormat.pagedBytes
                && (code.count != .page || UInt32(encoder.pageCounts[place >> 8]) == words)
        case .long, .table, .constant, .entry: place < 1 << 24
        }
    }
}
