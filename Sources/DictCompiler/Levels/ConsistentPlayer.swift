/// A simulated player who guesses at random among the words that fit all hints so far.
///
/// With m words left, each is guessed with a chance of 1/m. After a wrong guess, the words that
/// would lead to the same hint remain, without the guess itself.
///
/// The results are exact. For a pack of n words, wins and guesses are counted in units of 1/n!.
/// During a game, the divisors m are different numbers up to n, so their product divides n!. For
/// the 15 words of the largest pack, every intermediate sum is below 2^63.
struct ConsistentPlayer {
    private let table: HintTable
    private let unit: UInt64
    private var winMemo: [UInt32: UInt64] = [:]
    private var guessMemo: [UInt32: UInt64] = [:]

    init(_ table: HintTable) {
        self.table = table
        unit = Self.unit(of: table)
    }

    /// Returns the number that represents one win or one guess: n! for a table of n words.
    ///
    /// With this scale, all fractions of wins and guesses are whole numbers.
    static func unit(of table: HintTable) -> UInt64 {
        var product: UInt64 = 1
        for factor in 1...UInt64(table.count) { product *= factor }
        return product
    }

    /// Returns the chance of winning within `attempts` guesses, averaged over all words as the
    /// secret.
    mutating func winRate(attempts: Int) -> ExactRatio {
        let wins = self.wins(table.everyWord, attempts)
        return ExactRatio(wins, unit * UInt64(table.count)) ?? ExactRatio(0)
    }

    /// Returns the mean number of guesses in a game of at most `attempts` guesses.
    ///
    /// The mean is taken over all words as the secret. A lost game counts as one that took all
    /// attempts.
    mutating func meanGuesses(attempts: Int) -> ExactRatio {
        let guesses = self.guesses(table.everyWord, attempts)
        return ExactRatio(guesses, unit * UInt64(table.count)) ?? ExactRatio(0)
    }

    private mutating func wins(_ words: UInt16, _ attempts: Int) -> UInt64 {
        let left = words.nonzeroBitCount
        // Each guess eliminates at least itself.
        if left <= attempts { return UInt64(left) * unit }
        if attempts <= 1 { return attempts == 1 ? unit : 0 }
        let key = UInt32(words) | UInt32(attempts) << 16
        if let known = winMemo[key] { return known }
        var sum = UInt64(left) * unit
        Self.forEachAnswer(table, words) { sum += wins($0, attempts - 1) }
        winMemo[key] = sum / UInt64(left)
        return sum / UInt64(left)
    }

    private mutating func guesses(_ words: UInt16, _ attempts: Int) -> UInt64 {
        if attempts <= 0 { return 0 }
        let left = UInt64(words.nonzeroBitCount)
        if left == 1 { return unit }
        // More attempts than words make no difference, so such states share one entry.
        let attempts = min(attempts, Int(left))
        let key = UInt32(words) | UInt32(attempts) << 16
        if let known = guessMemo[key] { return known }
        var sum: UInt64 = 0
        Self.forEachAnswer(table, words) { sum += guesses($0, attempts - 1) }
        let result = left * unit + sum / left
        guessMemo[key] = result
        return result
    }

    /// Calls `body` with each set of words that may remain after a wrong guess.
    ///
    /// For each guess in `words` and each hint, the set contains the other words in `words` for
    /// which the guess gets this hint. Sets of words are masks; empty ones are skipped.
    private static func forEachAnswer(
        _ table: HintTable, _ words: UInt16, _ body: (UInt16) -> Void
    ) {
        var guessesLeft = words
        while guessesLeft != 0 {
            let start = guessesLeft.trailingZeroBitCount * table.hintCount
            guessesLeft &= guessesLeft &- 1
            for index in start..<start + table.hintCount {
                let answer = table.answers[index] & words
                if answer != 0 { body(answer) }
            }
        }
    }
}
