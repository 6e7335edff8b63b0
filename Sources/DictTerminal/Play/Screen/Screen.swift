/// The contents of a terminal screen, whose parts are shown from top to bottom.
package struct Screen: Equatable {
    /// The columns that a line of ``body`` should leave free at its end, for the marks of lines
    /// that are not shown.
    static let margin = 2

    /// The number of lines of ``body`` from which on more of them are less important than the help.
    private static let leastRoom = 4

    /// The title, for example the game and the language.
    var title = StyledText()
    /// Facts such as the level, after the title or, on a narrow terminal, below it.
    var facts: [String] = []
    /// The main part of the screen, such as the state of the game.
    var body: [StyledText] = []
    /// The indices of the lines of ``body`` that stay visible even if not all lines fit.
    var focus = 0..<1
    /// The letters or options that the player can use, styled according to their state.
    var keyboard: [StyledText] = []
    /// Whether the game cannot be played without seeing ``keyboard``.
    var needsKeyboard = false
    /// A message for the player, such as the result of the last move; it is broken between words.
    var message = StyledText()
    /// The keys that the player can use, the most important ones first.
    var help: [String] = []

    /// All lines of the screen, without styles.
    var lines: [String] {
        fitted(to: TerminalSize(columns: .max, rows: .max)).map(\.text)
    }

    /// Returns the lines to show on a terminal of the given size.
    ///
    /// If not all lines fit, the least important are omitted first: the help but for its first
    /// line, then empty lines, then the rest of the help, then the keyboard, then the lines of the
    /// body that are far from ``focus``; arrows at the edge show that there are more. A body that
    /// leaves out lines anyway makes room for the help, unless the terminal is very low. Lines of
    /// the body that are too wide are cut.
    func fitted(to size: TerminalSize) -> [StyledText] {
        let title = Paragraph.lines(
            [title] + facts.map { StyledText($0) }, columns: size.columns, indent: 2, gap: 2)
        let message = message.isEmpty ? [message] : message.wrapped(to: size.columns)
        var help = Paragraph.lines(
            help.map { StyledText($0, .faint) }, columns: size.columns, gap: 3)
        var (body, keyboard, blank) = (body, keyboard, true)
        func count() -> Int {
            let blanks = [body, keyboard, message].count { blank && !$0.isEmpty }
            return title.count + body.count + keyboard.count + message.count + help.count + blanks
        }
        func isTooLong() -> Bool { count() > size.rows }
        func room() -> Int { size.rows - count() + body.count }

        if isTooLong() { help = Array(help.prefix(1)) }
        if isTooLong() { blank = false }
        if isTooLong() { body.removeAll { $0.isEmpty } }
        let firstKeys = help
        if isTooLong() { help = [] }
        if isTooLong(), !needsKeyboard || room() < 1 { keyboard = [] }
        if isTooLong() {
            if room() > Self.leastRoom { help = firstKeys }
            body = window(of: body, TerminalSize(columns: size.columns, rows: max(1, room())))
        }
        var lines = title
        for part in [body, keyboard, message] where !part.isEmpty {
            if blank { lines.append(StyledText()) }
            lines += part
        }
        return (lines + help).prefix(max(1, size.rows)).map { $0.cut(to: size.columns) }
    }

    /// Returns the lines of `body` around the focus that fit, with arrows if there are more.
    private func window(of body: [StyledText], _ size: TerminalSize) -> [StyledText] {
        guard body.count > size.rows else { return body }
        // Without its empty lines, the body may be shorter than `focus` assumes.
        func place(_ index: Int) -> Int {
            let empty = self.body.prefix(max(0, index)).count { $0.isEmpty }
            return self.body.count == body.count ? index : index - empty
        }
        let (start, end) = (place(focus.lowerBound), place(focus.upperBound))
        let centred = (start + end - size.rows) / 2
        let first = min(max(0, min(centred, start)), body.count - size.rows)
        let range = first..<(first + size.rows)
        return range.map { index in
            let isFirst = index == range.lowerBound && index > 0
            let isLast = index == range.upperBound - 1 && range.upperBound < body.count
            guard isFirst || isLast else { return body[index] }
            let mark = isFirst && isLast ? "↕" : isFirst ? "↑" : "↓"
            return body[index].marked(mark, columns: size.columns)
        }
    }
}

extension StyledText {
    /// Returns the line with `mark` in the last of `columns` columns.
    fileprivate func marked(_ mark: String, columns: Int) -> StyledText {
        var line = cut(to: max(0, columns - 1))
        line.append(String(repeating: " ", count: max(0, columns - 1 - line.columns)))
        line.append(mark, .strong)
        return line
    }
}
