import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Rows F8 to F10: standard streams and terminals.
    static let standardStreams: [FaultRow] = [
        .tried(
            "F8", "outputs that take nothing",
            refusedOutputs),
        .tried("F9", "inputs that give nothing", emptyInputs),
        .tried(
            "F10", "no terminal, a plain one, a narrow one",
            CodeTrial("no terminal") { try plain() }, CodeTrial("a terminal") { try terminal() },
            CodeTrial("narrow") { try narrow() }),
    ]

    private static let refusedOutputs: [CodeTrial] =
        everyCommand.map { command in CodeTrial(command) { try refusedOutput(command) } } + [
            CodeTrial("help") { try refusedHelp() }, CodeTrial("long") { try longOutput() },
        ]

    /// A full disk and a closed output are 74, a closed pipe is no error, and what is said on
    /// standard error plays no part.
    private static func refusedOutput(_ command: String) throws {
        let sandbox = try preparedProject()
        let call = "rm -rf new out a x.lexicon model; \"$DICTC\" " + command
        for output in ["> /dev/full", ">&-", "> /dev/full 2>&-", "> /dev/full 2> /dev/full"] {
            let run = try sandbox.shell("\(call) \(output)")
            #expect(run.status == 74, "\(command) \(output): \(run.status) \(run.errors)")
            let isTold = run.errors.hasPrefix(
                "standard output: error[output.writing]: cannot be written (")
            #expect(isTold || output.contains("2>"), "\(command): \(run.errors)")
        }
        let pipe = try sandbox.shell("\(call) | true; exit ${PIPESTATUS[0]}")
        #expect(pipe.status == 0 && pipe.errors.isEmpty, "\(command): \(pipe.errors)")
        for errors in ["2>&-", "2> /dev/full"] {
            #expect(try sandbox.shell("\(call) \(errors)").status == 0, "\(command) \(errors)")
        }
        #expect(try sandbox.run("verify build-output").status == 0)
    }

    private static func refusedHelp() throws {
        let sandbox = try Sandbox(files: [:])
        for call in ["--help", "--version", "help build", "--generate-completion-script bash"] {
            #expect(try sandbox.run(call + " > /dev/full").status == 74, "\(call)")
            #expect(try sandbox.run(call + " >&-").status == 74, "\(call)")
            let pipe = try sandbox.run(call + " | true; exit ${PIPESTATUS[0]}")
            #expect(pipe.status == 0 && pipe.errors.isEmpty, "\(call)")
        }
        for output in ["2> /dev/full", "2>&-", ">&- 2>&- <&-"] {
            #expect(try sandbox.run(output).status == 64)
            #expect(try sandbox.run("export nothing --json " + output).status == 66)
        }
    }

    /// A listing of some hundred thousand bytes whose reader goes after the first line.
    private static func longOutput() throws {
        let sandbox = try Sandbox(files: [:])
        let line = """
            for a in {a..z}; do for b in {a..z}; do
            printf "$a$b%s\\n" {a..z}{a,e,i,o,u}; done; done > list
            "$DICTC" lexicon list -o big.lexicon
            """
        let made = try sandbox.shell(line)
        try #require(made.status == 0, "\(made.errors)")
        for call in [
            "export big.lexicon", "export big.lexicon --json", "query '*' --all --dir build-output",
        ] {
            let head = try sandbox.shell(
                "mkdir -p build-output; ln -sf ../big.lexicon build-output/en.lexicon; "
                    + "\"$DICTC\" \(call) | head -1; exit ${PIPESTATUS[0]}")
            #expect(head.status == 0 && head.errors.isEmpty, "\(call): \(head.errors)")
            #expect(head.output.split(separator: "\n").count == 1, "\(call)")
            #expect(try sandbox.run(call + " > /dev/full").status == 74, "\(call)")
        }
    }

    private static let emptyInputs: [CodeTrial] =
        [
            "query -", "lexicon - -o x", "levels --from -", "tag --model tagger",
            "play ghost --archive a",
        ].map { call in CodeTrial(call) { try emptyInput(call) } } + [
            CodeTrial("a terminal where a list is expected") { try typed() }
        ]

    private static func emptyInput(_ call: String) throws {
        let sandbox = try preparedProject()
        for (input, error) in [("<&-", "Bad file descriptor"), ("< raw-data", "Is a directory")] {
            let run = try sandbox.run("\(call) \(input)")
            #expect(run.status == 74, "\(call) \(input): \(run.status) \(run.output)")
            #expect(
                run.errors.hasPrefix("standard input: ") && run.errors.contains(error),
                "\(call) \(input): \(run.errors)")
        }
        let none = try sandbox.run("\(call) < /dev/null")
        #expect(none.status == 0 || none.status == 65, "\(call): \(none.errors)")
    }

    /// Somebody at a terminal is told that their lines are awaited.
    private static func typed() throws {
        let sandbox = try preparedProject()
        for (call, input, name) in [
            ("query -", "pea\n", "query"), ("lexicon - -o x", "pea\n", "lexicon"),
            ("levels --from -", "{\"set\":1,\"level\":1,\"words\":[\"tea\"]}\n", "levels"),
            ("tag --model tagger", "The pea.\n", "tag"),
        ] {
            let run = try sandbox.shell(
                "script -qec \"$DICTC \(call)\" /dev/null", input: input, seconds: 20)
            #expect(run.status == 0, "\(call): \(run.output)")
            #expect(run.output.contains("dictc \(name): reading "), "\(run.output)")
            #expect(run.output.contains("Ctrl-D ends"), "\(run.output)")
        }
    }

    /// Nothing but text is written where there is no terminal.
    private static func plain() throws {
        for environment in [
            "NO_COLOR=1", "TERM=dumb COLUMNS=1", "NO_COLOR= TERM=xterm",
        ] {
            let sandbox = try preparedProject()
            try sandbox.remove("build-output")
            for command in everyCommand {
                let run = try sandbox.shell("export \(environment); \"$DICTC\" \(command)")
                #expect(run.status == 0 && run.errors.isEmpty, "\(command): \(run.errors)")
                for byte: UInt8 in [0x1B, 0x0D, 0x07, 0x08] {
                    #expect(!run.output.utf8.contains(byte), "\(environment) \(command)")
                }
            }
        }
    }

    /// On a terminal there is progress, whatever the colours, unless the terminal is dumb.
    private static func terminal() throws {
        for (environment, hasProgress) in [
            ("TERM=xterm", true), ("TERM=xterm NO_COLOR=", true), ("TERM=xterm NO_COLOR=1", true),
            ("TERM=dumb", false),
        ] {
            let sandbox = try Sandbox.project()
            let run = try sandbox.shell(
                "\(environment) script -qec '\"$DICTC\" build' /dev/null", seconds: 20)
            #expect(run.status == 0, "\(environment): \(run.output)")
            #expect(run.output.contains("11 words"), "\(run.output)")
            #expect(run.output.utf8.contains(0x1B) == hasProgress, "\(environment)")
        }
    }

    /// Help keeps every word, however narrow the lines are said to be.
    private static func narrow() throws {
        let sandbox = try Sandbox(files: [:])
        func words(_ text: String) -> [Substring] {
            text.split { $0 == " " || $0 == "\n" }
        }
        for call in ["--help", "build --help", "help export", "2>&1"] {
            let full = try sandbox.run(call)
            for columns in ["1", "0", "-5", "39", "99999999999999999999", "abc", ""] {
                let run = try sandbox.shell("COLUMNS=\(columns) \"$DICTC\" \(call)")
                #expect(run.status == full.status, "\(call) \(columns): \(run.errors)")
                #expect(words(run.output) == words(full.output), "\(call) \(columns)")
            }
        }
    }
}
