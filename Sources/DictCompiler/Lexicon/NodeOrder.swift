import DictFormat

/// The order in which the states of an automaton are written to a lexicon file.
///
/// The file begins with a hot region of frequent targets, whose addresses fit into two bytes. These
/// states are grouped by word count, so that most targets on a page of 256 bytes share one count.
/// The other states follow depth-first from the root, the smallest subtree first, so that many
/// children are within 255 bytes of their arcs. Many states are directly followed by one of their
/// children, to which they can refer without an address.
struct NodeOrder {
    /// The state numbers in file order, without state 0, which has no arcs.
    private(set) var states: [Int32] = []
    /// For each state, the child that directly follows it in the file, or 0 if there is none.
    private(set) var follower: [Int32]

    private let automaton: Automaton
    private let figures: StateFigures
    private let forms: [DenseChoice.Form]
    private var placed: [Bool]

    /// Creates an order for the states of `automaton`.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose states are put in order.
    ///   - figures: Statistics about the automaton's states, such as the number of arcs to each of
    ///     them.
    ///   - forms: The form in which each state is stored: a list of arcs or a dense node.
    ///   - uses: For each state, the number of arcs that refer to it by an address.
    init(
        _ automaton: Automaton, _ figures: StateFigures, forms: [DenseChoice.Form], uses: [Int32]
    ) {
        self.automaton = automaton
        self.figures = figures
        self.forms = forms
        follower = [Int32](repeating: 0, count: automaton.stateCount)
        placed = [Bool](repeating: false, count: automaton.stateCount)
        states.reserveCapacity(automaton.stateCount)
        placed[0] = true
        guard automaton.root != 0 else { return }
        let hot = hotStates(uses)
        for state in hot { _ = placeChain(from: Int(state)) }
        let hotRegion = states
        placeTree(from: automaton.root)
        for state in hotRegion { placeChildren(of: [state]) }
    }

    /// Returns the states for the hot region, those to which the most arcs refer by an address.
    ///
    /// The hot region is the start of section NODE, where addresses fit into two bytes. The result
    /// contains as many states as are likely to fit, grouped by word count.
    private func hotStates(_ uses: [Int32]) -> [Int32] {
        var candidates: [Int32] = []
        for state in 1..<automaton.stateCount where uses[state] >= 2 {
            candidates.append(Int32(state))
        }
        candidates.sort {
            (uses[Int($0)], $1) > (uses[Int($1)], $0)
        }
        var room = Double(LexiconFormat.pagedBytes - 3_500)
        var chosen: [Int32] = []
        for state in candidates {
            room -= 0.4 + 1.75 * Double(automaton.arcRange(Int(state)).count)
            if room < 0 { break }
            chosen.append(state)
        }
        func group(_ state: Int32) -> UInt32 { min(automaton.wordCounts[Int(state)], 255) }
        return chosen.sorted { (group($0), $0) < (group($1), $1) }
    }

    /// Appends `start` to ``states``, then one of its children, then a child of that child, and so
    /// on.
    ///
    /// - Returns: The appended states. The array is empty if `start` already has a place.
    private mutating func placeChain(from start: Int) -> [Int32] {
        var chain: [Int32] = []
        var state = start
        while !placed[state] {
            placed[state] = true
            states.append(Int32(state))
            chain.append(Int32(state))
            guard forms[state] == .list, let next = chainChild(of: state) else { break }
            follower[state] = Int32(next)
            state = next
        }
        return chain
    }

    /// Returns the child to place directly after `state`, or `nil` if there is none.
    ///
    /// This is the target of the last arc. If that already has a place, it is the last child that
    /// has neither a place nor another parent.
    private func chainChild(of state: Int) -> Int? {
        let arcs = automaton.arcRange(state)
        guard let last = arcs.last else { return nil }
        let target = automaton.arcs[last].target
        if !placed[target] { return target }
        for index in arcs.dropLast().reversed() {
            let target = automaton.arcs[index].target
            if !placed[target], figures.inDegree[target] == 1 { return target }
        }
        return nil
    }

    private mutating func placeTree(from state: Int) {
        let chain = placeChain(from: state)
        placeChildren(of: chain)
    }

    /// Appends all states below `chain` that have no place in the order yet, the smallest subtree
    /// first.
    private mutating func placeChildren(of chain: [Int32]) {
        var children: [Int32] = []
        for state in chain {
            for index in automaton.arcRange(Int(state)) {
                let target = automaton.arcs[index].target
                if !placed[target] { children.append(Int32(target)) }
            }
        }
        if children.isEmpty { return }
        if children.count > 1 {
            children.sort {
                (figures.weight[Int($0)], $0) < (figures.weight[Int($1)], $1)
            }
        }
        for child in children where !placed[Int(child)] { placeTree(from: Int(child)) }
    }
}
