import DictModel

/// Groups of automaton arcs that are similar enough to share one entry in the lexicon file.
///
/// Arcs are in the same group if they lead to the same target and have the same key, which a
/// closure determines. Arcs whose target has only a few incoming arcs are in no group. Groups are
/// numbered starting at 0.
struct ArcGroups {
    /// For each arc, the index of its group, or -1 if the arc is in no group.
    private(set) var group: ContiguousArray<Int32>
    /// For each group, the index of one of its arcs.
    ///
    /// This arc shows what all arcs in the group have in common.
    private(set) var representative: [Int32] = []
    /// For each group, whether the arc in ``representative`` is the last arc of its state.
    private(set) var isLast: [Bool] = []

    /// The number of groups.
    var count: Int { representative.count }

    /// Creates groups of the arcs whose target has at least `minimum` incoming arcs.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose arcs are grouped.
    ///   - inDegree: The number of arcs that lead to each state.
    ///   - minimum: The minimum number of incoming arcs that a target must have for its arcs to be
    ///     grouped.
    ///   - key: A closure that returns the key of an arc, given the arc and whether it is the last
    ///     one of its state.
    @inline(__always)
    init(
        _ automaton: Automaton, inDegree: ContiguousArray<Int32>, minimum: Int32,
        key: (_ arc: Automaton.Arc, _ isLast: Bool) -> UInt32
    ) {
        var group = ContiguousArray<Int32>(repeating: -1, count: automaton.arcs.count)
        // Chains of groups with the same target, the one that was asked for last first: an arc mostly
        // is in one of a few groups with many arcs. -1 is the end of a chain, -2 a target without one.
        var firstOfTarget = ContiguousArray<Int32>(
            inDegree.lazy.map { $0 >= minimum ? -1 : Self.noChain })
        firstOfTarget[0] = Self.noChain
        var links: ContiguousArray<Link> = []
        // Spans, since an array is asked whether it is shared at each change.
        var groups = group.mutableSpan
        var first = firstOfTarget.mutableSpan
        let arcs = automaton.arcs.span
        for state in 1..<max(automaton.stateCount, 1) {
            let range = automaton.arcRange(state)
            for index in range {
                let arc = arcs[index]
                let start = first[arc.target]
                if start == Self.noChain { continue }
                let wanted = key(arc, index == range.upperBound - 1)
                var (at, before) = (start, -1 as Int32)
                while at >= 0, links[Int(at)].key != wanted {
                    (at, before) = (links[Int(at)].next, at)
                }
                if at < 0 {
                    at = Int32(links.count)
                    links.append(Link(key: wanted, next: start))
                    representative.append(Int32(index))
                    isLast.append(index == range.upperBound - 1)
                    first[arc.target] = at
                } else if before >= 0 {
                    links[Int(before)].next = links[Int(at)].next
                    links[Int(at)].next = start
                    first[arc.target] = at
                }
                groups[index] = at
            }
        }
        self.group = group
    }

    private static var noChain: Int32 { -2 }

    /// A group in the chain of those with the same target.
    private struct Link {
        let key: UInt32
        /// The next group in the chain, or -1.
        var next: Int32
    }
}
