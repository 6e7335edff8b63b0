import DictModel

/// A grammatical relation that helps to determine a word's part of speech, by its value of `rel`.
enum AlpinoRelation: String, Sendable, CaseIterable {
    case head = "hd", subject = "su", directObject = "obj1", indirectObject = "obj2"
    case provisionalObject = "pobj1", reflexive = "se", verbalComplement = "vc", particle = "svp"
    case predicate = "predc", modifier = "mod", determiner = "det", coordinator = "crd"
    case complementiser = "cmp", conjunct = "cnj", discoursePart = "dp", relativeHead = "rhd"
    case unattached = "--", other

    private static let names = NamedValues(AlpinoRelation.self)

    init(_ name: Span<UInt8>) { self = Self.names[name] ?? .other }
}

/// A phrase category that helps to determine a word's part of speech, by its value of `cat`.
enum AlpinoCategory: String, Sendable, CaseIterable {
    case prepositional = "pp", determiner = "detp", adverbial = "advp", adjectival = "ap"
    case participle = "ppart", infinitive = "inf", teInfinitive = "ti", conjunction = "conj", other

    private static let names = NamedValues(AlpinoCategory.self)

    init(_ name: Span<UInt8>) { self = Self.names[name] ?? .other }

    /// Whether the head of the phrase is a participle or an infinitive.
    var isNonFiniteVerb: Bool {
        self == .participle || self == .infinitive || self == .teInfinitive
    }
}

/// A node in an Alpino parse tree: a phrase, a word, or a trace that refers to another node.
struct AlpinoNode: Sendable {
    /// The index of the parent in ``AlpinoSentence/nodes``, or -1 for the root.
    var parent = -1
    /// The index in ``AlpinoSentence/nodes`` that follows the last descendant of the node.
    var end = 0
    /// The grammatical relation of the node within its phrase, read from the attribute `rel`.
    var relation = AlpinoRelation.other
    /// The category of the phrase, read from the attribute `cat`, or `nil` for words and traces.
    var category: AlpinoCategory?
    /// The number that the node shares with its traces, from the attribute `index`, or 0 if it has
    /// none.
    var index = 0
    /// The 0-based position of the word in its sentence, from the attribute `begin`, or -1 if
    /// unknown.
    var begin = -1
    /// The range of the word in ``AlpinoSentence/text``, or `nil` if the node is not a word.
    var word: Range<Int>?
    /// The word's tag from the Corpus Gesproken Nederlands (CGN) tag set, or `nil` if it has none.
    var tag: CGNTag?
    /// The part of speech derived from Alpino's own tag, or `nil` if there is a CGN tag or no tag.
    var fallback: UniversalTag?
    /// The auxiliary of which the word is a form, or `nil` if it is not a form of one.
    var auxiliary: DutchAuxiliary?

    /// Whether the node is a trace, which only refers to another node.
    var isTrace: Bool { index != 0 && category == nil && word == nil }
}

/// The Alpino parse tree of one sentence.
struct AlpinoSentence: Sendable {
    /// The nodes of the parse tree in file order, in which parents precede their children.
    private(set) var nodes: [AlpinoNode] = []
    /// The words of the sentence in file order, concatenated with nothing between them.
    private(set) var text: [UInt8] = []

    private var open: [Int] = []

    mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }

    /// Adds `node` as a child of the innermost open node, and opens it.
    ///
    /// `word` is the text of the node, or `nil` if the node is not a word. Close the node with
    /// ``end()`` once its children have been added.
    mutating func begin(_ node: AlpinoNode, word: [UInt8]?) {
        var node = node
        node.parent = open.last ?? -1
        node.end = nodes.count + 1
        if let word {
            node.word = text.count..<text.count + word.count
            text.append(contentsOf: word)
        }
        open.append(nodes.count)
        nodes.append(node)
    }

    mutating func end() {
        guard let index = open.popLast() else { return }
        nodes[index].end = nodes.count
    }

    /// Returns the text of the node at `index`, or an empty slice if that node is not a word.
    func word(at index: Int) -> ArraySlice<UInt8> {
        nodes[index].word.map { text[$0] } ?? []
    }

    func parent(of index: Int) -> AlpinoNode? {
        let parent = nodes[index].parent
        return parent < 0 ? nil : nodes[parent]
    }

    /// Whether any child of the node at `index` satisfies `body`.
    ///
    /// `body` is called with each child and the index of that child, until it returns true.
    func anyChild(of index: Int, where body: (AlpinoNode, Int) -> Bool) -> Bool {
        var child = index + 1
        while child < nodes[index].end {
            if body(nodes[child], child) { return true }
            child = nodes[child].end
        }
        return false
    }

    /// Whether the node at `index`, or another child of the same parent, satisfies `body`.
    ///
    /// `body` is called with each child and the index of that child, until it returns true.
    func anySister(of index: Int, where body: (AlpinoNode, Int) -> Bool) -> Bool {
        let parent = nodes[index].parent
        return parent >= 0 && anyChild(of: parent, where: body)
    }

    /// Returns the indexes of the word nodes in sentence order, or `nil` if that order is unknown.
    ///
    /// It is unknown if a word has no position, or if two words have the same one.
    func orderedWords() -> [Int]? {
        var words: [Int] = []
        var isSorted = true
        for index in nodes.indices where nodes[index].word != nil {
            guard nodes[index].begin >= 0 else { return nil }
            if let last = words.last, nodes[last].begin >= nodes[index].begin { isSorted = false }
            words.append(index)
        }
        if isSorted { return words }
        words.sort { nodes[$0].begin < nodes[$1].begin }
        for (one, next) in zip(words, words.dropFirst())
        where nodes[one].begin == nodes[next].begin {
            return nil
        }
        return words
    }
}
