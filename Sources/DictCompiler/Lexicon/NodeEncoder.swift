import DictFormat

/// A plan of how the states of a minimal automaton are stored as the nodes of a lexicon file.
///
/// The size of an arc depends on the address of its target, which in turn depends on the sizes of
/// all arcs. The plan is therefore made in rounds. Each round chooses target tables, codes and
/// sizes for the addresses of the previous round, and then computes new addresses. The result may
/// still contain contradictions, which ``NodeSettler`` removes.
struct NodeEncoder {
    /// Parameters of the encoding that trade the size of the file for speed.
    ///
    /// The default values performed best in measurements.
    struct Options {
        /// The maximum number of extra bytes for dense nodes, per word of the lexicon.
        var denseShare = 0.09
        /// The minimum number of arcs that must use an entry of a target table for it to be
        /// included.
        var tableUses: UInt32 = 3
        /// The number of rounds in which sizes and addresses are planned.
        var rounds = 5
        /// The number of planning rounds that also reorder the states.
        ///
        /// These are the first rounds; the later ones keep the order.
        var orderRounds = 2
        /// The lowest address that target tables cannot contain.
        var tableLimit = LexiconFormat.longAddressLimit
    }

    let automaton: Automaton
    let options: Options
    let widths: LexiconFormat.EntryWidths
    /// The states in file order, by which they are numbered in all arrays of this plan.
    var states: FileStates
    var tables: TargetTables
    var book: CodeBook
    /// The address of each state, which is an offset in section NODE.
    ///
    /// State 0, which has no arcs, is the dead node at address 0.
    var places: ContiguousArray<Int32>
    /// The size of each arc in bytes.
    ///
    /// The values for arcs of dense nodes are not used.
    var arcSizes: ContiguousArray<UInt8>
    /// The size of each state in bytes.
    var stateSizes: ContiguousArray<Int32>
    /// The size of section NODE in bytes, without the padding at its end.
    var size = 0
    /// Whether planning ended after its first round, because the nodes then took half as much again
    /// as addresses can reach.
    ///
    /// Further rounds make a plan smaller by a few percent.
    private(set) var isTooLarge = false
    /// For each 256-byte page, the word count that arcs to targets on the page need most often.
    ///
    /// The pages cover the first 64 KiB of section NODE.
    var pageCounts = [UInt8](repeating: 0, count: 256)

    init(_ automaton: Automaton, widths: LexiconFormat.EntryWidths, options: Options) {
        self.automaton = automaton
        self.options = options
        self.widths = widths
        let inDegree = StateFigures.inDegree(automaton)
        let figures = StateFigures(automaton, inDegree: inDegree)
        let forms = DenseChoice(automaton, widths: widths, share: options.denseShare).forms
        let tableGroups = TargetTables.groups(
            automaton, inDegree: inDegree, minimum: options.tableUses)
        let codeGroups = CodeBook.groups(automaton, inDegree: inDegree)
        tables = TargetTables(automaton, tableGroups)
        book = CodeBook(automaton, codeGroups, tableGroup: tableGroups.group)
        let groups = ContiguousArray(
            zip(codeGroups.group, tableGroups.group).lazy.map { SharedGroup(code: $0, table: $1) })
        var uses = inDegree
        for group in 0..<tables.groupCount { uses[tables.target(of: Int32(group))] = 0 }
        states = FileStates(
            automaton, NodeOrder(automaton, figures, forms: forms, uses: uses), forms: forms,
            groups: groups)
        places = ContiguousArray(repeating: 0, count: automaton.stateCount)
        arcSizes = ContiguousArray(repeating: 2, count: automaton.arcs.count)
        stateSizes = ContiguousArray(repeating: 0, count: automaton.stateCount)
        for state in 1..<max(automaton.stateCount, 1) {
            stateSizes[state] = Int32(
                states.denseSize(state, widths) ?? 2 * states.arcRange(state).count)
        }
        measure()
        for round in 0..<options.rounds {
            let uses = plan()
            if round < options.orderRounds { reorder(figures, forms, uses) }
            measure()
            isTooLarge = size > widths.addressLimit / 2 * 3
            if isTooLarge { return }
        }
    }

    /// Puts the states in a new order, given the number of arcs that refer to each of them by an
    /// address.
    private mutating func reorder(
        _ figures: StateFigures, _ forms: [DenseChoice.Form], _ uses: ContiguousArray<Int32>
    ) {
        // The former order is gone before the new one comes: they are the largest things here.
        let uses = states.original(uses)
        let groups = states.originalArcs(states.groups, automaton)
        arcSizes = states.originalArcs(arcSizes, automaton)
        stateSizes = states.original(stateSizes)
        states = FileStates()
        let order = NodeOrder(automaton, figures, forms: forms, uses: uses)
        states = FileStates(automaton, order, forms: forms, groups: groups)
        arcSizes = states.orderedArcs(arcSizes, automaton)
        stateSizes = states.ordered(stateSizes)
    }

    /// Recomputes the addresses of all states, and ``size``, from the order and sizes of the
    /// states.
    private mutating func measure() {
        var places = self.places
        // The memory is used again unless there are two owners.
        self.places = []
        var newPlaces = places.mutableSpan
        var at = LexiconFormat.deadNode
        for state in 1..<max(states.count, 1) {
            newPlaces[state] = Int32(at)
            at += Int(stateSizes[state])
        }
        self.places = places
        size = at
    }

    /// Runs one round of planning, which uses the addresses of the previous round.
    ///
    /// The round determines the sizes of all arcs. It also counts how often each target table
    /// entry, code and page count would be used, and then chooses the most useful ones.
    ///
    /// - Returns: For each state, the number of arcs that refer to it by an address or a distance.
    private mutating func plan() -> ContiguousArray<Int32> {
        let coder = PlainCoder(self)
        var tableUses = ContiguousArray<UInt32>(repeating: 0, count: tables.groupCount)
        var addressUses = ContiguousArray<Int32>(repeating: 0, count: automaton.stateCount)
        var votes = ContiguousArray<UInt32>(repeating: 0, count: 256 * 256)
        var (newArcSizes, newStateSizes) = (arcSizes, stateSizes)
        // The memory is used again unless there are two owners.
        (arcSizes, stateSizes) = ([], [])
        let uses = count(
            coder, &newArcSizes, &newStateSizes, &tableUses, &addressUses, &votes)
        (arcSizes, stateSizes) = (newArcSizes, newStateSizes)
        choosePages(votes)
        tables.choose(uses: tableUses, minimum: options.tableUses, reach: reach(at: places))
        book.choose(uses, tables)
        return addressUses
    }

    /// Returns the states that target tables can contain if `places` are the addresses in file order.
    private func reach(at places: ContiguousArray<Int32>) -> TargetTables.Reach {
        TargetTables.Reach(
            limit: options.tableLimit, places: places, numbers: states.numbers)
    }

    /// Removes the targets from the tables that they cannot contain at the addresses `places`.
    ///
    /// - Returns: Whether there were any, so that codes have to be chosen again.
    mutating func removeTargets(beyondReachAt places: ContiguousArray<Int32>) -> Bool {
        guard tables.removeTargets(beyond: reach(at: places)) else { return false }
        book.removeEntries(missingFrom: tables)
        return true
    }

    /// Determines the sizes of all arcs, and counts what they would use.
    private func count(
        _ coder: PlainCoder, _ arcSizes: inout ContiguousArray<UInt8>,
        _ stateSizes: inout ContiguousArray<Int32>, _ tableUses: inout ContiguousArray<UInt32>,
        _ addressUses: inout ContiguousArray<Int32>, _ votes: inout ContiguousArray<UInt32>
    ) -> CodeUses {
        func zeros(_ codes: Int) -> ContiguousArray<UInt32> {
            ContiguousArray(repeating: 0, count: codes * CodeContext.count)
        }
        var plain = zeros(PlainCode.count)
        var counts = zeros(CountCode.count)
        var entries = zeros(book.codes.count)
        // Spans, since an array is asked whether it is shared at each change; of contiguous arrays,
        // since older systems have no `Array.mutableSpan`.
        var sizes = arcSizes.mutableSpan
        var stateSizes = stateSizes.mutableSpan
        var plainUses = plain.mutableSpan
        var countUses = counts.mutableSpan
        var groupUses = entries.mutableSpan
        var tableUses = tableUses.mutableSpan
        var addressUses = addressUses.mutableSpan
        var votes = votes.mutableSpan
        let shapes = PlainCode.shapes
        let (arcs, groups) = (states.arcs.span, states.groups.span)
        let (wordCounts, firstPlaces) = (states.wordCounts.span, places.span)
        let (plainChoice, countChoice) = (book.plain.span, book.counts.span)
        let groupChoice = book.entries.span
        let tableOfCode = book.tableGroup
        let (firstContext, contextCount) = (CodeContext.first, CodeContext.count)
        for state in 1..<max(states.count, 1) where states.forms[state] == .list {
            let range = states.arcRange(state)
            let last = range.upperBound - 1
            let follower = states.isFollowed[state] ? state + 1 : 0
            var end = Int(firstPlaces[state])
            var size = 0
            var nextContext = firstContext
            for index in range {
                end &+= Int(sizes[index])
                let arc = arcs[index]
                let isLast = index == last
                let table = groups[index].table(tableOfCode)
                let code = coder.code(
                    arc, table: table, follower: follower, isLast: isLast, end: end)
                let shape = shapes[Int(code.bits >> 7)]
                let context = nextContext
                nextContext = arc.label
                let number = Int(shape.number) << 7 | Int(code.bits & 127)
                let payload = Int(shape.payload)
                let isShort = plainChoice[number].contains(CodeContexts(context))
                var bytes = (isShort ? 1 : 2) &+ payload
                if table >= 0, code.target != .next { tableUses[table] &+= 1 }
                let group = payload > 0 ? groups[index].code : -1
                if group >= 0 {
                    groupUses[group &* contextCount &+ context] &+= UInt32(bytes &- 1)
                }
                if group >= 0, groupChoice[group].contains(CodeContexts(context)) {
                    bytes = 1
                } else {
                    let words = isLast ? 0 : wordCounts[arc.target]
                    switch code.target {
                    case .short:
                        addressUses[arc.target] &+= 1
                        if !isLast, words < 256 {
                            votes[Int(firstPlaces[arc.target] & 0xff00) | Int(words)] &+= 1
                        }
                    case .near, .far, .long, .full: addressUses[arc.target] &+= 1
                    default: break
                    }
                    let counted = CountCode.index(code, shape, words: words)
                    if let counted {
                        countUses[counted &* contextCount &+ context] &+= isShort ? 1 : 2
                    }
                    if let counted, countChoice[counted].contains(CodeContexts(context)) {
                        bytes = payload
                    } else {
                        plainUses[number &* contextCount &+ context] &+= 1
                    }
                }
                sizes[index] = UInt8(bytes)
                size &+= bytes
            }
            stateSizes[state] = Int32(size)
        }
        return CodeUses(plain: plain, counts: counts, entries: entries)
    }

    /// Chooses, for each page in the first 64 KiB of nodes, the word count with the most votes.
    ///
    /// - Parameter votes: For each page, the number of arcs that need each word count from 0 to
    ///   255.
    private mutating func choosePages(_ votes: ContiguousArray<UInt32>) {
        for page in 0..<256 {
            var best = 0
            for words in 1..<256 where votes[page << 8 | words] > votes[page << 8 | best] {
                best = words
            }
            pageCounts[page] = UInt8(best)
        }
    }
}
