/// The hints between the words of a pack, in a form that makes replacing a word fast.
///
/// Unlike ``HintTable``, it allows only words of at most 7 letters, so that the masks for all hints
/// to one guess fit into a vector. Words are numbered by their places in the pack, and a set of
/// words is a mask with bit i for the word at place i.
struct SwapTable {
    /// The masks of the words that remain after a guess, one for each hint.
    ///
    /// A mask has 16 bits; the first number holds those of the hints 0 to 3, with hint 0 in the
    /// lowest bits, and the second one those of the hints 4 to 7. The highest bit of each mask is 0.
    typealias Answers = SIMD2<UInt64>

    /// The maximum number of letters in a word.
    static let maximumLength = 7
    /// For each hint, 1 in the hint's mask and 0 in all others.
    private static let lanes: [Answers] = (0...maximumLength).map { hint in
        let lane: UInt64 = 1 << UInt64(16 * (hint & 3))
        return hint < 4 ? Answers(lane, 0) : Answers(0, lane)
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
        let others = Self.each(~(1 << UInt64(place)) & 0xFFFF)
        var own = Answers.zero
        var row: UInt64 = 0
        for other in rows.indices where other != place {
            let value = hint(other)
            let lane = Self.lanes[value]
            own |= lane &<< UInt64(other)
            answers[other] = answers[other] & others | lane &<< UInt64(place)
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

    /// Returns vectors with the 16 bits of `mask` as each of the eight masks.
    @inline(__always)
    private static func each(_ mask: UInt64) -> Answers {
        Answers(repeating: mask &* 0x0001_0001_0001_0001)
    }

    /// Returns the masks of the words among `words` that remain after a guess.
    @inline(__always)
    static func answer(_ answers: Answers, among words: UInt16) -> Answers {
        answers & each(UInt64(words))
    }

    /// Returns a set highest bit for each mask of `answer` with at least `count` words, which is at
    /// least 1 and at most 15, and 0 in all other bits.
    @inline(__always)
    static func large(_ answer: Answers, atLeast count: Int) -> Answers {
        // All masks are counted at once; none of the sums carries into the next mask.
        var sizes = answer &- ((answer &>> 1) & each(0x5555))
        sizes = (sizes & each(0x3333)) &+ ((sizes &>> 2) & each(0x3333))
        sizes = (sizes &+ (sizes &>> 4)) & each(0x0F0F)
        sizes = (sizes &+ (sizes &>> 8)) & each(0x001F)
        return (sizes &+ each(UInt64(0x8000 &- count))) & each(0x8000)
    }

    /// Returns the number of different hints that a wrong guess can get, summed over all guesses in
    /// `words`.
    @inline(__always)
    static func groupCount(_ answers: Span<Answers>, _ words: UInt16) -> Int {
        let among = each(UInt64(words))
        var counts = Answers.zero
        var guessesLeft = words
        while guessesLeft != 0 {
            let answer = answers[guessesLeft.trailingZeroBitCount] & among
            guessesLeft &= guessesLeft &- 1
            // The sum reaches the highest bit unless the mask is 0.
            counts &+= ((answer &+ each(0x7FFF)) &>> 15) & each(1)
        }
        return Int(((counts[0] &+ counts[1]) &* 0x0001_0001_0001_0001) &>> 48)
    }
}
