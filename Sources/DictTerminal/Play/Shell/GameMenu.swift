package import DictModel
package import WordGames

/// The choice of a game, for people who have not named one.
package enum GameMenu {
    /// Shows a menu of `games` on the whole screen, and returns the one that is picked, or `nil` if
    /// the player leaves.
    ///
    /// - Throws: The errors of taking over the terminal.
    package static func choice(
        of games: [GameKind], in language: Language, colours: Bool
    ) throws -> GameKind? {
        let texts = language.texts
        let terminal = try Terminal(colours: colours)
        var menu = Menu(
            texts.menus.whichGame,
            games.map { ($0, "\(texts.game($0).title): \(texts.game($0).summary)") }, texts.menus)
        while true {
            terminal.show(menu.screen)
            switch terminal.nextEvent() {
            case .redraw: continue
            case .hangUp, .key(.escape), .key(.control("d")): return nil
            case .key(let key): if let game = menu.press(key) { return game }
            }
        }
    }

    /// A line about each of `games`, with the call that starts it.
    package static func lines(_ games: [GameKind]) -> [String] {
        let calls = games.map { "dictc play \($0.name)" }
        let width = calls.map(\.count).max() ?? 0
        return zip(calls, games).flatMap { call, game in
            TerminalText.wrapped(
                "  " + call + String(repeating: " ", count: width + 2 - call.count)
                    + Language.english.texts.game(game).summary,
                columns: TerminalSize.current.columns, indent: width + 4)
        }
    }
}
