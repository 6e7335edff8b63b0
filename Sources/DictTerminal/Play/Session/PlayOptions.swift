package import DictModel
import DictStore
package import WordGames

/// The options of `dictc play`, as given on the command line.
package struct PlayOptions {
    package var game: GameKind
    /// The language to play in, or `nil` if it was not given.
    package var language: Language?
    package var directory: String?
    package var seed: UInt64?
    /// The day whose game is played, or `nil` to play any.
    package var day: CalendarDay?
    /// The names of the players, or `nil` if they were not given.
    package var names: [String]?
    package var computer: GhostStrength?
    /// Whether to start a new game even if there is a saved one.
    package var isNew = false

    /// Creates the options of `dictc play` with nothing but the name of `game`.
    package init(_ game: GameKind) { self.game = game }

    /// Returns the settings for a game with these options.
    ///
    /// If no language was given, the preferred one in `contents` is used. If no names were given,
    /// the list of names is empty.
    func setup(_ contents: GameArchiveContents, hasScreen: Bool) -> GameSetup {
        var setup = GameSetup(
            game: game, language: language ?? contents.preferences.language,
            directory: directory, seed: seed, day: day, names: names ?? [], computer: computer,
            hasScreen: hasScreen, resumes: !isNew)
        if computer != nil, setup.names.count == 1 { setup.names.append(Self.computerName) }
        return setup
    }

    /// The name that the computer has as a player.
    static let computerName = "Computer"

    /// The number of human players, whose names must be known before a game of Ghost can begin.
    package var humans: Int { game.players == 2 && computer == nil ? 2 : 1 }
}
