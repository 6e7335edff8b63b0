/// Statistics about the states of an automaton, which determine how each state is stored.
///
/// Each array contains one value per state.
struct StateFigures {
    /// The number of arcs that lead to each state.
    ///
    /// One is added for the root, where every look-up starts.
    let inDegree: ContiguousArray<Int32>
    /// For each state, the number of words that pass through it after two or more letters.
    ///
    /// This is an estimate of how many look-ups visit the state. A look-up skips the first two
    /// letters, because it starts in the directory of letter pairs.
    let traffic: ContiguousArray<UInt64>
    /// The approximate size of each state and its subtree, in eighths of a byte.
    ///
    /// The subtree includes only children to which no other arc leads, and likewise their children.
    let weight: ContiguousArray<UInt32>

    /// Creates statistics about all states of `automaton`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arcs in `automaton`.
    init(_ automaton: Automaton) {
        let states = automaton.stateCount
        let inDegree = Self.inDegree(automaton)
        var traffic = ContiguousArray<UInt64>(repeating: 0, count: states)
        var weight = ContiguousArray<UInt32>(repeating: 0, count: states)
        // Spans, since an array is asked whether it is shared at each change.
        var paths = traffic.mutableSpan
        var weights = weight.mutableSpan
        for arc in automaton.arcs[automaton.arcRange(automaton.root)] {
            for second in automaton.arcs[automaton.arcRange(arc.target)] {
                paths[second.target] += 1
            }
        }
        // Targets have smaller numbers: downwards, a state's paths are known before its targets'.
        for state in stride(from: states - 1, to: 0, by: -1) where paths[state] > 0 {
            for index in automaton.arcRange(state) {
                paths[automaton.arcs[index].target] += paths[state]
            }
        }
        for state in 0..<states { paths[state] *= UInt64(automaton.wordCounts[state]) }
        for state in 1..<max(states, 1) {
            var eighths: UInt32 = 3
            for index in automaton.arcRange(state) {
                let target = automaton.arcs[index].target
                eighths &+= 14
                if target != 0, inDegree[target] == 1 { eighths &+= weights[target] }
            }
            weights[state] = eighths
        }
        self.inDegree = inDegree
        self.traffic = traffic
        self.weight = weight
    }

    private static func inDegree(_ automaton: Automaton) -> ContiguousArray<Int32> {
        var inDegree = ContiguousArray<Int32>(repeating: 0, count: automaton.stateCount)
        var degrees = inDegree.mutableSpan
        for arc in automaton.arcs { degrees[arc.target] += 1 }
        degrees[automaton.root] += 1
        return inDegree
    }
}
