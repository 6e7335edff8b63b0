import DictFormat

/// For each label the targets that its arcs name most; an arc names one of them in a byte.
struct TargetTables {
    /// The arcs by label and target.
    let groups: ArcGroups
    /// The index of a group in the table of its label; -1 if it has none.
    private(set) var slot: [Int32]
    /// The groups in each label's table.
    private(set) var tables: [[Int32]]
    /// For each group the label of its arcs, and its target.
    private let members: [(label: Int, target: Int)]
    /// Whether the count below a group's target fits into an entry.
    private let fits: [Bool]

    /// Empty tables for the arcs of `automaton`.
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

    /// Fills the tables with the groups that at least `minimum` arcs would use, most used first.
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

    /// The index of the target of the arc at `index` in the table of its label.
    func slot(ofArc index: Int) -> Int {
        let group = groups.group[index]
        return group < 0 ? -1 : Int(slot[Int(group)])
    }

    /// The target of `group`.
    func target(of group: Int32) -> Int { members[Int(group)].target }
}
