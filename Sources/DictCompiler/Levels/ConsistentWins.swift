/// Counts the wins of the consistent player repeatedly, while words of a pack are swapped one by
/// one.
///
/// The results equal those of ``ConsistentPlayer``. A result for a set of words is valid until one
/// of them changes, so most come from a cache. Results for sets with the word on trial are kept
/// until the next count, all others until a swap changes one of their words.
struct ConsistentWins {
    /// The minimum number of words in a set whose result is cached; smaller sets are faster to
    /// count again.
    private static let leastRemembered = 5
    /// The number of kept swaps after which a result expires, even if it is still valid.
    private static let memorySpan: UInt64 = 64

    private struct Entry {
        var value: UInt64 = 0
        /// The number of the count if the set has the word on trial; otherwise the epoch.
        var stamp: UInt64 = 0
    }

    private let words: Int
    private let unit: UInt64
    /// For each number of words m, the share 1/m in units of 1/n!.
    private let shares: [UInt64]
    /// Results for sets without the word on trial, indexed by attempts and set.
    private var kept: [Entry]
    /// Results for sets with the word on trial, indexed by attempts and set.
    private var trials: [Entry]
    private var count: UInt64 = 0
    /// A number that increases with every swap that is kept.
    private var epoch = memorySpan
    /// For each recent epoch, modulo the memory span, a mask of the places whose words have changed
    /// since.
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

    /// Drops all results; call it before counting for a table unrelated to the last one.
    mutating func forget() {
        epoch += Self.memorySpan
        for index in touched.indices { touched[index] = 0 }
    }

    /// Records that the word on trial at `place` stays in the pack.
    mutating func keep(_ place: Int) {
        for index in touched.indices { touched[index] |= 1 << UInt16(place) }
        epoch += 1
        touched[Int(epoch % Self.memorySpan)] = 0
    }

    /// Returns the number of wins within `attempts` guesses, summed over all n secrets, in units of
    /// 1/n!.
    ///
    /// - Parameters:
    ///   - table: The hints between the words. Unless ``forget()`` was called, only the words at
    ///     `trial` and at places passed to ``keep(_:)`` may differ from the last table.
    ///   - attempts: The number of guesses.
    ///   - trial: The place of a word that may be swapped back; `nil` if there is none.
    /// - Returns: The number of wins; n times n! if all games are won.
    mutating func count(_ table: SwapTable, attempts: Int, trial: Int? = nil) -> UInt64 {
        count += 1
        let onTrial: UInt16 = trial.map { 1 << UInt16($0) } ?? 0
        let every = table.everyWord
        let certain = UInt64(words) &* unit
        // Each guess eliminates at least itself.
        if words <= attempts { return certain }
        return certain - losses(table.answers.span, onTrial, every, attempts)
    }

    /// Returns the number of games lost among `words`, of which there must be more than `attempts`.
    ///
    /// After a guess, the other words remain, in groups according to their hints. For m words, let
    /// W be the wins and L the losses: m W is m plus the sum of W(group) over all guesses and
    /// groups. The groups of each guess have m - 1 words together, so m L is the sum of L(group).
    /// Only groups with more words than guesses left contribute to it, and these are few.
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

    /// Returns the number of words in each mask.
    private static func wordCounts(_ masks: SwapTable.Answers) -> SwapTable.Answers {
        var counts = masks &- ((masks &>> 1) & 0x5555)
        counts = (counts & 0x3333) &+ ((counts &>> 2) & 0x3333)
        counts = (counts &+ (counts &>> 4)) & 0x0F0F
        return (counts &+ (counts &>> 8)) & 0x1F
    }

    /// Whether the result for `words` from the epoch `stamp` is still valid.
    private func holds(_ stamp: UInt64, _ words: UInt16) -> Bool {
        epoch &- stamp < Self.memorySpan && touched[Int(stamp % Self.memorySpan)] & words == 0
    }

    /// Returns the number of different hints to a wrong guess, summed over all guesses among
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
