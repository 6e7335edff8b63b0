import DictModel

/// A node in an Alpino parse: a phrase, a word, or the trace of another node.
struct AlpinoNode: Sendable {
    /// The index of the parent node; -1 for the root.
    var parent = -1
    /// The index after the last descendant of the node.
    var end = 0
    /// The grammatical relation of the node (`rel`).
    var relation = AlpinoRelation.other
    /// The category of the phrase (`cat`); `nil` for words and traces.
    var category: AlpinoCategory?
    /// The number that the node shares with its traces (`index`); 0 if it has none.
    var index = 0
    /// The position of the word in the sentence, from 0 (`begin`); -1 if unknown.
    var begin = -1
    /// The range of the word in ``AlpinoSentence/text``; `nil` if the node is not a word.
    var word: Range<Int>?
    /// The CGN tag of the word; `nil` if it has none.
    var tag: CGNTag?
    /// The part of speech from Alpino's own tag; `nil` if there is a CGN tag or none at all.
    var fallback: UniversalTag?
    /// The auxiliary that the word is a form of; `nil` for other words.
    var auxiliary: DutchAuxiliary?

    /// Whether the node is a trace, which only refers to another node.
    var isTrace: Bool { index != 0 && category == nil && word == nil }
}

/// The parse of one sentence: its nodes in file order, parents before their children.
struct AlpinoSentence: Sendable {
    /// The nodes of the parse.
    private(set) var nodes: [AlpinoNode] = []
    /// The text of all words in file order, with nothing between them.
    private(set) var text: [UInt8] = []

    private var open: [Int] = []

    /// Removes all nodes and words, to parse the next sentence.
    mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }

    /// Adds `node` below the innermost open node and opens it.
    ///
    /// `word` is the text of the node; `nil` if it is not a word.
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

    /// Closes the innermost open node.
    mutating func end() {
        guard let index = open.popLast() else { return }
        nodes[index].end = nodes.count
    }

    /// Returns the text of the word at `index`; empty if the node is not a word.
    func word(at index: Int) -> ArraySlice<UInt8> {
        nodes[index].word.map { text[$0] } ?? []
    }

    /// Returns the parent of the node at `index`; `nil` for the root.
    func parent(of index: Int) -> AlpinoNode? {
        let parent = nodes[index].parent
        return parent < 0 ? nil : nodes[parent]
    }

    /// Whether any child of the node at `index` satisfies `body`.
    ///
    /// Calls `body` with each child and its index until it returns true.
    func anyChild(of index: Int, where body: (AlpinoNode, Int) -> Bool) -> Bool {
        var child = index + 1
        while child < nodes[index].end {
            if body(nodes[child], child) { return true }
            child = nodes[child].end
        }
        return false
    }

    /// Whether any child of the parent of the node at `index`, itself included, satisfies `body`.
    func anySister(of index: Int, where body: (AlpinoNode, Int) -> Bool) -> Bool {
        let parent = nodes[index].parent
        return parent >= 0 && anyChild(of: parent, where: body)
    }

    /// Returns the indexes of all words in sentence order; `nil` if two are at the same position or
    /// one has none.
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
