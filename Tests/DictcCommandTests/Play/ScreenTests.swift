import Testing

@testable import dictc

@Suite("Screens") struct ScreenTests {
    private var screen: Screen {
        var screen = Screen()
        screen.title = StyledText("title", .strong)
        screen.body = (0..<6).map { StyledText($0 == 3 ? "" : "body \($0)") }
        screen.focus = 4
        screen.keyboard = [StyledText("keyboard")]
        screen.message = StyledText("message")
        screen.help = StyledText("help")
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
            (5, "title|body 2|body 4|body 5|message"), (3, "title|body 4|message"),
            (2, "title|body 4"), (1, "title"),
        ])
    func heights(rows: Int, expected: String) {
        let lines = screen.fitted(to: TerminalSize(columns: 80, rows: rows))
        #expect(lines.map(\.text).joined(separator: "|") == expected)
        #expect(lines.count <= rows)
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
