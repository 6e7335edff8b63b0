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
    private var frozen: FrozenStates
    private let labels: [UInt8]
    /// The place that errors report, such as the name of the lexicon file.
    private let place: Place
    /// The letters of the word that was added last, at the start of a buffer for longer ones.
    private var path: ContiguousArray<Step> = []
    /// The number of letters in the word that was added last.
    private var depth = 0
    private var longestWord = 0
    /// The completed arcs of the states on the path of the last word, those of the root first, at
    /// the start of a buffer for more.
    private var openArcs: ContiguousArray<Automaton.Arc> = []
    /// The number of arcs in ``openArcs``.
    private var openCount = 0

    /// A letter on the path of the word that was added last.
    private struct Step {
        var letter: UInt8 = 0
        /// The arc of the letter, with its word bit, but without its target.
        var arc = Automaton.Arc(label: 0, isWord: false, target: 0)
        /// The index in ``openArcs`` of the first arc of the state after the letter.
        var start: Int32 = 0
    }

    /// Whether words have been lost because the number of states has reached ``stateLimit``.
    var isFull: Bool { frozen.isFull }
    /// The maximum number of states, which tests set to a lower value.
    var stateLimit: Int {
        get { frozen.limit }
        set { frozen.limit = newValue }
    }

    /// Creates a builder that contains no words yet.
    ///
    /// - Parameters:
    ///   - alphabet: The letters of the words, at most 31 different bytes in ascending order.
    ///   - expectedWords: The approximate number of words, used to reserve memory.
    ///   - place: The place that errors report.
    init(alphabet: [UInt8], expectedWords: Int, at place: Place) {
        self.place = place
        frozen = FrozenStates(alphabet: alphabet, expectedWords: expectedWords)
        var labels = [UInt8](repeating: 255, count: 256)
        for (index, letter) in alphabet.enumerated() { labels[Int(letter)] = UInt8(index) }
        self.labels = labels
    }

    /// Adds `word`, whose letters must all be in the alphabet of the builder.
    ///
    /// - Throws: `words.out-of-order` if `word` is empty or is not greater than the previous word,
    ///   compared byte by byte. The word is then not added.
    mutating func insert(_ word: Span<UInt8>) throws(Diagnostic) {
        let common = lengthInCommon(with: word)
        guard common < word.count, common == depth || word[common] > path[common].letter
        else { throw outOfOrder(word) }
        freeze(downTo: common)
        if word.count > path.count { makeRoom(for: word.count) }
        Self.add(word, from: common, to: &path, labels, start: Int32(openCount))
        depth = word.count
        longestWord = max(longestWord, depth)
    }

    /// Sets the letters of `path` from index `common` on to those of `word`.
    @inline(__always)
    private static func add(
        _ word: Span<UInt8>, from common: Int, to path: inout ContiguousArray<Step>,
        _ labels: [UInt8], start: Int32
    ) {
        // Spans, since an array is asked whether it is shared at each change.
        var path = path.mutableSpan
        let labels = labels.span
        for index in common..<word.count {
            let letter = word[index]
            let arc = Automaton.Arc(
                label: labels[Int(letter)], isWord: index == word.count &- 1, target: 0)
            path[index] = Step(letter: letter, arc: arc, start: start)
        }
    }

    /// Returns the number of letters at the start of `word` that the last word has as well.
    @inline(__always)
    private func lengthInCommon(with word: Span<UInt8>) -> Int {
        let path = path.span
        let shorter = min(word.count, depth)
        var common = 0
        while common < shorter, word[common] == path[common].letter { common &+= 1 }
        return common
    }

    /// Makes room in the buffers for a word of `length` letters.
    private mutating func makeRoom(for length: Int) {
        path.append(contentsOf: repeatElement(Step(), count: length - path.count))
        let arcs = (length + 1) * Automaton.maximumLetters
        openArcs.append(contentsOf: repeatElement(Step().arc, count: arcs - openArcs.count))
    }

    /// Completes the automaton and returns it.
    ///
    /// The builder must not be used afterwards.
    mutating func finish() -> Automaton {
        freeze(downTo: 0)
        let root = Self.state(with: openArcs.prefix(openCount), in: &frozen)
        return frozen.finish(root: root, longestWord: longestWord)
    }

    private static func state(
        with arcs: ArraySlice<Automaton.Arc>, in frozen: inout FrozenStates
    ) -> Int {
        frozen.state(with: Array(arcs).span)
    }

    private func outOfOrder(_ word: Span<UInt8>) -> Diagnostic {
        Diagnostic(
            .wordsOutOfOrder, at: place, "words are out of order",
            found: PrintableText.quoted(word),
            expected: "a word after \(PrintableText.quoted(path.prefix(depth).map(\.letter)))")
    }

    /// Freezes all open states deeper than `depth`, the deepest first.
    ///
    /// A frozen state gets no more arcs. The root has depth 0.
    private mutating func freeze(downTo depth: Int) {
        openCount = Self.freeze(&openArcs, openCount, path, depth..<self.depth, &frozen)
        self.depth = depth
    }

    /// Freezes the states after the letters of `path` in `range`, whose arcs are at the end of the
    /// first `count` of `arcs`.
    ///
    /// - Returns: The number of open arcs that are left.
    private static func freeze(
        _ arcs: inout ContiguousArray<Automaton.Arc>, _ count: Int, _ path: ContiguousArray<Step>,
        _ range: Range<Int>, _ frozen: inout FrozenStates
    ) -> Int {
        let path = path.span
        // A span, since an array is asked whether it is shared at each change.
        var open = arcs.mutableSpan
        var end = count
        for index in range.reversed() {
            let step = path[index]
            let start = Int(step.start)
            let target = frozen.state(with: open.span.extracting(start..<end))
            open[start] = step.arc.leading(to: target)
            end = start &+ 1
        }
        return end
    }
}
