/// A page of text that a player reads between moves; it scrolls if it is longer than the screen.
struct Page {
    private let title: String
    private let texts: GameTexts.Menus
    private let lines: [String]
    /// The number of lines that are scrolled away above.
    private var top = 0

    /// Creates a page; lines are broken between words, and those that begin with spaces keep them.
    init(_ title: String, _ lines: [String], _ texts: GameTexts.Menus) {
        self.texts = texts
        self.title = title
        self.lines = lines
    }

    /// Responds to a key, and returns whether it closes the page, shown on a terminal of `size`.
    mutating func press(_ key: Key, _ size: TerminalSize) -> Bool {
        let rows = Self.rows(size)
        let last = max(0, wrapped(size).count - rows)
        top = min(top, last)
        switch key {
        case .up: top -= 1
        case .down: top += 1
        case .pageUp: top -= rows
        case .pageDown, .character(" "): top += rows
        case .home: top = 0
        case .end: top = last
        case .escape, .enter, .character("?"), .character("q"): return true
        default: break
        }
        top = min(max(0, top), last)
        return false
    }

    /// Returns the screen that shows the page.
    func screen(_ size: TerminalSize) -> Screen {
        let (lines, rows) = (wrapped(size), Self.rows(size))
        let first = min(top, max(0, lines.count - rows))
        let end = min(first + rows, lines.count)
        var screen = Screen()
        screen.title = StyledText(title, .strong)
        screen.body = lines[first..<end].map { StyledText($0) }
        let isWhole = first == 0 && end == lines.count
        if !isWhole {
            screen.message = StyledText(texts.lines(first + 1, end, lines.count), .faint)
        }
        screen.help = [texts.back] + (isWhole ? [] : [texts.scroll])
        return screen
    }

    private func wrapped(_ size: TerminalSize) -> [String] {
        lines.flatMap { Paragraph.wrapped($0, columns: size.columns) }
    }

    /// The number of lines that fit between the title and the help.
    private static func rows(_ size: TerminalSize) -> Int {
        let isLow = size.rows < 10
        return max(1, size.rows - (isLow ? 3 : 5))
    }
}
