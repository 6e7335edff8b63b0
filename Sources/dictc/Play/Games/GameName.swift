import ArgumentParser

/// The games of `dictc play`.
enum GameName: String, ExpressibleByArgument, CaseIterable {
    case guess
    case ghost
    case wordle
    case hangman
    case fill

    /// The name of the game as shown to people.
    var title: String {
        switch self {
        case .guess: "Word guessing"
        case .ghost: "Ghost"
        case .wordle: "Wordle"
        case .hangman: "Hangman"
        case .fill: "FillMeUp"
        }
    }

    /// The number of players.
    var players: Int { self == .ghost ? 2 : 1 }
}
