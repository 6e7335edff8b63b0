extension PackFigures {
    /// The figures as a file states them, not compared with the words.
    ///
    /// Use ``LevelJudge`` to check them.
    public init(
        consistentWins: ExactRatio, consistentGuesses: ExactRatio, bestWins: ExactRatio,
        bestGuesses: ExactRatio, lastHintWinsMillionths: UInt64, hintMillibits: UInt64,
        inseparablePairs: Int
    ) {
        self.consistentWins = consistentWins
        self.consistentGuesses = consistentGuesses
        self.bestWins = bestWins
        self.bestGuesses = bestGuesses
        self.lastHintWinsMillionths = lastHintWinsMillionths
        self.hintMillibits = hintMillibits
        self.inseparablePairs = inseparablePairs
    }
}
