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

    /// For each word as the guess, the masks of the words that remain after each hint.
    private(set) var answers: [Answers]
    /// For each word, its hints with all words of the pack, in four bits each.
    ///
    /// The hint with the word at place 0 is in the lowest bits. The hint of a word with itself is
    /// stored as 0.
    private var rows: [UInt64]
    /// The pairs of words that no other word of the pack separates, or only one of them.
    private var closePairs: [ClosePair] = []
    /// Whether ``closePairs`` are found, which takes time.
    private let findsPairs: Bool
    private var trialCount: UInt64 = 0

    /// A word that may take the place of one of the pack's words, with its hints for the others.
    struct Trial {
        /// The place in the pack.
        let place: Int
        /// A number that no earlier trial of the table has.
        let number: UInt64
        /// The masks of the pack's other words, one for each hint of the new word.
        fileprivate(set) var answers = Answers.zero
        /// The hints of the new word with the other words, in four bits each.
        fileprivate var row: UInt64 = 0
        /// The highest of the hints.
        fileprivate(set) var highestHint = 0

        /// Returns the words of the pack for which `guess` gets the same hint as for the new word,
        /// as one of the masks in `answers`, which are those of the guess.
        @inline(__always)
        func alike(_ guess: Int, _ answers: Answers) -> UInt16 {
            let hint = row &>> UInt64(4 &* guess)
            let half = hint & 4 == 0 ? answers[0] : answers[1]
            return UInt16(truncatingIfNeeded: half &>> (16 &* (hint & 3)))
        }
    }

    /// Two words that at most one other word separates.
    private struct ClosePair {
        let first: Int
        let second: Int
        /// The bits of the rows that differ, all of them those of one word.
        let difference: UInt64
    }

    /// Creates a table for `count` words.
    ///
    /// The closure `hint` must return the hint between the words at the two places passed to it. Only
    /// a table that `findsPairs` knows of inseparable pairs.
    ///
    /// - Precondition: There are 1 to 15 words of at most 7 letters.
    init(count: Int, findsPairs: Bool = true, hint: (Int, Int) -> Int) {
        self.findsPairs = findsPairs
        answers = Array(repeating: .zero, count: count)
        rows = Array(repeating: 0, count: count)
        for place in 0..<count { keep(trial(at: place) { hint(place, $0) }) }
    }

    /// The mask that contains all words of the pack.
    var everyWord: UInt16 { UInt16((1 << rows.count) - 1) }

    /// Returns what a pack with another word at `place` differs in.
    ///
    /// The closure `hint` is called with every other place, and must return the hint between the
    /// new word and the word there.
    mutating func trial(at place: Int, hint: (Int) -> Int) -> Trial {
        trialCount += 1
        var trial = Trial(place: place, number: trialCount)
        for other in rows.indices where other != place {
            let value = hint(other)
            trial.answers |= Self.lane(value) &<< Answers(repeating: UInt64(other))
            trial.row |= UInt64(value) &<< UInt64(4 &* other)
            trial.highestHint = max(trial.highestHint, value)
        }
        return trial
    }

    /// Replaces a word of the pack by the one on trial.
    mutating func keep(_ trial: Trial) {
        let place = trial.place
        let others = Self.each(~(1 << UInt64(place)) & 0xFFFF)
        let shift = UInt64(4 * place)
        for other in rows.indices where other != place {
            let value = trial.row >> UInt64(4 * other) & 15
            answers[other] =
                answers[other] & others
                | Self.lane(Int(value)) &<< Answers(repeating: UInt64(place))
            rows[other] = rows[other] & ~(15 << shift) | value << shift
        }
        answers[place] = trial.answers
        rows[place] = trial.row
        if findsPairs { findClosePairs() }
    }

    private mutating func findClosePairs() {
        closePairs.removeAll(keepingCapacity: true)
        for first in rows.indices {
            for second in first + 1..<rows.count {
                let difference = (rows[first] ^ rows[second]) & ~Self.bits(first, second)
                let word = difference.trailingZeroBitCount & ~3
                if difference == 0 || difference >> UInt64(word) < 16 {
                    closePairs.append(
                        ClosePair(first: first, second: second, difference: difference))
                }
            }
        }
    }

    /// The first pair of words that no other word of the pack separates, or `nil` if there is none.
    ///
    /// Words are given by their places. A word separates two others if its hints for them differ.
    var inseparablePair: (Int, Int)? {
        closePairs.first { $0.difference == 0 }.map { ($0.first, $0.second) }
    }

    /// Whether the pack has a pair of words that no other word separates if the word on trial is in
    /// its place.
    func hasInseparablePair(_ trial: Trial) -> Bool {
        for other in rows.indices where other != trial.place {
            let difference = (trial.row ^ rows[other]) & ~Self.bits(trial.place, other)
            if difference == 0 { return true }
        }
        return closePairs.contains { pair in
            guard pair.first != trial.place, pair.second != trial.place else { return false }
            let hints =
                trial.row >> UInt64(4 * pair.first) ^ trial.row >> UInt64(4 * pair.second)
            return hints & 15 == 0 && pair.difference & ~(15 << UInt64(4 * trial.place)) == 0
        }
    }

    /// Returns the bits of a row that hold the hints for the words at two places.
    private static func bits(_ first: Int, _ second: Int) -> UInt64 {
        15 << UInt64(4 * first) | 15 << UInt64(4 * second)
    }

    /// Returns 1 in the mask of `hint`, and 0 in all others.
    @inline(__always)
    private static func lane(_ hint: Int) -> Answers {
        let bit: UInt64 = 1 &<< UInt64(16 &* (hint & 3))
        return hint < 4 ? Answers(bit, 0) : Answers(0, bit)
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
        var counts = Answers.zero
        var guessesLeft = words
        while guessesLeft != 0 {
            counts &+= groups(answer(answers[guessesLeft.trailingZeroBitCount], among: words))
            guessesLeft &= guessesLeft &- 1
        }
        return sum(counts)
    }

    /// Returns the number of different hints that a wrong guess with the masks `answer` can get.
    @inline(__always)
    static func groupCount(_ answer: Answers) -> Int { sum(groups(answer)) }

    /// Returns 1 for each mask that is not empty, and 0 for all others.
    @inline(__always)
    private static func groups(_ answer: Answers) -> Answers {
        // The sum reaches the highest bit unless the mask is 0.
        ((answer &+ each(0x7FFF)) &>> 15) & each(1)
    }

    /// Returns the sum of eight numbers, in place of masks.
    @inline(__always)
    private static func sum(_ counts: Answers) -> Int {
        Int(((counts[0] &+ counts[1]) &* 0x0001_0001_0001_0001) &>> 48)
    }
}
