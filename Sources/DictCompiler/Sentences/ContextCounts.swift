import DictModel

/// Counts the neighbours of the words of each class in a tagged corpus.
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
    /// Occurrences of a word beside a neighbour; the class is that of the neighbour's gap.
    private var pairs: [[Pair: Int32]] = Array(repeating: [:], count: LexicalClass.allCases.count)
    private var triples: [[Triple: Int32]] = Array(
        repeating: [:], count: LexicalClass.allCases.count)
    /// Occurrences of a neighbour with any word: the entries whose word is 0.
    private static let any: Int32 = 0
    /// The boundary before the first and after the last token.
    private static let edge: Int32 = -1

    /// Nothing counted yet.
    public init() {}

    /// Counts the tokens of `sentence`.
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

    /// A number from 1; marks share those of their folded text.
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

    /// The counts of a word in a gap.
    struct Evidence: Equatable {
        /// Beside both neighbours, beside the left one, beside the right one.
        var both: Int, left: Int, right: Int
        /// The same of any word of the class.
        var anyBoth: Int, anyLeft: Int, anyRight: Int

        /// The probability of the word in the gap, times 1,000: interpolated from both
        /// neighbours (weight 0.6) and each alone (0.2; Jelinek and Mercer, 1980).
        var score: Int {
            func share(_ count: Int, _ all: Int, _ weight: Int) -> Int {
                all > 0 ? count * weight / all : 0
            }
            return share(both, anyBoth, 600) + share(left, anyLeft, 200)
                + share(right, anyRight, 200)
        }
    }

    /// The evidence for `letters` at `place`, the occurrence in the gap itself left out.
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
