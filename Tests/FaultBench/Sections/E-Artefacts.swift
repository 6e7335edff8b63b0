import DictFormat
import DictReader
import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Section E: artefacts and the reader.
    static let artefacts: [FaultRow] = damagedArtefacts + craftedArtefacts + readerFaults

    /// E1 to E8: what transport and storage do to a file.
    private static let damagedArtefacts: [FaultRow] = [
        .tried(
            "E1", "every bit flipped, verified",
            eachKind(300) { file in (8 * file.bytes.count, file.flipped) }),
        .tried(
            "E2", "every bit flipped, opened without the checksums",
            DamagedArtefact.small.map { name in
                CodeTrial(name) {
                    let file = try DamagedArtefact(good: name)
                    for bit in DamagedArtefact.sample(8 * file.bytes.count, 1500) {
                        let start = ContinuousClock.now
                        _ = try? ReaderAnswers.of(ArtefactBytes(file.flipped(bit)), .trusting)
                        #expect(ContinuousClock.now - start < .seconds(10), "bit \(bit)")
                    }
                }
            }),
        .tried(
            "E3", "cut at every length",
            eachKind(300) { file in (file.bytes.count, { Array(file.bytes[..<$0]) }) }),
        .tried(
            "E4", "bytes appended, the file twice",
            ArtefactTrial("bytes", others: 99) { add in
                for name in DamagedArtefact.small {
                    let bytes = try DamagedArtefact(good: name).bytes
                    let zeros = [UInt8](repeating: 0, count: 16)
                    for more in [[0], [0x0A], [0x0D, 0x0A], zeros, bytes] {
                        try add("\(more.count)-\(more[0])-" + name, bytes + more)
                    }
                }
            }, query("appended", "its header states"), query("twice", "its header states")),
        .tried(
            "E5", "no bytes, the magic alone, the header alone",
            query("empty", "not a dictc artefact (too short)"), query("one-byte", "too short"),
            query("only-magic", "too short"), query("cut-31", "too short"),
            query("no-sections", "its header states"), query("cut-half", "truncated (")),
        .tried(
            "E6", "other files, and what text-mode copies do",
            query("line-ends", "line ends were converted"),
            query("line-ends-added", "line ends were converted"),
            query("seven-bit", "high bits were stripped"), query("utf-8", "re-encoded as UTF-8"),
            query("replaced", "re-encoded as UTF-8"), query("gzip", "gzip"),
            query("text", "not a dictc artefact"), query("shifted", "not a dictc artefact"),
            query("kind-6", "the wrong kind of artefact (tagger; expected lexicon)")),
        .tried(
            "E7", "a later minor version",
            ProjectTrial(
                preparation: copy("good/en-later-minor.lexicon"), call: "query pea" + here,
                status: 0),
            ProjectTrial(
                "verify", preparation: copy("good/en-later-minor.lexicon"),
                call: "verify build-output/en.lexicon", status: 0)),
        .tried(
            "E8", "another major version",
            query("major-3", "format version (3; expected 2)", "hint: update dictc"),
            query("major-255", "hint: update dictc"),
            query("major-1", "format version (1; expected 2)", "hint: rebuild the file"),
            query("major-0", "format version (0; expected 2)", "hint: rebuild the file")),
    ]

    /// E9 to E16: what a faulty or hostile writer puts behind right checksums.
    private static let craftedArtefacts: [FaultRow] = [
        .tried(
            "E9", "0, 1 and the largest numbers in every field",
            DamagedArtefact.small.map { name in
                ArtefactTrial(name, mayBeSound: true) { add in
                    let file = try DamagedArtefact(good: name)
                    let all = CraftedArtefact.extremes(of: file)
                    for index in DamagedArtefact.sample(all.count, 400) {
                        let (at, width, value) = all[index]
                        try add(
                            "\(at)-\(width)-\(value)-" + name, file.setting(at, value, width))
                    }
                }
            }),
        .tried(
            "E10", "sections outside, in each other, out of place",
            bad(
                "misaligned", "gap", "overlap", "offset-huge", "offset-zero", "section-huge",
                "section-wraps", "section-long", "section-short", "section-twice", "padding",
                "fewer-sections", "sections-65", "sections-65535"),
            query("overlap", "section CODE is misplaced")),
        .tried(
            "E11", "circles, fans of arcs, children before parents",
            bad(
                "circle", "circle-words", "circle-two", "fan", "fan-words", "dense-before", "root-9"
            )),
        .tried(
            "E12", "a chain of a million nodes",
            ArtefactTrial("chain", others: 9) { add in
                try add("chain.lexicon", CraftedArtefact.chain(1_000_000))
            }),
        .tried(
            "E13", "unsorted or repeated children, long varints, wrong entries",
            bad(
                "arcs-1-0", "arcs-0-0", "arcs-1-1", "form-varint", "letter-order",
                "answer-order", "set-zero")),
        .tried(
            "E14", "right checksums, contents that break a rule",
            bad("all that open") { $0.opening == "ok" },
            bad("all that do not") { $0.opening != "ok" }),
        .tried(
            "E15", "text that is not UTF-8, tags and ranges outside their tables",
            bad(
                "form-utf-8", "form-tag-0", "form-tag-18", "form-index", "form-length", "accent",
                "control"),
            play("form-utf-8", "fill"), play("form-length", "fill"), play("form-tag-18", "fill")),
        .tried("E16", "the smallest and the largest lexicons", sizes),
    ]

    // MARK: - Trials

    static let here = " --dir build-output"

    static func kind(of name: String) -> String { String(name.split(separator: ".")[1]) }

    /// A line of shell that puts a file of the conformance tests in the place of an artefact.
    static func copy(_ file: String, over artefact: String = "en.lexicon") -> String {
        "cp '\(DamagedArtefact.conformance)/\(file)' build-output/\(artefact)"
    }

    /// A trial for each kind of artefact with some of the ways in which `damage` can change it.
    ///
    /// In the slow tests with all of them, as far as they fit in 200 MiB.
    private static func eachKind(
        _ count: Int,
        _ damage: @escaping @Sendable (DamagedArtefact) -> (ways: Int, change: (Int) -> [UInt8])
    ) -> [ArtefactTrial] {
        (DamagedArtefact.small + ["en.tagger"]).map { name in
            ArtefactTrial(name, others: 10) { add in
                let file =
                    try name == "en.tagger" ? DamagedArtefact.tagger() : DamagedArtefact(good: name)
                let (ways, change) = damage(file)
                let limit = (200 << 20) / file.bytes.count
                for way in DamagedArtefact.sample(ways, count, limit: limit) {
                    try add("\(way)." + kind(of: name), change(way))
                }
            }
        }
    }

    /// A query of a bad lexicon, which names it and what is wrong.
    private static func query(_ name: String, _ errors: String...) -> ProjectTrial {
        ProjectTrial(
            name, preparation: copy("bad/\(name).lexicon"), call: "query pea" + here,
            errors: ["build-output/en.lexicon: "] + errors)
    }

    /// Bad files of the conformance tests by their names, of whatever kind.
    private static func bad(_ names: String...) -> ArtefactTrial {
        bad("named") { names.contains(String($0.name.prefix { $0 != "." })) }
    }

    private static func bad(
        _ name: String, _ isMeant: @escaping @Sendable (DamagedArtefact.BadFile) -> Bool
    ) -> ArtefactTrial {
        ArtefactTrial(name, others: SlowTests.areEnabled ? .max : 40) { add in
            for file in DamagedArtefact.bad where isMeant(file) {
                try add(file.name, DamagedArtefact.file("bad/" + file.name))
            }
        }
    }

    /// A game with bad sentences: it may be refused or played, and ends with its input.
    private static func play(_ name: String, _ game: String) -> CodeTrial {
        CodeTrial("play " + name) {
            let sandbox = try Sandbox.builtProject()
            let run = try sandbox.shell(
                copy("bad/\(name).sentences", over: "en.sentences")
                    + "; yes a | head -n 50 | \"$DICTC\" play \(game) --dir build-output --seed 1 --archive state",
                seconds: 30)
            #expect([0, 65].contains(run.status), "\(run.status): \(run.errors)")
            #expect(run.peakMemory <= 64 << 20)
        }
    }

    private static let sizes: [any Trial] = [
        ProjectTrial(
            "no words", files: ["empty.txt": []], call: "lexicon empty.txt -o x.lexicon",
            errors: ["empty.txt: error[source.no-words]: 0 words"]),
        CodeTrial("lists") {
            let longest = String(repeating: "a", count: 64)
            let wide = (0..<26).map { String(UnicodeScalar(UInt8(0x61 + $0))) }
            for words in [["pea"], ["a"], [longest], wide, [longest, "b"]] {
                let sandbox = try Sandbox(files: [:])
                try sandbox.makeFolder("build-output")
                try sandbox.compile(words, to: "build-output/en.lexicon")
                for word in words {
                    let run = try sandbox.run("query \(word) --dir build-output --json")
                    #expect(run.status == 0 && run.output.contains(#""isWord":true"#), "\(word)")
                }
                #expect(try sandbox.run("query q1 --dir build-output").status == 64)
                #expect(try sandbox.run("verify build-output/en.lexicon").status == 0)
                #expect(try sandbox.words() == words.sorted())
            }
        },
        ProjectTrial(
            "too long", files: ["long.txt": [UInt8](repeating: 0x61, count: 65) + [0x0A]],
            call: "lexicon long.txt -o x.lexicon", errors: ["long.txt"]),
        CodeTrial("empty artefacts") {
            let sandbox = try Sandbox(files: [:])
            for kind in ["lexicon", "levels", "answers", "phrases", "sentences"] {
                try sandbox.write(
                    DamagedArtefact(good: "en-empty." + kind).bytes, to: "build-output/en." + kind)
                let file = "build-output/en." + kind
                #expect(try sandbox.run("verify \(file)").status == 0, "\(kind)")
                #expect(try sandbox.run("info \(file)").status == 0, "\(kind)")
                #expect(try [0, 1].contains(sandbox.run("export \(file)").status), "\(kind)")
            }
            #expect(try sandbox.run("query pea --dir build-output").status == 1)
            for game in ["ghost", "wordle", "hangman", "fill", "guess"] {
                let run = try sandbox.shell(
                    "yes a | head -n 20 | \"$DICTC\" play \(game) --dir build-output --archive state"
                )
                #expect([0, 64, 65].contains(run.status), "\(game): \(run.status) \(run.errors)")
            }
        },
    ]
}
