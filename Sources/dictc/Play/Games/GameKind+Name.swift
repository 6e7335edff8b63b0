public import ArgumentParser
public import WordGames

/// The games of `dictc play`, by their names on the command line, which are those of the cases.
extension GameKind: ExpressibleByArgument {
    /// Creates the game that `argument` names, or returns `nil` if there is none.
    public init?(argument: String) {
        guard let game = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = game
    }

    /// The names of all games, for the help.
    public static var allValueStrings: [String] { allCases.map(\.name) }

    /// The name of the game, such as `guess`, also in the archive and in JSON.
    var name: String { "\(self)" }

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
