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
    /// The number of arcs that would use each entry of a target table, which depends on the order of
    /// the states alone.
    private var tableUses: ContiguousArray<UInt32> = []
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
        let groups = SharedGroup.all(codes: codeGroups.group, tables: tableGroups.group)
        var uses = inDegree
        for group in 0..<tables.groupCount { uses[tables.target(of: Int32(group))] = 0 }
        states = FileStates(
            automaton, NodeOrder(automaton, figures, forms: forms, uses: uses), forms: forms,
            groups: groups)
        places = ContiguousArray(repeating: 0, count: automaton.stateCount)
        arcSizes = ContiguousArray(repeating: 2, count: automaton.arcs.count)
        var sizes = ContiguousArray<Int32>(repeating: 0, count: automaton.stateCount)
        for state in 1..<max(automaton.stateCount, 1) {
            sizes[state] = Int32(
                states.denseSize(state, widths) ?? 2 * states.arcRange(state).count)
        }
        stateSizes = sizes
        tableUses = tables.uses(of: states, book.tableGroup)
        measure()
        for round in 0..<options.rounds {
            let isOrdered = round >= options.orderRounds
            let uses = plan(forOrder: !isOrdered)
            if !isOrdered { reorder(figures, forms, uses) }
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
        let (groups, sizes) = states.originalArcs(states.groups, arcSizes, automaton)
        arcSizes = sizes
        stateSizes = states.original(stateSizes)
        states = FileStates()
        let order = NodeOrder(automaton, figures, forms: forms, uses: uses)
        states = FileStates(automaton, order, forms: forms, groups: groups)
        arcSizes = states.orderedArcs(arcSizes, automaton)
        stateSizes = states.ordered(stateSizes)
        tableUses = tables.uses(of: states, book.tableGroup)
    }

    /// Recomputes the addresses of all states, and ``size``, from the order and sizes of the
    /// states.
    private mutating func measure() {
        var places = self.places
        // The memory is used again unless there are two owners.
        self.places = []
        var newPlaces = places.mutableSpan
        var at = LexiconFormat.deadNode
        let stateSizes = self.stateSizes
        let sizes = stateSizes.span
        for state in 1..<max(states.count, 1) {
            newPlaces[state] = Int32(at)
            at += Int(sizes[state])
        }
        self.places = places
        size = at
    }

    /// Runs one round of planning, which uses the addresses of the previous round.
    ///
    /// The round determines the sizes of all arcs. It also counts how often each target table
    /// entry, code and page count would be used, and then chooses the most useful ones.
    ///
    /// - Parameter forOrder: Whether the states are to be put in a new order, which needs the result.
    /// - Returns: For each state, the number of arcs that refer to it by an address or a distance, or
    ///   nothing.
    private mutating func plan(forOrder: Bool) -> ContiguousArray<Int32> {
        var addressUses = ContiguousArray<Int32>(
            repeating: 0, count: forOrder ? automaton.stateCount : 0)
        let slots = tables.slot
        tables.choose(
            uses: tableUses, minimum: options.tableUses, reach: reach(at: places))
        var (newArcSizes, newStateSizes) = (arcSizes, stateSizes)
        // The memory is used again unless there are two owners.
        (arcSizes, stateSizes) = ([], [])
        let uses = CodeUses(
            self, slots: slots, addresses: &addressUses, &newArcSizes, &newStateSizes)
        (arcSizes, stateSizes) = (newArcSizes, newStateSizes)
        choosePages(uses.votes)
        book.choose(uses)
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

    /// Chooses, for each page in the first 64 KiB of nodes, the word count with the most votes.
    ///
    /// - Parameter votes: For each page, the number of arcs that need each word count from 0 to
    ///   255.
    private mutating func choosePages(_ votes: ContiguousArray<UInt32>) {
        let votes = votes.span
        for page in 0..<256 {
            var best = 0
            for words in 1..<256 where votes[page << 8 | words] > votes[page << 8 | best] {
                best = words
            }
            pageCounts[page] = UInt8(best)
        }
    }
}
