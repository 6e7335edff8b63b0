import DictTestSupport
import Testing

/// `dictc why` says what the build did, not what it would have done by rules of its own.
@Suite("dictc why tells what the build decided") struct WhyDecisionTests {
    /// A project of few words with a block list, two spellings and phrases.
    static func project() throws -> Sandbox {
        try Sandbox(
            files: [
                "raw-data/dictc.yml": """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    spelling: american
                    words:
                      - { file: en/words.txt, familiarity: 10 }
                      - { file: en/british.txt, familiarity: 10, spelling: british }
                      - { file: en/american.txt, familiarity: 10, spelling: american }
                      - { file: en/rare.txt, familiarity: 80, asked: false }
                    drop:
                      - { file: en/names.txt, reason: name }
                    block:
                      - { file: en/blocked.txt }
                    lexicon: { exclude: [slur] }
                    levels: { sets: 1 }
                    phrases: { file: en/phrases.txt, familiarity: 10 }

                """,
                "raw-data/en/words.txt": "dog\ncat\nbetter\nlate\nthan\nnever\nzax\n",
                "raw-data/en/british.txt": "axe\ncolour\n",
                "raw-data/en/american.txt": "ax\ncolor\n",
                "raw-data/en/rare.txt": "qi\ncolor\n",
                "raw-data/en/names.txt": "Axe\naxe\n",
                "raw-data/en/blocked.txt": "cat\todd\ndog\tslur\n",
                "raw-data/en/phrases.txt":
                    "better late than never\nthe dog\nbetter Late, than never\n",
            ].mapValues { Array($0.utf8) })
    }

    @Test("a word that `lexicon: exclude` keeps out is not a word") func excluded() throws {
        let sandbox = try Self.project()
        #expect(try sandbox.run("build --only lexicon").status == 0)
        #expect(try sandbox.run("query dog").status == 1)
        let run = try sandbox.run("why dog")
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix(
                "dog  (en)  kept out of the lexicon: it is blocked as slur, at "
                    + "raw-data/en/blocked.txt:2\n"), "\(run.output)")
        let json = try sandbox.run("why dog --json").output
        #expect(json.contains(#""isWord":false"#) && json.contains(#""rule":"blocked""#), "\(json)")
        let decision = #""decidedBy":{"file":"raw-data/en/blocked.txt","line":2}"#
        #expect(json.contains(decision), "\(json)")
        // A layer that is not excluded keeps nothing out.
        #expect(try sandbox.run("query cat").status == 0)
        #expect(try sandbox.run("why cat").status == 0)
    }

    @Test(
        "a word of another spelling or of a rare list is accepted, and never asked for",
        arguments: [
            (
                "axe", "british.txt:1",
                "familiarity 10, british spelling: accepted but not asked for"
            ),
            (
                "colour", "british.txt:2",
                "familiarity 10, british spelling: accepted but not asked for"
            ),
            ("qi", "rare.txt:1", "familiarity 80, accepted but not asked for"),
        ])
    func onlyAccepted(word: String, line: String, outcome: String) throws {
        let run = try Self.project().run("why \(word)")
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix(
                "\(word)  (en)  a word, from raw-data/en/\(line)\n"
                    + "  raw-data/en/\(line)  \(word)  kept, \(outcome)\n"), "\(run.output)")
        #expect(
            run.output.hasSuffix("  level packs, phrases: accepted but not asked for\n"),
            "\(run.output)")
    }

    @Test(
        "what only others say is accepted and never asked for, and no text has it",
        arguments: [
            (
                "mom", 0,
                [
                    "regional.txt:2  mom  said only by people of the american spelling: "
                        + "accepted but not asked for\n",
                    "  level packs, answers, phrases, fair words: accepted but not asked for\n",
                ]
            ),
            ("gas", 0, ["  level packs, answers, phrases, fair words: may use it\n"]),
            ("'Meet me at the gas station'", 1, ["not familiar (gas station)"]),
            ("'Gas for the station'", 0, ["phrases.txt:3  kept"]),
            ("'Mom and me at home'", 1, ["not familiar (Mom)"]),
        ] as [(String, Int32, [String])])
    func regional(text: String, status: Int32, parts: [String]) throws {
        let sandbox = try Sandbox(
            files: [
                "raw-data/dictc.yml": """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    spelling: british
                    words:
                      - { file: en/words.txt, familiarity: 10 }
                      - { file: en/british.txt, familiarity: 10, spelling: british }
                    overlay: en/overlay.txt
                    regional:
                      - { file: en/regional.txt, spelling: american }
                      - { file: en/own.txt, spelling: british }
                    lexicon: { fair: { familiarity: 60 } }
                    levels: { sets: 1 }
                    answers: { length: 3 }
                    phrases: { file: en/phrases.txt }

                """,
                "raw-data/en/words.txt": "gas\nstation\nmeet\nme\nat\nthe\nfor\nand\nhome\nmum\n",
                "raw-data/en/british.txt": "colour\n",
                "raw-data/en/overlay.txt": "+mom\t10\n",
                "raw-data/en/regional.txt": "# American\nmom\ngas station\n--\n",
                "raw-data/en/own.txt": "gas\nhome\n",
                "raw-data/en/phrases.txt":
                    "Meet me at the gas station\nMom and me at home\nGas for the station\n",
            ].mapValues { Array($0.utf8) })
        let run = try sandbox.run("why \(text)")
        #expect(run.status == status, "\(run.output)")
        for part in parts { #expect(run.output.contains(part), "\(run.output)") }
        let build = try sandbox.run("build --only phrases")
        #expect(build.status == 0, "\(build.errors)")
        let all = build.output + build.errors
        #expect(all.contains("1 phrases") || all.contains("1 phrase,"), "\(all)")
        #expect(
            all.contains("regional.txt  3 read, 2 used, 1 dropped (1 characters)"), "\(all)")
    }

    @Test("a word in both kinds of list is asked for") func both() throws {
        let run = try Self.project().run("why color")
        #expect(
            run.output.contains("american.txt:2  color  kept, familiarity 10\n")
                && run.output.hasSuffix("  level packs, phrases: may use it\n"), "\(run.output)")
    }

    @Test(
        "the project's own words of another spelling are explained",
        arguments: ["axe", "colour", "honour", "theatre"])
    func rawData(word: String) throws {
        let run = try Sandbox(files: [:]).run(
            "why \(word) --config '\(Sandbox.package)/raw-data/dictc.yml'")
        #expect(run.status == 0)
        #expect(
            run.output.contains("british-words.")
                && run.output.contains("british spelling: accepted but not asked for"),
            "\(run.output)")
        #expect(
            run.output.contains(
                "  level packs, answers, phrases, sentences, fair words: accepted but not asked for\n"
            ),
            "\(run.output)")
    }

    @Test(
        "words that a player of word games expects are words",
        arguments: ["bro", "tech", "intro", "admin", "morph", "donut", "shorn", "grey", "yay"])
    func expected(word: String) throws {
        let run = try Sandbox(files: [:]).run(
            "why \(word) --config '\(Sandbox.package)/raw-data/dictc.yml'")
        #expect(run.status == 0, "\(run.output)")
    }

    @Test(
        "a phrase is kept, or dropped by a rule, with its place",
        arguments: [
            (
                "better late than never", 0,
                "  raw-data/en/phrases.txt:1  kept as a phrase\n"
                // The comma is no part of the phrase as it was asked for.
            ),
            (
                "better late, than never", 1,
                "  raw-data/en/phrases.txt:3  dropped as a phrase: it has the letters of an "
                    + "earlier phrase\n"
            ),
            (
                "the dog", 1,
                "  raw-data/en/phrases.txt:2  dropped as a phrase: it has fewer than 8 letters "
                    + "(6 letters)\n"
            ),
            ("never late than better", 1, "  would be kept as a phrase\n"),
        ])
    func phrases(text: String, status: Int, line: String) throws {
        let run = try Self.project().run("why '\(text)'")
        #expect(run.status == status, "\(run.errors)")
        #expect(run.output.contains(line), "\(run.output)")
    }

    @Test("a text of several words is refused by a project without sentences and phrases")
    func neither() throws {
        let run = try Sandbox.project().run("why 'two words' --json")
        #expect(run.status == 78, "\(run.output)")
        #expect(run.output.contains("neither sentences nor phrases"), "\(run.output)")
    }
}
