import DictModel

/// Counts the content words beside each word of a corpus, to find words that fit a gap.
struct ContextNeighbours {
    private struct Key: Hashable {
        var side: UInt8
        var neighbour: [UInt8]
        var lexicalClass: LexicalClass
    }

    private var words: [Key: Set<[UInt8]>] = [:]

    /// The neighbours in `sentences`.
    init(_ sentences: [SentenceWords]) {
        for sentence in sentences {
            for index in sentence.words.indices where sentence.words[index].isWord {
                let place = GapPlace(sentence, index)
                for key in Self.keys(place) { words[key, default: []].insert(place.word.letters) }
            }
        }
    }

    /// The words of the class of the gap that occur beside one of its content words somewhere, in a
    /// fixed order.
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
