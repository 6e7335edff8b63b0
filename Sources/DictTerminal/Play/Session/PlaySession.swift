import DictModel
import DictStore
import WordGames

/// A game in progress, together with the archive that stores it.
///
/// Make all changes through the session: each is saved in the archive before the call returns.
final class PlaySession {
    let archive: GameArchive
    private(set) var setup: GameSetup
    private(set) var controller: any GameController
    /// The wins that the high scores already count.
    private var counted: [(name: String, wins: Int)]

    /// Starts the game that `setup` describes, or resumes it if it is saved in `archive`.
    ///
    /// Returns `nil` if `setup` lacks the names that a game for two needs, and no suitable saved
    /// game has them.
    init?(_ setup: GameSetup, _ archive: GameArchive) throws {
        self.archive = archive
        var setup = setup
        guard let session = try setup.session(in: archive) else { return nil }
        counted = session.wins(of: setup.player)
        controller = session.controller(setup)
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

    /// Applies `move` to the game's controller and saves the game.
    func play(_ move: (inout any GameController) -> Void) throws {
        move(&controller)
        try keep()
    }

    /// Saves the game, and adds the rounds won since the last call to the high scores.
    private func keep() throws {
        let wins = controller.session.wins(of: setup.player)
        let new = zip(wins, counted).flatMap { now, before in
            Array(repeating: now.name, count: max(0, now.wins - before.wins))
        }
        let saved = controller.session.saved
        try archive.update { contents in
            for name in new { contents.countWin(of: name, at: setup.game.name) }
            contents.games[setup.key] = saved.bytes
        }
        counted = wins
        controller.refresh(archive.contents)
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
        try take(changed) { $0.startOver() }
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
        try take(changed) { _ in }
        try archive.update { contents in
            for name in names.reversed() where computer == nil || name != names.last {
                contents.remember(name: name)
            }
        }
    }

    private func take(_ changed: GameSetup, _ move: (inout any GameController) -> Void) throws {
        var changed = changed
        guard let session = try changed.session(in: archive) else { return }
        counted = session.wins(of: changed.player)
        controller = session.controller(changed)
        (changed.notes, changed.resumes) = ([], true)
        setup = changed
        try play(move)
    }
}

extension GameSession {
    /// The number of rounds that each person has won; `player` is the only one, except in Ghost.
    fileprivate func wins(of player: String) -> [(name: String, wins: Int)] {
        guard case .ghost(let game, _) = view else { return [(player, statistics.won)] }
        return [game.first, game.second].filter { $0.strength == nil }.map {
            (PlayText.text($0.nameText), $0.wins)
        }
    }

    fileprivate func controller(_ setup: GameSetup) -> any GameController {
        switch view {
        case .guess(let game, let packs): WordGuessController(self, game, packs, setup)
        case .ghost(let game, let lexicon): GhostController(self, game, lexicon, setup)
        case .wordle(let game, _, _): WordleController(self, game, setup)
        case .hangman(let game, _): HangmanController(self, game, setup)
        case .fill(let game, let sentences): FillMeUpController(self, game, sentences, setup)
        }
    }
}
