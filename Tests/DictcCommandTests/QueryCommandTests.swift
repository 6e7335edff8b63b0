import DictModel
import DictReader
import DictTestSupport
import Foundation
import Testing

@testable import DictTerminal
@testable import dictc

@Suite("dictc query") struct QueryCommandTests {
    @Test("a text that leads nowhere has suggestions, one that leads on has none")
    func near() throws {
        let sandbox = try Sandbox.builtProject()
        let miss = try sandbox.run("query paerl")
        #expect(miss.status == 1)
        #expect(miss.output.contains("near         did you mean PEARL?\n"), "\(miss.output)")
        for text in ["pear", "pea", "qqqq"] {
            #expect(!(try sandbox.run("query " + text).output.contains("did you mean")))
        }
        #expect(!(try sandbox.run("query paerl --json").output.contains("near")))
        let why = try sandbox.run("why paerl")
        #expect(why.status == 1 && why.output.hasSuffix("  did you mean pearl?\n"), "\(why.output)")
        #expect(!(try sandbox.run("why qqqq").output.contains("did you mean")))
    }

    @Test("what an ordinary search reads costs the run nothing") func budget() throws {
        let words = try Lexicon(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../Conformance/good/en-everyday.lexicon").path)
        var budget = SearchBudget(words)
        let text = try QueryText("*", .english, allowsPattern: true)
        let own = Int64(100 * words.size)
        for _ in 0..<1000 { try budget.search(for: text, .word) { $0 -= own } }
        try budget.search(for: text, .word) { $0 -= own + 60_000_000 }
        #expect(throws: Diagnostic.self) {
            try budget.search(for: text, .word) { $0 -= own + 40_000_000 }
        }
        try budget.search(for: text, .word) { $0 -= own - 1 }
        #expect(throws: Diagnostic.self) { try budget.search(for: text, .word) { $0 -= own } }
    }

    @Test("--file opens a lexicon wherever it is, in its own language") func file() throws {
        let sandbox = try Sandbox(["pea"])
        _ = try sandbox.shell(
            "printf 'ijs\\n' > w; \"$DICTC\" lexicon w --language nl -o x.lexicon")
        let run = try sandbox.shell("cd /; \"$DICTC\" query -f \"$OLDPWD\"/x.lexicon ĳs")
        #expect(run.status == 0 && run.output.hasPrefix("IJS  (nl, 1 word)\n"), "\(run.errors)")
        #expect(try sandbox.run("query --file x.lexicon --dir build-output ijs").status == 64)
        #expect(try sandbox.run("query --file none ijs").status == 66)
        #expect(try sandbox.run("query --file w ijs").status == 65)
    }

    @Test("a program that waits for each answer asks through pipes") func coprocess() throws {
        let run = try Sandbox().shell(
            """
            coproc "$DICTC" query --json -
            for text in pea qqq; do
                echo $text >&${COPROC[1]}
                read -r -t 60 -u ${COPROC[0]} answer || { echo 'no answer'; exit 9; }
                echo "${answer:0:25}"
            done
            """)
        let answers = ["pea", "qqq"].map { "{\"schema\":1,\"query\":\"\($0)\"\n" }
        #expect(run.output == answers.joined(), "\(run.output)\(run.errors)")
    }

    @Test("--words and --others print the texts again") func filter() throws {
        let sandbox = try Sandbox()
        let input = "pea\n\nPEARL\nqqq\np3a\nzebra\r\npé\npéa\n\u{FF}\n"
        let words = try sandbox.run("query --words -", input: input)
        #expect(words.status == 0 && words.output == "pea\nPEARL\nzebra\npéa\n", "\(words.output)")
        let others = try sandbox.run("query --others -", input: input)
        #expect(others.status == 0 && others.output == "qqq\np3a\npé\n\u{FF}\n", "\(others.output)")
        #expect(try sandbox.run("query --words qqq").status == 1)
        #expect(try sandbox.run("query --others pea qqq").output == "qqq\n")
        for (length, status) in [(1000, 0), (1001, 1), (2000, 1)] as [(Int, Int32)] {
            let long = String(repeating: "a", count: length)
            #expect(try sandbox.run("query --others -", input: long).status == status, "\(length)")
        }
        for option in ["--json", "--all", "--limit 3", "--near", "--others"] {
            #expect(try sandbox.run("query --words pea " + option).status == 64, "\(option)")
        }
    }

    @Test("on a terminal, long lists are tables and lines wrap between words")
    func wrapped() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.shell(
            "script -qec 'stty cols 40 rows 24; \"$DICTC\" query pea' /dev/null")
        let lines = run.output.split(separator: "\r\n").map(String.init)
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(run.output)")
        #expect(lines.contains("             PEA       PEAFOWL"), "\(run.output)")
        #expect(lines.contains("             PEARL"), "\(run.output)")
        for size in ["cols 40 rows 0", "cols 0 rows 24"] {
            let unknown = try sandbox.shell(
                "script -qec 'stty \(size); \"$DICTC\" query pea' /dev/null")
            let usual = try sandbox.shell(
                "script -qec 'stty cols 80 rows 24; \"$DICTC\" query pea' /dev/null")
            #expect(unknown.output == usual.output, "\(size): \(unknown.output)")
        }
        #expect(TerminalText.table(["a", "bcd", "e"], columns: 9) == ["a    bcd", "e"])
        #expect(TerminalText.table(["abcd"], columns: 2) == ["abcd"])
        #expect(TerminalText.table([], columns: 2) == [])
        #expect(
            [0, 999, 1234, -12_345, 123_456, 1_234_567].map(TerminalText.grouped)
                == ["0", "999", "1,234", "-12,345", "123,456", "1,234,567"])
        #expect(TerminalText.wrapped("a bc def", columns: 5, indent: 2) == ["a bc", "  def"])
        #expect(TerminalText.wrapped("abcdefgh", columns: 5, indent: 2) == ["abcdefgh"])
        #expect(
            TerminalText.wrapped("a bcdefgh ij", columns: 5, indent: 2) == ["a bcdefgh", "  ij"])
        #expect(TerminalText.wrapped("a b", columns: 3, indent: 2) == ["a b"])
    }

    @Test("PEAF is answered as the design prints it") func text() throws {
        let run = try Sandbox().run("query PEAF", folder: "sub/folder")
        #expect(
            run.output == """
                PEAF  (en, 10 words)
                word         no
                prefix       yes
                completions  2: PEAFOWL PEAFOWLS
                playable     1: PEAFOWL
                next         O            (any other letter loses at once)
                forced       O W L -> PEAFOWL
                ghost        the player to move loses

                """)
        #expect(run.errors.isEmpty)
        #expect(run.status == 0)
    }

    @Test("JSON has the keys of the design in their order") func json() throws {
        let run = try Sandbox().run("query PEAF --json")
        #expect(
            run.output
                == #"{"schema":1,"query":"PEAF","normalised":"peaf","language":"en","isWord":false,"#
                + #""isPrefix":true,"completions":{"count":2,"words":["peafowl","peafowls"],"#
                + #""truncated":false},"playable":{"count":1,"words":["peafowl"]},"next":["o"],"#
                + #""forced":"peafowl","ghost":{"mover":"loses","winningLetters":[]}}"# + "\n")
    }

    @Test(
        "a text is a word or a prefix, or the answer is negative",
        arguments: [
            ("peafowl", 0), ("QZ", 1), ("zax", 0), ("pea qz", 1), ("'P?AF*'", 0), ("'q*'", 1),
            ("--anagram reap", 0), ("--anagram xq", 1), ("--sub pearls", 0), ("--near per", 0),
            ("--near xxxxx", 1),
        ] as [(String, Int32)])
    func statuses(arguments: String, status: Int32) throws {
        let run = try Sandbox().run("query " + arguments)
        #expect(run.status == status)
        #expect(!run.output.isEmpty)
        #expect(run.errors.isEmpty)
    }

    @Test(
        "what cannot be a word is a usage error of one line",
        arguments: [
            "query ''", "query p33", "query \"pea's\"", "query '   '", "query 'ж'",
            "query $'\\xff'", "query $'\\x1b[2J'", "query --near 'p?'",
            "query PEAF --limit -1", "query PEAF --limit 1e3",
            "query PEAF --limit 99999999999999999999",
            "query PEAF --all --limit 2", "query PEAF --language de", "query",
            "query \"$(printf '%0100000d' 0)\"",
        ])
    func refused(arguments: String) throws {
        let run = try Sandbox().run(arguments)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        #expect(!run.errors.utf8.contains(0x1B))
    }

    @Test("lists are cut at the limit and say so") func limits() throws {
        let sandbox = try Sandbox()
        #expect(
            try sandbox.run("query p --limit 2").output.contains(
                "completions  5: PEA PEAFOWL …\n"))
        #expect(
            try sandbox.run("query p --limit 2 --json").output.contains(
                #""completions":{"count":5,"words":["pea","peafowl"],"truncated":true}"#))
        #expect(
            try sandbox.run("query p --all").output.contains(
                "completions  5: PEA PEAFOWL PEAFOWLS PEAR PEARL\n"))
    }

    @Test("standard input is read line by line") func lines() throws {
        let input = "PEAF\r\n\nq3\n" + String(repeating: "a", count: 1_000_000) + "\nqz"
        let run = try Sandbox().run("query - --json", input: input)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first?.contains("\"normalised\":\"peaf\"") == true)
        #expect(lines.last?.contains("\"normalised\":\"qz\"") == true)
        #expect(run.errors.contains("standard input:3: "))
        #expect(run.errors.contains("standard input:4: "))
        #expect(run.status == 64)
    }

    @Test("a missing artefact is 66 with a hint") func missing() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.run("query PEAF --language nl")
        #expect(
            run.errors
                == "build-output/nl.lexicon: error[file.missing]: no such file. hint: run `dictc build`\n"
        )
        #expect(run.status == 66)
        #expect(try sandbox.run("query PEAF --dir nowhere").status == 66)
        #expect(try sandbox.shell("cd / && DICTC_DATA=/none \"$DICTC\" query PEAF").status == 66)
    }
}
