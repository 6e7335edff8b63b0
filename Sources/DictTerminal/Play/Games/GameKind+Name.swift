package import WordGames

extension GameKind {
    /// The name of the game, such as `guess`, also in the archive and in JSON.
    package var name: String { "\(self)" }

    /// The title of the game, such as "Word guessing".
    package var title: String {
        switch self {
        case .guess: "Word guessing"
        case .ghost: "Ghost"
        case .wordle: "Wordle"
        case .hangman: "Hangman"
        case .fill: "FillMeUp"
        }
    }

    /// The number of players that the game needs; in Ghost, one of them may be the computer.
    package var players: Int { self == .ghost ? 2 : 1 }
}
