/// The results of analysing a pack; every rate is a mean over all words as the secret.
public struct PackFigures: Sendable, Equatable {
    /// The exact chance of winning for the consistent player, who guesses at random among the words
    /// that fit all hints.
    public let consistentWins: ExactRatio
    /// The exact mean number of guesses by the consistent player; a lost game is included with all
    /// its attempts.
    public let consistentGuesses: ExactRatio
    /// The exact chance of winning for the best player.
    public let bestWins: ExactRatio
    /// The exact mean number of guesses by the best player, who needs as few as that chance of
    /// winning allows.
    public let bestGuesses: ExactRatio
    /// The chance of winning for a player who remembers only the last hint, in millionths, rounded
    /// down.
    public let lastHintWinsMillionths: UInt64
    /// The mean entropy of the answer to a first guess, over all words as the guess, in thousandths
    /// of a bit, rounded down.
    public let hintMillibits: UInt64
    /// The number of pairs of words that no other word of the pack separates, because its hints for
    /// both are the same.
    public let inseparablePairs: Int

    /// The maximum number of attempts in a game with a limit.
    static let maximumAttempts = 7

    /// Analyses `words` for a game of `attempts` guesses; 0 means no limit.
    ///
    /// The result is `nil` if `attempts` is not in 0...7, if there are no words or more than 15, or
    /// if a word has more than 15 letters.
    ///
    /// - Complexity: At most 2^n states for n words and each number of attempts; a few milliseconds
    ///   for a typical pack.
    public init?(words: [[UInt8]], attempts: Int) {
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
