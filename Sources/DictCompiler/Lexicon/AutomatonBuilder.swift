/// Builds the minimal automaton of a sorted list of words, one word at a time.
///
/// The algorithm is the one for sorted data of Daciuk, Mihov, Watson and Watson, "Incremental
/// Construction of Minimal Acyclic Finite-State Automata" (Computational Linguistics 26(1), 2000):
/// only the states along the last word are open; whatever a new word leaves behind is frozen, and
/// a frozen state that has a twin in the register becomes that twin.
/// O(letters) on average; memory is that of the automaton and its register.
struct AutomatonBuilder {
    private var automaton: Automaton
    private let labels: [UInt8]
    /// The open state of each depth along the last word.
    private var path: [OpenState] = [OpenState()]
    private var previous: [UInt8] = []
    private var register: [UInt32]
    private var registered = 0

    /// The arcs of an open state; the last one is still growing.
    private struct OpenState {
        var arcs: [Automaton.Arc] = []
        /// Label and word bit of the arc that leads to the next open state.
        var label: UInt8 = 0
        var isWord = false
    }

    /// A builder for words over `alphabet`: distinct bytes, ascending, at most 31.
    init(alphabet: [UInt8], expectedWords: Int) {
        automaton = Automaton(alphabet: alphabet)
        var labels = [UInt8](repeating: 255, count: 256)
        for (index, letter) in alphabet.enumerated() { labels[Int(letter)] = UInt8(index) }
        self.labels = labels
        var size = 1 << 10
        while size < expectedWords { size <<= 1 }
        register = [UInt32](repeating: 0, count: size)
        automaton.arcs.reserveCapacity(expectedWords)
        automaton.firstArc.reserveCapacity(expectedWords / 2)
        automaton.wordCounts.reserveCapacity(expectedWords / 2)
    }

    /// Adds `word`; words have to come ascending by bytes, each once, all letters in the alphabet.
    mutating func insert(_ word: Span<UInt8>) {
        var common = 0
        let shorter = min(word.count, previous.count)
        while common < shorter, word[common] == previous[common] { common += 1 }
        freeze(downTo: common)
        while path.count <= word.count { path.append(OpenState()) }
        for depth in common..<word.count {
            path[depth].label = labels[Int(word[depth])]
            path[depth].isWord = depth == word.count - 1
        }
        previous.removeAll(keepingCapacity: true)
        for index in word.indices { previous.append(word[index]) }
        automaton.longestWord = max(automaton.longestWord, word.count)
    }

    /// The automaton of all words inserted.
    mutating func finish() -> Automaton {
        freeze(downTo: 0)
        automaton.root = frozen(path[0].arcs)
        return automaton
    }

    /// Freezes the open states deeper than `depth`, the deepest first.
    private mutating func freeze(downTo depth: Int) {
        var at = previous.count
        while at > depth {
            let target = frozen(path[at].arcs)
            path[at].arcs.removeAll(keepingCapacity: true)
            at -= 1
            path[at].arcs.append(
                Automaton.Arc(label: path[at].label, isWord: path[at].isWord, target: target))
        }
    }

    /// The number of the state with `arcs`: a registered twin, or a new one.
    private mutating func frozen(_ arcs: [Automaton.Arc]) -> Int {
        if arcs.isEmpty { return 0 }
        if registered * 4 > register.count * 3 { growRegister() }
        var slot = Self.hash(arcs[...]) & (register.count - 1)
        while register[slot] != 0 {
            let state = Int(register[slot])
            if automaton.arcs[automaton.arcRange(state)].elementsEqual(arcs) { return state }
            slot = (slot + 1) & (register.count - 1)
        }
        let state = automaton.stateCount
        var words: UInt32 = 0
        for arc in arcs {
            words += automaton.wordCounts[arc.target] + (arc.isWord ? 1 : 0)
        }
        automaton.arcs.append(contentsOf: arcs)
        automaton.firstArc.append(Int32(automaton.arcs.count))
        automaton.wordCounts.append(words)
        register[slot] = UInt32(state)
        registered += 1
        return state
    }

    private mutating func growRegister() {
        register = [UInt32](repeating: 0, count: register.count * 2)
        for state in 1..<automaton.stateCount {
            var slot =
                Self.hash(automaton.arcs[automaton.arcRange(state)]) & (register.count - 1)
            while register[slot] != 0 { slot = (slot + 1) & (register.count - 1) }
            register[slot] = UInt32(state)
        }
    }

    /// The multiply-and-rotate step of FxHash over the packed arcs.
    private static func hash(_ arcs: ArraySlice<Automaton.Arc>) -> Int {
        var hash: UInt64 = 0
        for arc in arcs {
            hash = ((hash << 5 | hash >> 59) ^ UInt64(arc.packed)) &* 0x517c_c1b7_2722_0a95
        }
        return Int(truncatingIfNeeded: hash >> 20)
    }
}
