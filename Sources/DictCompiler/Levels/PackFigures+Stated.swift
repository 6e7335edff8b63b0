extension PackFigures {
    /// Creates figures as stated in a file, without checking them against the words of the pack.
    ///
    /// To check them, use ``LevelJudge``.
    package init(
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
