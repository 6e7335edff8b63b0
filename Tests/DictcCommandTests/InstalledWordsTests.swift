import DictTestSupport
import Testing

/// dictc's own words and packs, as an installation has them: small ones, in a folder that
/// `DICTC_DATA` names.
@Suite("Words that come with dictc") struct InstalledWordsTests {
    /// The files of the installation, by their paths in it.
    private static let files = [
        "dictc.yml": """
        schema: 1
        output: packs
        licences:
          SCOWL: { file: LICENSES/scowl.txt, attribution: Kevin }
          CC0-1.0: { file: LICENSES/CC0-1.0.txt }
        languages:
          en:
            spelling: american
            words:
              - { file: en/known.txt, familiarity: 20, licence: SCOWL }
              - { file: en/rare.txt, familiarity: 80, asked: false, licence: SCOWL }
              - { file: en/british.txt, familiarity: 10, spelling: british, licence: SCOWL }
              - { file: en/american.txt, familiarity: 10, spelling: american, licence: SCOWL }
            drop:
              - { file: en/names.txt, reason: name, licence: SCOWL }
            overlay: { file: en/overlay.txt, licence: CC0-1.0 }
            regional:
              - { file: en/sayings.txt, spelling: american, licence: CC0-1.0 }
            block: { file: en/blocked.txt, licence: CC0-1.0 }
            lexicon: { fair: { familiarity: 35, exclude: [slur] } }
            answers: { length: 5, familiarity: 35 }
          nl:
            words:
              - { file: nl/words.txt, licence: CC0-1.0 }

        """,
        "en/known.txt": "crane\nsidewalk\npea\npear\nzebra\nxq\n", "en/rare.txt": "zax\nslurs\n",
        "en/british.txt": "colour\n", "en/american.txt": "color\n", "en/names.txt": "London\n",
        "en/overlay.txt": "-xq\n+okapi\t30\n+pear\t70\n", "en/sayings.txt": "sidewalk\n",
        "en/blocked.txt": "slurs\tslur\n", "en/odd.txt": "zax\todd\n", "nl/words.txt": "aap\nijs\n",
        "LICENSES/scowl.txt": "The notice of SCOWL.\n", "LICENSES/CC0-1.0.txt": "No rights.\n",
        "LICENSES/tagger-en.txt": "A model.\n",
    ]

    /// The installation with its packs, which are built only once.
    private static let built = Result { () throws -> [String: [UInt8]] in
        let sandbox = try Sandbox(files: [:])
        for (file, text) in files { try sandbox.write(text, to: "share/" + file) }
        let run = try sandbox.run(
            "build --config share/dictc.yml --output share/packs && rm -r share/packs/.cache")
        try #require(run.status == 0, "\(run.errors)")
        return try sandbox.files(in: "share").mapValues(\.bytes)
    }

    /// A sandbox with the installation, and an empty folder `empty`.
    private static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox(files: try built.get())
        try sandbox.makeFolder("empty")
        return sandbox
    }

    /// Runs dictc with the installation of `sandbox`, in `folder`.
    private static func run(
        _ call: String, in sandbox: Sandbox, folder: String = "empty", input: String = ""
    ) throws -> ShellRun {
        try sandbox.shell(
            "export DICTC_DATA='\(sandbox.path)/share' DICTC_ARCHIVE='\(sandbox.path)/games'; "
                + "\"$DICTC\" \(call)", input: input, folder: folder)
    }

    /// A call in a folder without a project, its status, and what it prints.
    private static let calls: [(call: String, status: Int32, output: String, errors: String)] = [
        ("query zebra", 0, "ZEBRA  (dictc's own English, 10 words)\nword         yes\n", ""),
        ("query pea", 0, "familiarity  people know it\n", ""),
        ("query zax", 0, "familiarity  few people know it\n", ""),
        ("query slurs", 0, "familiarity  not rated, since games never show it\n", ""),
        ("query pe", 0, "word         no\nprefix       yes\n", ""),
        ("query --language nl aap", 0, "AAP  (dictc's own Dutch, 2 words)\n", ""),
        ("query 'z*'", 0, "matches      2: ZAX ZEBRA\n", ""),
        ("query qqq", 1, "QQQ  (dictc's own English, 10 words)\n", ""),
        ("query zebra --json", 0, #""language":"en","source":"dictc:en","isWord":true"#, ""),
        ("query zebra --json", 0, #""familiarity":"known"}"#, ""),
        ("query --csv zax", 0, "\nzax,zax,en,true,", "so this is dictc's own English\n"),
        ("query --words zebra qqq", 0, "zebra\n", "so this is dictc's own English\n"),
        (
            "why zebra", 0,
            "zebra  (dictc's own English)  a word, from dictc:en/known.txt:5\n", ""
        ),
        ("why London", 1, "dropped: it is a name", ""),
        ("why xq", 1, "dropped: it is taken out by the overlay, at dictc:en/overlay.txt:1\n", ""),
        ("why zebrra", 1, "did you mean zebra?\n", ""),
        ("why --language nl aap", 0, "a word, from dictc:nl/words.txt:1\n", ""),
        ("why zebra --json", 0, #"{"schema":1,"source":"dictc:en","text":"zebra""#, ""),
        ("why --without en/british.txt", 0, "words  1: colour\n", ""),
        ("info", 0, "dictc's own packs, in ", ""),
        ("info", 0, "  en.lexicon  10 words, ", ""),
        ("info", 0, "  en.answers  4 answers, ", ""),
        ("info en.lexicon", 0, "words      10 (", ""),
        ("info --json", 0, #""source":"dictc","files":[{"file":""#, ""),
        ("play wordle --plain --seed 1", 0, "Playing with dictc's own English.\n", ""),
        ("play wordle --json --seed 1", 0, #""language":"en","source":"dictc:en""#, ""),
        ("build", 78, "", "there is no configuration"),
        ("report", 66, "", "no project here"),
    ]

    @Test("answer where there is no project, and are named", arguments: calls.indices)
    func answers(row: Int) throws {
        let (call, status, output, errors) = Self.calls[row]
        let run = try Self.run(call, in: Self.sandbox(), input: "zebra\n")
        #expect(run.status == status, "\(run.output)\(run.errors)")
        #expect(run.output.contains(output), "\(run.output)")
        #expect(run.errors.contains(errors), "\(run.errors)")
        if errors.isEmpty { #expect(!run.errors.contains("hint"), "\(run.errors)") }
    }

    @Test("give way to a project, --dir, --file and packs that lie here") func precedence() throws {
        let sandbox = try Self.sandbox()
        for (file, bytes) in try Sandbox.builtProject().output("raw-data") {
            try sandbox.write(bytes, to: "project/raw-data/" + file)
        }
        try sandbox.makeFolder("project/below")
        let unbuilt = try Self.run("query pea", in: sandbox, folder: "project/below")
        #expect(unbuilt.status == 66 && unbuilt.errors.contains("hint: run `dictc build`"))
        #expect(try Self.run("build", in: sandbox, folder: "project").status == 0)
        for call in ["query peafowl", "why peafowl", "info", "query --words peafowl"] {
            let run = try Self.run(call, in: sandbox, folder: "project/below")
            let text = run.output + run.errors
            #expect(run.status == 0 && !text.contains("dictc's own"), "\(text)")
        }
        for call in ["query peafowl --dir", "query peafowl --file"] {
            let file = call.hasSuffix("file") ? "/en.lexicon" : ""
            let run = try Self.run("\(call) ../project/build-output\(file)", in: sandbox)
            #expect(run.output.hasPrefix("PEAFOWL  (en, "), "\(run.output)\(run.errors)")
        }
        // Packs without a project are the user's: dictc does not pass over them in silence.
        try sandbox.makeFolder("lone/build-output")
        let packs = try Self.run("query zebra", in: sandbox, folder: "lone")
        #expect(packs.status == 66 && packs.errors.contains("name the folder: --dir build-output"))
    }

    @Test(
        "without them, the message is the one about a project",
        arguments: ["query zebra", "why zebra", "info", "play wordle", "play ghost --names A,B"])
    func nothing(call: String) throws {
        let run = try Sandbox(files: [:]).shell(
            "DICTC_DATA=$PWD/none DICTC_ARCHIVE=$PWD/a \"$DICTC\" \(call) </dev/null")
        let isWhy = call.hasPrefix("why")
        #expect(run.status == (isWhy ? 78 : 66), "\(run.output)\(run.errors)")
        #expect(
            run.errors.contains(
                isWhy ? "hint: `dictc init` writes one" : "hint: run `dictc build` in a project"),
            "\(run.errors)")
    }

    @Test(
        "damaged, of another version or gone, they are to be installed again",
        arguments: [
            ("query zebra", "truncate -s 300 en.lexicon", 65, "truncated"),
            ("query zebra", "printf x >en.lexicon", 65, "not a dictc artefact"),
            ("query 'z*'", "printf '\\377' | dd of=en.lexicon bs=1 seek=300 conv=notrunc", 65, ""),
            ("query zebra", "printf '\\11' | dd of=en.lexicon bs=1 seek=8 conv=notrunc", 65, ""),
            ("query zebra", "cp nl.lexicon en.lexicon", 65, "a pack of another language"),
            ("query zebra", "rm en.lexicon", 66, "no such file"),
            ("play wordle", "rm en.answers", 66, "no such file"),
            ("play wordle", "truncate -s 100 en.answers", 65, "truncated"),
            ("info", "truncate -s 100 en.answers", 65, "truncated"),
            ("info en.answers", "truncate -s 100 en.answers", 65, "truncated"),
            ("why zebra", "rm ../en/known.txt", 66, "no such file"),
            ("why zebra", "printf '\\37\\213\\10' >../en/known.txt", 65, ""),
        ] as [(String, String, Int32, String)])
    func damaged(call: String, damage: String, status: Int32, problem: String) throws {
        let sandbox = try Self.sandbox()
        _ = try sandbox.shell("cd share/packs && \(damage) 2>/dev/null")
        let run = try Self.run(call, in: sandbox)
        #expect(run.status == status, "\(run.output)\(run.errors)")
        #expect(run.errors.contains(problem), "\(run.errors)")
        #expect(
            run.errors.contains("hint: install dictc again, with its folder share/dictc\n"),
            "\(run.errors)")
    }

    // MARK: - As a source

    /// A project of dictc's own words and a list.
    private static func project(_ words: String, _ others: String = "") throws -> Sandbox {
        let sandbox = try sandbox()
        try sandbox.write(
            "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words: \(words)\n\(others)",
            to: "raw-data/dictc.yml")
        try sandbox.write("xq\nyeet\n", to: "raw-data/en/mine.txt")
        return sandbox
    }

    private static let mine = "[dictc:en, { file: en/mine.txt, familiarity: 10, licence: mine }]"

    @Test("are a source, alone or beside other lists", arguments: ["dictc:en", mine])
    func source(words: String) throws {
        let sandbox = try Self.project(words)
        let run = try Self.run("build", in: sandbox, folder: "")
        #expect(run.status == 0, "\(run.errors)")
        let own = [
            "color", "colour", "crane", "okapi", "pea", "pear", "sidewalk", "slurs", "zax",
            "zebra",
        ]
        // Corrections of dictc's words take no word out of a list of the user.
        #expect(
            try sandbox.words() == (words == "dictc:en" ? own : (own + ["xq", "yeet"]).sorted()))
    }

    @Test("keep their familiarity, spelling and corrections, and `why` names them") func why()
        throws
    {
        let sandbox = try Self.project(Self.mine, "    answers: { length: 5, familiarity: 35 }\n")
        for (word, status, text) in [
            ("crane", 0, "a word, from dictc:en/known.txt:1\n"),
            ("crane", 0, "dictc:en/known.txt:1  crane  kept, familiarity 20\n"),
            ("okapi", 0, "dictc:en/overlay.txt:2  okapi  kept, familiarity 30\n"),
            ("pear", 0, "dictc:en/known.txt:4  pear  kept, familiarity 70\n"),
            ("zax", 0, "accepted but not asked for"),
            ("colour", 0, "british spelling: accepted but not asked for"),
            ("xq", 0, "a word, from raw-data/en/mine.txt:1\n"),
            ("qqq", 1, "in no source"),
        ] as [(String, Int32, String)] {
            let run = try Self.run("why " + word, in: sandbox, folder: "")
            #expect(run.status == status && run.output.contains(text), "\(run.output)\(run.errors)")
        }
        #expect(try Self.run("build", in: sandbox, folder: "").status == 0)
        let answers = try Self.run("export build-output/en.answers", in: sandbox, folder: "")
        #expect(
            answers.output.split(separator: "\n").sorted() == ["color", "crane", "okapi", "zebra"])
        let lost = try Self.run("why --without SCOWL", in: sandbox, folder: "")
        #expect(lost.output.contains("dictc:en/known.txt  (SCOWL)\n"), "\(lost.output)")
    }

    @Test("are asked for in the spelling that the project wants") func spelling() throws {
        let sandbox = try Self.project("dictc:en", "    spelling: british\n")
        let colour = try Self.run("why colour", in: sandbox, folder: "")
        #expect(colour.output.contains("colour  kept, familiarity 10\n"), "\(colour.output)")
        let color = try Self.run("why color", in: sandbox, folder: "")
        #expect(color.output.contains("american spelling: accepted but not asked for"))
        let sidewalk = try Self.run("why sidewalk", in: sandbox, folder: "")
        #expect(sidewalk.output.contains("said only by people of the american spelling"))
        let wrong = try Self.project("dictc:en", "    spelling: welsh\n")
        let run = try Self.run("build", in: wrong, folder: "")
        #expect(run.status == 78 && run.errors.contains("expected british or american"))
    }

    @Test("are in NOTICE, manifest and lock, file by file") func notice() throws {
        let sandbox = try Self.project("dictc:en")
        #expect(try Self.run("build --update-lock", in: sandbox, folder: "").status == 0)
        func text(_ file: String) throws -> String {
            String(decoding: try sandbox.bytes(of: file), as: UTF8.self)
        }
        let notice = try text("build-output/NOTICE")
        for part in [
            "\ndictc:en/known.txt\n  licence: SCOWL\n  attribution: Kevin\n",
            "\ndictc:en/overlay.txt\n  licence: CC0-1.0\n",
            "\ndictc:LICENSES/scowl.txt\n", "The notice of SCOWL.\n",
        ] {
            #expect(notice.contains(part), "\(notice)")
        }
        let copied = notice.firstRange(of: "nothing is copied from them").map { $0.lowerBound }
        let judged = copied.map { notice[$0...] } ?? ""
        #expect(!judged.contains("\ndictc:en/known.txt\n"), "\(notice)")
        #expect(try text("build-output/manifest.json").contains("dictc:en/british.txt"))
        #expect(try text("raw-data/dictc.lock").contains("dictc:en/known.txt"))
        #expect(try Self.run("build --locked --check", in: sandbox, folder: "").status == 0)
        #expect(try Self.run("ship out --release 1", in: sandbox, folder: "").status == 0)
        try sandbox.write("crane\n", to: "share/en/known.txt")
        let other = try Self.run("build --locked", in: sandbox, folder: "")
        #expect(
            other.status == 77 && other.errors.contains("dictc:en/known.txt"), "\(other.errors)")
    }

    @Test(
        "what is wrong with them is said at their place",
        arguments: [
            (
                "dictc:en", "rm share/dictc.yml", 66,
                "dictc.yml:5:12: error[installation.missing]: dictc's own files are not there"
            ),
            (
                "dictc:en", "rm -r share/LICENSES", 66,
                "dictc.yml:5:12: error[installation.missing]: dictc's own files are not"
            ),
            ("dictc:en", "echo 'a: [' >share/dictc.yml", 65, "dictc's own files are damaged"),
            (
                "dictc:en", "sed -i 's/schema: 1/schema: 9/' share/dictc.yml", 65,
                "schema 9 is newer than this dictc"
            ),
            (
                "dictc:en", "sed -i 's|words:$|words: [dictc:en]\\n    x:|' share/dictc.yml", 65,
                "dictc's own files are damaged"
            ),
            (
                "dictc:en", "rm share/en/rare.txt", 66,
                "dictc:en/rare.txt: error[installation.missing]: dictc's own files"
            ),
            (
                "dictc:nl", "", 78,
                "5:12: error[config.choice]: \"words\" has an unknown value (\"dictc:nl\""
            ),
            (
                "[dictc:fr]", "", 78,
                "5:13: error[config.choice]: item 1 of words has an unknown value"
            ),
            (
                "[dictc:en, dictc:en]", "", 78,
                "5:23: error[config.duplicate-file]: \"dictc:en/known.txt\" is listed twice"
            ),
            ("en/mine.txt", "", 78, "5:12: error[config.type]: \"words\" is not a list"),
            ("[en/mine.txt]", "", 78, "5:13: error[config.type]: item 1 of words is not a mapping"),
        ] as [(String, String, Int32, String)])
    func wrong(words: String, damage: String, status: Int32, problem: String) throws {
        let sandbox = try Self.project(words)
        if !damage.isEmpty { _ = try sandbox.shell(damage) }
        let run = try Self.run("build", in: sandbox, folder: "")
        #expect(run.status == status && run.errors.contains(problem), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count { $0.contains("twice") } < 2)
    }

    // MARK: - The whole

    @Test("`dictc init --template wordle`, build and play know CRANE") func wordle() throws {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.shell(
            """
            export DICTC_ARCHIVE=$PWD/games
            "$DICTC" init game --template wordle && cd game && "$DICTC" build &&
            printf 'crane\\nslate\\nqqqqq\\n' | "$DICTC" play wordle --seed 1
            """)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains(
                "next: `dictc build` and `dictc play wordle` in game; your own words go into "
                    + "game/raw-data/en/words.txt\n"), "\(run.output)")
        #expect(!run.output.contains("CRANE is not") && !run.output.contains("SLATE is not"))
        #expect(run.output.contains("QQQQQ is not a word"), "\(run.output)")
        let own = try sandbox.shell(
            """
            echo crane >mine; "$DICTC" init own --template wordle --words mine
            DICTC_DATA=$PWD/none "$DICTC" init bare --template wordle
            for folder in own bare; do "$DICTC" build --config $folder/raw-data/dictc.yml; done
            """)
        #expect(own.output.contains("own/build-output/en.lexicon  1 words"), "\(own.output)")
        #expect(own.output.contains("bare/build-output/en.lexicon  26 words"), "\(own.output)")
    }

    @Test("an installation has them, and finds them from anywhere") func installation() throws {
        let sandbox = try Self.sandbox()
        let run = try sandbox.shell(
            """
            '\(Sandbox.package)/Tools/installation' --executable "$DICTC" --packs share/packs away/usr &&
            ln -s away/usr/bin/dictc link && cd empty && ../link query zebra && ../link why qqqq
            """)
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.output.hasPrefix("ZEBRA  (dictc's own English, 10 words)\n"), "\(run.output)")
        #expect(run.output.contains("qqqq  (dictc's own English)  in no source\n"))
        let none = try sandbox.shell(
            "'\(Sandbox.package)/Tools/installation' --executable \"$DICTC\" --packs empty away/usr"
        )
        #expect(none.status == 66 && none.errors.contains("hint: make"), "\(none.errors)")
    }
}
