import DictTestSupport
import Foundation
import Testing

@Suite("dictc levels") struct LevelsCommandTests {
    private func levels(
        _ arguments: String, in sandbox: Sandbox
    ) throws -> ShellRun {
        let configuration = Sandbox.package + "/raw-data/dictc.yml"
        return try sandbox.run("levels --config '\(configuration)' \(arguments)")
    }

    private func packs(_ text: String) throws -> [LevelRules.Pack] {
        try text.split(separator: "\n").map {
            try JSONDecoder().decode(LevelRules.Pack.self, from: Data($0.utf8))
        }
    }

    /// The words that packs of the project may use, read without the tool.
    private func usable(_ language: String, in sandbox: Sandbox) throws -> Set<String> {
        let folder = Sandbox.package + "/raw-data/" + language
        // The overlay states a familiarity behind a tab.
        let everyday =
            "(grep -v '^#' '\(folder)/everyday-words.txt' | cut -f 1; "
            + "awk -F '\\t' '/^[+]/ && NF > 1 && $2 <= 35 { print substr($1, 2) }' "
            + "'\(folder)/overlay.txt')"
        let familiar =
            language == "en"
            ? "(zcat '\(folder)'/scowl/{english,american}-words.{10,20,35}.gz; \(everyday))"
            : everyday
        let fold =
            "sed 's/è/e/g;s/ê/e/g;s/é/e/g;s/ë/e/g;s/ï/i/g;s/ö/o/g;s/ü/u/g;s/ç/c/g;s/â/a/g;"
            + "s/à/a/g;s/î/i/g;s/ñ/n/g;s/ô/o/g;s/û/u/g'"
        let blocked = "cat '\(folder)/blocked.txt' '\(folder)/odd.txt' | grep -v '^#' | cut -f 1"
        func words(_ command: String) throws -> Set<String> {
            let run = try sandbox.shell("\(command) | \(fold)")
            return Set(run.output.split(separator: "\n").map { String($0) })
        }
        return try words(familiar).subtracting(try words(blocked))
    }

    @Test(
        "an independent judge finds nothing wrong with the packs",
        .enabled(if: SlowTests.areEnabled, "DICTC_SLOW_TESTS=1 runs it"),
        arguments: ["en", "nl"], ["--sets 40", "--sets 40 --hard"])
    func slowJudged(language: String, option: String) throws {
        let sandbox = try Sandbox()
        let run = try levels(
            "--language \(language) --seed 7 --json \(option)", in: sandbox)
        #expect(run.status == 0, "\(run.errors)")
        let packs = try packs(run.output)
        #expect(packs.count == 200)
        let usable = try usable(language, in: sandbox)
        let faults = packs.flatMap {
            LevelRules.faults(of: $0, isHard: option.hasSuffix("--hard"), usable: usable)
        }
        #expect(faults == [])
        #expect(LevelRules.faults(of: packs) == [])
    }

    @Test(
        "more than 40 sets keep words and forms apart",
        .enabled(if: SlowTests.areEnabled, "DICTC_SLOW_TESTS=1 runs it"),
        arguments: ["en", "nl"], [(41, 1), (41, 3), (60, 1), (80, 2), (100, 5)])
    func slowManySets(language: String, request: (sets: Int, seed: Int)) throws {
        let run = try levels(
            "--language \(language) --sets \(request.sets) --seed \(request.seed) --json",
            in: Sandbox())
        #expect(run.status == 0, "\(run.errors)")
        let packs = try packs(run.output)
        #expect(packs.count == 5 * request.sets)
        #expect(LevelRules.faults(of: packs) == [])
    }

    @Test(
        "the rules know which form belongs to which word",
        arguments: [
            ("rat", "ratting", "rating"), ("rate", "rating", "rateing"), ("see", "seeing", "sing"),
            ("play", "playing", "playying"), ("rain", "raining", "rainning"),
            ("open", "opening", "opning"), ("box", "boxes", "boxxing"),
        ])
    func forms(word: String, form: String, other: String) {
        let forms = LevelRules.englishForms(of: word)
        #expect(forms.contains(form) && !forms.contains(other), "\(forms)")
    }

    @Test(
        "1,000 sets can be made",
        .enabled(if: SlowTests.areEnabled, "DICTC_SLOW_TESTS=1 runs it"),
        arguments: ["en", "nl"])
    func slowThousandSets(language: String) throws {
        let run = try levels("--language \(language) --sets 1000 --seed 1 --json", in: Sandbox())
        #expect(run.status == 0, "\(run.errors)")
        #expect(LevelRules.faults(of: try packs(run.output)) == [])
    }

    @Test(
        "the same seed gives the same packs with any number of jobs, another seed others",
        .enabled(if: SlowTests.areEnabled, "DICTC_SLOW_TESTS=1 runs it"),
        arguments: ["en", "nl"])
    func slowDeterminism(language: String) throws {
        let sandbox = try Sandbox()
        let call = "--language \(language) --sets 3 --json"
        let one = try levels(call + " --seed 7 --jobs 1 -o one.levels", in: sandbox)
        let two = try levels(call + " --seed 7 --jobs 2 -o two.levels", in: sandbox)
        let other = try levels(call + " --seed 8", in: sandbox)
        #expect(one.status == 0 && one.output == two.output)
        #expect(try sandbox.bytes(of: "one.levels") == sandbox.bytes(of: "two.levels"))
        #expect(other.status == 0 && other.output != one.output)
    }

    @Test("packs made by hand load, are exported without loss, and are judged")
    func byHand() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            {"set":1,"level":1,"attempts":null,"words":["TEA","EAT","TEE","PEA","PET","APE"]}
            {"set":1,"level":2,"attempts":7,"words":["tea","eat","tea"]}

            """, to: "own.jsonl")
        let made = try sandbox.run("levels --from own.jsonl -o own.levels --json")
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.output.contains(#""words":["tea","eat","tee","pea","pet","ape"]"#))
        let again = try sandbox.run("export own.levels --json | \"$DICTC\" levels --from - --json")
        #expect(again.output == made.output)
        let one = try sandbox.run("export own.levels --set 1 --level 2 --csv")
        #expect(one.output.split(separator: "\n").last?.hasSuffix(",tea eat tea") == true)
        #expect(try sandbox.run("export own.levels --set 2").status == 1)
        let info = try sandbox.run("info own.levels --json")
        #expect(info.output.contains(#""sets":1,"packs":2,"ladder":"custom""#))
        let judged = try sandbox.run("verify own.levels")
        #expect(judged.status == 65)
        for rule in ["anagram pair", "duplicate", "shape", "levels"] {
            #expect(judged.errors.contains("rule '\(rule)' is broken"), "\(rule)")
        }
    }

    @Test(
        "verify names the rule that a changed pack breaks",
        .enabled(if: SlowTests.areEnabled, "DICTC_SLOW_TESTS=1 runs it"),
        arguments: [
            (#"1s/"words":\["[a-z]*"/"words":["zzz"/"#, "consistent|unusable|best|not usable"),
            (#"2s/"attempts":7/"attempts":6/"#, "attempts"),
            (#"3s/"words":\["\([a-z]*\)","[a-z]*"/"words":["\1","\1"/"#, "duplicate"),
        ])
    func slowChanged(edit: String, rule: String) throws {
        let sandbox = try Sandbox()
        let made = try levels("--sets 1 --json", in: sandbox)
        try sandbox.write(made.output, to: "packs.jsonl")
        let run = try sandbox.shell(
            "sed '\(edit)' packs.jsonl > changed.jsonl && \"$DICTC\" levels --from changed.jsonl "
                + "-o changed.levels > /dev/null && cd '\(Sandbox.package)' && \"$DICTC\" verify "
                + "'\(sandbox.path)/changed.levels'")
        #expect(run.status == 65)
        let names = rule.split(separator: "|")
        #expect(names.contains { run.errors.contains($0) }, "\(run.errors)")
    }

    @Test("too few words say which, how many, and why")
    func tooFew() throws {
        let sandbox = try Sandbox.project()
        let run = try sandbox.run("levels --sets 2")
        #expect(run.status == 65)
        #expect(
            run.errors.contains("level 1: too few words of 3 letters (2 words"), "\(run.errors)")
        #expect(run.errors.contains("; expected 18)"), "\(run.errors)")
    }

    @Test(
        "and which rule took most, with what helps against it",
        arguments: [
            ("", "6 kept out by the rule 'no familiarity'", "`familiarity:`"),
            (", familiarity: 60", "6 kept out by the rule 'too unfamiliar'", "raise"),
            (
                ", familiarity: 60, asked: false", "6 kept out by the rule 'only accepted'",
                "`asked: false`"
            ),
            (", familiarity: 10", "2 kept out by the rule 'inflected'", "`lemmas: true`"),
        ])
    func shortage(keys: String, reason: String, hint: String) throws {
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(configuration(of: "{ file: en/words.txt\(keys) }").utf8),
            "raw-data/en/words.txt": Array("pea\npie\nate\neat\nrun\nran\nzebra\n".utf8),
        ])
        let run = try sandbox.run("levels --sets 2")
        #expect(run.status == 65)
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(run.errors.contains("hint: ") && run.errors.contains(hint), "\(run.errors)")
    }

    @Test("the search for packs says how to try more, in the call and in dictc.yml") func steps()
        throws
    {
        let words = (2...6).flatMap { length in
            "bcdefghijklmnopqrstuvwxyz".map { String(repeating: "a", count: length) + String($0) }
        }
        let project = { (steps: String) in
            "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n"
                + "      - { file: w.txt, familiarity: 10, lemmas: true }\n"
                + "    levels: { sets: 1, ladder: hard\(steps) }\n"
        }
        let sandbox = try Sandbox(files: [
            "raw-data/w.txt": Array(words.joined(separator: "\n").utf8)
        ])
        for (steps, call, limit) in [
            ("", "levels --steps 1", 1), (", steps: 1", "build", 1),
            (", steps: 1", "levels --steps 10", 10), (", steps: 10", "levels", 10),
        ] {
            try sandbox.write(project(steps), to: "raw-data/dictc.yml")
            let run = try sandbox.run(call)
            #expect(run.status == 65, "\(run.errors)")
            #expect(run.errors.contains("more than \(limit)000000 steps"), "\(run.errors)")
            #expect(
                run.errors.contains(
                    "allow more with `steps: \(limit * 10)` in `levels:` (`dictc levels --steps`)"),
                "\(run.errors)")
        }
        #expect(try sandbox.run("levels --steps 0").status == 64)
        #expect(try sandbox.run("levels --from x --steps 2").status == 64)
    }
}
