import DictModel
import DictStore
import WordGames

/// What the controllers of all games are made from.
struct GameSetup {
    /// The game.
    var game: GameName
    /// The language that is played.
    var language: Language
    /// Where the artefacts lie; `nil` for the project's folder.
    var directory: String?
    /// What fixes all choices; `nil` to leave them to chance.
    var seed: UInt64?
    /// The players.
    var names: [String]
    /// How well the computer plays the second player, where it does.
    var computer: GhostStrength?
    /// Whether a screen shows the game.
    var hasScreen: Bool
    /// Whether a game that was kept goes on.
    var resumes = true
    /// What the players should know before they begin.
    var notes: [String] = []

    /// The name under which the archive keeps the game.
    var key: String { game.rawValue + "." + language.code }

    /// Who plays, or plays first.
    var player: String { names.first ?? "Player" }

    /// The path of an artefact of the language.
    func path(of kind: String) throws -> String {
        try ArtefactFolder.file("\(language.code).\(kind)", in: directory)
    }

    /// Random numbers for a game that begins.
    var random: GameRandom { seed.map(GameRandom.init) ?? .unpredictable() }

    /// The game that is kept and may go on.
    ///
    /// A seed asks for a game of its own: on a screen one that began with the same seed goes on,
    /// and a script always begins anew, so that it repeats itself.
    mutating func kept<Game: Codable>(
        _ type: Game.Type, in archive: GameArchive
    ) throws -> KeptGame<Game>? {
        guard resumes, archive.contents.hasValue(for: key) else { return nil }
        guard let kept = archive.contents.value(KeptGame<Game>.self, for: key) else {
            let copy = try archive.keepCopy()
            notes.append(
                "The kept game cannot be read; "
                    + (copy.map { "the archive as it was is kept as \($0), and " } ?? "")
                    + "a new game begins.")
            return nil
        }
        if let seed, !hasScreen || kept.random.seed != seed { return nil }
        return kept
    }

    /// Tells what became of a kept game.
    mutating func note(_ restoration: Restoration) {
        switch restoration {
        case .restored: notes.append("The kept game goes on.")
        case .otherArtefact:
            notes.append("The words are others than before: the scores stay, a new round begins.")
        case .contradiction:
            notes.append("The kept round contradicts itself: the scores stay, a new one begins.")
        case .nothingToPlay: break
        }
    }

    /// The failure for an artefact in which there is nothing to play.
    func nothingToPlay(_ path: String) -> Failure {
        Failure(
            status: .badData, place: path, problem: "holds nothing to play",
            hint: "see `dictc info`, then build again with other words")
    }
}

/// A game as the archive keeps it: the model and its random numbers.
struct KeptGame<Game: Codable>: Codable {
    var game: Game
    var random: GameRandom
}
