import WordGames

extension GameTable {
    /// Creates a new game of the kind `number`, played with the artefacts in `packs`.
    ///
    /// Returns `nil` if the artefacts that the game needs are missing, or contain nothing to play.
    static func new(
        _ number: GameNumber, _ packs: GamePacks, _ random: SplitMix64
    ) -> GameTable? {
        switch number {
        case .guess: GuessTable(packs, random)
        case .ghost: GhostTable(packs, random)
        case .wordle: WordleTable(packs, random)
        case .hangman: HangmanTable(packs, random)
        case .fill: FillTable(packs, random)
        }
    }

    /// Restores the game in `saved`, to be played with the artefacts in `packs`.
    ///
    /// If these are not the artefacts with which the game was saved, the scores are kept and a new
    /// round begins.
    ///
    /// Returns `nil` if `saved` does not contain a valid game, or if the artefacts are missing or
    /// contain nothing to play.
    static func restored(_ saved: SavedGame, _ packs: GamePacks) -> GameTable? {
        do throws(StateFault) {
            let random = try SplitMix64(savedBytes: saved.random)
            return switch saved.number {
            case .guess: try GuessTable(saved.state, packs, random)
            case .ghost: try GhostTable(saved.state, packs, random)
            case .wordle: try WordleTable(saved.state, packs, random)
            case .hangman: try HangmanTable(saved.state, packs, random)
            case .fill: try FillTable(saved.state, packs, random)
            }
        } catch {
            return nil
        }
    }
}
