/// The figures of each state that the layout needs: how often it is shared, and how often look-ups
/// pass through it.
struct StateFigures {
    /// How many arcs lead to the state.
    var inDegree: [Int32]
    /// How many words pass through the state beyond their second letter, where the directory by
    /// letter pairs has done its work: the traffic of look-ups that hit.
    var traffic: [UInt64]
    /// Rough size of the state and of what only it leads to, in eighths of a byte.
    var weight: [UInt32]

    /// The figures of `automaton`.
    ///
    /// O(arcs).
    init(_ automaton: Automaton) {
        let states = automaton.stateCount
        inDegree = [Int32](repeating: 0, count: states)
        weight = [UInt32](repeating: 0, count: states)
        var paths = [UInt64](repeating: 0, count: states)
        for arc in automaton.arcs { inDegree[arc.target] += 1 }
        inDegree[automaton.root] += 1
        for arc in automaton.arcs[automaton.arcRange(automaton.root)] {
            for second in automaton.arcs[automaton.arcRange(arc.target)] {
                paths[second.target] += 1
            }
        }
        // Targets have smaller numbers: downwards, a state's paths are known before its targets'.
        for state in stride(from: states - 1, to: 0, by: -1) {
            for index in automaton.arcRange(state) where paths[state] > 0 {
                paths[automaton.arcs[index].target] += paths[state]
            }
        }
        for state in 1..<max(states, 1) {
            var eighths: UInt32 = 3
            for index in automaton.arcRange(state) {
                let target = automaton.arcs[index].target
                eighths &+= 14
                if target != 0, inDegree[target] == 1 { eighths &+= weight[target] }
            }
            weight[state] = eighths
        }
        traffic = zip(paths, automaton.wordCounts).map { $0 * UInt64($1) }
    }
}
