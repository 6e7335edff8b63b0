import DictModel
import DictOutput
package import DictStore
import WordGames

/// The loop that runs a game on the whole screen of a terminal.
package final class ScreenPlay {
    private enum MenuItem {
        case back, new, choices, language, names, scores, rules, quit
    }

    /// The part of the program that is currently on the screen.
    private enum View {
        case game
        case menu(Menu<MenuItem>)
        case choices(Menu<Int>)
        case names(NameDialog)
        /// A page of text, such as the rules.
        case page(Page)
    }

    private let options: PlayOptions
    private let archive: GameArchive
    private let terminal: Terminal
    /// Whether tiles turn, which takes colours.
    private let moves: Bool
    private var session: PlaySession?
    private var view = View.game
    /// Notes for the players, which are shown until the next key is pressed.
    private var notes: [String] = []

    /// Starts the game that `options` describe, or resumes it.
    ///
    /// - Parameters:
    ///   - options: The options of the call.
    ///   - archive: The archive in which the game is saved.
    ///   - colours: Whether the terminal shows colours.
    ///   - isStill: Whether nothing may move.
    /// - Throws: The errors of opening the packs, of the archive and of taking over the terminal.
    package init(
        _ options: PlayOptions, _ archive: GameArchive, colours: Bool, isStill: Bool
    ) throws {
        self.options = options
        moves = colours && !isStill
        self.archive = archive
        // Whatever can fail should fail before the terminal is taken over.
        let setup = options.setup(archive.contents, hasScreen: true)
        notes = archive.finding.map { [TerminalText.escaped($0.description)] } ?? []
        session = try PlaySession(setup, archive)
        notes += session?.setup.notes ?? []
        terminal = try Terminal(colours: colours)
        if session == nil { view = .names(nameDialog(players: options.humans)) }
    }

    /// The texts in the language of the game.
    private var texts: GameTexts {
        (session?.setup ?? options.setup(archive.contents, hasScreen: true)).language.texts
    }
    private var title: String { texts.game(options.game).title }

    private func nameDialog(players: Int) -> NameDialog {
        NameDialog(options.game, texts, players: players, former: archive.contents.names)
    }

    /// Plays until the player leaves or the terminal is closed.
    package func run() throws {
        while true {
            terminal.farewell = farewell
            terminal.show(screen)
            switch terminal.nextEvent() {
            case .redraw: continue
            case .hangUp: return
            case .key(.control("d")): return
            case .key(let key):
                notes = []
                // Nothing is promised if a move cannot be saved.
                terminal.farewell = nil
                let goesOn = try press(key)
                terminal.farewell = farewell
                guard goesOn else { return }
            }
        }
    }

    /// How to go on with the game, once there is one, which is then saved.
    private var farewell: String? { session.map { texts.common.resume($0.setup.call) } }

    private var screen: Screen {
        let size = TerminalSize.current
        var screen: Screen
        switch view {
        case .game: screen = session?.controller.screen(columns: size.columns) ?? Screen()
        case .menu(let menu): screen = menu.screen
        case .choices(let menu): screen = menu.screen
        case .names(let dialog): screen = dialog.screen
        case .page(let page): screen = page.screen(size)
        }
        if !notes.isEmpty { screen.message = StyledText(notes.joined(separator: " ")) }
        return screen
    }

    /// Responds to a key, and returns `false` if the player wants to leave.
    private func press(_ key: Key) throws -> Bool {
        switch view {
        case .game:
            if key == .escape {
                view = .menu(menu)
            } else if let page = page(for: key) {
                view = .page(page)
            } else {
                try session?.play { $0.press(key) }
                showTransition()
            }
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
        case .page(var page):
            view = page.press(key, TerminalSize.current) ? .game : .page(page)
        }
        return true
    }

    /// Shows what the last key has set in motion, unless the player types on.
    private func showTransition() {
        guard moves, let controller = session?.controller else { return }
        for screen in controller.transition(columns: TerminalSize.current.columns) {
            terminal.show(screen)
            if terminal.isInterrupted(within: Self.moment) { return }
        }
    }

    /// The time that a screen of a transition is shown, in milliseconds.
    private static let moment: Int32 = 90

    /// Returns the page that `key` opens during a game, or `nil` if the key is for the game.
    private func page(for key: Key) -> Page? {
        switch key {
        case .character("?"): rules
        case .character("s"), .character("S"):
            session?.controller.share.map { Page(texts.menus.copy, $0, texts.menus) }
        default: nil
        }
    }

    private var menu: Menu<MenuItem> {
        var items: [(item: MenuItem, text: String)] = [
            (.back, texts.menus.resume),
            (.new, options.game == .fill ? texts.menus.startAgain : texts.menus.newRound),
        ]
        if let choices = session?.controller.choices {
            items.append((.choices, "\(choices.title): \(choices.names[choices.current])"))
        }
        let texts = texts.menus
        if session != nil { items.append((.language, texts.otherLanguage)) }
        items += [
            (.names, options.game.players == 2 ? texts.otherPlayers : texts.anotherPlayer),
            (.scores, options.game == .ghost ? texts.scores : texts.scoresAndStatistics),
            (.rules, texts.rules), (.quit, texts.quit),
        ]
        return Menu(texts.title(title), items, texts)
    }

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
                view = .choices(
                    Menu(choices.title, items, texts.menus, selection: choices.current))
            }
        case .language: try changeLanguage()
        case .names: view = .names(nameDialog(players: options.game.players))
        case .scores: view = .page(scores)
        case .rules: view = .page(rules)
        case .quit: return false
        }
        return true
    }

    private func changeLanguage() throws {
        guard let session else { return }
        do {
            try session.change(to: Self.other(session.setup.language))
        } catch {
            // If there are no words in the other language, the game goes on in the old one.
            let errors = Diagnostics(error)
            guard errors.status == .missingInput else { throw error }
            notes = errors.errors.map { TerminalText.escaped($0.description) }
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
                session = try PlaySession(setup, archive)
                notes = session?.setup.notes ?? []
            }
            return true
        }
    }

    private var scores: Page {
        let statistics = session?.controller.session.statistics
        return Page(
            title,
            HighScoreView.lines(
                options.game, statistics, in: archive.contents, texts,
                columns: TerminalSize.current.columns), texts.menus)
    }

    private var rules: Page {
        Page(texts.menus.rulesOf(title), texts.rules(options.game, hasScreen: true), texts.menus)
    }
}
