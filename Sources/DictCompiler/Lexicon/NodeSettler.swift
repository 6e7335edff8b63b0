import DictFormat

/// A consistent version of the plan in a ``NodeEncoder``, in which every arc can refer to its
/// target.
///
/// An arc whose code cannot express the address of its target gets a wider code. This moves other
/// states, so the step is repeated until nothing changes. The repetition ends because codes never
/// become narrower. If a target in a target table moves beyond the addresses that tables can contain,
/// it is removed from the table, and the whole is done again.
struct NodeSettler {
    private(set) var encoder: NodeEncoder
    private(set) var table: CodeTable
    /// The address of each state, which is an offset in section NODE.
    private(set) var places: ContiguousArray<Int32>
    /// The index of each arc's code in ``table``.
    private(set) var codeIndex: ContiguousArray<UInt16>
    /// The size of each arc in bytes.
    private var arcSizes: ContiguousArray<UInt8>
    /// The size of section NODE in bytes, without the padding at its end.
    private(set) var size = 0

    init(_ encoder: NodeEncoder) {
        self.encoder = encoder
        table = CodeTable(encoder.book, letters: encoder.automaton.alphabet.count)
        places = encoder.places
        arcSizes = encoder.arcSizes
        codeIndex = ContiguousArray(repeating: 0, count: encoder.automaton.arcs.count)
        settle()
        while self.encoder.removeTargets(beyondReachAt: places) {
            table = CodeTable(self.encoder.book, letters: encoder.automaton.alphabet.count)
            arcSizes = encoder.arcSizes
            settle()
        }
    }

    /// Gives each arc a code that can express the address of its target.
    private mutating func settle() {
        setCodes(PlainCoder(encoder))
        measure()
        while widen() { measure() }
    }

    /// Gives each arc the smallest code for the addresses in the plan.
    private mutating func setCodes(_ coder: PlainCoder) {
        // The memory is used again unless there are two owners. Spans, since an array is asked
        // whether it is shared at each change.
        var (newCodes, newSizes) = (codeIndex, arcSizes)
        (codeIndex, arcSizes) = ([], [])
        var codes = newCodes.mutableSpan
        var sizes = newSizes.mutableSpan
        let states = encoder.states
        for state in 1..<max(states.count, 1) where states.forms[state] == .list {
            let range = states.arcRange(state)
            let last = range.upperBound - 1
            let follower = states.isFollowed[state] ? state + 1 : 0
            var end = Int(encoder.places[state])
            var nextContext = CodeContext.first
            for index in range {
                end += Int(sizes[index])
                let arc = states.arcs[index]
                let isLast = index == last
                let words = isLast ? 0 : states.wordCounts[arc.target]
                let plain = coder.code(
                    arc, table: states.groups[index].table(encoder.book.tableGroup),
                    follower: follower, isLast: isLast, end: end)
                let context = nextContext
                nextContext = arc.label
                let group = plain.payload > 0 ? states.groups[index].code : -1
                let code =
                    table.index(ofGroup: group, context)
                    ?? table.index(ofCount: plain, words: words, context)
                    ?? table.index(ofPlain: plain, context)
                codes[index] = UInt16(code)
                sizes[index] = table.size(ofCode: code, context)
            }
        }
        (codeIndex, arcSizes) = (newCodes, newSizes)
    }

    /// Returns the code of the arc at `index`.
    func code(_ index: Int) -> LexiconFormat.Code { table.entries[Int(codeIndex[index])].code }

    private mutating func measure() {
        var newPlaces = self.places
        self.places = []
        var places = newPlaces.mutableSpan
        let states = encoder.states
        var at = LexiconFormat.deadNode
        for state in 1..<max(states.count, 1) {
            places[state] = Int32(at)
            if let bytes = states.denseSize(state, encoder.widths) {
                at += bytes
            } else {
                for index in states.arcRange(state) { at += Int(arcSizes[index]) }
            }
        }
        self.places = newPlaces
        size = at
    }

    /// Gives a wider code to every arc whose code cannot express the address of its target.
    ///
    /// - Returns: Whether any code changed, so that addresses have to be computed again.
    private mutating func widen() -> Bool {
        var (newCodes, newSizes) = (codeIndex, arcSizes)
        (codeIndex, arcSizes) = ([], [])
        var codes = newCodes.mutableSpan
        var sizes = newSizes.mutableSpan
        let states = encoder.states
        var changed = false
        for state in 1..<max(states.count, 1) where states.forms[state] == .list {
            let range = states.arcRange(state)
            var end = Int(places[state])
            for index in range {
                end += Int(sizes[index])
                let code = table.entries[Int(codes[index])].code
                let target = states.arcs[index].target
                let words = code.isLast ? 0 : states.wordCounts[target]
                let place = Int(places[target])
                if reaches(code, place: place, end: end, words: words) { continue }
                let context = CodeContext.of(index, in: range, states.arcs)
                let wider = Self.wider(code, place: place, end: end, words: words)
                let widerIndex = table.index(ofPlain: wider, context)
                codes[index] = UInt16(widerIndex)
                sizes[index] = table.size(ofCode: widerIndex, context)
                changed = true
            }
        }
        (codeIndex, arcSizes) = (newCodes, newSizes)
        return changed
    }

    /// Returns a code wider than `code` for an arc that ends at `end` and has its target at
    /// `place`.
    ///
    /// Both are addresses in section NODE. An arc with the new code has room for `words`, the word
    /// count of its target, unless it is the last arc of its state.
    private static func wider(
        _ code: LexiconFormat.Code, place: Int, end: Int, words: UInt32
    ) -> LexiconFormat.Code {
        let kind: LexiconFormat.TargetKind =
            if place < LexiconFormat.pagedBytes, code.target != .long {
                .short
            } else if code.target == .near, (0..<1 << 16).contains(place - end) {
                .far
            } else if place < LexiconFormat.longAddressLimit { .long } else { .full }
        return LexiconFormat.Code(
            label: code.label, isWord: code.isWord, isLast: code.isLast, target: kind,
            count: code.isLast ? .none : PlainCoder.width(of: words))
    }

    /// Whether an arc that has `code` and ends at `end` can refer to a target at `place`.
    ///
    /// Both are addresses in section NODE. If the code takes the word count of the target from
    /// section PAGE, that count must be `words`.
    @inline(__always)
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
        case .long: place < LexiconFormat.longAddressLimit
        case .table, .constant, .entry: place < encoder.options.tableLimit
        }
    }
}
