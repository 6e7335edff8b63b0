public import ArgumentParser
import DictTerminal
public import WordGames

// Types of other modules as arguments of commands.

extension Colour.Choice: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}

/// The games of `dictc play`, by their names on the command line, which are those of the cases.
extension GameKind: ExpressibleByArgument {
    /// Creates the game that `argument` names, or returns `nil` if there is none.
    public init?(argument: String) {
        guard let game = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = game
    }

    /// The names of all games, for the help.
    public static var allValueStrings: [String] { allCases.map(\.name) }
}
