/// What an analysis of one pack finds; every rate is the mean over all words as the secret.
public struct PackFigures: Sendable, Equatable {
    /// The chance that the consistent player (a random word that fits every hint) wins, exact.
    public let consistentWins: ExactRatio
    /// The guesses the consistent player makes, exact; a lost game counts all its attempts.
    public let consistentGuesses: ExactRatio
    /// The chance that the best player wins, exact.
    public let bestWins: ExactRatio
    /// The fewest guesses with which the best player gets there, exact.
    public let bestGuesses: ExactRatio
    /// The chance, in millionths and rounded down, that the player wins who minds only the last
    /// hint.
    public let lastHintWinsMillionths: UInt64
    /// The entropy of the answer to a first guess, the mean over all guesses, in thousandths of
    /// a bit.
    public let hintMillibits: UInt64
    /// The number of pairs of words that no third word separates.
    public let inseparablePairs: Int

    /// The most attempts a game with a limit may have.
    static let maximumAttempts = 7

    /// Analyses `words` for a game of `attempts` guesses, 0...7, 0 for no limit.
    ///
    /// `nil` where there are other attempts, no words, more than 15, or one of more than 15
    /// letters.
    ///
    /// - Complexity: all states of a game, at most 2^15 for each attempt; a few milliseconds for a
    ///   pack that a game would use.
    public init?(words: [[UInt8]], attempts: Int) {
        guard attempts >= 0 && attempts <= Self.maximumAttempts, let table = HintTable(words) else {
            return nil
        }
        self.init(table, attempts: attempts)
    }

    init(_ table: HintTable, attempts: Int) {
        // With as many guesses as words nobody who minds the hints can lose.
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
