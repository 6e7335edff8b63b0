import DictModel

/// Counts, in a tagged corpus, how often words of each class occur beside the same neighbours.
public struct ContextCounts: Sendable {
    private struct Pair: Hashable {
        var side: UInt8
        var neighbour: Int32
        var word: Int32
    }

    private struct Triple: Hashable {
        var left: Int32
        var word: Int32
        var right: Int32
    }

    private var numbers: [[UInt8]: Int32] = [:]
    /// For each class, how often a word of that class occurs beside a neighbour.
    private var pairs: [[Pair: Int32]] = Array(repeating: [:], count: LexicalClass.allCases.count)
    private var triples: [[Triple: Int32]] = Array(
        repeating: [:], count: LexicalClass.allCases.count)
    /// The word number of entries that count all words of the class.
    private static let any: Int32 = 0
    /// The number that represents the start or end of a sentence as a neighbour.
    private static let edge: Int32 = -1

    /// Creates empty counts.
    public init() {}

    /// Adds the words of `sentence` and their neighbours to the counts.
    public mutating func add(_ sentence: SentenceWords) {
        let numbers = sentence.words.map { number(of: $0) }
        for (index, word) in sentence.words.enumerated() where word.isWord {
            let left = index > 0 ? numbers[index - 1] : Self.edge
            let right = index + 1 < numbers.count ? numbers[index + 1] : Self.edge
            let place = Int(word.lexicalClass.rawValue)
            for word in [numbers[index], Self.any] {
                pairs[place][Pair(side: 0, neighbour: left, word: word), default: 0] += 1
                pairs[place][Pair(side: 1, neighbour: right, word: word), default: 0] += 1
                triples[place][Triple(left: left, word: word, right: right), default: 0] += 1
            }
        }
    }

    /// Returns the number of a word, which is new if the word has not occurred before.
    ///
    /// Numbers begin at 1. Marks without letters share a number if their tag is the same.
    private mutating func number(of word: SentenceWords.Word) -> Int32 {
        let key = word.letters.isEmpty ? [word.tag.rawValue] : word.letters
        if let number = numbers[key] { return number }
        let number = Int32(numbers.count) + 1
        numbers[key] = number
        return number
    }

    private func known(_ word: SentenceWords.Word?) -> Int32 {
        guard let word else { return Self.edge }
        return numbers[word.letters.isEmpty ? [word.tag.rawValue] : word.letters] ?? -2
    }

    /// How often a word, and any word of its class, occurs beside the neighbours of a gap.
    struct Evidence: Equatable {
        /// How often the word occurs between both neighbours, after the left one, and before the
        /// right one.
        var both: Int, left: Int, right: Int
        /// How often any word of the class occurs between both neighbours, after the left one, and
        /// before the right one.
        var anyBoth: Int, anyLeft: Int, anyRight: Int

        /// The estimated probability of the word in the gap, times 1,000.
        ///
        /// It is interpolated from the shares of the word between both neighbours (weight 0.6) and
        /// beside each of them (0.2 each; Jelinek and Mercer, 1980).
        var score: Int {
            func share(_ count: Int, _ all: Int, _ weight: Int) -> Int {
                all > 0 ? count * weight / all : 0
            }
            return share(both, anyBoth, 600) + share(left, anyLeft, 200)
                + share(right, anyRight, 200)
        }
    }

    /// Returns the evidence for the word with the given `letters` at `place`; the gap's own
    /// occurrence in the corpus is left out.
    func evidence(_ letters: [UInt8], at place: GapPlace) -> Evidence {
        let lexicalClass = Int(place.word.lexicalClass.rawValue)
        let (left, right) = (known(place.left), known(place.right))
        let own = letters == place.word.letters ? 1 : 0
        let word = numbers[letters] ?? -2
        func pair(_ side: UInt8, _ neighbour: Int32, _ word: Int32) -> Int {
            Int(pairs[lexicalClass][Pair(side: side, neighbour: neighbour, word: word)] ?? 0)
        }
        func triple(_ word: Int32) -> Int {
            Int(triples[lexicalClass][Triple(left: left, word: word, right: right)] ?? 0)
        }
        return Evidence(
            both: max(0, triple(word) - own), left: max(0, pair(0, left, word) - own),
            right: max(0, pair(1, right, word) - own), anyBoth: max(0, triple(Self.any) - 1),
            anyLeft: max(0, pair(0, left, Self.any) - 1),
            anyRight: max(0, pair(1, right, Self.any) - 1))
    }
}
