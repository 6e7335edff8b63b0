import DictModel
import DictStore
import WordGames

/// The options of a call of `dictc play`.
struct PlayOptions {
    var game: GameName
    /// The language, if given.
    var language: Language?
    var directory: String?
    var seed: UInt64?
    /// The players, if given.
    var names: [String]?
    var computer: GhostStrength?
    /// Whether to start a new game instead of resuming a saved one.
    var isNew = false

    /// The setup of a game: the language defaults to the one in `contents`, and players who are not
    /// named stay unknown.
    func setup(_ contents: GameArchiveContents, hasScreen: Bool) -> GameSetup {
        var setup = GameSetup(
            game: game, language: language ?? contents.preferences.language,
            directory: directory, seed: seed, names: names ?? [], computer: computer,
            hasScreen: hasScreen, resumes: !isNew)
        if computer != nil, setup.names.count == 1 { setup.names.append(Self.computerName) }
        return setup
    }

    /// The name of the computer.
    static let computerName = "Computer"

    /// The number of names that must be known before the game can begin.
    var humans: Int { game.players == 2 && computer == nil ? 2 : 1 }
}
