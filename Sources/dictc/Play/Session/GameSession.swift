import DictModel
import DictStore
import WordGames

/// A game in progress, together with the archive that stores it.
///
/// Make all changes through the session: each is saved in the archive before the call returns.
final class GameSession {
    let archive: GameArchive
    private(set) var setup: GameSetup
    private(set) var controller: any GameController

    /// Starts the game that `setup` describes, or resumes it if it is saved in `archive`.
    init(_ setup: GameSetup, _ archive: GameArchive) throws {
        self.archive = archive
        var setup = setup
        controller = try GameSession.controller(&setup, archive)
        self.setup = setup
        let (language, names) = (setup.language, setup.names)
        try archive.update { contents in
            contents.preferences.language = language
            for name in names.reversed() where setup.computer == nil || name != names.last {
                contents.remember(name: name)
            }
        }
        try keep()
    }

    private static func controller(
        _ setup: inout GameSetup, _ archive: GameArchive
    ) throws -> any GameController {
        switch setup.game {
        case .guess: try WordGuessController(&setup, archive)
        case .ghost: try GhostController(&setup, archive)
        case .wordle: try WordleController(&setup, archive)
        case .hangman: try HangmanController(&setup, archive)
        case .fill: try FillMeUpController(&setup, archive)
        }
    }

    /// Applies `move` to the game's controller and saves the game.
    func play(_ move: (inout any GameController) -> Void) throws {
        move(&controller)
        try keep()
    }

    private func keep() throws {
        var kept = controller
        try archive.update { contents in try kept.keep(in: &contents) }
        controller = kept
    }

    /// Switches to `language` and starts a new round; scores are kept.
    ///
    /// The language is also saved as the preferred one for later games.
    ///
    /// - Throws: The error from opening the artefacts of that language, in which case nothing
    ///   changes, or the error from writing the archive.
    func change(to language: Language) throws {
        guard language != setup.language else { return }
        var changed = setup
        (changed.language, changed.seed, changed.notes) = (language, nil, [])
        var next = try Self.controller(&changed, archive)
        next.startOver()
        try take(next, changed)
        try archive.update { $0.preferences.language = language }
    }

    /// Switches to other players; a game for two players starts anew.
    ///
    /// If `computer` is not `nil`, the computer plays with that strength, and the last name is its
    /// name.
    func change(names: [String], computer: GhostStrength?) throws {
        var changed = setup
        (changed.names, changed.computer, changed.seed, changed.notes) = (names, computer, nil, [])
        changed.resumes = setup.game.players == 1
        let next = try Self.controller(&changed, archive)
        changed.resumes = true
        try take(next, changed)
        try archive.update { contents in
            for name in names.reversed() where computer == nil || name != names.last {
                contents.remember(name: name)
            }
        }
    }

    private func take(_ next: any GameController, _ changed: GameSetup) throws {
        controller = next
        setup = changed
        setup.notes = []
        try keep()
    }
}
