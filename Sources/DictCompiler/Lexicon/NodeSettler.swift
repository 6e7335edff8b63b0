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
        setCodes()
        measure()
        while let growth = widen() { move(growth) }
    }

    /// Gives each arc the smallest code for the addresses in the plan.
    private mutating func setCodes() {
        // The memory is used again unless there are two owners. Spans, since an array is asked
        // whether it is shared at each change.
        var (newCodes, newSizes) = (codeIndex, arcSizes)
        (codeIndex, arcSizes) = ([], [])
        var codes = newCodes.mutableSpan
        var sizes = newSizes.mutableSpan
        let (encoder, states) = (self.encoder, self.encoder.states)
        let coder = PlainCoder(encoder)
        let (arcs, starts, groups) = (states.arcs.span, states.firstArc.span, states.groups.span)
        let (wordCounts, tableOfCode) = (states.wordCounts.span, encoder.book.tableGroup.span)
        let slots = encoder.tables.slot.span
        let (forms, isFollowed) = (states.forms.span, states.isFollowed.span)
        let places = encoder.places.span
        for state in 1..<max(states.count, 1) where forms[state] == .list {
            let (first, stop) = (Int(starts[state]), Int(starts[state &+ 1]))
            let follower = isFollowed[state] ? state &+ 1 : 0
            var end = Int(places[state])
            var nextContext = CodeContext.first
            for index in first..<stop {
                end &+= Int(sizes[index])
                let arc = arcs[index]
                let isLast = index &+ 1 == stop
                let context = nextContext
                nextContext = arc.label
                let code: Int
                if let bare = PlainCoder.bareCode(arc, follower: follower, isLast: isLast) {
                    code = table.index(ofPlain: bare, context)
                } else {
                    let words = isLast ? 0 : wordCounts[arc.target]
                    let group = groups[index].table(tableOfCode)
                    let plain = coder.code(
                        arc, words: words, slot: group < 0 ? -1 : Int(slots[group]),
                        follower: follower, isLast: isLast, end: end)
                    code =
                        table.index(ofGroup: groups[index].code, context)
                        ?? table.index(ofCount: plain, words: words, context)
                        ?? table.index(ofPlain: plain, context)
                }
                codes[index] = UInt16(code)
                sizes[index] = table.size(ofCode: code, context)
            }
        }
        (codeIndex, arcSizes) = (newCodes, newSizes)
    }

    /// Returns the code of the arc at `index`.
    func code(_ index: Int) -> LexiconFormat.Code { table.entries[Int(codeIndex[index])].code }

    /// Computes the addresses of all states from the sizes of arcs.
    private mutating func measure() {
        var newPlaces = self.places
        self.places = []
        var places = newPlaces.mutableSpan
        let (states, arcSizes) = (encoder.states, arcSizes)
        let sizes = arcSizes.span
        var at = LexiconFormat.deadNode
        for state in 1..<max(states.count, 1) {
            places[state] = Int32(at)
            if let bytes = states.denseSize(state, encoder.widths) {
                at += bytes
            } else {
                for index in states.arcRange(state) { at += Int(sizes[index]) }
            }
        }
        self.places = newPlaces
        size = at
    }

    /// The number of bytes by which a state has grown.
    private struct Growth {
        let state: Int
        let bytes: Int
    }

    /// Moves all states behind those in `growth`, which are in file order.
    private mutating func move(_ growth: [Growth]) {
        var newPlaces = self.places
        self.places = []
        var places = newPlaces.mutableSpan
        var shift = 0
        for (index, grown) in growth.enumerated() {
            shift += grown.bytes
            let next = index + 1 < growth.count ? growth[index + 1].state : places.count - 1
            for state in grown.state &+ 1..<next &+ 1 { places[state] &+= Int32(shift) }
        }
        self.places = newPlaces
        size += shift
    }

    /// Gives a wider code to every arc whose code cannot express the address of its target.
    ///
    /// - Returns: The states that have grown, in file order, or `nil` if no code changed.
    private mutating func widen() -> [Growth]? {
        var (newCodes, newSizes) = (codeIndex, arcSizes)
        (codeIndex, arcSizes) = ([], [])
        var codes = newCodes.mutableSpan
        var sizes = newSizes.mutableSpan
        let (states, allPlaces) = (encoder.states, self.places)
        let (arcs, starts, places) = (states.arcs.span, states.firstArc.span, allPlaces.span)
        let sureReaches = ContiguousArray(
            table.entries.map { SureReach($0.code, tableLimit: encoder.options.tableLimit) })
        let sure = sureReaches.span
        var growth: [Growth] = []
        var changed = false
        let forms = states.forms.span
        for state in 1..<max(states.count, 1) where forms[state] == .list {
            let range = Int(starts[state])..<Int(starts[state &+ 1])
            var end = Int(places[state])
            var growing = 0
            for index in range {
                let size = sizes[index]
                end &+= Int(size)
                let place = Int(places[arcs[index].target])
                if sure[Int(codes[index])].contains(place, from: end) { continue }
                let context = CodeContext.of(index, in: range, arcs)
                guard
                    let code = widerCode(
                        than: Int(codes[index]), context, target: arcs[index].target, place: place,
                        end: end)
                else { continue }
                codes[index] = UInt16(code)
                sizes[index] = table.size(ofCode: code, context)
                growing += Int(sizes[index]) - Int(size)
                changed = true
            }
            if growing != 0 { growth.append(Growth(state: state, bytes: growing)) }
        }
        (codeIndex, arcSizes) = (newCodes, newSizes)
        return changed ? growth : nil
    }

    /// Returns the index of a wider code than the one at `index` for an arc in `context` that ends at
    /// `end`, or `nil` if that code can express `place`, the address of its target.
    @inline(never)
    private mutating func widerCode(
        than index: Int, _ context: Int, target: Int, place: Int, end: Int
    ) -> Int? {
        let code = table.entries[index].code
        let words = code.isLast ? 0 : encoder.states.wordCounts[target]
        if reaches(code, place: place, end: end, words: words) { return nil }
        return table.index(
            ofPlain: Self.wider(code, place: place, end: end, words: words), context)
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
        case .table, .entry: place < encoder.options.tableLimit
        }
    }
}
