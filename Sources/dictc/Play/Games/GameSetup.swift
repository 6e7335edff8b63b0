import DictModel
import DictStore
import WordGames

/// The settings from which the controller of a game is created.
struct GameSetup {
    /// The game to play.
    var game: GameName
    /// The language to play in.
    var language: Language
    /// The folder with the artefacts; `nil` for the `build-output` of the nearest project.
    var directory: String?
    /// The seed for all random choices; `nil` to make them unpredictable.
    var seed: UInt64?
    /// The names of the players; the last one is the computer's if it plays.
    var names: [String]
    /// The strength of the computer as the second player; `nil` if it does not play.
    var computer: GhostStrength?
    /// Whether the game is shown on a screen, rather than line by line.
    var hasScreen: Bool
    /// Whether to resume a saved game.
    var resumes = true
    /// Notes for the players, to be shown before they begin.
    var notes: [String] = []

    /// The key of the game in the archive.
    var key: String { game.rawValue + "." + language.code }

    /// Whether two runs with the same input must print the same, as scripts with a seed do.
    var isRepeatable: Bool { seed != nil && !hasScreen }

    /// The name of the only player, or of the first one.
    var player: String { names.first ?? "Player" }

    /// Returns the path of the language's artefact whose file extension is `kind`.
    func path(of kind: String) throws -> String {
        try ArtefactFolder.file("\(language.code).\(kind)", in: directory)
    }

    /// A random number generator for a new game.
    var random: GameRandom { seed.map(GameRandom.init) ?? .unpredictable() }

    /// Returns the saved game to resume; `nil` to start a new one.
    ///
    /// With a seed, play on a screen resumes only a game that began with the same seed, and a
    /// script always starts a new game, so that every run is the same. If the saved game cannot be
    /// read, the archive is copied first and a note is added.
    mutating func kept<Game: Codable>(
        _ type: Game.Type, in archive: GameArchive
    ) throws -> KeptGame<Game>? {
        guard resumes, archive.contents.hasValue(for: key) else { return nil }
        guard let kept = archive.contents.value(KeptGame<Game>.self, for: key) else {
            let copy = try archive.keepCopy()
            notes.append(
                "The saved game cannot be read, so here is a new one."
                    + (copy.map { " The old archive is kept as \($0)." } ?? ""))
            return nil
        }
        if let seed, !hasScreen || kept.random.seed != seed { return nil }
        return kept
    }

    /// Adds a note on how a saved game was restored.
    mutating func note(_ restoration: Restoration) {
        switch restoration {
        case .restored: notes.append("Resuming your saved game.")
        case .otherArtefact:
            notes.append("The word list has changed. Scores are kept; here is a new round.")
        case .contradiction:
            notes.append("The saved round is not valid. Scores are kept; here is a new round.")
        case .nothingToPlay: break
        }
    }

    /// Returns the diagnostic for the artefact at `path`, which contains nothing to play.
    func nothingToPlay(_ path: String) -> Diagnostic {
        Diagnostic(
            .playNothing, at: Place(path), "contains nothing to play",
            hint: "see `dictc info`, then build again with other words")
    }
}

/// A saved game: its model and its random number generator.
struct KeptGame<Game: Codable>: Codable {
    var game: Game
    var random: GameRandom
}
