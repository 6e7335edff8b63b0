/// Arcs that could share one entry, numbered: those that agree in target and in part of the rest.
///
/// Only targets that enough arcs name get groups, so most arcs are in none.
struct ArcGroups {
    /// The group of each arc; -1 for none.
    private(set) var group: [Int32]
    /// An arc of each group.
    private(set) var representative: [Int32] = []
    /// Whether the representative is the last arc of its state.
    private(set) var isLast: [Bool] = []

    /// The number of groups.
    var count: Int { representative.count }

    /// Groups the arcs of `automaton` whose targets have at least `minimum` arcs.
    ///
    /// `key` is what arcs of a group agree in, besides the target: a number below 256.
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
