import DictTestSupport
import Testing

/// The same list in every format: what is cleaned, kept and dropped is alike, and so are the counts.
@Suite("One list in every format") struct ListMatrixTests {
    private static let entries = [
        "pea\u{A0}", "\u{202F}pear", "ze\u{AD}bra", "\u{200B}fig", "Paris", "pea-fowl", "a1",
        "ice\u{A0}cream", "горох", "it's", "plum",
    ]

    struct Format: Sendable, CustomTestStringConvertible {
        let name: String
        let keys: String
        let text: String
        var affixes = ""

        var testDescription: String { name }
    }

    private static func lines(_ row: (String) -> String) -> String {
        entries.map { row($0) + "\n" }.joined()
    }

    static let formats = [
        Format(name: "lines", keys: "", text: lines { $0 }),
        Format(name: "a word and a count", keys: "", text: lines { "\($0)\t3" }),
        Format(name: "tabs", keys: ", columns: { word: 2 }", text: lines { "x\t\($0)\ty" }),
        Format(
            name: "commas", keys: ", separator: comma, columns: { word: 2 }",
            text: lines { "x,\"\($0)\",y" }),
        Format(
            name: "semicolons, as a spreadsheet writes them",
            keys: ", separator: semicolon, columns: { word: Word }",
            text: "sep=;\nNote;Word;;\n" + lines { "x;\($0);;" }),
        Format(name: "blanks", keys: ", separator: space", text: lines { "\($0) 3" }),
        Format(
            name: "XML", keys: ", format: { xml: { element: w } }",
            text: "<r>" + lines { "<w>\($0)</w>" } + "</r>"),
        Format(
            name: "XML attributes", keys: ", format: { xml: { element: w, attribute: v } }",
            text: "<r>" + lines { "<w v=\"\($0)\"/>" } + "</r>"),
        Format(
            name: "JSON", keys: ", format: { json: all }",
            text: "[" + entries.map { "\"\($0)\"" }.joined(separator: ", ") + "]"),
        Format(
            name: "JSON lines", keys: ", format: { json: { word: w, count: n } }",
            text: lines { "{\"n\": 3, \"w\": \"\($0)\", \"note\": [\"x\"]}" }),
        Format(
            name: "hunspell", keys: ", format: { hunspell: { affixes: w.aff } }",
            text: "11\n" + lines { $0 }, affixes: "SET UTF-8\n"),
        Format(
            name: "AOSP", keys: "",
            text: "dictionary=main:en,locale=en,version=54\n" + lines { " word=\($0),f=3,flags=" }),
    ]

    @Test("words are kept and dropped alike", arguments: formats)
    func alike(format: Format) throws {
        let sandbox = try Sandbox(files: [:])
        try sandbox.write(
            """
            schema: 1
            output: ../build-output
            languages:
              en:
                words: [{ file: w.txt, familiarity: 10\(format.keys) }]

            """, to: "raw-data/dictc.yml")
        try sandbox.write(format.text, to: "raw-data/w.txt")
        if !format.affixes.isEmpty { try sandbox.write(format.affixes, to: "raw-data/w.aff") }
        let run = try sandbox.run("build")
        try #require(run.status == 0, "\(run.errors)")
        #expect(try sandbox.words() == ["fig", "pea", "pear", "plum", "zebra"])
        #expect(
            run.output.contains(
                "  w.txt  11 read, 5 kept, 6 dropped (1 name, 1 apostrophe, 1 hyphen, 3 other)"),
            "\(run.output)")
        // list.characters
        #expect(
            run.errors.contains("5 wide blanks or invisible characters"), "\(run.errors)")
    }

    @Test(
        "a row that is longer than the first one is refused, with its line",
        arguments: [
            (", separator: comma, columns: { word: 1 }", "pea,x\nfig,y,z\n"),
            (", separator: comma, columns: { word: w }", "w,n\nfig,y,z\n"),
            (", separator: semicolon, columns: { word: 1 }", "pea;x;\nfig;y;z;q\n"),
            (", columns: { word: 1 }", "pea\tx\nfig\ty\tz\n"),
            (", separator: space, columns: { word: 2 }", "1 pea\n2 ice cream\n"),
            (", separator: space, columns: { word: w }", "w n\nice cream 2\n"),
            ("", "pea\t1\nfig\t2\tz\n"), (", separator: comma", "pea,1\nfig,2,z\n"),
        ])
    func longRows(keys: String, text: String) throws {
        for (section, line) in [("words", 2)] {
            let sandbox = try Sandbox(files: [:])
            try sandbox.write(
                "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n"
                    + "    \(section): [{ file: w.txt, familiarity: 10\(keys) }]\n",
                to: "raw-data/dictc.yml")
            try sandbox.write(text, to: "raw-data/w.txt")
            let run = try sandbox.run("build")
            #expect(run.status == 65, "\(run.output)")
            // list.too-many-columns
            #expect(
                run.errors.contains(
                    "raw-data/w.txt:\(line):1: error[list.too-many-columns]: too many columns"),
                "\(run.errors)")
        }
    }

    @Test("spreadsheets' empty fields and rows are no fields and no words") func emptyFields()
        throws
    {
        let sandbox = try Sandbox(files: [:])
        for (keys, text, words, note) in [
            ("", "pea\t\nfig\t\t\n", ["fig", "pea"], nil),
            (", separator: comma", "\"sep=,\"\npea,\n,\nfig,,,\n", ["fig", "pea"], nil),
            (
                ", separator: comma, columns: { word: 1 }", "pea,3,,\n,4,,\nfig,5,,\n",
                ["fig", "pea"],
                "raw-data/w.txt:2: note[list.no-word]: 1 rows without a word skipped"
            ),
            (", columns: { word: 1, count: 2 }", "pea\t\nfig\t3\n", ["fig", "pea"], nil),
        ] as [(String, String, [String], String?)] {
            try sandbox.write(
                "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n"
                    + "    words: [{ file: w.txt, familiarity: 10\(keys) }]\n",
                to: "raw-data/dictc.yml")
            try sandbox.write(text, to: "raw-data/w.txt")
            let run = try sandbox.run("build")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try sandbox.words() == words, "\(keys)")
            if let note { #expect(run.errors.contains(note), "\(run.errors)") }
        }
    }

    @Test(
        "files without effect are noted",
        arguments: [
            // block.unused
            (
                "block: x.txt\n    answers: { length: 3 }", "fart\tvulgar\n",
                "none of its 1 words is in"
            ),
            // drop.unused
            (
                "drop: [{ file: x.txt, reason: name }]", "Lima\n",
                "none of the 1 spellings in `drop`"
            ),
            ("drop: [{ file: x.txt, reason: name }]", "fig\n", ""),
        ])
    func withoutEffect(section: String, list: String, note: String) throws {
        let sandbox = try Sandbox(files: [:])
        try sandbox.write(
            "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n"
                + "    words: [{ file: w.txt, familiarity: 10 }]\n    \(section)\n",
            to: "raw-data/dictc.yml")
        try sandbox.write("pea\nfig\n", to: "raw-data/w.txt")
        try sandbox.write(list, to: "raw-data/x.txt")
        let run = try sandbox.run("build --verbose")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("  x.txt  1 read, "), "\(run.output)")
        #expect(
            note.isEmpty ? !run.errors.contains("x.txt: none") : run.errors.contains(note),
            "\(run.errors)")
        let report = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        #expect(report.contains("\"file\": \"x.txt\""))
    }

    @Test("a word and text with blanks after it are no table") func blanks() throws {
        let sandbox = try Sandbox(files: [:])
        try sandbox.write(
            "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words: [{ file: w.txt, "
                + "familiarity: 10, separator: space, columns: { word: 1 } }]\n",
            to: "raw-data/dictc.yml")
        try sandbox.write("pea round\nfig sweet and soft\n", to: "raw-data/w.txt")
        let run = try sandbox.run("build")
        #expect(try sandbox.words() == ["fig", "pea"], "\(run.errors)")
        // list.long-rows
        #expect(
            run.errors.contains("w.txt:2: note[list.long-rows]: 1 rows have more fields"),
            "\(run.errors)")
    }

    @Test("a first line `sep=` with another separator is refused with the key") func stated() throws
    {
        let sandbox = try Sandbox(files: [:])
        try sandbox.write(
            "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n"
                + "    words: [{ file: w.txt, familiarity: 10 }]\n",
            to: "raw-data/dictc.yml")
        try sandbox.write("sep=;\npea;3\n", to: "raw-data/w.txt")
        let run = try sandbox.run("build")
        #expect(run.status == 65)
        #expect(run.errors.contains("declare `separator: semicolon`"), "\(run.errors)")
    }
}
