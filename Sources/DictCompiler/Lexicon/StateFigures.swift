/// For each state, the figures on which its layout depends: how many arcs lead to it, and how many
/// look-ups pass through it.
struct StateFigures {
    /// The number of arcs that lead to each state.
    var inDegree: [Int32]
    /// The number of words that pass through each state after two or more letters, as an estimate
    /// of its look-ups; the directory of letter pairs skips earlier states.
    var traffic: [UInt64]
    /// The approximate size of each state and of the states that only it leads to, in eighths of a
    /// byte.
    var weight: [UInt32]

    /// Computes the figures of `automaton`.
    ///
    /// - Complexity: O(arcs).
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
