import DictFormat
import DictModel

/// The order in which the states of an automaton are written to a lexicon file.
///
/// The file begins with a hot region of frequent targets, whose addresses fit into two bytes. These
/// states are grouped by word count, so that most targets on a page of 256 bytes share one count.
/// The other states follow depth-first from the root, the smallest subtree first, so that many
/// children are within 255 bytes of their arcs. Many states are directly followed by one of their
/// children, to which they can refer without an address.
struct NodeOrder {
    /// The state numbers in file order, the first of which is state 0, which has no arcs.
    private(set) var states: ContiguousArray<Int32>
    /// For each state, the child that directly follows it in the file, or 0 if there is none.
    private(set) var follower: ContiguousArray<Int32>

    /// Creates an order for the states of `automaton`.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose states are put in order.
    ///   - figures: Statistics about the automaton's states, such as the number of arcs to each of
    ///     them.
    ///   - forms: The form in which each state is stored: a list of arcs or a dense node.
    ///   - uses: For each state, the number of arcs that refer to it by an address.
    init(
        _ automaton: Automaton, _ figures: StateFigures, forms: [DenseChoice.Form],
        uses: ContiguousArray<Int32>
    ) {
        var states = ContiguousArray<Int32>(repeating: 0, count: automaton.stateCount)
        var follower = states
        var standings = figures.standings
        standings[0] = .placed
        if automaton.root != 0 {
            var placing = Placing(
                states: states.mutableSpan, follower: follower.mutableSpan,
                standings: standings.mutableSpan)
            placing.placeAll(
                hot: Self.hotStates(automaton, uses), root: automaton.root,
                Graph(automaton, figures, forms))
        }
        self.states = states
        self.follower = follower
    }

    /// The standing of a state while places are given: whether it has one, and if not, whether it
    /// has one parent or several.
    enum Standing: UInt8 { case shared, onlyChild, placed }

    /// The properties of states that determine their places.
    ///
    /// They are spans, since arrays are counted references.
    private struct Graph: ~Escapable {
        let arcs: Span<Automaton.Arc>
        let firstArc: Span<Int32>
        let weight: Span<UInt32>
        let forms: Span<DenseChoice.Form>

        @_lifetime(borrow automaton, borrow figures, borrow forms)
        init(
            _ automaton: borrowing Automaton, _ figures: borrowing StateFigures,
            _ forms: borrowing [DenseChoice.Form]
        ) {
            arcs = automaton.arcs.span
            firstArc = automaton.firstArc.span
            weight = figures.weight.span
            self.forms = forms.span
        }

        @inline(__always)
        func arcRange(_ state: Int) -> Range<Int> {
            Int(firstArc[state])..<Int(firstArc[state &+ 1])
        }
    }

    /// Returns the states for the hot region, those to which the most arcs refer by an address.
    ///
    /// The hot region is the start of section NODE, where addresses fit into two bytes. The result
    /// contains as many states as are likely to fit, grouped by word count.
    private static func hotStates(
        _ automaton: Automaton, _ uses: ContiguousArray<Int32>
    ) -> [Int32] {
        var candidates: [Int32] = []
        var most = 0
        for state in 1..<automaton.stateCount where uses[state] >= 2 {
            candidates.append(Int32(state))
            most = max(most, Int(uses[state]))
        }
        candidates = CountingSort.sorted(candidates, below: most + 1) { most - Int(uses[Int($0)]) }
        var room = Double(LexiconFormat.pagedBytes - 3_500)
        var isChosen = ContiguousArray<Bool>(repeating: false, count: automaton.stateCount)
        for state in candidates {
            room -= 0.4 + 1.75 * Double(automaton.arcRange(Int(state)).count)
            if room < 0 { break }
            isChosen[Int(state)] = true
        }
        let chosen = isChosen.indices.compactMap { isChosen[$0] ? Int32($0) : nil }
        return CountingSort.sorted(chosen, below: 256) {
            Int(min(automaton.wordCounts[Int($0)], 255))
        }
    }

    /// The places that states have so far.
    private struct Placing: ~Copyable, ~Escapable {
        private var states: MutableSpan<Int32>
        private var follower: MutableSpan<Int32>
        private var standings: MutableSpan<Standing>
        /// The number of states that have a place.
        private var count = 1

        @_lifetime(copy states, copy follower, copy standings)
        init(
            states: consuming MutableSpan<Int32>, follower: consuming MutableSpan<Int32>,
            standings: consuming MutableSpan<Standing>
        ) {
            self.states = states
            self.follower = follower
            self.standings = standings
        }

        /// Gives places to the states of the hot region, and then to all others below `root`.
        mutating func placeAll(hot: [Int32], root: Int, _ graph: borrowing Graph) {
            for state in hot { placeChain(from: Int(state), graph) }
            let hotCount = count
            var pending: ContiguousArray = [UInt64(root)]
            placeTrees(&pending, graph)
            for place in 1..<hotCount {
                pushChildren(of: place..<place + 1, to: &pending, graph)
                placeTrees(&pending, graph)
            }
        }

        /// Gives the next places to `start`, one of its children, a child of that child, and so on.
        ///
        /// - Returns: The places. The range is empty if `start` already has a place.
        @discardableResult
        private mutating func placeChain(from start: Int, _ graph: borrowing Graph) -> Range<Int> {
            let first = count
            var state = start
            while standings[state] != .placed {
                standings[state] = .placed
                states[count] = Int32(state)
                count &+= 1
                guard graph.forms[state] == .list, let next = chainChild(of: state, graph) else {
                    break
                }
                follower[state] = Int32(next)
                state = next
            }
            return first..<count
        }

        /// Returns the child to place directly after `state`, or `nil` if there is none.
        ///
        /// This is the target of the last arc. If that already has a place, it is the last child that
        /// has neither a place nor another parent.
        private func chainChild(of state: Int, _ graph: borrowing Graph) -> Int? {
            let range = graph.arcRange(state)
            var index = range.upperBound - 1
            guard index >= range.lowerBound else { return nil }
            let target = graph.arcs[index].target
            if standings[target] != .placed { return target }
            while index > range.lowerBound {
                index -= 1
                let target = graph.arcs[index].target
                if standings[target] == .onlyChild { return target }
            }
            return nil
        }

        /// Gives places to all states in `pending` and below them that have none, depth-first.
        ///
        /// The last element comes first; its lower 32 bits are the number of a state.
        private mutating func placeTrees(
            _ pending: inout ContiguousArray<UInt64>, _ graph: borrowing Graph
        ) {
            while let next = pending.popLast() {
                let state = Int(next & 0xffff_ffff)
                if standings[state] == .placed { continue }
                let chain = placeChain(from: state, graph)
                pushChildren(of: chain, to: &pending, graph)
            }
        }

        /// Appends to `pending` all children without a place of the states at the places in `chain`,
        /// the smallest subtree last.
        ///
        /// The upper 32 bits of an element are the size of the subtree.
        private func pushChildren(
            of chain: Range<Int>, to pending: inout ContiguousArray<UInt64>,
            _ graph: borrowing Graph
        ) {
            let base = pending.count
            for place in chain {
                for index in graph.arcRange(Int(states[place])) {
                    let target = graph.arcs[index].target
                    if standings[target] == .placed { continue }
                    pending.append(UInt64(graph.weight[target]) << 32 | UInt64(target))
                }
            }
            if pending.count - base > 32 {
                pending[base...].sort(by: >)
            } else if pending.count - base > 1 {
                Self.insertionSort(&pending, from: base)
            }
        }

        /// Puts the elements of `pending` from `base` on in descending order, of which there are few.
        private static func insertionSort(
            _ pending: inout ContiguousArray<UInt64>, from base: Int
        ) {
            var pending = pending.mutableSpan
            for index in base &+ 1..<pending.count {
                let element = pending[index]
                var place = index
                while place > base, pending[place &- 1] < element {
                    pending[place] = pending[place &- 1]
                    place &-= 1
                }
                pending[place] = element
            }
        }
    }
}
