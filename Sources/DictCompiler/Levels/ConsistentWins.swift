import DictModel

/// A counter of the consistent player's wins that is fast while words of a pack are swapped one by
/// one.
///
/// The counts equal those of ``ConsistentPlayer``, who guesses at random among the words that fit
/// all hints. The result for a set of words is valid until one of these words changes, so most
/// results come from a cache. Results for sets with the word on trial, which may be swapped back,
/// are cached until the next count. All others are cached until a swap changes one of their words.
struct ConsistentWins {
    /// The minimum number of words in a set whose result is cached; smaller sets are faster to
    /// count again.
    private static let leastRemembered = 5
    /// The number of kept swaps after which a cached result expires, even if it is still valid.
    private static let memorySpan: UInt64 = 64

    private struct Entry {
        var value: UInt64 = 0
        /// The time at which the result was stored.
        ///
        /// It is the epoch or, if the set contains the word on trial, the serial number of the
        /// count. The word on trial is the one that may be swapped back.
        var stamp: UInt64 = 0
    }

    private let words: Int
    private let unit: UInt64
    /// The fraction 1/m for each number of words m, in units of 1/n! for a pack of n words.
    private let shares: [UInt64]
    /// The cached results for sets without the word on trial, the one that may be swapped back.
    ///
    /// They are indexed by the number of attempts and the set.
    private var kept: [Entry]
    /// The cached results for sets with the word on trial, the one that may be swapped back.
    ///
    /// They are indexed by the number of attempts and the set.
    private var trials: [Entry]
    private var count: UInt64 = 0
    /// The current epoch, a number that increases with every swap that is kept.
    private var epoch = memorySpan
    /// For each recent epoch, a mask of the places in the pack whose words have changed since then.
    ///
    /// An epoch has the index `epoch % memorySpan`.
    private var touched = [UInt16](repeating: 0, count: Int(memorySpan))

    /// Creates a counter for packs of `words` words and games of at most `attempts` guesses.
    init(words: Int, attempts: Int) {
        self.words = words
        let unit = (1...UInt64(words)).reduce(1, *)
        self.unit = unit
        shares = [0] + (1...UInt64(words)).map { unit / $0 }
        kept = Array(repeating: Entry(), count: (attempts + 1) << words)
        trials = kept
    }

    /// Discards all cached results.
    ///
    /// Call it before counting for a pack that was not made from the previous one by swaps.
    mutating func forget() {
        epoch += Self.memorySpan
        for index in touched.indices { touched[index] = 0 }
    }

    /// Records that the word last swapped in, at `place`, stays in the pack.
    ///
    /// This invalidates the cached results for sets that contain the place.
    mutating func keep(_ place: Int) {
        for index in touched.indices { touched[index] |= 1 << UInt16(place) }
        epoch += 1
        touched[Int(epoch % Self.memorySpan)] = 0
    }

    /// Returns the number of games that the consistent player wins, summed over all words as the
    /// secret.
    ///
    /// The result is in units of 1/n! of a win, where n is the number of words in the pack.
    ///
    /// - Parameters:
    ///   - table: The hints between the words of the pack. Unless ``forget()`` has been called, it
    ///     may differ from the pack as last kept only in the word at `trial`.
    ///   - attempts: The number of guesses in a game, at most the number passed to the initialiser.
    ///   - trial: The place of a word that may be swapped back, or `nil` if there is none.
    /// - Returns: The number of wins, which is n × n! if all games are won.
    mutating func count(_ table: SwapTable, attempts: Int, trial: Int? = nil) -> UInt64 {
        count += 1
        let onTrial: UInt16 = trial.map { 1 << UInt16($0) } ?? 0
        let every = table.everyWord
        let certain = UInt64(words) &* unit
        // Each guess eliminates at least itself.
        if words <= attempts { return certain }
        return certain - losses(table.answers.span, onTrial, every, attempts)
    }

    /// Returns the number of lost games if the secret is one of `words`, in the unit of
    /// ``count(_:attempts:trial:)``.
    ///
    /// There must be more words than `attempts`. After a guess, the other words remain, in groups
    /// according to their hints. For m words, let W be the wins and L the losses: m W is m plus the
    /// sum of W(group) over all guesses and groups. The groups of each guess have m - 1 words
    /// together, so m L is the sum of L(group). Only groups with more words than guesses left
    /// contribute to it, and these are few.
    private mutating func losses(
        _ answers: Span<SwapTable.Answers>, _ onTrial: UInt16, _ words: UInt16, _ attempts: Int
    ) -> UInt64 {
        let left = words.nonzeroBitCount
        if attempts <= 2 {
            if attempts < 2 { return UInt64(left &- max(attempts, 0)) &* unit }
            let wins = UInt64(left &+ Self.answerCount(answers, words)) &* shares[left]
            return UInt64(left) &* unit &- wins
        }
        let index = attempts << self.words | Int(words)
        let isRemembered = left >= Self.leastRemembered
        let isTried = words & onTrial != 0
        if isRemembered {
            if isTried {
                if trials[index].stamp == count { return trials[index].value }
            } else if holds(kept[index].stamp, words) {
                return kept[index].value
            }
        }
        var sum: UInt64 = 0
        var guessesLeft = words
        // Adding this to a count of `attempts` or more sets the highest bit.
        let isLarge = SwapTable.Answers(repeating: 0x8000 &- UInt16(attempts))
        while guessesLeft != 0 {
            let answer = answers[guessesLeft.trailingZeroBitCount] & words
            guessesLeft &= guessesLeft &- 1
            let large = (Self.wordCounts(answer) &+ isLarge) &>> 15
            if large.wrappedSum() == 0 { continue }
            for hint in 0..<SwapTable.Answers.scalarCount where large[hint] != 0 {
                sum &+= losses(answers, onTrial, answer[hint], attempts &- 1)
            }
        }
        let result = sum / UInt64(left)
        if isRemembered {
            if isTried {
                trials[index] = Entry(value: result, stamp: count)
            } else {
                kept[index] = Entry(value: result, stamp: epoch)
            }
        }
        return result
    }

    /// Returns the number of words in each of the eight sets in `masks`.
    private static func wordCounts(_ masks: SwapTable.Answers) -> SwapTable.Answers {
        var counts = masks &- ((masks &>> 1) & 0x5555)
        counts = (counts & 0x3333) &+ ((counts &>> 2) & 0x3333)
        counts = (counts &+ (counts &>> 4)) & 0x0F0F
        return (counts &+ (counts &>> 8)) & 0x1F
    }

    /// Whether the result for the set `words` that was cached in the epoch `stamp` is still valid.
    private func holds(_ stamp: UInt64, _ words: UInt16) -> Bool {
        epoch &- stamp < Self.memorySpan && touched[Int(stamp % Self.memorySpan)] & words == 0
    }

    /// Returns the number of different hints that a wrong guess can get, summed over all guesses in
    /// `words`.
    private static func answerCount(_ answers: Span<SwapTable.Answers>, _ words: UInt16) -> Int {
        var counts = SwapTable.Answers.zero
        var guessesLeft = words
        while guessesLeft != 0 {
            let answer = answers[guessesLeft.trailingZeroBitCount] & words
            guessesLeft &= guessesLeft &- 1
            // A mask has 15 bits, so the sum reaches the 16th bit unless the mask is 0.
            counts &+= (answer &+ SwapTable.Answers(repeating: 0x7FFF)) &>> 15
        }
        return Int(counts.wrappedSum())
    }
}
