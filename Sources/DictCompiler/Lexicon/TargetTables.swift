import DictFormat

/// Tables of the most frequent targets of arcs, with one table for each label.
///
/// An arc whose target is in the table of its label stores a one-byte index instead of an address.
struct TargetTables {
    /// The index of each group in the table of its label, or -1 for a group that is not in the
    /// table.
    private(set) var slot: ContiguousArray<Int32>
    /// For each label, the groups in its table, the most used first.
    private(set) var tables: [[Int32]]
    /// An arc of each group, which has the label and the target of the others.
    private let members: ContiguousArray<Automaton.Arc>
    /// For each group, whether the word count of its target fits into a table entry, which stores
    /// it in one byte.
    private let fits: [Bool]

    /// The states whose addresses are low enough for a table.
    struct Reach {
        /// The lowest address that is too high.
        let limit: Int
        /// The address of each state in file order.
        let places: ContiguousArray<Int32>
        /// For each state of the automaton, its number in file order.
        let numbers: ContiguousArray<Int32>

        /// Whether `state` of the automaton is one of them.
        func contains(_ state: Int) -> Bool { places[Int(numbers[state])] < limit }
    }

    /// The number of groups of arcs with the same label and target, the candidates for the tables.
    var groupCount: Int { members.count }

    /// Creates empty tables for the arcs of `automaton` that are in `groups`.
    init(_ automaton: Automaton, _ groups: ArcGroups) {
        slot = ContiguousArray(repeating: -1, count: groups.count)
        tables = [[Int32]](repeating: [], count: automaton.alphabet.count)
        members = ContiguousArray(groups.representative.lazy.map { automaton.arcs[Int($0)] })
        fits = members.map { automaton.wordCounts[$0.target] < 256 }
    }

    /// Returns groups of the arcs with the same label and target.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose targets are candidates.
    ///   - inDegree: The number of arcs that lead to each state.
    ///   - minimum: The minimum number of arcs that must lead to a target for it to be a candidate.
    /// - Returns: The groups.
    static func groups(
        _ automaton: Automaton, inDegree: ContiguousArray<Int32>, minimum: UInt32
    ) -> ArcGroups {
        ArcGroups(automaton, inDegree: inDegree, minimum: Int32(minimum)) { arc, _ in
            UInt32(arc.label)
        }
    }

    /// Counts the arcs that would use the entry of each group: all in lists but those to the next
    /// state.
    ///
    /// - Parameters:
    ///   - states: The states with the arcs.
    ///   - tableOfCode: The group in the target tables for each group in the code book.
    /// - Returns: The number of arcs for each group.
    func uses(
        of states: FileStates, _ tableOfCode: ContiguousArray<Int32>
    ) -> ContiguousArray<UInt32> {
        var uses = ContiguousArray<UInt32>(repeating: 0, count: groupCount)
        // A span, since an array is asked whether it is shared at each change.
        var output = uses.mutableSpan
        let (arcs, starts, groups) = (states.arcs.span, states.firstArc.span, states.groups.span)
        let (forms, isFollowed) = (states.forms.span, states.isFollowed.span)
        let tableOfCode = tableOfCode.span
        for state in 1..<max(states.count, 1) where forms[state] == .list {
            let follower = isFollowed[state] ? state &+ 1 : 0
            for index in Int(starts[state])..<Int(starts[state &+ 1])
            where arcs[index].target != follower {
                let table = groups[index].table(tableOfCode)
                if table >= 0 { output[table] &+= 1 }
            }
        }
        return uses
    }

    /// Refills the tables with the groups that are used most often.
    ///
    /// A table has at most 1,024 entries. A target whose word count exceeds 255 is never included.
    ///
    /// - Parameters:
    ///   - uses: For each group, the number of arcs that would use its table entry.
    ///   - minimum: The minimum number of uses for a group to be included.
    ///   - reach: The targets whose addresses fit into a table.
    mutating func choose(uses: ContiguousArray<UInt32>, minimum: UInt32, reach: Reach) {
        var candidates: [Int32] = []
        var most = 0
        for group in members.indices
        where uses[group] >= minimum && fits[group] && reach.contains(members[group].target) {
            candidates.append(Int32(group))
            most = max(most, Int(uses[group]))
        }
        candidates = CountingSort.sorted(candidates, below: most + 1) { most - Int(uses[Int($0)]) }
        tables = [[Int32]](repeating: [], count: tables.count)
        for group in candidates {
            let label = members[Int(group)].label
            if tables[label].count < 256 * LexiconFormat.banks { tables[label].append(group) }
        }
        numberEntries()
    }

    /// Removes the entries whose target is beyond `reach`.
    ///
    /// - Returns: Whether there were any.
    mutating func removeTargets(beyond reach: Reach) -> Bool {
        let count = tables.reduce(0) { $0 + $1.count }
        for label in tables.indices {
            tables[label].removeAll { !reach.contains(members[Int($0)].target) }
        }
        guard tables.reduce(0, { $0 + $1.count }) < count else { return false }
        numberEntries()
        return true
    }

    private mutating func numberEntries() {
        slot = ContiguousArray(repeating: -1, count: members.count)
        for (index, group) in tables.lazy.flatMap({ $0.enumerated() }) {
            slot[Int(group)] = Int32(index)
        }
    }

    /// Returns the index of the target of `group` in the table of its label, or -1 if it is not there
    /// or `group` is -1.
    func slot(ofGroup group: Int) -> Int { group < 0 ? -1 : Int(slot[group]) }

    /// Returns the state of the automaton that all arcs in `group` lead to.
    func target(of group: Int32) -> Int { members[Int(group)].target }

    /// Returns the index of each group's entry, or -1 for a group that is not in the table.
    ///
    /// Entries remain in their banks, which arcs name, but are ordered by address within a bank.
    ///
    /// - Parameter places: The address of each state of the automaton.
    /// - Returns: The index of each group.
    func indices(places: ContiguousArray<Int32>) -> ContiguousArray<Int32> {
        var indices = slot
        for table in tables {
            for start in stride(from: 0, to: table.count, by: 256) {
                let bank = table[start..<min(start + 256, table.count)]
                    .sorted { places[target(of: $0)] < places[target(of: $1)] }
                for (offset, group) in bank.enumerated() {
                    indices[Int(group)] = Int32(start + offset)
                }
            }
        }
        return indices
    }
}
