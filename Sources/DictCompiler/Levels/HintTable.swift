internal import DictModel

/// The hints that the words of one pack give each other, laid out for exact analysis.
///
/// Words are numbered in the order given; a set of words is a mask with bit i for word i. Holds
/// 1 to 15 words of at most 15 letters.
struct HintTable: Sendable {
    /// The most words a table holds; the exact rates need it (see ``ConsistentPlayer``).
    static let maximumCount = 15
    /// The longest word a table holds.
    static let maximumLength = 15

    /// The number of words.
    let count: Int
    /// The number of different hints, from 0 to the longest word's length.
    let hintCount: Int
    /// For word g and hint h, at g * ``hintCount`` + h: the mask of the other words that answer
    /// the guess g with h.
    private(set) var answers: [UInt16]
    /// For each word its hints with all words, four bits each; its own place holds 0.
    private(set) var rows: [UInt64]

    /// The table of `words`; `nil` where there are too many or too long ones, or none.
    init?(_ words: [[UInt8]]) {
        guard let longest = words.map(\.count).max(), longest <= Self.maximumLength else {
            return nil
        }
        self.init(count: words.count, longest: longest) { first, second in
            LetterHint.common(words[first], words[second])
        }
    }

    /// The table of `count` words of at most `longest` letters with the hints `hint` gives.
    init?(count: Int, longest: Int, hint: (Int, Int) -> Int) {
        guard count > 0 && count <= Self.maximumCount else { return nil }
        self.count = count
        hintCount = longest + 1
        answers = Array(repeating: 0, count: count * hintCount)
        rows = Array(repeating: 0, count: count)
        for first in 0..<count {
            for second in 0..<count where second != first {
                set(first, second, hint(first, second))
            }
        }
    }

    /// The mask of all words.
    var everyWord: UInt16 { UInt16((1 << count) - 1) }

    /// The hint between the words `first` and `second`, which differ.
    func hint(_ first: Int, _ second: Int) -> Int {
        Int((rows[first] >> UInt64(4 * second)) & 15)
    }

    /// Puts another word at `place`; `hint` gives its hints with the words at the other places.
    mutating func replace(_ place: Int, hint: (Int) -> Int) {
        for value in 0..<hintCount { answers[place * hintCount + value] = 0 }
        for other in 0..<count where other != place {
            answers[other * hintCount + self.hint(other, place)] &= ~(1 << UInt16(place))
            let value = hint(other)
            set(place, other, value)
            set(other, place, value)
        }
    }

    private mutating func set(_ first: Int, _ second: Int, _ value: Int) {
        answers[first * hintCount + value] |= 1 << UInt16(second)
        let shift = UInt64(4 * second)
        rows[first] = rows[first] & ~(15 << shift) | UInt64(value) << shift
    }

    /// The pairs of words that no third word of the pack separates, each once, in order.
    var inseparablePairs: [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        for first in 0..<count {
            for second in first + 1..<count where isInseparable(first, second) {
                pairs.append((first, second))
            }
        }
        return pairs
    }

    /// Whether any pair of words is inseparable.
    var hasInseparablePair: Bool {
        for first in 0..<count {
            for second in first + 1..<count where isInseparable(first, second) { return true }
        }
        return false
    }

    private func isInseparable(_ first: Int, _ second: Int) -> Bool {
        let own: UInt64 = 15 << UInt64(4 * first) | 15 << UInt64(4 * second)
        return (rows[first] ^ rows[second]) & ~own == 0
    }

    /// What the first guess tells, in thousandths of a bit: the entropy of its answer (a hint, or
    /// the win), the mean over all guesses and rounded down.
    var entropyMillibits: UInt64 {
        // H = log2 n - (sum over the answers' sizes of c log2 c) / n, for each guess.
        var lost: UInt64 = 0
        for mask in answers { lost += FixedLogarithm.weighted(mask.nonzeroBitCount) }
        let words = UInt64(count)
        let gained = words * words * FixedLogarithm.log2(count)
        return FixedLogarithm.millibits((gained - min(lost, gained)) / (words * words))
    }
}
