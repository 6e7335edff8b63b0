import DictModel
import DictStore
import WordGames

/// The settings with which `dictc play` starts a game.
struct GameSetup {
    /// The game to be played.
    var game: GameName
    /// The language to play in.
    var language: Language
    /// The folder with the artefacts, or `nil` for the `build-output` of the nearest project.
    var directory: String?
    /// The seed of all random choices, or `nil` to make them unpredictable.
    var seed: UInt64?
    /// The names of the players.
    ///
    /// If the computer plays, the last name is its own.
    var names: [String]
    /// The strength of the computer as the second player, or `nil` if it does not play.
    var computer: GhostStrength?
    /// Whether the game is shown on the whole screen, rather than line by line.
    var hasScreen: Bool
    /// Whether to resume a saved game if there is one.
    var resumes = true
    /// Notes for the players, which are shown before they begin.
    var notes: [String] = []

    /// The key under which the game is saved in the archive, such as `ghost.en`.
    var key: String { game.rawValue + "." + language.code }

    /// Whether runs with the same input must print the same output, as for a script with a seed.
    var isRepeatable: Bool { seed != nil && !hasScreen }

    /// The name of the first player, or "Player" if no names are known.
    var player: String { names.first ?? "Player" }

    /// Returns the path of the artefact with the extension `kind`, such as "lexicon".
    ///
    /// The artefact has the language of the game.
    ///
    /// - Throws: A `Diagnostic` if the artefact does not exist.
    func path(of kind: String) throws -> String {
        try ArtefactFolder.file("\(language.code).\(kind)", in: directory)
    }

    /// A new random number generator with ``seed`` or, if that is `nil`, with an unpredictable
    /// seed.
    var random: GameRandom { seed.map(GameRandom.init) ?? .unpredictable() }

    /// Returns the saved game to resume, or `nil` to start a new one.
    ///
    /// With a seed, every run must be the same. On a screen, a saved game is then resumed only if
    /// it began with the same seed; without a screen, it never is. If the saved game cannot be
    /// read, the archive is copied and a note is added.
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

    /// Adds a note for the players on how a saved game was resumed.
    mutating func note(_ restoration: Restoration) {
        switch restoration {
        case .restored: notes.append("Resuming your saved game.")
        case .carriedOver:
            notes.append("Resuming your saved game. The word list has changed since.")
        case .otherArtefact:
            notes.append("The word list has changed. Scores are kept; here is a new round.")
        case .contradiction:
            notes.append("The saved round is not valid. Scores are kept; here is a new round.")
        case .nothingToPlay: break
        }
    }

    /// Returns a diagnostic for an artefact at `path` that contains nothing to play.
    func nothingToPlay(_ path: String) -> Diagnostic {
        Diagnostic(
            .playNothing, at: Place(path), "contains nothing to play",
            hint: "see `dictc info`, then build again with other words")
    }
}

/// A game as it is saved: its state and its random number generator.
struct KeptGame<Game: Codable>: Codable {
    var game: Game
    var random: GameRandom
}
