/// The results of analysing a pack; every rate is the mean over all words as the secret.
public struct PackFigures: Sendable, Equatable {
    /// The exact chance of winning of the consistent player, who guesses any word that fits all
    /// hints.
    public let consistentWins: ExactRatio
    /// The exact number of guesses of the consistent player; a lost game counts all its attempts.
    public let consistentGuesses: ExactRatio
    /// The exact chance of winning of the best player.
    public let bestWins: ExactRatio
    /// The exact minimum number of guesses with which the best player has that chance.
    public let bestGuesses: ExactRatio
    /// The chance of winning of a player who remembers only the last hint, in millionths, rounded
    /// down.
    public let lastHintWinsMillionths: UInt64
    /// The entropy of the answer to a first guess, as the mean over all guesses, in thousandths of
    /// a bit.
    public let hintMillibits: UInt64
    /// The number of pairs of words that no third word separates.
    public let inseparablePairs: Int

    /// The maximum number of attempts in a game with a limit.
    static let maximumAttempts = 7

    /// Analyses `words` for a game of `attempts` guesses, 0...7; 0 means no limit.
    ///
    /// It is `nil` if `attempts` is out of that range, if there are no words or more than 15, or if
    /// a word has more than 15 letters.
    ///
    /// - Complexity: All states of a game, at most 2^15 per attempt; a few milliseconds for a
    ///   typical pack.
    ///   pack that a game would use.
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
