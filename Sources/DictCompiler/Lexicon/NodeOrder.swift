import DictFormat

/// The order in which states are written, and which states directly follow a parent that can refer
/// to them without an address.
///
/// A hot region comes first, with targets of two-byte addresses. It is grouped by word count, so
/// that most targets on a page of 256 bytes share one count. The other states follow depth first
/// from the root, small subtrees first, so that many children are within 255 bytes of their arcs.
struct NodeOrder {
    /// The states in file order, without the empty one.
    private(set) var states: [Int32] = []
    /// For each state, its child that is placed directly after it; 0 if there is none.
    private(set) var follower: [Int32]

    private let automaton: Automaton
    private let figures: StateFigures
    private let forms: [DenseChoice.Form]
    private var placed: [Bool]

    /// Creates an order for the states of `automaton`.
    ///
    /// `uses` is, for each state, the number of arcs that refer to it by an address.
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

    /// Returns the states that most arcs refer to by an address, as many as fit into the paged
    /// region, grouped by word count.
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

    /// Places `start` and then, repeatedly, a child that can directly follow the last state.
    ///
    /// - Returns: The states placed.
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

    /// Returns the child to place after `state`: the target of the last arc or, if that is placed
    /// already, the last child without another parent; `nil` if there is none.
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

    /// Places all states below `chain` that have no place yet, the smallest subtree first.
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
