import DictModel

/// Counts of how often the words of a tagged corpus occur next to each other.
///
/// There are separate counts for each lexical class. They are used to estimate how probable a word
/// is in a gap, the blank of a FillMeUp sentence.
package struct ContextCounts: Sendable {
    /// The number of a word of the corpus, or that of all words.
    typealias Number = Int32

    /// A word with a neighbour on one side, in one number, which is found faster than a structure.
    fileprivate enum Pair {
        static func key(_ side: UInt64, _ neighbour: Number, _ word: Number) -> UInt64 {
            side << 63 | UInt64(UInt32(bitPattern: neighbour - ContextCounts.unknown)) << 32
                | UInt64(UInt32(bitPattern: word - ContextCounts.unknown))
        }
    }

    fileprivate struct Triple: Hashable {
        var left: Int32
        var word: Int32
        var right: Int32
    }

    private var numbers: [[UInt8]: Int32] = [:]
    /// For each lexical class, the number of times that a word of the class has a given neighbour.
    private var pairs: [[UInt64: Int32]] = Array(repeating: [:], count: LexicalClass.allCases.count)
    private var triples: [[Triple: Int32]] = Array(
        repeating: [:], count: LexicalClass.allCases.count)
    /// The number that represents any word, in entries that count all words of a class.
    fileprivate static let any: Int32 = 0
    /// The number that represents a missing neighbour, at either end of a sentence.
    private static let edge: Int32 = -1
    /// The number of a word that is not in the corpus, the lowest of all.
    fileprivate static let unknown: Int32 = -2

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
                pairs[place][Pair.key(0, left, word), default: 0] += 1
                pairs[place][Pair.key(1, right, word), default: 0] += 1
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
        return number(of: word.letters.isEmpty ? [word.tag.rawValue] : word.letters)
    }

    /// Returns the number of the word with the folded letters `letters`.
    func number(of letters: [UInt8]) -> Number { numbers[letters] ?? Self.unknown }

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

    /// Returns the counts that show how well words fit the gap at `place`.
    ///
    /// The sentence of the gap must be part of the corpus.
    func neighbourhood(of place: GapPlace) -> Neighbourhood {
        let lexicalClass = Int(place.word.lexicalClass.rawValue)
        return Neighbourhood(
            left: known(place.left), right: known(place.right),
            hidden: number(of: place.word.letters), pairs: pairs[lexicalClass],
            triples: triples[lexicalClass])
    }

    /// The counts of the words of one class next to the neighbours of a gap.
    struct Neighbourhood {
        private let left: Number, right: Number, hidden: Number
        private let pairs: [UInt64: Int32]
        private let triples: [Triple: Int32]
        private let anyBoth: Int, anyLeft: Int, anyRight: Int
        /// The counts for the hidden word, and for all words of the gap's class.
        let own: Evidence

        fileprivate init(
            left: Number, right: Number, hidden: Number, pairs: [UInt64: Int32],
            triples: [Triple: Int32]
        ) {
            (self.left, self.right, self.hidden) = (left, right, hidden)
            (self.pairs, self.triples) = (pairs, triples)
            let any = ContextCounts.any
            anyLeft = max(0, Int(pairs[Pair.key(0, left, any)] ?? 0) - 1)
            anyRight = max(0, Int(pairs[Pair.key(1, right, any)] ?? 0) - 1)
            anyBoth = max(
                0, Int(triples[Triple(left: left, word: any, right: right)] ?? 0) - 1)
            let uses = Self.uses(hidden, left, right, pairs, triples)
            own = Evidence(
                both: max(0, uses.both - 1), left: max(0, uses.left - 1),
                right: max(0, uses.right - 1), anyBoth: anyBoth, anyLeft: anyLeft,
                anyRight: anyRight)
        }

        /// Returns the counts for `word` and for all words of the gap's class.
        ///
        /// The occurrence of the hidden word in the gap itself is not counted.
        func evidence(of word: AnswerWord) -> Evidence {
            if word.number == hidden { return own }
            let uses = Self.uses(word.number, left, right, pairs, triples)
            return Evidence(
                both: uses.both, left: uses.left, right: uses.right, anyBoth: anyBoth,
                anyLeft: anyLeft, anyRight: anyRight)
        }

        private static func uses(
            _ word: Number, _ left: Number, _ right: Number, _ pairs: [UInt64: Int32],
            _ triples: [Triple: Int32]
        ) -> (both: Int, left: Int, right: Int) {
            let after = Int(pairs[Pair.key(0, left, word)] ?? 0)
            let before = Int(pairs[Pair.key(1, right, word)] ?? 0)
            // A word that is never beside one of them is never between both.
            if after == 0 || before == 0 { return (0, after, before) }
            return (
                Int(triples[Triple(left: left, word: word, right: right)] ?? 0), after, before
            )
        }
    }
}
