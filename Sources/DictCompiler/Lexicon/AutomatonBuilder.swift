import DictModel

/// Builds the minimal automaton of a sorted list of words, one word at a time.
///
/// ```swift
/// var builder = AutomatonBuilder(alphabet: Array("aept".utf8), expectedWords: 3, at: place)
/// for word in ["ape", "pea", "pet"] { try builder.insert(word.utf8Span.span) }
/// let automaton = builder.finish()
/// ```
///
/// Two things will surprise you. Words have to come in the order of their bytes, each once, so a
/// capital comes before all small letters and é after z; `insert` refuses any other order, because
/// the automaton would silently lack words. And the empty word is refused, too: words are marked
/// on arcs, and no arc leads to the root.
///
/// The algorithm is the one for sorted data of Daciuk, Mihov, Watson and Watson, "Incremental
/// Construction of Minimal Acyclic Finite-State Automata" (Computational Linguistics 26(1), 2000):
/// only the states along the last word are open; whatever a new word leaves behind is frozen, and
/// a frozen state that has a twin in the register becomes that twin.
///
/// - Complexity: O(letters) on average; memory is that of the automaton and its register.
struct AutomatonBuilder {
    private var automaton: Automaton
    private let labels: [UInt8]
    /// The place that errors name.
    private let place: Place
    /// The last word.
    private var previous: [UInt8] = []
    /// Whether each prefix of the last word, itself included, is a word; by the letter it ends with.
    private var isWord: [Bool] = []
    /// The finished arcs of the states along the last word, those of one depth after the other.
    private var openArcs: [Automaton.Arc] = []
    /// The index at which the arcs of each depth begin.
    private var starts: [Int] = [0]
    /// Open addressing: the numbers of the frozen states, 0 if a slot is free.
    private var register: [UInt32]
    private var registered = 0
    /// Whether words were lost because there are more states than arcs can name.
    private(set) var isFull = false
    /// The maximum number of states.
    var stateLimit = Automaton.maximumStates

    /// A builder for words over `alphabet`: distinct bytes, ascending, at most 31.
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

    /// Adds `word`, whose letters are all in the alphabet.
    ///
    /// - Throws: `words.out-of-order` if `word` is not after the word inserted before it in the
    ///   order of bytes; nothing is added then.
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

    /// The automaton of all words inserted.
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

    /// Freezes the open states deeper than `depth`, the deepest first.
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

    /// The number of the state with the open arcs from `start`, a registered twin or a new one;
    /// the arcs are open no longer.
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

    /// Whether the frozen `state` has the open arcs from `start`.
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

    /// The multiply-and-rotate step of FxHash over the packed arcs.
    private static func hash(_ arcs: Span<Automaton.Arc>) -> Int {
        var hash: UInt64 = 0
        for index in arcs.indices {
            hash =
                ((hash << 5 | hash >> 59) ^ UInt64(arcs[index].packed)) &* 0x517c_c1b7_2722_0a95
        }
        return Int(truncatingIfNeeded: hash >> 20)
    }
}
