import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Rows C10 to C20: what folding makes of letters, and what it drops.
    static let unicodeWords: [FaultRow] = [
        .tried(
            "C10", "composed and decomposed letters",
            accepted("one word", "café\ncafe\u{301}\n", "cafe"),
            asked("both spellings", "café\n", ["café": "CAFE", "cafe\u{301}": "CAFE"])),
        .tried(
            "C11", "the Dutch IJ",
            accepted("English", "ĳs\nijs\n", "ijs"),
            asked(
                "Dutch", language: "nl", "ĳs\nijsje\nIJsland\n",
                ["ijs": "IJS", "ĳs": "IJS", "Ĳs": "IJS", "IJSJE": "IJSJE", "ĳsje": "IJSJE"]),
            // Three letters: with i and j as one it would have two and be no answer.
            CodeTrial("three letters") { try letters(of: "ĳs", are: 3) }),
        .tried(
            "C12", "Dutch accents, apostrophes and currencies",
            accepted("", "coördinatie\ncafé\nëen\nnaïef\n", "cafe", "coordinatie", "een", "naief"),
            dropped(
                "what is no word", "pea\n's-Gravenhage\n€10-biljet\nfoto’s\nfoto's\n’t\nin-huis\n",
                ["name": 3, "symbol": 1, "apostrophe": 3, "hyphen": 1])),
        .tried("C13", "a Turkish locale", CodeTrial { try turkish() }),
        .tried(
            "C14", "letters that change their length",
            accepted(
                "", "straße\nǆin\nﬁn\nﬀ\nœuvre\nkilo\nångström\nŉ\n", "angstrom", "dzin", "ff",
                "fin", "kilo", "oeuvre", "strasse"),
            asked(
                "capitals", "straße\nkilo\nångström\ndzin\n",
                [
                    "STRAẞE": "STRASSE", "\u{212A}ilo": "KILO", "\u{212B}ngström": "ANGSTROM",
                    "ǅin": "DZIN", "Ǆin": "DZIN",
                ]),
            CodeTrial("length after folding") { try letters(of: "maß", are: 4) },
            ProjectTrial(
                "ŉ in a query", call: "query ŉ", status: 64, errors: ["contains an apostrophe"])),
        .tried(
            "C15", "Greek letters and a Greek mark",
            accepted("", "pea\nλόγος\nΛΌΓΟΣ\npea\u{345}r\n", "pea"),
            dropped("counted", "pea\nλόγος\npea\u{345}r\n", ["letterOutsideAlphabet": 2])),
        .tried("C16", "characters that show nothing", invisible),
        .tried(
            "C17", "signs that turn the writing direction",
            accepted(
                "", "pea\n\u{202E}zebra\nze\u{2066}bra\nze\u{61C}bra\n", "pea", "zebra"),
            CodeTrial("in what is shown") {
                try expectEscaped(["\u{202E}", "\u{2066}", "\u{61C}"])
            },
            ProjectTrial.configuration(
                "in a path", configuration(of: "{ file: \"en/\u{202E}words.txt\" }"),
                "contains a control or invisible character")),
        .tried(
            "C18", "letters of another script that look alike", accepted("", "pea\npаard\n", "pea"),
            told("паrd", "U+043F CYRILLIC SMALL LETTER PE"),
            told("pаard", "U+0430 CYRILLIC SMALL LETTER A"),
            told("pe\u{3B1}", "U+03B1 GREEK SMALL LETTER ALPHA")),
        .tried(
            "C19", "a word without an end",
            ProjectTrial.list(
                "1 MB", String(repeating: "a", count: 1 << 20),
                "words.txt:1: error[text.line-too-long]: a line that is too long"),
            ProjectTrial.list(
                "100,000 marks", "pea\na" + String(repeating: "\u{301}", count: 100_000),
                "words.txt:2: error[text.line-too-long]: a line that is too long"),
            accepted("30,000 marks", "pea\na" + String(repeating: "\u{301}", count: 30_000), "pea"),
            accepted("65 letters", "pea\n" + String(repeating: "a", count: 65) + "\n", "pea")),
        .tried(
            "C20", "emoji, private and unassigned code points",
            dropped(
                "", "pea\nzax😀\n🇳🇱\n👩‍🌾\n\u{E000}\n\u{10FFFD}\nze\u{378}bra\nze\u{FFFF}bra\n",
                ["symbol": 6, "letterOutsideAlphabet": 1]),
            told("zax😀", "U+1F600 GRINNING FACE"), told("ze\u{378}bra", "U+0378")),
    ]

    /// Each character is left out of a word, with a note, and is named where somebody asks.
    private static let invisible: [any Trial] = {
        let marks = ["\u{200B}", "\u{200C}", "\u{200D}", "\u{FEFF}", "\u{AD}"]
        let words = marks.map { "ze\($0)bra\n" }.joined()
        let named = marks.map { mark in
            told("ze\(mark)bra", "U+" + hexadecimal(mark))
        }
        let trials: [any Trial] = [
            accepted("", "pea\n" + words, "pea", "zebra")
        ]
        return trials + named
    }()

    private static func hexadecimal(_ text: String) -> String {
        let digits = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Each query of `answers` finds its word in the lexicon of `list`.
    ///
    /// They are pairs, since a dictionary has one place for both forms of é.
    private static func asked(
        _ name: String, language: String = "en", _ list: String,
        _ answers: KeyValuePairs<String, String>
    ) -> CodeTrial {
        CodeTrial(name) {
            let sandbox = try Sandbox(files: ["list": Array(list.utf8)])
            try sandbox.makeFolder("build-output")
            let made = try sandbox.run(
                "lexicon list --language \(language) -o build-output/\(language).lexicon")
            try #require(made.status == 0, "\(made.errors)")
            for (query, word) in answers {
                let run = try sandbox.run(
                    "query '\(query)' --dir build-output --language \(language)")
                #expect(run.status == 0, "\(query): \(run.errors)")
                #expect(run.output.hasPrefix(word + "  ("), "\(query): \(run.output)")
                #expect(run.output.contains("word         yes"), "\(query)")
            }
        }
    }

    /// A list that builds, and how many lines its report counts for each reason.
    private static func dropped(
        _ name: String, _ list: String, _ reasons: [String: Int]
    ) -> CodeTrial {
        CodeTrial(name) {
            let sandbox = try Sandbox.project()
            try sandbox.write(list, to: "raw-data/en/words.txt")
            let run = try sandbox.run("build")
            #expect(run.status == 0, "\(run.errors)")
            let report = try JSONSerialization.jsonObject(
                with: Data(sandbox.bytes(of: "build-output/report.json")))
            let artefacts = (report as? [String: Any])?["artefacts"] as? [[String: Any]]
            let entry = artefacts?.first?["dropped"] as? [String: Any]
            var found: [String: Int] = [:]
            for reason in entry?["reasons"] as? [[String: Any]] ?? [] {
                found[reason["reason"] as? String ?? ""] = reason["count"] as? Int
            }
            // The list of names has two.
            #expect(found == reasons.merging(["name": 2]) { max($0, $1) }, "\(name): \(found)")
        }
    }

    /// `why` and `query` name the character that keeps `text` from being a word, and show nothing
    /// that hides.
    private static func told(_ text: String, _ character: String) -> CodeTrial {
        CodeTrial(character) {
            let sandbox = try Sandbox.builtProject()
            let why = try sandbox.run("why '\(text)'")
            #expect(why.status == 1 && why.output.contains(character), "\(why.output)")
            let query = try sandbox.run("query '\(text)'")
            #expect(query.status == 64 && query.errors.contains(character), "\(query.errors)")
            for shown in [why.output, query.errors] {
                #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .format })
            }
        }
    }

    /// Whether `word` counts as a word of that many letters where answers are chosen by length.
    private static func letters(of word: String, are count: Int) throws {
        let text = """
            schema: 1
            output: ../build-output
            languages:
              nl:
                words:
                  - { file: words.txt, familiarity: 10 }
                answers: { length: \(count) }
            """
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(text.utf8), "raw-data/words.txt": Array(word.utf8),
        ])
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try sandbox.run("export build-output/nl.answers").output.utf8.count == count + 1)
    }

    /// Build and query give the same under `LC_ALL=tr_TR.UTF-8`, where i and I are no pair.
    private static func turkish() throws {
        let sandbox = try Sandbox.project()
        try sandbox.write("pea\nzax\nistim\nıslık\nfi\n", to: "raw-data/en/words.txt")
        #expect(try sandbox.run("build").status == 0)
        let before = try sandbox.output()
        try sandbox.remove("build-output")
        let locale = "LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8"
        #expect(try sandbox.shell("\(locale) \"$DICTC\" build").status == 0)
        #expect(try sandbox.output() == before)
        for query in ["DİCTIONARY", "dıctıonary", "ISTIM", "İSTİM", "ISLIK", "FI"] {
            let run = try sandbox.shell("\(locale) \"$DICTC\" query \(query)")
            #expect(run.status == 0 && run.output.contains("word         yes"), "\(query)")
        }
    }
}
