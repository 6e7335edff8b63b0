import DictModel
import DictStore
import WordGames

/// A game on a terminal that it owns.
final class ScreenPlay {
    private enum MenuItem {
        case back, new, choices, language, names, scores, quit
    }

    /// What is on the screen.
    private enum View {
        case game
        case menu(Menu<MenuItem>)
        case choices(Menu<Int>)
        case names(NameDialog)
        /// Text that any key puts away.
        case page(Screen)
    }

    private let options: PlayOptions
    private let archive: GameArchive
    private let terminal: Terminal
    private var session: GameSession?
    private var view = View.game
    /// What the players should know, until the next key.
    private var notes: [String] = []

    init(_ options: PlayOptions, _ archive: GameArchive, colours: Bool) throws {
        self.options = options
        self.archive = archive
        // What can fail fails before the terminal is taken over.
        let setup = options.setup(archive.contents, hasScreen: true)
        notes = archive.finding.map { [$0] } ?? []
        session = try Self.session(setup, archive)
        notes += session?.setup.notes ?? []
        terminal = try Terminal(colours: colours)
        if session == nil { view = .names(nameDialog(players: options.humans)) }
    }

    /// The game, as far as its players are known: by the call, or by the game that is kept.
    private static func session(
        _ setup: GameSetup, _ archive: GameArchive
    ) throws -> GameSession? {
        var setup = setup
        if setup.game.players == 2 && setup.names.count < 2 {
            guard setup.resumes,
                let kept = GhostController.keptPlayers(in: archive.contents, key: setup.key),
                setup.seed == nil || setup.seed == kept.seed,
                setup.computer == nil || setup.computer == kept.computer
            else {
                // Without names there is nothing to play yet, but the words have to be there.
                _ = try setup.path(of: "lexicon")
                return nil
            }
            (setup.names, setup.computer) = (kept.names, kept.computer)
        }
        return try GameSession(setup, archive)
    }

    private func nameDialog(players: Int) -> NameDialog {
        NameDialog(
            title: "Who plays \(options.game.title)?", players: players,
            former: archive.contents.names)
    }

    /// Plays until the player leaves.
    func run() throws {
        while true {
            terminal.show(screen)
            switch terminal.nextEvent() {
            case .redraw: continue
            case .hangUp: return
            case .key(.control("d")): return
            case .key(let key):
                notes = []
                guard try press(key) else { return }
            }
        }
    }

    private var screen: Screen {
        let columns = TerminalSize.current.columns
        var screen: Screen
        switch view {
        case .game: screen = session?.controller.screen(columns: columns) ?? Screen()
        case .menu(let menu): screen = menu.screen
        case .choices(let menu): screen = menu.screen
        case .names(let dialog): screen = dialog.screen
        case .page(let page): screen = page
        }
        if !notes.isEmpty { screen.message = StyledText(notes.joined(separator: " ")) }
        return screen
    }

    /// Reacts to a key; `false` to leave.
    private func press(_ key: Key) throws -> Bool {
        switch view {
        case .game:
            if key == .escape { view = .menu(menu) } else { try session?.play { $0.press(key) } }
        case .menu(var menu):
            let picked = menu.press(key)
            view = key == .escape ? .game : .menu(menu)
            if let picked { return try pick(picked) }
        case .choices(var menu):
            let picked = menu.press(key)
            view = key == .escape ? .game : .choices(menu)
            if let picked {
                view = .game
                try session?.play { $0.choose(picked) }
            }
        case .names(var dialog):
            let outcome = dialog.press(key)
            view = .names(dialog)
            return try take(outcome)
        case .page: view = .game
        }
        return true
    }

    private var menu: Menu<MenuItem> {
        var items: [(item: MenuItem, text: String)] = [(.back, "Continue"), (.new, newText)]
        if let choices = session?.controller.choices {
            items.append((.choices, "\(choices.title): \(choices.names[choices.current])"))
        }
        if let language = session?.setup.language {
            let other = Self.other(language)
            items.append((.language, "Play in \(PlayText.name(of: other))"))
        }
        items.append((.names, options.game.players == 2 ? "Other players" : "Another player"))
        items += [(.scores, "High scores"), (.quit, "Quit (the game is kept)")]
        return Menu("\(options.game.title): menu", items)
    }

    private var newText: String { options.game == .fill ? "Start again at level 1" : "New round" }

    private static func other(_ language: Language) -> Language {
        language == .english ? .dutch : .english
    }

    private func pick(_ item: MenuItem) throws -> Bool {
        view = .game
        switch item {
        case .back: break
        case .new: try session?.play { $0.startOver() }
        case .choices:
            if let choices = session?.controller.choices {
                let items = choices.names.enumerated().map { (item: $0.offset, text: $0.element) }
                view = .choices(Menu(choices.title, items, selection: choices.current))
            }
        case .language: try changeLanguage()
        case .names: view = .names(nameDialog(players: options.game.players))
        case .scores: view = .page(scores)
        case .quit: return false
        }
        return true
    }

    private func changeLanguage() throws {
        guard let session else { return }
        do {
            try session.change(to: Self.other(session.setup.language))
        } catch {
            // The game in the old language goes on where there are no words of the other.
            let failure = Failure(error)
            guard failure.status == .missingInput else { throw error }
            notes = [failure.text]
        }
    }

    private func take(_ outcome: NameDialog.Outcome) throws -> Bool {
        switch outcome {
        case .asking: return true
        case .cancelled:
            view = .game
            return session != nil
        case .done(let names, let computer):
            view = .game
            if let session {
                try session.change(names: names, computer: computer)
            } else {
                var setup = options.setup(archive.contents, hasScreen: true)
                (setup.names, setup.computer) = (names, computer ?? options.computer)
                if setup.computer != nil && names.count == 1 {
                    setup.names.append(PlayOptions.computerName)
                }
                session = try GameSession(setup, archive)
                notes = session?.setup.notes ?? []
            }
            return true
        }
    }

    private var scores: Screen {
        var page = Screen()
        page.title = StyledText(options.game.title, .strong)
        let key = session?.setup.key ?? ""
        page.body = HighScoreView.lines(options.game, key: key, in: archive.contents)
            .map { StyledText($0) }
        page.help = StyledText("Any key goes back", .faint)
        return page
    }
}
