import ArgumentParser
import WordGames

/// The games of `dictc play`, by their names on the command line.
enum GameName: String, ExpressibleByArgument, CaseIterable {
    case guess
    case ghost
    case wordle
    case hangman
    case fill

    /// The game in the module of games.
    var kind: GameKind {
        switch self {
        case .guess: .guess
        case .ghost: .ghost
        case .wordle: .wordle
        case .hangman: .hangman
        case .fill: .fill
        }
    }

    /// The title of the game, such as "Word guessing".
    var title: String {
        switch self {
        case .guess: "Word guessing"
        case .ghost: "Ghost"
        case .wordle: "Wordle"
        case .hangman: "Hangman"
        case .fill: "FillMeUp"
        }
    }

    /// The number of players that the game needs; in Ghost, one of them may be the computer.
    var players: Int { self == .ghost ? 2 : 1 }
}
