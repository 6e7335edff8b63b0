internal import DictModel

/// The hints between the words of one level pack, laid out for exact analysis.
///
/// The hint for a guess is the number of letters that it has in common with the secret, in any
/// position. Words are numbered in the order in which they are passed, and a set of words is a mask
/// with bit i for word i. A table has 1 to 15 words of at most 15 letters.
struct HintTable: Sendable {
    /// The maximum number of words in a table; with more, ``ConsistentPlayer`` would overflow.
    static let maximumCount = 15
    /// The maximum number of letters in a word.
    static let maximumLength = 15

    /// The number of words in the table.
    let count: Int
    /// The number of possible hints, from 0 to the length of the longest word.
    let hintCount: Int
    /// The sets of words that remain after each wrong guess, as masks.
    ///
    /// The element at index `g * hintCount + h` contains the words other than word `g` for which
    /// the guess `g` gets the hint `h`.
    private(set) var answers: [UInt16]
    /// For each word, its hints with all words of the table, in four bits each.
    ///
    /// The hint with word 0 is in the lowest bits. The hint of a word with itself is stored as 0.
    private(set) var rows: [UInt64]

    /// Creates a table of the hints between `words`.
    ///
    /// Returns `nil` unless there are 1 to 15 words of at most 15 letters each.
    init?(_ words: [[UInt8]]) {
        guard let longest = words.map(\.count).max(), longest <= Self.maximumLength else {
            return nil
        }
        self.init(count: words.count, longest: longest) { first, second in
            LetterHint.common(words[first], words[second])
        }
    }

    /// Creates a table for `count` words of at most `longest` letters.
    ///
    /// The closure `hint` must return the hint between the two words whose numbers are passed to
    /// it. Returns `nil` unless `count` is 1 to 15.
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

    /// The mask that contains all words of the table.
    var everyWord: UInt16 { UInt16((1 << count) - 1) }

    /// Returns the hint between the words numbered `first` and `second`, which must be different.
    func hint(_ first: Int, _ second: Int) -> Int {
        Int((rows[first] >> UInt64(4 * second)) & 15)
    }

    private mutating func set(_ first: Int, _ second: Int, _ value: Int) {
        answers[first * hintCount + value] |= 1 << UInt16(second)
        let shift = UInt64(4 * second)
        rows[first] = rows[first] & ~(15 << shift) | UInt64(value) << shift
    }

    /// The pairs of words, as word numbers, that no other word of the pack separates.
    ///
    /// A word separates two others if its hints for them differ. The lower number of a pair is
    /// first, and pairs are in ascending order.
    var inseparablePairs: [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        for first in 0..<count {
            for second in first + 1..<count where isInseparable(first, second) {
                pairs.append((first, second))
            }
        }
        return pairs
    }

    private func isInseparable(_ first: Int, _ second: Int) -> Bool {
        let own: UInt64 = 15 << UInt64(4 * first) | 15 << UInt64(4 * second)
        return (rows[first] ^ rows[second]) & ~own == 0
    }

    /// The mean entropy of the answer to a first guess, in thousandths of a bit, rounded down.
    ///
    /// The answer is a hint or the win; the mean is taken over all words as the guess.
    var entropyMillibits: UInt64 {
        // H = log2 n - (sum of c log2 c over the sizes c of the answers) / n, for each guess.
        var lost: UInt64 = 0
        for mask in answers { lost += FixedLogarithm.weighted(mask.nonzeroBitCount) }
        let words = UInt64(count)
        let gained = words * words * FixedLogarithm.log2(count)
        return FixedLogarithm.millibits((gained - min(lost, gained)) / (words * words))
    }
}
