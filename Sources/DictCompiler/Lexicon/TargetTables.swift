import DictFormat

/// For each label, a table of the most frequent targets, to which arcs can refer with one byte.
struct TargetTables {
    /// The groups of arcs with the same label and target.
    let groups: ArcGroups
    /// The index of each group in the table of its label; -1 if it is not in the table.
    private(set) var slot: [Int32]
    /// The groups in the table of each label.
    private(set) var tables: [[Int32]]
    /// The label and the target of each group.
    private let members: [(label: Int, target: Int)]
    /// For each group, whether the word count of its target fits into a table entry.
    private let fits: [Bool]

    /// Creates empty tables for the arcs of `automaton`; targets with fewer than `minimum` arcs
    /// never enter them.
    init(_ automaton: Automaton, inDegree: [Int32], minimum: UInt32) {
        groups = ArcGroups(automaton, inDegree: inDegree, minimum: Int32(minimum)) { index, _ in
            UInt32(automaton.arcs[index].label)
        }
        slot = [Int32](repeating: -1, count: groups.count)
        tables = [[Int32]](repeating: [], count: automaton.alphabet.count)
        members = groups.representative.map {
            let arc = automaton.arcs[Int($0)]
            return (arc.label, arc.target)
        }
        fits = members.map { automaton.wordCounts[$0.target] < 256 }
    }

    /// Refills the tables with the groups that at least `minimum` arcs would use, the most used
    /// first.
    ///
    /// `uses` is the number of these arcs for each group.
    mutating func choose(uses: [UInt32], minimum: UInt32) {
        var byLabel = [[Int32]](repeating: [], count: tables.count)
        for group in 0..<groups.count where uses[group] >= minimum && fits[group] {
            byLabel[members[group].label].append(Int32(group))
        }
        for index in slot.indices { slot[index] = -1 }
        for label in tables.indices {
            byLabel[label].sort {
                (uses[Int($0)], $1) > (uses[Int($1)], $0)
            }
            tables[label] = Array(byLabel[label].prefix(256 * LexiconFormat.banks))
            for (index, group) in tables[label].enumerated() {
                slot[Int(group)] = Int32(index)
            }
        }
    }

    /// Returns the index of an arc's target in the table of its label; -1 if it is not in the
    /// table.
    func slot(ofArc index: Int) -> Int {
        let group = groups.group[index]
        return group < 0 ? -1 : Int(slot[Int(group)])
    }

    /// Returns the target state shared by the arcs of `group`.
    func target(of group: Int32) -> Int { members[Int(group)].target }
}
