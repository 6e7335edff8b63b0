import DictTestSupport
import Foundation
import Testing

/// Files with packs that stay and with answers of days, as people write, edit and merge them.
@Suite("Kept packs and calendars") struct KeptPackTests {
    private static func configuration(_ levels: String, _ answers: String) -> String {
        """
        schema: 1
        output: ../build-output
        languages:
          nl:
            words: [{ file: nl/words.txt, familiarity: column, lemmas: true }]
            overlay: nl/overlay.txt
            levels: { sets: 2, familiarity: 3\(levels) }
            answers: { length: 5, familiarity: 3\(answers) }

        """
    }

    private static let planned = configuration(
        ", keep: nl/levels.kept", ", calendar: nl/answers.calendar, published: 2026-02-01")

    /// A project of everyday words of raw-data, whose build keeps its packs and days.
    private static let project = Result { () throws -> [String: [UInt8]] in
        let words = Sandbox.package + "/raw-data/nl/everyday-words.txt"
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(configuration("", "").utf8),
            "raw-data/nl/words.txt": Array(try Data(contentsOf: URL(fileURLWithPath: words))),
            "raw-data/nl/overlay.txt": [],
        ])
        for call in [
            "levels --language nl --keep raw-data/nl/levels.kept",
            "calendar --language nl --first 2026-01-01 --days 90 -o raw-data/nl/answers.calendar",
        ] {
            let run = try sandbox.run(call)
            try #require(run.status == 0, "\(run.errors)")
        }
        try sandbox.write(planned, to: "raw-data/dictc.yml")
        let built = try sandbox.run("build --update-lock")
        try #require(built.status == 0 && !built.errors.contains("kept"), "\(built.errors)")
        return try sandbox.files(in: "").mapValues(\.bytes)
    }

    private func sandbox() throws -> Sandbox { try Sandbox(files: Self.project.get()) }

    private func lines(_ sandbox: Sandbox, _ file: String) throws -> [String] {
        String(decoding: try sandbox.bytes(of: file), as: UTF8.self)
            .split(separator: "\n").map { String($0) }
    }

    private func diff(_ sandbox: Sandbox, _ kind: String) throws -> String {
        try sandbox.run("diff old/nl.\(kind) build-output/nl.\(kind)").output
    }

    @Test("a word out changes its pack and its day, and a note says where") func hotFix() throws {
        let sandbox = try sandbox()
        _ = try sandbox.shell("cp -r build-output old")
        let pack = try lines(sandbox, "raw-data/nl/levels.kept").filter { $0.hasPrefix("2.4 ") }
        let word = try #require(pack.first?.split(separator: " ").last)
        let days = try lines(sandbox, "raw-data/nl/answers.calendar")
        let answer = days[50]
        try sandbox.write("-\(word)\n-\(answer)\n", to: "raw-data/nl/overlay.txt")
        let built = try sandbox.run("build")
        try #require(built.status == 0, "\(built.errors)")
        // kept.replaced calendar.changed
        #expect(
            built.errors.contains(
                "nl/levels.kept:10: note[kept.replaced]: set 2, level 4: another pack is in its place"
            ),
            "\(built.errors)")
        #expect(built.errors.contains("\"\(answer)\" is no answer any more: 2026-02-19 has"))
        let packs = try diff(sandbox, "levels")
        #expect(
            packs.hasPrefix("build-output/nl.levels: 0 added, 0 removed, 1 changed\n"), "\(packs)")
        let answers = try diff(sandbox, "answers")
        #expect(
            answers.hasPrefix("build-output/nl.answers: 0 added, 1 removed, 1 moved\n"),
            "\(answers)")
        // The hints lead to the same build without notes.
        for call in [
            "levels --language nl --keep raw-data/nl/levels.kept",
            "calendar --language nl -o raw-data/nl/answers.calendar",
        ] {
            #expect(try sandbox.run(call).status == 0)
        }
        let before = try sandbox.output()
        let again = try sandbox.run("build")
        #expect(again.status == 0 && !again.errors.contains("another pack"), "\(again.errors)")
        let after = try sandbox.output()
        for kind in ["levels", "answers", "lexicon"] {
            #expect(before["nl." + kind] == after["nl." + kind], "\(kind)")
        }
        let why = try sandbox.run("why --language nl \(days[51])")
        #expect(why.output.contains("answers.calendar:52  \(days[51])  the answer of 2026-02-20"))
    }

    @Test("the games of days stay in three hot-fixes, but for those of a word taken out")
    func games() throws {
        let sandbox = try sandbox()
        /// The ten days before the first that is not published, and ten from there on.
        let days = (22...41).map {
            $0 < 32 ? "2026-01-\($0)" : String(format: "2026-02-%02d", $0 - 31)
        }
        let calendar = try lines(sandbox, "raw-data/nl/answers.calendar").dropFirst()
            .map { String($0.split(separator: " ").last ?? "") }
        let guesses = calendar.suffix(6).joined(separator: "\n")
        func play(_ game: String, _ day: String, _ input: String) throws -> String {
            let run = try sandbox.shell(
                "printf '\(input)' | $DICTC play \(game) --day \(day) --language nl --json"
                    + " --archive games")
            try #require(run.status == 0, "\(run.errors)")
            return run.output
        }
        func dealt() throws -> [[String]] {
            try days.map { day in
                let pack = try play("guess", day, "")
                let words = try #require(pack.firstMatch(of: /"words":\[([^\]]*)/)?.1)
                let list = words.replacing("\"", with: "").replacing(",", with: "\\n")
                return [
                    try play("wordle", day, guesses.replacing("\n", with: "\\n")), String(words),
                    try play("guess", day, String(list)),
                ]
            }
        }
        let before = try dealt()
        for (index, round) in before.enumerated() {
            #expect(round[0].contains("\"secret\":\"\(calendar[21 + index])\""), "\(days[index])")
        }
        // Published, coming, behind the calendar, and in a pack.
        let spare = try sandbox.run("export build-output/nl.answers").output.split(separator: "\n")
        let packed = try #require(before[12][1].split(separator: "\"").first.map(String.init))
        let fixes = ["-\(calendar[25])\n-\(spare[95])\n", "-\(calendar[36])\n", "-\(packed)\n"]
        for end in 1...fixes.count {
            let lines = fixes.prefix(end).joined()
            try sandbox.write(lines, to: "raw-data/nl/overlay.txt")
            let built = try sandbox.run("build")
            try #require(built.status == 0, "\(built.errors)")
            let removed = Set(lines.split(separator: "\n").map { $0.dropFirst() })
            for (index, (old, new)) in zip(before, try dealt()).enumerated() {
                let hasAnswer = index >= 10 && removed.contains(calendar[21 + index][...])
                #expect((old[0] == new[0]) != hasAnswer, "\(days[index])")
                let hasPacked = removed.contains { old[1].contains("\"\($0)\"") }
                #expect((old[1] == new[1]) != hasPacked, "\(days[index])")
                #expect(hasPacked || old[2] == new[2], "\(days[index])")
            }
        }
    }

    @Test("a published day keeps its word though it is blocked, and the past is locked")
    func published() throws {
        let sandbox = try sandbox()
        let days = try lines(sandbox, "raw-data/nl/answers.calendar")
        let first = days[1].split(separator: " ")[1]
        let before = try sandbox.output()["nl.answers"]
        try sandbox.write("-\(days[3])\n", to: "raw-data/nl/overlay.txt")
        let built = try sandbox.run("build")
        #expect(built.status == 0, "\(built.errors)")
        #expect(built.errors.contains("2026-01-03 is published: it stays"), "\(built.errors)")
        #expect(try sandbox.output()["nl.answers"] == before)
        var other = days
        other[3] = days[70]
        other[70] = days[3]
        try sandbox.write(other.joined(separator: "\n") + "\n", to: "raw-data/nl/answers.calendar")
        try sandbox.write("", to: "raw-data/nl/overlay.txt")
        let refused = try sandbox.run("build")
        // calendar.published-changed
        #expect(refused.status == 65, "\(refused.errors)")
        #expect(
            refused.errors.contains("answers.calendar:4: ")
                && refused.errors.contains("2026-01-03 was another one"), "\(refused.errors)")
        #expect(try sandbox.run("build --update-lock").status == 0)
        #expect(try sandbox.run("build --locked").status == 0)
        #expect(first.count == 5)
    }

    @Test("a pack of a published day stays though a word is blocked, and its past is locked")
    func publishedPacks() throws {
        let sandbox = try sandbox()
        let file = "raw-data/nl/levels.kept"
        let guarded = Self.planned.replacing(
            "levels.kept", with: "levels.kept, first-day: 2026-01-01, published: 2026-01-15")
        try sandbox.write(guarded, to: "raw-data/dictc.yml")
        #expect(try sandbox.run("build --locked").status == 77)
        try #require(try sandbox.run("build --update-lock").status == 0)
        #expect(try sandbox.run("build --locked").status == 0)
        let before = try sandbox.output()["nl.levels"]

        // 2026-01-04 is a Sunday, with a pack of level 5, and no day before it has one.
        let dealt = try sandbox.run(
            "play guess --day 2026-01-04 --language nl --json --archive games")
        let words = try #require(dealt.output.firstMatch(of: /"words":\["([a-z]+)"/))
        try sandbox.write("-\(words.1)\n", to: "raw-data/nl/overlay.txt")
        let built = try sandbox.run("build")
        // kept.published
        #expect(built.status == 0, "\(built.errors)")
        #expect(
            built.errors.contains(
                "note[kept.published]: \"\(words.1)\" can no longer be used, but 2026-01-04 is "
                    + "published: the pack stays"), "\(built.errors)")
        #expect(try sandbox.output()["nl.levels"] == before)
        #expect(try sandbox.run("verify build-output").status == 0)

        let kept = try lines(sandbox, file)
        let line = try #require(
            kept.first { $0.hasSuffix(" \(words.1)") || $0.contains(" \(words.1) ") })
        let key = line.prefix { $0 != " " }
        let replaced = try sandbox.run("levels --language nl --keep \(file) --replace \(key)")
        #expect(replaced.status == 0, "\(replaced.errors)")
        let refused = try sandbox.run("build")
        #expect(refused.status == 65, "\(refused.errors)")
        #expect(
            refused.errors.contains("the published pack of 2026-01-04 was another one"),
            "\(refused.errors)")
        #expect(try sandbox.run("build --update-lock").status == 0)
        #expect(try sandbox.output()["nl.levels"] != before)

        // kept.missing
        try sandbox.write(kept.filter { $0 != line }.joined(separator: "\n") + "\n", to: file)
        try sandbox.remove("raw-data/dictc.lock")
        let missing = try sandbox.run("build")
        #expect(missing.status == 65, "\(missing.errors)")
        #expect(missing.errors.contains("(2026-01-04 has \(key)"), "\(missing.errors)")
        try #require(try sandbox.run("levels --language nl --keep \(file)").status == 0)
        #expect(try sandbox.run("build").status == 0)
    }

    @Test(
        "published days of packs have a beginning and an end",
        arguments: [
            ("published: 2026-01-15", "that begin nowhere"),
            ("first-day: 2026-01-15", "there are none"),
            ("first-day: 2026-01-15, published: 2026-01-15", "a day before 2026-01-15"),
            ("first-day: 1970-01-01, published: 2026-01-15", "at most 4000 days"),
        ])
    func wrongDays(keys: String, problem: String) throws {
        let sandbox = try sandbox()
        try sandbox.write(
            Self.planned.replacing("levels.kept", with: "levels.kept, \(keys)"),
            to: "raw-data/dictc.yml")
        let run = try sandbox.run("build")
        #expect(run.status == 78 && run.errors.contains(problem), "\(run.errors)")
    }

    @Test(
        "a wrong line is an error with its line",
        arguments: [
            ("answers.calendar", "2026-01-01 stoel\nstoel\n", ":2: ", "comes again"),
            ("answers.calendar", "stoel\n", ":1: ", "the first line has no day"),
            ("answers.calendar", "01-01-2026 stoel\n", ":1: ", "not a day"),
            ("answers.calendar", "2026-01-01 stoel\n2026-01-03 tafel\n", ":2: ", "another day"),
            ("answers.calendar", "9999-12-31 stoel\ntafel\n", ":2: ", "that of no day"),
            ("answers.calendar", "2026-01-01 stoelen\n", ":1: ", "not an answer"),
            ("answers.calendar", "2026-03-01 qqqqq\n", ":1: ", "no word of the lexicon"),
            ("answers.calendar", "# nothing\n", "", "no answers"),
            ("levels.kept", "1.1 een twee\n", ":1: ", "that no pack of level 1 can have"),
            ("levels.kept", "1.1 aap aap\n", ":1: ", "the word is there twice"),
            ("levels.kept", "1.1 aap\n", ":1: ", "another number of words"),
            ("levels.kept", "1.6 aap\n", ":1: ", "not a pack"),
            ("levels.kept", "x aap\n", ":1: ", "not a pack"),
            ("levels.kept", "1001.1 aap\n", ":1: ", "not a pack"),
        ])
    func wrongLines(file: String, text: String, line: String, problem: String) throws {
        // kept.bad-line kept.repeated calendar.bad-answer calendar.bad-day calendar.repeated
        // calendar.unknown-answer
        let sandbox = try sandbox()
        try sandbox.remove("raw-data/dictc.lock")
        try sandbox.write(text, to: "raw-data/nl/" + file)
        let run = try sandbox.run("build")
        #expect(run.status == 65, "\(run.errors)")
        #expect(
            run.errors.contains("raw-data/nl/\(file)\(line)") && run.errors.contains(problem),
            "\(run.errors)")
    }

    @Test("a pack is replaced by one without its words, and sets are added") func replace() throws {
        let sandbox = try sandbox()
        let file = "raw-data/nl/levels.kept"
        let old = try lines(sandbox, file)
        let run = try sandbox.run("levels --language nl --keep \(file) --replace 1.3,2.1 --add 1")
        try #require(run.status == 0, "\(run.errors)")
        let new = try lines(sandbox, file)
        #expect(new.count == old.count + 5)
        for (before, after) in zip(old, new) {
            let isReplaced = before.hasPrefix("1.3 ") || before.hasPrefix("2.1 ")
            #expect((before != after) == isReplaced, "\(before)\n\(after)")
            guard isReplaced else { continue }
            let words = Set(before.split(separator: " ").dropFirst())
            #expect(words.isDisjoint(with: after.split(separator: " ").dropFirst()))
        }
        let built = try sandbox.run("build")
        #expect(built.status == 0 && built.output.contains("3 sets, 15 packs"), "\(built.output)")
        let unknown = try sandbox.run("levels --language nl --keep \(file) --replace 9")
        // kept.unknown-pack
        #expect(unknown.status == 64 && unknown.errors.contains("no such pack"))
        // calendar.no-first-day
        let word = try sandbox.shell(
            "sed -i 's/, calendar: [^ ]* published: [^ ]*//' raw-data/dictc.yml; \"$DICTC\" calendar --language nl"
        )
        #expect(word.status == 64 && word.errors.contains("needs its first day"), "\(word.errors)")
    }

    @Test("a word in two packs is an error that --replace mends, as after a merge")
    func merged() throws {
        let sandbox = try sandbox()
        let file = "raw-data/nl/levels.kept"
        var packs = try lines(sandbox, file)
        let index = try #require(packs.firstIndex { $0.hasPrefix("2.2 ") })
        let other = try #require(packs.first { $0.hasPrefix("1.2 ") }).split(separator: " ")
        packs[index] = "2.2 " + other.dropFirst().joined(separator: " ")
        try sandbox.write(packs.joined(separator: "\n") + "\n", to: file)
        let refused = try sandbox.run("build")
        #expect(refused.status == 65 && refused.errors.contains("comes again"), "\(refused.errors)")
        let mended = try sandbox.run("levels --language nl --keep \(file) --replace 2.2")
        #expect(mended.status == 0, "\(mended.errors)")
        #expect(try sandbox.run("build").status == 0)
    }

    @Test("two branches with one edit each merge, and the build after it is right")
    func branches() throws {
        let sandbox = try sandbox()
        let days = try lines(sandbox, "raw-data/nl/answers.calendar")
        let run = try merge(
            days[45], days[70],
            "\"$DICTC\" calendar --language nl -o raw-data/nl/answers.calendar", in: sandbox)
        let merged = try lines(sandbox, "raw-data/nl/answers.calendar")
        let changed = zip(days, merged).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        #expect(merged.count == days.count && changed == [45, 70], "\(changed)")
        #expect(!run.errors.contains("no answer any more"), "\(run.errors)")
    }

    @Test("two branches that replace a pack each merge, and the build keeps what they have")
    func packBranches() throws {
        let sandbox = try sandbox()
        let file = "raw-data/nl/levels.kept"
        let packs = try lines(sandbox, file)
        let indices = try ["1.1 ", "2.5 "].map { key in
            try #require(packs.firstIndex { $0.hasPrefix(key) })
        }
        let words = indices.map { packs[$0].split(separator: " ").dropFirst()[1] }
        let run = try merge(
            words[0], words[1], "\"$DICTC\" levels --language nl --keep \(file)", in: sandbox)
        let merged = try lines(sandbox, file)
        let changed = zip(packs, merged).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        #expect(merged.count == packs.count && changed == indices, "\(changed)")
        let again = try sandbox.shell(
            """
            "$DICTC" levels --language nl --keep \(file) && git diff --exit-code
            """)
        #expect(again.status == 0 && !run.errors.contains("pack"), "\(run.errors)\(again.output)")
    }

    /// Takes a word out in each of two branches, in both of which `command` mends its file, merges
    /// them and builds.
    private func merge(
        _ one: some StringProtocol, _ two: some StringProtocol, _ command: String,
        in sandbox: Sandbox
    ) throws -> ShellRun {
        try sandbox.write("+abcde\n+abcdf\n+abcdg\n+abcdh\n", to: "raw-data/nl/overlay.txt")
        let run = try sandbox.shell(
            """
            set -e
            git() { command git -c user.name=a -c user.email=a@b -c init.defaultBranch=main "$@"; }
            rm -rf build-output raw-data/dictc.lock
            git init -q && git add raw-data && git commit -qm start
            fix() {
                git checkout -q -b $1 main
                sed -i "$2" raw-data/nl/overlay.txt
                \(command) >/dev/null
                git commit -qam $1
            }
            fix one '1i -\(one)'
            fix two '$a -\(two)'
            git merge -q one -m merge
            "$DICTC" build >/dev/null
            """)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        return run
    }
}
