import DictModel

/// Statistics about the states of an automaton, which determine where each state is stored.
///
/// Each array contains one value per state.
struct StateFigures {
    /// Whether exactly one arc leads to each state, or it is a root without arcs to it; and that no
    /// state has a place yet.
    let standings: ContiguousArray<NodeOrder.Standing>
    /// The approximate size of each state and its subtree, in eighths of a byte.
    ///
    /// The subtree includes only children to which no other arc leads, and likewise their children.
    let weight: ContiguousArray<UInt32>

    /// Creates statistics about all states of `automaton`.
    ///
    /// `inDegree` is the number of arcs that lead to each state.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arcs in `automaton`.
    init(_ automaton: Automaton, inDegree: ContiguousArray<Int32>) {
        let states = automaton.stateCount
        var weight = ContiguousArray<UInt32>(repeating: 0, count: states)
        // A span, since an array is asked whether it is shared at each change.
        var weights = weight.mutableSpan
        let (arcs, degrees) = (automaton.arcs.span, inDegree.span)
        for state in 1..<max(states, 1) {
            var eighths: UInt32 = 3
            for index in automaton.arcRange(state) {
                let target = arcs[index].target
                eighths &+= 14
                if target != 0, degrees[target] == 1 { eighths &+= weights[target] }
            }
            weights[state] = eighths
        }
        standings = ContiguousArray(inDegree.lazy.map { $0 == 1 ? .onlyChild : .shared })
        self.weight = weight
    }

    /// Returns, for each state of `automaton`, the number of words that pass through it after two or
    /// more letters.
    ///
    /// This is an estimate of how many look-ups visit the state. The first two letters are left out,
    /// since every look-up needs the same few states for them.
    static func traffic(_ automaton: Automaton) -> ContiguousArray<UInt64> {
        let states = automaton.stateCount
        var traffic = ContiguousArray<UInt64>(repeating: 0, count: states)
        var paths = traffic.mutableSpan
        for arc in automaton.arcs[automaton.arcRange(automaton.root)] {
            for second in automaton.arcs[automaton.arcRange(arc.target)] {
                paths[second.target] += 1
            }
        }
        let arcs = automaton.arcs.span
        // Targets have smaller numbers: downwards, a state's paths are known before its targets'.
        for state in stride(from: states - 1, to: 0, by: -1) where paths[state] > 0 {
            for index in automaton.arcRange(state) { paths[arcs[index].target] += paths[state] }
        }
        for state in 0..<states { paths[state] *= UInt64(automaton.wordCounts[state]) }
        return traffic
    }

    /// Returns the number of arcs that lead to each state of `automaton`.
    ///
    /// One is added for the root, where every look-up starts.
    static func inDegree(_ automaton: Automaton) -> ContiguousArray<Int32> {
        var inDegree = ContiguousArray<Int32>(repeating: 0, count: automaton.stateCount)
        var degrees = inDegree.mutableSpan
        for arc in automaton.arcs { degrees[arc.target] += 1 }
        degrees[automaton.root] += 1
        return inDegree
    }
}
