import DictModel

/// An index of the words that occur next to each noun, verb and adjective of a corpus.
///
/// It is used to find words that may fit a gap, the blank of a FillMeUp sentence.
struct ContextNeighbours {
    private struct Key: Hashable {
        var side: UInt8
        var neighbour: [UInt8]
        var lexicalClass: LexicalClass
    }

    private var words: [Key: Set<[UInt8]>] = [:]

    /// Creates an index of the words in `sentences`.
    init(_ sentences: [SentenceWords]) {
        for sentence in sentences {
            for index in sentence.words.indices where sentence.words[index].isWord {
                let place = GapPlace(sentence, index)
                for key in Self.keys(place) { words[key, default: []].insert(place.word.letters) }
            }
        }
    }

    /// Returns the words of the corpus that share a class and a neighbour with the gap at `place`.
    ///
    /// The neighbour must be a noun, a verb or an adjective, and must directly precede both the
    /// word and the gap, or directly follow both.
    ///
    /// - Returns: The folded words. They may include the hidden word itself.
    func words(like place: GapPlace) -> Set<[UInt8]> {
        Self.keys(place).reduce(into: []) { $0.formUnion(words[$1] ?? []) }
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
