/// The results of analysing a level pack; every rate is a mean over all words as the secret.
package struct PackFigures: Sendable, Equatable {
    /// The exact chance of winning for the consistent player, who guesses at random among the words
    /// that fit all hints.
    package let consistentWins: ExactRatio
    /// The exact mean number of guesses by the consistent player, who guesses at random among the
    /// words that fit all hints.
    ///
    /// A lost game counts as one that took all attempts.
    package let consistentGuesses: ExactRatio
    /// The exact chance of winning for the best player, who wins as often as possible.
    package let bestWins: ExactRatio
    /// The exact mean number of guesses by the best player.
    ///
    /// This player wins as often as possible and, among the ways to do so, needs the fewest
    /// guesses.
    ///
    /// A lost game counts as one that took all attempts.
    package let bestGuesses: ExactRatio
    /// The chance of winning for a player who remembers only the last hint, in millionths, rounded
    /// down.
    package let lastHintWinsMillionths: UInt64
    /// The mean entropy of the answer to a first guess, in thousandths of a bit, rounded down.
    ///
    /// The answer is a hint or the win. The mean is taken over all words as the guess.
    package let hintMillibits: UInt64
    /// The number of pairs of words that no other word of the pack separates by different hints.
    package let inseparablePairs: Int

    /// The maximum number of attempts in a game with a limit.
    static let maximumAttempts = 7

    /// Creates figures by analysing `words` as the pack of a game with `attempts` guesses.
    ///
    /// Pass 0 as `attempts` for a game without a limit. Returns `nil` if `attempts` is not in
    /// `0...7`, if there are no words or more than 15, or if a word has more than 15 letters.
    ///
    /// - Complexity: At most 2^*n* states for each number of attempts left, where *n* is the number
    ///   of words; a few milliseconds for a typical pack.
    package init?(words: [[UInt8]], attempts: Int) {
        guard attempts >= 0 && attempts <= Self.maximumAttempts, let table = HintTable(words) else {
            return nil
        }
        self.init(table, attempts: attempts)
    }

    init(_ table: HintTable, attempts: Int) {
        // With as many guesses as words, a player who uses the hints cannot lose.
        let limit = attempts == 0 ? table.count : min(attempts, table.count)
        var consistent = ConsistentPlayer(table)
        consistentWins = consistent.winRate(attempts: limit)
        consistentGuesses = consistent.meanGuesses(attempts: limit)
        var best = BestPlayer(table)
        let rates = best.rates(attempts: limit)
        bestWins = rates.wins
        bestGuesses = rates.guesses
        lastHintWinsMillionths = LastHintPlayer(table).winRateMillionths(attempts: limit)
        hintMillibits = table.entropyMillibits
        inseparablePairs = table.inseparablePairs.count
    }
}
