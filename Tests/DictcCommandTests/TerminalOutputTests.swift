import DictTestSupport
import Testing

@testable import DictTerminal
@testable import dictc

/// What is shown on a terminal, which `script` provides.
@Suite("Output on a terminal") struct TerminalOutputTests {
    /// Runs `dictc` with `arguments` in a terminal of 60 columns and 10 rows.
    private func run(
        _ arguments: String, _ variables: String = "", input: String = "",
        in sandbox: Sandbox? = nil
    ) throws -> ShellRun {
        let sandbox = try sandbox ?? Sandbox()
        return try sandbox.shell(
            "export TERM=xterm \(variables); "
                + "script -qec \"stty cols 60 rows 10; '$DICTC' \(arguments)\" /dev/null",
            input: input)
    }

    @Test(
        "colours are for terminals, unless --color or NO_COLOR says otherwise",
        arguments: [
            ("query pea --no-pager", "", true), ("query pea", "NO_COLOR=1 PAGER=cat", false),
            ("query pea", "NO_COLOR= PAGER=cat", true), ("query pea", "TERM=dumb", false),
            ("query pea --no-pager --color never", "", false),
            ("query pea --color always", "NO_COLOR=1 PAGER=cat", true),
            ("--color=never query pea --no-pager", "", false), ("qurey", "", true),
            ("qurey --color never", "", false), ("query --help", "", true),
            ("query --help", "NO_COLOR=1", false), ("query pea | cat", "", false),
        ])
    func colours(call: String, variables: String, isColoured: Bool) throws {
        let shown = try run(call, variables).output
        #expect(shown.utf8.contains(0x1B) == isColoured, "\(shown)")
    }

    @Test("colours change nothing else, and --color works without a terminal")
    func colouredText() throws {
        let sandbox = try Sandbox.builtProject()
        for call in [
            "query pea", "diff build-output/en.lexicon build-output/nl.lexicon", "why zebra",
            "info build-output/en.lexicon", "explain", "build", "info nothing",
            "verify build-output",
        ] {
            let plain = try sandbox.run(call)
            let coloured = try sandbox.run(call + " --color always")
            func stripped(_ text: String) -> String {
                text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            }
            #expect(
                coloured.output + coloured.errors != plain.output + plain.errors
                    || call.hasPrefix("why"), "\(call)")
            #expect(stripped(coloured.output) == plain.output, "\(call)")
            #expect(stripped(coloured.errors) == plain.errors, "\(call)")
        }
        let json = try sandbox.run("query pea --json --color always").output
        #expect(!json.utf8.contains(0x1B))
    }

    @Test("long results go to the pager, short ones and others do not") func pager() throws {
        let sandbox = try Sandbox()
        let pager = "PAGER='sed s/^/P:/' NO_COLOR=1"
        #expect(try run("explain", pager, in: sandbox).output.contains("P:answers.none"))
        #expect(try run("query pea", pager, in: sandbox).output.hasPrefix("PEA"))
        for call in ["explain --no-pager", "explain | cat", "--no-pager explain", "explain --help"]
        {
            let shown = try run(call, pager, in: sandbox).output
            #expect(!shown.contains("P:"), "\(call): \(shown)")
        }
        for variables in ["PAGER=cat", "PAGER=no-such-pager", pager + " TERM=dumb"] {
            let shown = try run("explain", variables + " NO_COLOR=1", in: sandbox).output
            #expect(shown.hasPrefix("answers."), "\(variables): \(shown)")
        }
        // A pager that is left early is no error, and neither is a negative answer.
        let early = try run("explain", "PAGER='head -n 1'", in: sandbox)
        #expect(early.status == 0 && early.output.split(separator: "\n").count == 1)
        let status = try run("diff build-output /dev/null", pager, in: Sandbox.builtProject())
        #expect(status.status != 0 && !status.output.contains("P:"))
    }

    @Test("the pager is $PAGER or less, if it is installed") func pagerCommand() {
        func command(_ variables: [String: String]) -> String? { Pager.command { variables[$0] } }
        #expect(command(["PAGER": "/bin/sh -c x"]) == "/bin/sh -c x")
        #expect(command(["PAGER": "sh -c x", "PATH": "/nowhere:/bin"]) == "sh -c x")
        #expect(command(["PAGER": "cat", "PATH": "/bin"]) == nil)
        #expect(command(["PAGER": "/no/pager"]) == nil)
        #expect(command(["PATH": "/nowhere"]) == nil)
        #expect(command([:]) == nil)
    }

    @Test("help wraps at the width, in groups", arguments: [40, 60, 72, 100])
    func help(columns: Int) throws {
        let sandbox = try Sandbox(files: [:])
        for call in ["--help", "query --help", "help build", "help play", "help count"] {
            let run = try sandbox.shell("COLUMNS=\(columns) \"$DICTC\" \(call)")
            for line in run.output.split(separator: "\n") {
                // Only a word may be longer than a line.
                let isWord = line.drop { $0 == " " }.allSatisfy { $0 != " " }
                #expect(line.count <= columns || isWord || line.contains("["), "\(line)")
            }
            let abstract = run.output.split(separator: "\n\n").first ?? ""
            #expect(!abstract.contains("\n ") && !abstract.hasPrefix(" "), "\(abstract)")
            #expect(run.output.contains("\n\nUSAGE: dictc") && run.output.contains("\nEXAMPLES:\n"))
            #expect(call == "--help" || run.output.contains("\nOUTPUT OPTIONS:\n"))
            #expect((call == "--help") == run.output.contains("--version"))
            #expect((call == "--help") == run.output.contains("version."), "\(run.output)")
        }
        let root = try sandbox.run("--help").output
        for section in ["BUILD SUBCOMMANDS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"] {
            #expect(root.contains("\n\n\(section):\n  "), "\(section)")
        }
    }

    @Test("lines at a prompt can be edited, recalled and completed") func prompt() throws {
        // Completed by Tab, then recalled and changed.
        let shown = try run(
            "query -", "NO_COLOR=1", input: "peafo\t\r\u{1B}[A\u{1B}[D\u{8}x\r\u{4}")
        #expect(shown.output.contains("PEAFOWL  (en,"), "\(shown.output)")
        #expect(shown.output.contains("PEAFOXL  (en,"), "\(shown.output)")
        #expect(shown.output.contains("en> "))
        #expect(shown.status == 1)
        let plain = try run("query -", "TERM=dumb", input: "pea\n")
        #expect(plain.status == 0 && !plain.output.contains("en> "), "\(plain.output)")
    }
}

@Suite("The line editor") struct LineEditorTests {
    /// The lines that are entered by `keys`.
    private func lines(_ keys: [Key], _ limit: Int = 20) -> [String] {
        var editor = LineEditor(limit: limit)
        return keys.compactMap { key in
            if case .entered(let line) = editor.press(key) { line } else { nil }
        }
    }

    private func typed(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

    @Test("keys edit the line") func keys() {
        let (left, home) = ([Key.left], [Key.home])
        #expect(lines(typed("ac") + left + typed("b") + [.enter]) == ["abc"])
        #expect(lines(typed("bc") + home + typed("a") + [.end] + typed("d") + [.enter]) == ["abcd"])
        #expect(lines(typed("abc") + left + [.backspace, .enter]) == ["ac"])
        #expect(lines(typed("abc") + home + [.delete, .control("d"), .enter]) == ["c"])
        #expect(lines(typed("one two") + [.control("w")] + typed("x") + [.enter]) == ["one x"])
        #expect(lines(typed("abc") + left + [.control("u"), .enter]) == ["c"])
        #expect(lines(typed("abc") + left + [.control("k"), .enter]) == ["ab"])
        #expect(lines(typed("abc") + [.enter], 2) == ["ab"])
        #expect(lines([.backspace, .left, .right, .up, .down, .delete, .other, .enter]) == [""])
    }

    @Test("arrows recall former lines, and the new one") func history() {
        let former = typed("one") + [.enter] + typed("two") + [.enter]
        #expect(lines(former + [.up, .up, .enter]).last == "one")
        #expect(lines(former + [.up, .up, .up, .down, .enter]).last == "two")
        #expect(lines(former + typed("new") + [.up, .down, .enter]).last == "new")
        #expect(lines(former + [.up, .enter, .up, .up, .enter]).last == "one")
    }

    @Test("Ctrl-D on an empty line ends, Tab asks for a completion") func ends() {
        var editor = LineEditor(limit: 9)
        #expect(editor.press(.tab) == .completing(""))
        #expect(editor.press(.character("a")) == .editing)
        #expect(editor.press(.control("d")) == .editing)
        #expect(editor.press(.tab) == .completing("a"))
        editor.insert(["b"])
        #expect(editor.press(.enter) == .entered("ab"))
        #expect(editor.press(.control("d")) == .ended)
        #expect(editor.press(.control("@")) == .ended)
    }

    @Test("a long line shows the part around the cursor") func shown() {
        var editor = LineEditor(limit: 50)
        editor.insert(Array("abcdefghij".unicodeScalars))
        #expect(editor.shown("> ", columns: 8) == "\r> fghij\u{1B}[K\r\u{1B}[7C")
        _ = editor.press(.home)
        #expect(editor.shown("> ", columns: 8) == "\r> abcde\u{1B}[K\r\u{1B}[2C")
        #expect(editor.shown("> ", columns: 80) == "\r> abcdefghij\u{1B}[K\r\u{1B}[2C")
    }
}
