import DictModel

/// Collects the words that occur beside each content word of a corpus, to find words that may fit a
/// gap.
struct ContextNeighbours {
    private struct Key: Hashable {
        var side: UInt8
        var neighbour: [UInt8]
        var lexicalClass: LexicalClass
    }

    private var words: [Key: Set<[UInt8]>] = [:]

    /// Creates the collection from `sentences`.
    init(_ sentences: [SentenceWords]) {
        for sentence in sentences {
            for index in sentence.words.indices where sentence.words[index].isWord {
                let place = GapPlace(sentence, index)
                for key in Self.keys(place) { words[key, default: []].insert(place.word.letters) }
            }
        }
    }

    /// Returns the words that have the class of the gap and occur, somewhere in the corpus, beside
    /// a content word that is also beside the gap; sorted by bytes.
    ///
    /// The word must be on the same side of it. Content words are nouns, verbs and adjectives.
    func words(like place: GapPlace) -> [[UInt8]] {
        Set(Self.keys(place).flatMap { words[$0] ?? [] })
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func keys(_ place: GapPlace) -> [Key] {
        var keys: [Key] = []
        let lexicalClass = place.word.lexicalClass
        if let left = place.left, isContent(left.tag) {
            keys.append(Key(side: 0, neighbour: left.letters, lexicalClass: lexicalClass))
        }
        if let right = place.right, isContent(right.tag) {
            keys.append(Key(side: 1, neighbour: right.letters, lexicalClass: lexicalClass))
        }
        return keys
    }

    private static func isContent(_ tag: UniversalTag) -> Bool {
        tag == .noun || tag == .verb || tag == .adjective
    }
}
