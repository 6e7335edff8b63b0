import WordGames

extension GameTable {
    /// Creates a new game; `nil` if the packs that it needs are missing, or contain nothing to
    /// play.
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

    /// Restores the game in `saved`; `nil` if it is not a game, or the packs are missing or contain
    /// nothing to play.
    ///
    /// If the packs are not the ones that the game was saved with, the scores are kept and a new
    /// round begins.
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
