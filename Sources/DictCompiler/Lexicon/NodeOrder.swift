import DictFormat

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

    private let automaton: Automaton
    private let figures: StateFigures
    private let forms: [DenseChoice.Form]
    private var placed: ContiguousArray<Bool>
    /// The number of states that have a place.
    private var count = 1

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
        self.automaton = automaton
        self.figures = figures
        self.forms = forms
        states = ContiguousArray(repeating: 0, count: automaton.stateCount)
        follower = ContiguousArray(repeating: 0, count: automaton.stateCount)
        placed = ContiguousArray(repeating: false, count: automaton.stateCount)
        placed[0] = true
        guard automaton.root != 0 else { return }
        for state in hotStates(uses) { placeChain(from: Int(state)) }
        let hotCount = count
        var pending = [UInt64(automaton.root)]
        placeTrees(&pending)
        for place in 1..<hotCount {
            pushChildren(of: place..<place + 1, to: &pending)
            placeTrees(&pending)
        }
    }

    /// Returns the states for the hot region, those to which the most arcs refer by an address.
    ///
    /// The hot region is the start of section NODE, where addresses fit into two bytes. The result
    /// contains as many states as are likely to fit, grouped by word count.
    private func hotStates(_ uses: ContiguousArray<Int32>) -> [Int32] {
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

    /// Gives the next places to `start`, one of its children, a child of that child, and so on.
    ///
    /// - Returns: The places. The range is empty if `start` already has a place.
    @discardableResult
    private mutating func placeChain(from start: Int) -> Range<Int> {
        let first = count
        var state = start
        while !placed[state] {
            placed[state] = true
            states[count] = Int32(state)
            count += 1
            guard forms[state] == .list, let next = chainChild(of: state) else { break }
            follower[state] = Int32(next)
            state = next
        }
        return first..<count
    }

    /// Returns the child to place directly after `state`, or `nil` if there is none.
    ///
    /// This is the target of the last arc. If that already has a place, it is the last child that
    /// has neither a place nor another parent.
    private func chainChild(of state: Int) -> Int? {
        let range = automaton.arcRange(state)
        var index = range.upperBound - 1
        guard index >= range.lowerBound else { return nil }
        let target = automaton.arcs[index].target
        if !placed[target] { return target }
        while index > range.lowerBound {
            index -= 1
            let target = automaton.arcs[index].target
            if !placed[target], figures.hasOneParent[target] { return target }
        }
        return nil
    }

    /// Gives places to all states in `pending` and below them that have none, depth-first.
    ///
    /// The last element comes first; its lower 32 bits are the number of a state.
    private mutating func placeTrees(_ pending: inout [UInt64]) {
        while let next = pending.popLast() {
            let state = Int(next & 0xffff_ffff)
            if placed[state] { continue }
            let chain = placeChain(from: state)
            pushChildren(of: chain, to: &pending)
        }
    }

    /// Appends to `pending` all children without a place of the states at the places in `chain`,
    /// the smallest subtree last.
    ///
    /// The upper 32 bits of an element are the size of the subtree.
    private func pushChildren(of chain: Range<Int>, to pending: inout [UInt64]) {
        let base = pending.count
        for place in chain {
            for index in automaton.arcRange(Int(states[place])) {
                let target = automaton.arcs[index].target
                if placed[target] { continue }
                pending.append(UInt64(figures.weight[target]) << 32 | UInt64(target))
            }
        }
        if pending.count - base > 1 { pending[base...].sort(by: >) }
    }
}
