import DictTestSupport
import Testing

@Suite("dictc why") struct WhyCommandTests {
    @Test(
        "each answer names file, line and rule",
        arguments: [
            ("zebra", 0, "zebra  (en)  a word, from raw-data/en/words.txt:9"),
            ("ZEBRA", 0, "ZEBRA  (en)  a word, from raw-data/en/words.txt:9"),
            ("Paris", 1, "Paris  (en)  dropped: it is a name"),
            (
                "\"peafowl's\"", 1,
                "raw-data/en/words.txt:12  peafowl's  dropped: it has an apostrophe"
            ),
            ("café", 0, "raw-data/en/words.txt:14  café  kept, familiarity 10"),
            ("rose", 0, "raw-data/en/names.txt:1  rose  listed as name"),
            ("lima", 1, "dropped: it is a name (it starts with a capital, or a list of names"),
            ("dictionary", 0, "a word, from raw-data/en/overlay.txt:1"),
            ("hah", 1, "dropped: it is taken out by the overlay, at raw-data/en/overlay.txt:2"),
            ("qqq", 1, "qqq  (en)  in no source"),
            ("q3", 1, "q3  (en)  in no source; would be dropped: it has a digit"),
            ("--language nl ijs", 0, "a word, from raw-data/nl/words.txt:3"),
        ] as [(String, Int32, String)])
    func answers(word: String, status: Int32, text: String) throws {
        let run = try Sandbox.project().run("why " + word)
        #expect(run.status == status)
        #expect(run.output.contains(text), "\(run.output)")
        #expect(run.errors.isEmpty)
    }

    @Test("JSON names the line that decides, the rule and every line with the letters") func json()
        throws
    {
        let sandbox = try Sandbox.project()
        #expect(
            try sandbox.run("why hah --json").output
                == #"{"schema":1,"text":"hah","normalised":"hah","language":"en","isWord":false,"#
                + #""verdict":"dropped: it is taken out by the overlay, at "#
                + #"raw-data/en/overlay.txt:2","rule":"removedByOverlay","#
                + #""decidedBy":{"file":"raw-data/en/overlay.txt","line":2},"events":["#
                + #"{"file":"raw-data/en/words.txt","line":1,"spelling":"hah","#
                + #""outcome":"kept, familiarity 10"},"#
                + #"{"file":"raw-data/en/overlay.txt","line":2,"spelling":"hah","#
                + #""outcome":"removed by the overlay"}]}"# + "\n")
        let unknown = try sandbox.run("why qqq --json")
        #expect(unknown.status == 1)
        #expect(unknown.output.contains(#""rule":null,"decidedBy":null,"events":[]}"#))
    }

    @Test("what cannot be asked is refused") func refused() throws {
        let sandbox = try Sandbox.project()
        #expect(try sandbox.run("why ''").status == 64)
        #expect(try sandbox.run("why $'\\xff'").status == 64)
        #expect(try sandbox.run("why \"$(printf '%0100000d' 0)\"").status == 64)
        try sandbox.write(configuration(of: "{ file: en/words.txt }"), to: "raw-data/dictc.yml")
        let run = try sandbox.run("why ijs --language nl")
        #expect(run.status == 78)
        #expect(
            run.errors.hasPrefix(
                "raw-data/dictc.yml: error[project.no-language]: has no language nl. hint: "))
        let escaped = try sandbox.run("why $'\\x1b[2J'")
        #expect(escaped.status == 1)
        #expect(!escaped.output.utf8.contains(0x1B))
    }

    @Test(
        "the project's own words are explained",
        arguments: [
            ("\"peafowl's\"", 1, "english-words.50.gz:", "it has an apostrophe"),
            ("London", 1, "english-upper.50.gz:", "it is a name"),
            ("zebra", 0, "english-words.35.gz:", "kept, familiarity 35"),
        ] as [(String, Int32, String, String)])
    func rawData(word: String, status: Int32, file: String, rule: String) throws {
        let run = try Sandbox(files: [:]).run(
            "why \(word) --config '\(Sandbox.package)/raw-data/dictc.yml'")
        #expect(run.status == status)
        #expect(run.output.contains(file) && run.output.contains(rule), "\(run.output)")
    }
}
