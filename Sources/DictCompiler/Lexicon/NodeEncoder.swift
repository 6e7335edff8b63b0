import DictFormat

/// Turns a minimal automaton into the nodes of a lexicon.
///
/// The cost of an arc depends on the place of its target, and that on the cost of all arcs, so
/// the plan is made in rounds: from the places of the last round follow target tables, codes and
/// sizes, and from those new places. Then the plan is settled: arcs may only grow until nothing
/// moves any more.
struct NodeEncoder {
    /// Choices that trade size against speed; the defaults are the measured best.
    struct Options {
        /// Bytes a word to spend on dense nodes.
        var denseShare = 0.06
        /// Arcs that have to share a target for an entry in a target table.
        var tableUses: UInt32 = 5
        /// Rounds before settling.
        var rounds = 5
        /// Rounds in which the order of the states is made anew.
        var orderRounds = 2
    }

    let automaton: Automaton
    let options: Options
    let widths: LexiconFormat.EntryWidths
    let figures: StateFigures
    let forms: [DenseChoice.Form]
    var order: NodeOrder
    var tables: TargetTables
    var book: CodeBook
    /// The address of each state; state 0 is the dead node.
    var places: [Int32]
    /// Bytes of each arc; those of dense nodes do not count.
    var arcSizes: [UInt8]
    /// Bytes of each state.
    var stateSizes: [Int32]
    /// Bytes of section NODE, without the sentinel.
    var size = 0
    /// The count that most targets of each page share.
    var pageCounts = [UInt8](repeating: 0, count: 256)

    init(_ automaton: Automaton, widths: LexiconFormat.EntryWidths, options: Options) {
        self.automaton = automaton
        self.options = options
        self.widths = widths
        figures = StateFigures(automaton)
        forms = DenseChoice(automaton, figures, widths: widths, share: options.denseShare).forms
        tables = TargetTables(
            automaton, inDegree: figures.inDegree, minimum: options.tableUses)
        book = CodeBook(automaton, inDegree: figures.inDegree)
        places = [Int32](repeating: 0, count: automaton.stateCount)
        arcSizes = [UInt8](repeating: 2, count: automaton.arcs.count)
        stateSizes = [Int32](repeating: 0, count: automaton.stateCount)
        for state in 1..<max(automaton.stateCount, 1) {
            stateSizes[state] = Int32(
                Self.denseSize(automaton, forms, widths, state)
                    ?? 2 * automaton.arcRange(state).count)
        }
        var uses = figures.inDegree
        for group in 0..<tables.groups.count { uses[tables.target(of: Int32(group))] = 0 }
        order = NodeOrder(automaton, figures, forms: forms, uses: uses)
        measure()
        for round in 0..<options.rounds {
            let uses = plan()
            if round < options.orderRounds {
                order = NodeOrder(automaton, figures, forms: forms, uses: uses)
            }
            measure()
        }
    }

    /// Lays the states out in order.
    private mutating func measure() {
        var at = LexiconFormat.deadNode
        for state in order.states {
            places[Int(state)] = Int32(at)
            at += Int(stateSizes[Int(state)])
        }
        size = at
    }

    /// The bytes of `state` if it is dense; `nil` if it is a list of arcs.
    func denseSize(_ state: Int) -> Int? {
        Self.denseSize(automaton, forms, widths, state)
    }

    private static func denseSize(
        _ automaton: Automaton, _ forms: [DenseChoice.Form], _ widths: LexiconFormat.EntryWidths,
        _ state: Int
    ) -> Int? {
        switch forms[state] {
        case .list: nil
        case .narrow: LexiconFormat.denseHead + widths.narrow * automaton.arcRange(state).count
        case .wide: LexiconFormat.denseHead + widths.wide * automaton.arcRange(state).count
        }
    }

    /// One round: sizes of arcs and states from the places of the last, and from them tables,
    /// codes and page counts for the next.
    ///
    /// - Returns: For each state how many arcs name it by an address.
    private mutating func plan() -> [Int32] {
        var newSizes = arcSizes
        var newStateSizes = stateSizes
        var newPlainUses = [UInt32](repeating: 0, count: 1 << 16)
        var newSaved = [UInt32](repeating: 0, count: book.groups.count)
        var countUses = CodeBook.CountUses()
        var newTableUses = [UInt32](repeating: 0, count: tables.groups.count)
        var newAddressUses = [Int32](repeating: 0, count: automaton.stateCount)
        var newVotes = [UInt32](repeating: 0, count: 256 * 256)
        // Spans, since an array is asked whether it is shared at each change.
        var sizes = newSizes.mutableSpan
        var stateSizes = newStateSizes.mutableSpan
        var plainUses = newPlainUses.mutableSpan
        var saved = newSaved.mutableSpan
        var tableUses = newTableUses.mutableSpan
        var addressUses = newAddressUses.mutableSpan
        var votes = newVotes.mutableSpan
        let coder = PlainCoder(self)
        let arcs = automaton.arcs
        let wordCounts = automaton.wordCounts
        let tableGroup = tables.groups.group
        let constantGroup = book.groups.group
        let book = self.book
        for state in order.states where forms[Int(state)] == .list {
            let state = Int(state)
            let range = automaton.arcRange(state)
            var end = Int(places[state])
            var size = 0
            for index in range {
                end += Int(sizes[index])
                let isLast = index == range.upperBound - 1
                let target = arcs[index].target
                let words = isLast ? 0 : wordCounts[target]
                let code = coder.code(index, state: state, isLast: isLast, end: end)
                let payload = code.payload
                let codeBytes = book.isShort[Int(code.bits)] ? 1 : 2
                var bytes = codeBytes + payload
                let constant = Int(constantGroup[index])
                let isConstant = constant >= 0 && payload > 0 && words < 256
                if isConstant { saved[constant] += UInt32(bytes - 1) }
                if isConstant, book.hasCode[constant] {
                    bytes = 1
                } else {
                    let group = Int(tableGroup[index])
                    if group >= 0, code.target != .next { tableUses[group] += 1 }
                    switch code.target {
                    case .short:
                        addressUses[target] += 1
                        if !isLast, words < 256 {
                            votes[Int(places[target] & 0xff00) | Int(words)] += 1
                        }
                    case .near, .far, .long, .full: addressUses[target] += 1
                    default: break
                    }
                    if code.count == .one {
                        countUses.add(code.bits, words, bytes: UInt32(codeBytes))
                    }
                    if code.count == .one, book.hasCountCode(code.bits, words) {
                        bytes = payload
                    } else {
                        plainUses[Int(code.bits)] += 1
                    }
                }
                sizes[index] = UInt8(bytes)
                size += bytes
            }
            stateSizes[state] = Int32(size)
        }
        arcSizes = newSizes
        self.stateSizes = newStateSizes
        choosePages(newVotes)
        tables.choose(uses: newTableUses, minimum: options.tableUses)
        self.book.choose(
            CodeBook.Uses(plain: newPlainUses, saved: newSaved, counts: countUses))
        return newAddressUses
    }

    /// Gives each page of the first 64 KiB the count that most of its short arcs ask for.
    ///
    /// - Parameter votes: Arcs by page and count, 256 counts a page.
    private mutating func choosePages(_ votes: [UInt32]) {
        for page in 0..<256 {
            var best = 0
            for words in 1..<256 where votes[page << 8 | words] > votes[page << 8 | best] {
                best = words
            }
            pageCounts[page] = UInt8(best)
        }
    }
}
