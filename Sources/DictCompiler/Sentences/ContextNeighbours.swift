import DictModel

/// An index of the answers that occur next to each noun, verb and adjective of a corpus.
///
/// It is used to find words that may fit a gap, the blank of a FillMeUp sentence.
struct ContextNeighbours {
    private struct Key: Hashable {
        var side: UInt8
        var neighbour: [UInt8]
        var lexicalClass: LexicalClass
    }

    private var answers: [Key: Set<Int>] = [:]

    /// Creates an index of those words in `sentences` that are answers.
    ///
    /// - Parameters:
    ///   - sentences: The sentences of the corpus.
    ///   - numbers: The numbers of the answers that are spelled with the same folded letters.
    init(_ sentences: [SentenceWords], answers numbers: [[UInt8]: [Int]]) {
        for sentence in sentences {
            for index in sentence.words.indices where sentence.words[index].isWord {
                let place = GapPlace(sentence, index)
                guard let own = numbers[place.word.letters] else { continue }
                for key in Self.keys(place) { answers[key, default: []].formUnion(own) }
            }
        }
    }

    /// Returns the numbers of the answers that share a class and a neighbour with the gap at
    /// `place`.
    ///
    /// The neighbour must be a noun, a verb or an adjective, and must directly precede both the
    /// word and the gap, or directly follow both. The answers may include the hidden word itself,
    /// and some of them twice.
    func answers(like place: GapPlace) -> [Int] {
        Self.keys(place).flatMap { answers[$0] ?? [] }
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
