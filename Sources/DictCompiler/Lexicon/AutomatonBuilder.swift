import DictModel

/// A builder that creates the minimal automaton of a sorted list of words, one word at a time.
///
/// ```swift
/// var builder = AutomatonBuilder(alphabet: Array("aept".utf8), expectedWords: 3, at: place)
/// for word in ["ape", "pea", "pet"] { try builder.insert(word.utf8Span.span) }
/// let automaton = builder.finish()
/// ```
///
/// Words must be added in ascending order, compared byte by byte, and each only once. In this
/// order, capitals precede all lower-case letters, and é follows z. Any other order is an error,
/// because the automaton would lose words. The empty word is an error too: words are marked on
/// arcs, and no arc leads to the root.
///
/// The algorithm is the one for sorted data in Daciuk, Mihov, Watson and Watson, "Incremental
/// Construction of Minimal Acyclic Finite-State Automata" (Computational Linguistics 26(1), 2000).
/// Only the states on the path of the last word are open to new arcs. When a new word leaves some
/// of these states, they are frozen: each is replaced by an equal state from the register of frozen
/// states, or added to the register if there is none.
///
/// - Complexity: O(*n*) on average, where *n* is the number of letters in all words. The automaton
///   and the register are the only large structures in memory.
struct AutomatonBuilder {
    private var automaton: Automaton
    private let labels: [UInt8]
    /// The place that errors report, such as the name of the lexicon file.
    private let place: Place
    /// The word that was added last.
    private var previous: [UInt8] = []
    /// For each non-empty prefix of ``previous``, from the shortest to the longest, whether it is a
    /// word.
    private var isWord: [Bool] = []
    /// The completed arcs of the states on the path of ``previous``, those of the root first.
    private var openArcs: [Automaton.Arc] = []
    /// For each state on the path of ``previous``, the index in ``openArcs`` of its first arc.
    private var starts: [Int] = [0]
    /// A hash table with open addressing that contains the frozen states, as state numbers.
    ///
    /// Free slots contain 0.
    private var register: [UInt32]
    private var registered = 0
    /// Whether words have been lost because the number of states has reached ``stateLimit``.
    private(set) var isFull = false
    /// The maximum number of states, which tests set to a lower value.
    var stateLimit = Automaton.maximumStates

    /// Creates a builder that contains no words yet.
    ///
    /// - Parameters:
    ///   - alphabet: The letters of the words, at most 31 different bytes in ascending order.
    ///   - expectedWords: The approximate number of words, used to reserve memory.
    ///   - place: The place that errors report.
    init(alphabet: [UInt8], expectedWords: Int, at place: Place) {
        self.place = place
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

    /// Adds `word`, whose letters must all be in the alphabet of the builder.
    ///
    /// - Throws: `words.out-of-order` if `word` is empty or is not greater than the previous word,
    ///   compared byte by byte. The word is then not added.
    mutating func insert(_ word: Span<UInt8>) throws(Diagnostic) {
        var common = 0
        let shorter = min(word.count, previous.count)
        while common < shorter, word[common] == previous[common] { common += 1 }
        guard common < word.count, common == previous.count || word[common] > previous[common]
        else { throw outOfOrder(word) }
        freeze(downTo: common)
        previous.removeLast(previous.count - common)
        isWord.removeLast(isWord.count - common)
        for depth in common..<word.count {
            previous.append(word[depth])
            isWord.append(depth == word.count - 1)
            starts.append(openArcs.count)
        }
        automaton.longestWord = max(automaton.longestWord, word.count)
    }

    /// Completes the automaton and returns it.
    ///
    /// The builder must not be used afterwards.
    mutating func finish() -> Automaton {
        freeze(downTo: 0)
        automaton.root = frozen(from: 0)
        return automaton
    }

    private func outOfOrder(_ word: Span<UInt8>) -> Diagnostic {
        Diagnostic(
            .wordsOutOfOrder, at: place, "words are out of order",
            found: PrintableText.quoted(word),
            expected: "a word after \(PrintableText.quoted(previous))")
    }

    /// Freezes all open states deeper than `depth`, the deepest first.
    ///
    /// A frozen state gets no more arcs. The root has depth 0.
    private mutating func freeze(downTo depth: Int) {
        var at = previous.count
        while at > depth {
            let target = frozen(from: starts.removeLast())
            at -= 1
            openArcs.append(
                Automaton.Arc(
                    label: labels[Int(previous[at])], isWord: isWord[at], target: target))
        }
    }

    /// Removes the open arcs from the index `start` on, and returns the number assigned to a frozen
    /// state with these arcs.
    ///
    /// The state is new unless the register already contains an equal one.
    ///
    /// - Returns: The number assigned to the state, or 0 if there are no such arcs or no room for
    ///   another state.
    private mutating func frozen(from start: Int) -> Int {
        let count = openArcs.count - start
        if count == 0 { return 0 }
        if registered * 4 > register.count * 3 { growRegister() }
        var slot =
            Self.hash(openArcs.span.extracting(start..<openArcs.count)) & (register.count - 1)
        while register[slot] != 0 {
            if isTwin(Int(register[slot]), from: start, count: count) {
                openArcs.removeLast(count)
                return Int(register[slot])
            }
            slot = (slot + 1) & (register.count - 1)
        }
        let state = automaton.stateCount
        guard state < stateLimit else {
            isFull = true
            openArcs.removeLast(count)
            return 0
        }
        var words: UInt32 = 0
        for index in start..<openArcs.count {
            let arc = openArcs[index]
            words += automaton.wordCounts[arc.target] + (arc.isWord ? 1 : 0)
            automaton.arcs.append(arc)
        }
        openArcs.removeLast(count)
        automaton.firstArc.append(Int32(automaton.arcs.count))
        automaton.wordCounts.append(words)
        register[slot] = UInt32(state)
        registered += 1
        return state
    }

    /// Whether the arcs of the frozen `state` equal the `count` open arcs from the index `start`
    /// on.
    private func isTwin(_ state: Int, from start: Int, count: Int) -> Bool {
        let first = Int(automaton.firstArc[state])
        guard Int(automaton.firstArc[state + 1]) - first == count else { return false }
        for index in 0..<count where automaton.arcs[first + index] != openArcs[start + index] {
            return false
        }
        return true
    }

    private mutating func growRegister() {
        register = [UInt32](repeating: 0, count: register.count * 2)
        for state in 1..<automaton.stateCount {
            var slot =
                Self.hash(automaton.arcs.span.extracting(automaton.arcRange(state)))
                & (register.count - 1)
            while register[slot] != 0 { slot = (slot + 1) & (register.count - 1) }
            register[slot] = UInt32(state)
        }
    }

    /// Returns a hash of `arcs`, computed with the rotate-and-multiply step of FxHash.
    private static func hash(_ arcs: Span<Automaton.Arc>) -> Int {
        var hash: UInt64 = 0
        for index in arcs.indices {
            hash =
                ((hash << 5 | hash >> 59) ^ UInt64(arcs[index].packed)) &* 0x517c_c1b7_2722_0a95
        }
        return Int(truncatingIfNeeded: hash >> 20)
    }
}
