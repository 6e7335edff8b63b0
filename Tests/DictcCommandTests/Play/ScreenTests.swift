import Testing

@testable import DictTerminal
@testable import dictc

@Suite("Screens") struct ScreenTests {
    private var screen: Screen {
        var screen = Screen()
        screen.title = StyledText("title", .strong)
        screen.body = (0..<6).map { StyledText($0 == 3 ? "" : "body \($0)") }
        screen.focus = 4..<5
        screen.keyboard = [StyledText("keyboard")]
        screen.message = StyledText("message")
        screen.help = ["help"]
        return screen
    }

    @Test(
        "a small terminal loses what matters least first",
        arguments: [
            (14, "title||body 0|body 1|body 2||body 4|body 5||keyboard||message|help"),
            (10, "title|body 0|body 1|body 2||body 4|body 5|keyboard|message|help"),
            (9, "title|body 0|body 1|body 2|body 4|body 5|keyboard|message|help"),
            (8, "title|body 0|body 1|body 2|body 4|body 5|keyboard|message"),
            (7, "title|body 0|body 1|body 2|body 4|body 5|message"),
            (5, "title|body 2 ↑|body 4|body 5|message"), (3, "title|body 4 ↕|message"),
            (2, "title|body 4 ↕"), (1, "title"),
        ])
    func heights(rows: Int, expected: String) {
        let lines = screen.fitted(to: TerminalSize(columns: 80, rows: rows))
        let words = lines.map { $0.text.split(separator: " ").joined(separator: " ") }
        #expect(words.joined(separator: "|") == expected)
        #expect(lines.count <= rows)
    }

    @Test(
        "what the game cannot do without stays, and the lines of the focus with it",
        arguments: [
            (10, 0..<2, "title|body 0|body 1|body 2|body 3|body 4|body 5|body 6|keyboard|"),
            (7, 0..<2, "title|body 0|body 1|body 2|body 3 ↓|keyboard|"),
            (7, 3..<5, "title|body 2 ↑|body 3|body 4|body 5 ↓|keyboard|"),
            (7, 5..<7, "title|body 3 ↑|body 4|body 5|body 6|keyboard|"),
            (4, 3..<5, "title|body 3 ↕|keyboard|"), (3, 3..<5, "title|body 3 ↕|"),
        ])
    func options(rows: Int, focus: Range<Int>, expected: String) {
        var screen = Screen()
        screen.title = StyledText("title")
        screen.body = (0..<7).map { StyledText("body \($0)") }
        screen.focus = focus
        screen.keyboard = [StyledText("keyboard")]
        screen.needsKeyboard = true
        let lines = screen.fitted(to: TerminalSize(columns: 20, rows: rows))
        let words = lines.map { $0.text.split(separator: " ").joined(separator: " ") }
        #expect(words.joined(separator: "|") == expected)
    }

    @Test("title, message and help are broken between words, the help only between its keys")
    func wrapped() {
        var screen = Screen()
        screen.title = StyledText("A game")
        screen.facts = ["level 1, 2 attempts", "(once)"]
        screen.message = StyledText("A long message.", .bad)
        screen.help = ["Enter guess", "? rules", "Esc menu"]
        let lines = screen.fitted(to: TerminalSize(columns: 20, rows: 24))
        #expect(
            lines.map(\.text)
                == [
                    "A game", "  level 1, 2 attempts", "  (once)", "", "A long message.",
                    "Enter guess",
                    "? rules   Esc menu",
                ].map { TextWidth.cut($0, to: 20) })
        screen.facts = []
        let low = screen.fitted(to: TerminalSize(columns: 12, rows: 4))
        #expect(low.map(\.text) == ["A game", "A long", "message.", "Enter guess"])
    }

    @Test("no line is wider than the terminal", arguments: 1...20)
    func widths(columns: Int) {
        var screen = screen
        screen.title =
            StyledText("wide ") + StyledText("日本語 e\u{301}t\u{E9} ", .green) + StyledText("end")
        for line in screen.fitted(to: TerminalSize(columns: columns, rows: 24)) {
            #expect(line.columns <= columns, "\(line.text)")
        }
    }

    @Test(
        "columns of text",
        arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("\u{1F600}", 2), ("", 0)])
    func columns(text: String, expected: Int) {
        #expect(TextWidth.columns(of: text) == expected)
    }

    @Test("without colours only bold and inverse remain, and the text is the same") func colours() {
        let line = StyledText("A", .green) + StyledText("B", .selected) + StyledText("C")
        #expect(line.terminalText(colours: true) == "\u{1B}[1;30;42mA\u{1B}[0m\u{1B}[7mB\u{1B}[0mC")
        #expect(line.terminalText(colours: false) == "A\u{1B}[7mB\u{1B}[0mC")
        #expect(line.text == "ABC")
    }

    @Test("a frame sends only lines that changed") func frames() {
        var frame = Frame(colours: false)
        let size = TerminalSize(columns: 80, rows: 24)
        var screen = screen
        #expect(frame.update(screen, size).hasPrefix("\u{1B}[2J"))
        #expect(frame.update(screen, size) == "")
        screen.message = StyledText("other")
        #expect(frame.update(screen, size) == "\u{1B}[12;1Hother\u{1B}[0m\u{1B}[K")
        screen.keyboard = []
        let shorter = frame.update(screen, size)
        #expect(!shorter.contains("body") && shorter.contains("\u{1B}[13;1H\u{1B}[0m\u{1B}[K"))
        frame.forget()
        #expect(frame.update(screen, size).contains("title"))
    }

    @Test("paragraphs break between words and indent what follows") func paragraphs() {
        let lines = Paragraph.lines("one two three four", columns: 9, indent: 2).map(\.text)
        #expect(lines == ["one two", "  three", "  four"])
        #expect(
            Paragraph.lines("longerthan four", columns: 4).map(\.text) == ["longerthan", "four"])
    }

    @Test(
        "lines are broken between their parts if they have some, else between words",
        arguments: [
            ("one two three", 20, ["one two three"]), ("one two three", 8, ["one two", "three"]),
            ("- one two three", 9, ["- one two", "  three"]),
            ("  one two", 6, ["  one", "  two"]),
            ("1 on  2 to  3 with", 11, ["1 on  2 to", "  3 with"]),
            ("B e  o r  n o t", 10, ["B e  o r", "n o t"]),
            ("a b  c d e f g", 6, ["a b c", "d e f", "g"]), ("", 5, [""]),
            ("longerthan", 4, ["longerthan"]), ("a   b", 5, ["a   b"]),
        ])
    func plainLines(line: String, columns: Int, expected: [String]) {
        #expect(Paragraph.wrapped(line, columns: columns) == expected)
    }

    @Test(
        "a keyboard fits its terminal",
        arguments: [
            (80, "   Q   W   E   R   T   Y   U   I   O   P ", "       Z   X   C   V   B   N   M "),
            (42, "   Q   W   E   R   T   Y   U   I   O   P ", "       Z   X   C   V   B   N   M "),
            (40, "  Q   W   E   R   T   Y   U   I   O   P ", "      Z   X   C   V   B   N   M "),
            (30, " Q  W  E  R  T  Y  U  I  O  P ", "   Z  X  C  V  B  N  M "),
        ])
    func keyboards(columns: Int, first: String, last: String) {
        let rows = LetterKeyboard.rows(columns: columns) { _ in (.plain, (" ", " ")) }
        #expect(rows.first?.text == first && rows.last?.text == last)
        #expect(rows.allSatisfy { $0.columns <= columns })
    }

    @Test("a page scrolls only as far as it has lines, and Esc closes it") func page() {
        let size = TerminalSize(columns: 20, rows: 10)
        var page = Page("Title", (1...12).map { "line \($0)" }, GameTexts.english.menus)
        func first() -> String? { page.screen(size).body.first?.text }
        #expect(page.screen(size).body.count == 5)
        for (key, line) in [
            (Key.up, 1), (.down, 2), (.pageDown, 7), (.character(" "), 8), (.end, 8), (.down, 8),
            (.pageUp, 3), (.home, 1), (.end, 8),
        ] {
            let isClosed = page.press(key, size)
            #expect(!isClosed && first() == "line \(line)", "\(key)")
        }
        #expect(page.screen(size).message.text == "Lines 8 to 12 of 12")
        let tall = TerminalSize(columns: 20, rows: 40)
        #expect(page.screen(tall).body.count == 12 && page.screen(tall).message.isEmpty)
        for key in [Key.escape, .enter, .character("?"), .character("q")] {
            let isClosed = page.press(key, size)
            #expect(isClosed, "\(key)")
        }
    }

    @Test("the picture of Hangman grows by one part a miss") func picture() {
        let counts = (0...6).map { misses in
            HangmanPicture.lines(misses: misses).joined().count { "O/|\\".contains($0) }
        }
        #expect(counts == [0, 1, 2, 3, 4, 5, 6].map { $0 + (counts.first ?? 0) })
        #expect(Set(HangmanPicture.lines(misses: 6).map(\.count)).count == 1)
        #expect(HangmanPicture.lines(misses: 99) == HangmanPicture.lines(misses: 6))
        #expect(HangmanPicture.lines(misses: -1) == HangmanPicture.lines(misses: 0))
    }
}
