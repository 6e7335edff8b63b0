import DictReader

extension HangmanGame {
    mutating func play(_ move: Move, in phrases: PhrasePack) -> MoveAnswer {
        switch move {
        case .guess(let text):
            switch guess(text) {
            case .opened: .opened
            case .missed: .missed
            case .repeated: .repeated
            case .notOneLetter: .notOneLetter
            case .roundOver: .roundOver
            }
        case .next: start(tier, in: phrases)
        case .tier(let tier): start(tier, in: phrases)
        default: .unknown
        }
    }

    /// Starts a round with a phrase of the difficulty `tier`.
    ///
    /// If there is none, the game keeps its previous difficulty.
    private mutating func start(_ tier: UInt8?, in phrases: PhrasePack) -> MoveAnswer {
        let former = self.tier
        self.tier = tier
        if startOver(in: phrases) == .started { return .started }
        self.tier = former
        return .noSuchTier
    }
}
