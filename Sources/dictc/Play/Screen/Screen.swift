/// The contents of a terminal screen, whose parts are shown from top to bottom.
struct Screen: Equatable {
    /// The title line, for example with the game and the language.
    var title = StyledText()
    /// The main part of the screen, such as the state of the game.
    var body: [StyledText] = []
    /// The index of the line of ``body`` that stays visible even if not all lines fit.
    var focus = 0
    /// The letters or options that the player can use, styled according to their state.
    var keyboard: [StyledText] = []
    /// A message for the player, such as the result of the last move.
    var message = StyledText()
    /// A line of help on the keys that the player can use.
    var help = StyledText()

    /// All lines of the screen, without styles.
    var lines: [String] {
        fitted(to: TerminalSize(columns: .max, rows: .max)).map(\.text)
    }

    /// Returns the lines to show on a terminal of the given size.
    ///
    /// If not all lines fit, the least important are omitted first: empty lines, then the help,
    /// then the keyboard, then the lines of the body that are far from ``focus``. Lines that are
    /// too wide are cut.
    func fitted(to size: TerminalSize) -> [StyledText] {
        var body = body
        var keyboard = keyboard
        var help = help
        var blank = true
        func count() -> Int {
            let parts = [[title], body, keyboard, [message], help.isEmpty ? [] : [help]]
                .filter { !$0.isEmpty }
            return parts.joined().count + (blank ? parts.count - 2 : 0)
        }
        if count() > size.rows { blank = false }
        if count() > size.rows { body.removeAll { $0.isEmpty } }
        if count() > size.rows { help = StyledText() }
        if count() > size.rows { keyboard = [] }
        if count() > size.rows { body = window(of: body, rows: max(1, size.rows - 2)) }
        var lines = [title]
        for part in [body, keyboard] where !part.isEmpty {
            if blank { lines.append(StyledText()) }
            lines += part
        }
        if blank { lines.append(StyledText()) }
        lines.append(message)
        if !help.isEmpty { lines.append(help) }
        return lines.prefix(max(1, size.rows)).map { $0.cut(to: size.columns) }
    }

    /// Returns the `rows` lines of `body` that are nearest to the focus.
    private func window(of body: [StyledText], rows: Int) -> [StyledText] {
        guard body.count > rows else { return body }
        // Without its empty lines, the body may be shorter than `focus` assumes.
        let empty = self.body.prefix(max(0, focus)).count { $0.isEmpty }
        let focus = self.body.count == body.count ? focus : focus - empty
        let first = min(max(0, focus - rows / 2), body.count - rows)
        return Array(body[first..<(first + rows)])
    }
}
