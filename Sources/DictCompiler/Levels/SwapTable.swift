/// The hints between the words of a pack, in a form that makes replacing a word fast.
///
/// Unlike ``HintTable``, it allows only words of at most 7 letters, so that the masks for all hints
/// to one guess fit into a vector. Words are numbered by their places in the pack, and a set of
/// words is a mask with bit i for the word at place i.
struct SwapTable {
    /// The masks of the words that remain after a guess, with one lane for each hint.
    typealias Answers = SIMD8<UInt16>

    /// The maximum number of letters in a word.
    static let maximumLength = 7
    /// For each hint, a vector with 1 in the hint's lane and 0 in all others.
    private static let lanes: [Answers] = (0...maximumLength).map { hint in
        var vector = Answers.zero
        vector[hint] = 1
        return vector
    }

    /// For each word as the guess, the masks of the words that remain after each hint.
    private(set) var answers: [Answers]
    /// For each word, its hints with all words of the pack, in four bits each.
    ///
    /// The hint with the word at place 0 is in the lowest bits. The hint of a word with itself is
    /// stored as 0.
    private var rows: [UInt64]

    /// Creates a table for `count` words.
    ///
    /// The closure `hint` must return the hint between the words at the two places passed to it.
    ///
    /// - Precondition: There are 1 to 15 words of at most 7 letters.
    init(count: Int, hint: (Int, Int) -> Int) {
        answers = Array(repeating: .zero, count: count)
        rows = Array(repeating: 0, count: count)
        for place in 0..<count { replace(place) { hint(place, $0) } }
    }

    /// The mask that contains all words of the pack.
    var everyWord: UInt16 { UInt16((1 << rows.count) - 1) }

    /// Replaces the word at `place`.
    ///
    /// The closure `hint` is called with every other place, and must return the hint between the
    /// new word and the word there.
    mutating func replace(_ place: Int, hint: (Int) -> Int) {
        let shift = UInt64(4 * place)
        let others = Answers(repeating: ~(1 << UInt16(place)))
        var own = Answers.zero
        var row: UInt64 = 0
        for other in rows.indices where other != place {
            let value = hint(other)
            let lane = Self.lanes[value]
            own |= lane &<< UInt16(other)
            answers[other] = answers[other] & others | lane &<< UInt16(place)
            row |= UInt64(value) << UInt64(4 * other)
            rows[other] = rows[other] & ~(15 << shift) | UInt64(value) << shift
        }
        answers[place] = own
        rows[place] = row
    }

    /// The first pair of words that no other word of the pack separates, or `nil` if there is none.
    ///
    /// Words are given by their places. A word separates two others if its hints for them differ.
    var inseparablePair: (Int, Int)? {
        for first in rows.indices {
            for second in first + 1..<rows.count {
                let own: UInt64 = 15 << UInt64(4 * first) | 15 << UInt64(4 * second)
                if (rows[first] ^ rows[second]) & ~own == 0 { return (first, second) }
            }
        }
        return nil
    }
}
