extension PackFigures {
    /// Figures as a file states them; nobody has compared them with the words.
    ///
    /// ``LevelJudge`` does.
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
