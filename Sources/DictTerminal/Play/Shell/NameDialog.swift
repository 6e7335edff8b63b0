import WordGames

/// A dialog that asks for the names of the players.
///
/// A name can be typed, or picked from those of earlier players.
struct NameDialog {
    /// The state of the dialog after a key was pressed.
    enum Outcome {
        case asking
        case cancelled
        /// The names of all players are known; `computer` is not `nil` if the last of them is the
        /// computer.
        case done(names: [String], computer: GhostStrength?)
    }

    /// A choice from the list of players, as an alternative to typing a name.
    private enum Pick {
        case name(String)
        case computer(GhostStrength)
    }

    /// The maximum number of earlier players in the list to pick from.
    private static let mostOffered = 9

    private let title: String
    private let texts: GameTexts.Menus
    private let players: Int
    private let former: [String]
    private var names: [String] = []
    private var entry = LetterEntry(limit: PlayerNames.longest)
    /// The index of the line that the cursor is on: 0 for the typed name, then the list to pick
    /// from.
    private var selection = 0
    private var message = ""

    /// Creates a dialog for the names of a given number of players.
    ///
    /// The list to pick from contains the names in `former`.
    init(_ game: GameKind, _ texts: GameTexts, players: Int, former: [String]) {
        self.texts = texts.menus
        title = texts.menus.whoPlays(texts.game(game).title)
        self.players = players
        self.former = former
    }

    private var picks: [(pick: Pick, text: String)] {
        var picks: [(pick: Pick, text: String)] = former.filter { !names.contains($0) }
            .prefix(Self.mostOffered).map { (.name($0), TerminalText.escaped($0)) }
        if players == 2 && names.count == 1 {
            picks += GhostStrength.allCases.map { (.computer($0), texts.computer($0)) }
        }
        return picks
    }

    /// Responds to a key, and returns the new state of the dialog.
    mutating func press(_ key: Key) -> Outcome {
        switch key {
        case .escape: return .cancelled
        case .up: selection = max(0, selection - 1)
        case .down, .tab: selection = min(picks.count, selection + 1)
        case .enter: return enter()
        default:
            selection = 0
            _ = entry.edit(key)
        }
        message = ""
        return .asking
    }

    private mutating func enter() -> Outcome {
        if selection > 0, picks.indices.contains(selection - 1) {
            switch picks[selection - 1].pick {
            case .name(let name): return take(name)
            case .computer(let strength):
                return .done(names: names + [PlayOptions.computerName], computer: strength)
            }
        }
        guard let name = PlayerNames.name(entry.text) else {
            message = texts.badName
            return .asking
        }
        guard !names.contains(name) else {
            message = texts.isPlaying(TerminalText.escaped(name))
            return .asking
        }
        return take(name)
    }

    private mutating func take(_ name: String) -> Outcome {
        names.append(name)
        entry.clear()
        (selection, message) = (0, "")
        return names.count == players ? .done(names: names, computer: nil) : .asking
    }

    /// The screen that shows the dialog.
    var screen: Screen {
        var screen = Screen()
        screen.title = StyledText(title, .strong)
        for (index, name) in names.enumerated() {
            screen.body.append(
                StyledText("  \(texts.player(index + 1)): \(TerminalText.escaped(name))"))
        }
        screen.body.append(
            StyledText(selection == 0 ? "> " : "  ", .strong)
                + StyledText(
                    "\(texts.player(names.count + 1)): \(TerminalText.escaped(entry.text))_",
                    .strong))
        let picks = picks
        if !picks.isEmpty { screen.body += [StyledText(), StyledText("  " + texts.orOneOfThese)] }
        for (index, pick) in picks.enumerated() {
            let isSelected = selection == index + 1
            if isSelected { screen.focus = screen.body.count..<(screen.body.count + 1) }
            screen.body.append(
                StyledText(isSelected ? "> " : "  ", .strong)
                    + StyledText(pick.text, isSelected ? .selected : .plain))
        }
        screen.message = StyledText(message, .bad)
        screen.help = [texts.nameKeys, texts.back]
        return screen
    }
}
