/// Numbered groups of arcs that could share one entry: they have the same target and the same key.
///
/// Only targets with enough arcs have groups, so most arcs are in none.
struct ArcGroups {
    /// The group of each arc; -1 if it is in none.
    private(set) var group: [Int32]
    /// The index of one arc from each group.
    private(set) var representative: [Int32] = []
    /// For each group, whether its representative is the last arc of its state.
    private(set) var isLast: [Bool] = []

    /// The number of groups.
    var count: Int { representative.count }

    /// Creates the groups for all targets to which at least `minimum` arcs lead.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose arcs are grouped.
    ///   - inDegree: The number of arcs that lead to each state.
    ///   - minimum: The minimum number of arcs to a target for it to have groups.
    ///   - key: Returns the key of an arc; arcs are in one group if their target and key are the
    ///     same.
    init(
        _ automaton: Automaton, inDegree: [Int32], minimum: Int32,
        key: (_ arc: Int, _ isLast: Bool) -> UInt32
    ) {
        group = [Int32](repeating: -1, count: automaton.arcs.count)
        // Chains of groups with the same target: few, since few labels lead to one state.
        var firstOfTarget = [Int32](repeating: -1, count: automaton.stateCount)
        var nextOfTarget: [Int32] = []
        var keys: [UInt32] = []
        for state in 1..<max(automaton.stateCount, 1) {
            let arcs = automaton.arcRange(state)
            for index in arcs {
                let target = automaton.arcs[index].target
                guard target != 0, inDegree[target] >= minimum else { continue }
                let wanted = key(index, index == arcs.upperBound - 1)
                var at = firstOfTarget[target]
                while at >= 0, keys[Int(at)] != wanted { at = nextOfTarget[Int(at)] }
                if at < 0 {
                    at = Int32(keys.count)
                    keys.append(wanted)
                    representative.append(Int32(index))
                    isLast.append(index == arcs.upperBound - 1)
                    nextOfTarget.append(firstOfTarget[target])
                    firstOfTarget[target] = at
                }
                group[index] = at
            }
        }
    }
}
