import DictModel

/// The states of an automaton in the making that get no more arcs.
struct FrozenStates {
    private(set) var automaton: Automaton
    private var register = StateRegister()
    /// Whether words have been lost because the number of states has reached ``limit``.
    private(set) var isFull = false
    /// The maximum number of states.
    var limit = Automaton.maximumStates

    /// Creates states with arcs for `alphabet`, and reserves memory for about `expectedWords` words.
    init(alphabet: [UInt8], expectedWords: Int) {
        automaton = Automaton(alphabet: alphabet)
        automaton.arcs.reserveCapacity(expectedWords)
        automaton.firstArc.reserveCapacity(expectedWords / 2)
        automaton.wordCounts.reserveCapacity(expectedWords / 2)
    }

    /// Returns the number assigned to the state with `arcs`, a new one unless there is an equal one.
    ///
    /// Returns 0 if there are no arcs, or no room for another state.
    @inline(__always)
    mutating func state(with arcs: Span<Automaton.Arc>) -> Int {
        if arcs.isEmpty { return 0 }
        let finding = register.find(arcs, in: automaton)
        return finding.state != 0 ? finding.state : add(arcs, finding)
    }

    @inline(never)
    private mutating func add(
        _ arcs: Span<Automaton.Arc>, _ finding: StateRegister.Finding
    ) -> Int {
        let state = automaton.stateCount
        guard state < limit else {
            isFull = true
            return 0
        }
        automaton.append(arcs)
        register.add(state, finding)
        return state
    }

    /// Returns the automaton whose root is `root` and whose longest word has `longestWord` letters.
    consuming func finish(root: Int, longestWord: Int) -> Automaton {
        automaton.root = root
        automaton.longestWord = longestWord
        return automaton
    }
}
