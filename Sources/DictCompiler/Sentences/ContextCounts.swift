import DictModel

/// Counts of how often the words of a tagged corpus occur next to each other.
///
/// There are separate counts for each lexical class. They are used to estimate how probable a word
/// is in a gap, the blank of a FillMeUp sentence.
package struct ContextCounts: Sendable {
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
    /// For each lexical class, the number of times that a word of the class has a given neighbour.
    private var pairs: [[Pair: Int32]] = Array(repeating: [:], count: LexicalClass.allCases.count)
    private var triples: [[Triple: Int32]] = Array(
        repeating: [:], count: LexicalClass.allCases.count)
    /// The number that represents any word, in entries that count all words of a class.
    private static let any: Int32 = 0
    /// The number that represents a missing neighbour, at either end of a sentence.
    private static let edge: Int32 = -1

    /// Creates counts for an empty corpus.
    package init() {}

    /// Counts each word of `sentence` together with the words before and after it.
    package mutating func add(_ sentence: SentenceWords) {
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

    /// Returns the number assigned to `word`, after assigning the next one if the word is new.
    ///
    /// Numbers start at 1. All tokens without letters that have the same tag share a number.
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

    /// Counts of how often a word, and its lexical class as a whole, occurs next to the neighbours
    /// of a gap.
    struct Evidence: Equatable {
        /// The counts for the word: between both neighbours of the gap, after the left one, and
        /// before the right one.
        var both: Int, left: Int, right: Int
        /// The counts for all words of the class: between both neighbours of the gap, after the
        /// left one, and before the right one.
        var anyBoth: Int, anyLeft: Int, anyRight: Int

        /// The estimated probability of the word in the gap, in thousandths.
        ///
        /// It is a weighted sum of the word's shares among all words of its class: between both
        /// neighbours (0.6), after the left one (0.2), and before the right one (0.2). This method
        /// is linear interpolation (Jelinek and Mercer, 1980).
        var score: Int {
            func share(_ count: Int, _ all: Int, _ weight: Int) -> Int {
                all > 0 ? count * weight / all : 0
            }
            return share(both, anyBoth, 600) + share(left, anyLeft, 200)
                + share(right, anyRight, 200)
        }
    }

    /// Returns counts that show how well a word fits the gap at `place`.
    ///
    /// The sentence of the gap must be part of the corpus. The occurrence of the hidden word in the
    /// gap itself is not counted.
    ///
    /// - Parameters:
    ///   - letters: The folded letters of the word.
    ///   - place: The gap and its neighbours.
    /// - Returns: The counts for the word and for all words of the gap's class.
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
