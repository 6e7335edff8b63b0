import DictModel

/// A node of an Alpino parse: a phrase, a word, or the trace of another node.
struct AlpinoNode: Sendable {
    /// The node above; -1 for the topmost.
    var parent = -1
    /// The index after that of the last node below this one.
    var end = 0
    /// Its grammatical relation (`rel`).
    var relation = AlpinoRelation.other
    /// The kind of phrase; `nil` for words and traces.
    var category: AlpinoCategory?
    /// The number that it shares with its traces; 0 for none.
    var index = 0
    /// The place of the word in the sentence, from 0; -1 if it has none.
    var begin = -1
    /// The bytes of the word in the text of the sentence; `nil` if the node is not a word.
    var word: Range<Int>?
    /// The CGN tag of the word, if it has one.
    var tag: CGNTag?
    /// The part of speech by Alpino's own tag, if there is no CGN tag.
    var fallback: UniversalTag?
    /// The auxiliary that the word is a form of.
    var auxiliary: DutchAuxiliary?

    /// Whether the node only refers to another one.
    var isTrace: Bool { index != 0 && category == nil && word == nil }
}

/// The parse of one sentence: its nodes in the order of the file, a parent before its children.
struct AlpinoSentence: Sendable {
    /// The nodes.
    private(set) var nodes: [AlpinoNode] = []
    /// The words one after the other, in the order of the file.
    private(set) var text: [UInt8] = []

    private var open: [Int] = []

    /// Forgets everything.
    mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }

    /// Adds `node` below the innermost open node and opens it; `word` is its word, if any.
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

    /// The bytes of the word of the node at `index`; empty if it is not a word.
    func word(at index: Int) -> ArraySlice<UInt8> {
        nodes[index].word.map { text[$0] } ?? []
    }

    /// The node above the one at `index`.
    func parent(of index: Int) -> AlpinoNode? {
        let parent = nodes[index].parent
        return parent < 0 ? nil : nodes[parent]
    }

    /// Calls `body` with each node directly below the one at `index` and its own index, until
    /// one returns true; whether one did.
    func anyChild(of index: Int, where body: (AlpinoNode, Int) -> Bool) -> Bool {
        var child = index + 1
        while child < nodes[index].end {
            if body(nodes[child], child) { return true }
            child = nodes[child].end
        }
        return false
    }

    /// Whether a node directly below the same node as the one at `index` satisfies `body`.
    func anySister(of index: Int, where body: (AlpinoNode, Int) -> Bool) -> Bool {
        let parent = nodes[index].parent
        return parent >= 0 && anyChild(of: parent, where: body)
    }

    /// The words in the order of the sentence, as indexes of their nodes; `nil` if two words
    /// have the same place or a word has none.
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
