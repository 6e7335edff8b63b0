import DictModel
import DictStore
import WordGames

/// What a call of `dictc play` asks for.
struct PlayOptions {
    var game: GameName
    /// The language, where it is named.
    var language: Language?
    var directory: String?
    var seed: UInt64?
    /// The players, where they are named.
    var names: [String]?
    var computer: GhostStrength?
    /// Whether what is kept is not gone on with.
    var isNew = false

    /// The setup of a game: what the call leaves open is taken from `contents`, and players that
    /// nobody knows stay out.
    func setup(_ contents: GameArchiveContents, hasScreen: Bool) -> GameSetup {
        var setup = GameSetup(
            game: game, language: language ?? contents.preferences.language,
            directory: directory, seed: seed, names: names ?? [], computer: computer,
            hasScreen: hasScreen, resumes: !isNew)
        if computer != nil, setup.names.count == 1 { setup.names.append(Self.computerName) }
        return setup
    }

    /// What the computer is called.
    static let computerName = "Computer"

    /// How many names have to be known before the game can begin.
    var humans: Int { game.players == 2 && computer == nil ? 2 : 1 }
}
