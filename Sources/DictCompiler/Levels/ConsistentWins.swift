/// Counts the consistent player's wins repeatedly, while words of the pack are swapped one by one.
///
/// The numbers are the same as in ``ConsistentPlayer``. The result for a set of words stays valid
/// until one of them changes, so most of a count comes from a cache: results for sets without the
/// word on trial are kept until a swap changes one of their words, the others until the next count.
struct ConsistentWins {
    /// The smallest set to cache; counting smaller ones again is faster than looking them up.
    private static let leastRemembered = 5
    /// The number of swaps after which a result expires, even if it is still valid.
    private static let memorySpan: UInt64 = 64

    private struct Entry {
        var value: UInt64 = 0
        /// The number of the count for sets with the word on trial; otherwise the epoch.
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
    /// Increases with every swap that is kept.
    private var epoch = memorySpan
    /// For each recent epoch, modulo the span, a mask of the places swapped since.
    private var touched = [UInt16](repeating: 0, count: Int(memorySpan))

    /// A counter for tables of `words` words and games of at most `attempts` guesses.
    init(words: Int, attempts: Int) {
        self.words = words
        let unit = (1...UInt64(words)).reduce(1, *)
        self.unit = unit
        shares = [0] + (1...UInt64(words)).map { unit / $0 }
        kept = Array(repeating: Entry(), count: (attempts + 1) << words)
        trials = kept
    }

    /// Drops all results, for a table that is unrelated to the last one.
    mutating func forget() {
        epoch += Self.memorySpan
        for index in touched.indices { touched[index] = 0 }
    }

    /// Records that the word on trial at `place` is kept.
    mutating func keep(_ place: Int) {
        for index in touched.indices { touched[index] |= 1 << UInt16(place) }
        epoch += 1
        touched[Int(epoch % Self.memorySpan)] = 0
    }

    /// The number of wins within `attempts` guesses in units of 1/n!, summed over all n secrets.
    ///
    /// - Parameters:
    ///   - table: The words; only the word at `trial` may differ from the last table, unless
    ///     ``forget()`` was called.
    ///   - attempts: The number of guesses.
    ///   - trial: The place of a word that may not be kept; `nil` for none.
    /// - Returns: The wins; n times n! means that all games are won.
    mutating func count(_ table: SwapTable, attempts: Int, trial: Int? = nil) -> UInt64 {
        count += 1
        let onTrial: UInt16 = trial.map { 1 << UInt16($0) } ?? 0
        let every = table.everyWord
        let certain = UInt64(words) &* unit
        // Each guess eliminates at least itself.
        if words <= attempts { return certain }
        return certain - losses(table.answers.span, onTrial, every, attempts)
    }

    /// The number of lost games among `words`, which must be more than `attempts`: the complement
    /// of the wins.
    ///
    /// A guess leaves all other words, in groups by their hints. With W for the wins, L for the
    /// losses and m words, m W = m + the sum of W(group) over all guesses and groups. The groups of
    /// each guess have m - 1 words together, so m L is the sum of L(group). Only groups with more
    /// words than guesses left contribute to it, and these are few.
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

    /// The number of words of each mask.
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

    /// The number of different answers that the guesses among `words` can get, over all guesses.
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
