import DictFormat
import DictModel
import DictTestSupport
import Foundation
import Testing

/// The laws of a build in parts: the bytes of `dictc build`, however the files were divided.
@Suite("shard, map, merge and finish") struct ShardCommandTests {
    private static let nouns = ["man", "cat", "dog", "hen", "cow", "pig", "fox", "ant", "emu"]

    private static func words(_ code: String) -> [String] {
        code == "en" ? ["The", "sees", "a", "here"] : ["De", "ziet", "een", "hier"]
    }

    private static func sentence(_ words: [(String, String)]) -> String {
        words.enumerated().map { index, word in
            "\(index + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t"
                + (index == words.count - 2 ? "SpaceAfter=No\n" : "_\n")
        }.joined() + "\n"
    }

    /// A corpus with sentences that occur in other corpora as well, and with dropped ones.
    private static func corpus(_ number: Int, _ code: String = "en") -> [UInt8] {
        let words = Self.words(code)
        var text = ""
        for (index, noun) in nouns.enumerated() where (index + number) % 3 != 0 {
            let other = nouns[(index * 2 + number) % nouns.count]
            text += sentence([
                (words[0], "DET"), (noun, "NOUN"), (words[1], "VERB"), (words[2], "DET"),
                (other, "NOUN"), (words[3], "ADV"), (".", "PUNCT"),
            ])
            text += sentence([(words[0], "DET"), (other, "NOUN"), (".", "PUNCT")])
        }
        return Array(text.utf8)
    }

    private static func project() throws -> Sandbox {
        let language = { (code: String) in
            """
              \(code):
                tagger: dictc:\(code)
                words:
                  - { file: \(code)/words.txt, familiarity: 10, licence: CC0-1.0 }
                sentences:
                  most: 12
                  files:
                    - { file: \(code)/films, format: conllu, licence: CC0-1.0, may-be-empty: true }
                    - { file: \(code)/last.conllu, format: conllu, licence: CC0-1.0, may-be-empty: true }

            """
        }
        let yaml =
            "schema: 1\noutput: ../build-output\nlanguages:\n" + language("en") + language("nl")
        var files = ["raw-data/dictc.yml": Array(yaml.utf8)]
        for code in ["en", "nl"] {
            let words = nouns + words(code).map { $0.lowercased() }
            files["raw-data/\(code)/words.txt"] = Array((words.joined(separator: "\n") + "\n").utf8)
            for number in 0..<6 {
                files["raw-data/\(code)/films/\(number).conllu"] = corpus(number, code)
            }
            files["raw-data/\(code)/last.conllu"] = corpus(7, code)
        }
        return try Sandbox(files: files)
    }

    /// What a build or finish leaves, without the parts and answers that a build keeps for the next
    /// one.
    private static func result(_ sandbox: Sandbox, _ folder: String) throws -> [String: [UInt8]] {
        try sandbox.output(folder).filter {
            !$0.key.hasPrefix(".cache/parts/") && !$0.key.hasSuffix(".answers")
        }
    }

    @Test("wrong hashes of sentences are found by verify, and do no harm where they are not")
    func wrongHashes() throws {
        let sandbox = try Self.project()
        let map = "map --plan plan.json --task"
        for call in ["shard -o plan.json", "\(map) 1/2 -o 1.part", "\(map) 2/2 -o 2.part"] {
            #expect(try sandbox.run(call).status == 0)
        }
        var bytes = try sandbox.bytes(of: "1.part")
        let rows = try sandbox.run("export 1.part --format tsv").output.split(separator: "\n")
        let hashes = rows.compactMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) }
        #expect(hashes.count > 5)
        for hash in hashes {
            var spelled: [UInt8] = []
            spelled.append(littleEndian: hash, bytes: 8)
            let place = try #require(bytes.firstRange(of: spelled))
            bytes[place.lowerBound] ^= 1
        }
        #expect(try sandbox.run("verify 1.part 2.part").status == 0)
        try sandbox.write(Self.sealed(bytes), to: "1.part")
        let verify = try sandbox.run("verify 1.part 2.part")
        #expect(verify.status == 65, "\(verify.errors)")
        #expect(
            verify.errors.hasPrefix("1.part: error[artefact.damaged]: damaged: section CAND"),
            "\(verify.errors)")
        let finish = try sandbox.run("finish --plan plan.json 1.part 2.part --output out")
        #expect(finish.status == 0, "\(finish.errors)")
    }

    @Test("the name of a file of a part does not control the terminal") func namesShown() throws {
        let sandbox = try Self.project()
        try sandbox.write(Self.corpus(1), to: "raw-data/en/films/a\u{1B}[2J.conllu")
        #expect(try sandbox.run("shard -o plan.json").status == 0)
        #expect(try sandbox.run("map --plan plan.json --task 1/1 -o 1.part").status == 0)
        for table in ["files", "candidates", "dropped"] {
            for format in ["text", "csv", "json"] {
                let run = try sandbox.run("export 1.part --table \(table) --format \(format)")
                #expect(run.status == 0 && !run.output.contains("\u{1B}"), "\(run.errors)")
            }
        }
        let files = try sandbox.run("export 1.part --table files").output
        #expect(files.contains("a\\\\u{1b}[2J.conllu"), "\(files)")
    }

    /// Returns a part with the sections of `bytes`, and right checksums.
    private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        func number(_ at: Int) -> Int {
            bytes[at..<at + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        var writer = ArtefactWriter(kind: .part, language: .english)
        for entry in stride(from: 24, to: 24 + 32 * Int(bytes[12]), by: 32) {
            let id = SectionID(rawValue: UInt32(number(entry) & 0xFFFF_FFFF))
            let start = number(entry + 8)
            writer.add(id, Array(bytes[start..<start + number(entry + 16)]))
        }
        return writer.finish()
    }

    @Test("any number of tasks, merged in any order, gives the bytes of a build")
    func laws() throws {
        let sandbox = try Self.project()
        let build = try sandbox.run("build --jobs 1")
        #expect(build.status == 0, "\(build.errors)")
        let expected = try Self.result(sandbox, "build-output")
        #expect(expected["en.sentences"] != nil && expected["NOTICE"] != nil)
        let report = String(decoding: expected["report.json"] ?? [], as: UTF8.self)
        #expect(report.contains("\"gold\": {\n"), "\(report)")
        #expect(try sandbox.run("shard -o plan.json").status == 0)
        #expect(try sandbox.run("shard -o again.json").status == 0)
        #expect(try sandbox.bytes(of: "plan.json") == sandbox.bytes(of: "again.json"))
        #expect(try sandbox.run("shard --count plan.json").output == "14\n")
        var generator = SeededGenerator(seed: 1)
        for tasks in [1, 2, 7, 50] {
            let script = (1...tasks).map { task in
                "$DICTC map --plan plan.json --task \(task)/\(tasks) -o \(tasks)-\(task).part"
            }.joined(separator: " && ")
            let map = try sandbox.shell(script)
            #expect(map.status == 0, "\(map.errors)")
            var parts = (1...tasks).map { "\(tasks)-\($0).part" }.shuffled(using: &generator)
            while parts.count > 3 {
                let size = Int.random(in: 2...min(parts.count, 20), using: &generator)
                let merged = "\(tasks)-merged-\(parts.count).part"
                let run = try sandbox.run(
                    "merge \(parts.prefix(size).joined(separator: " ")) -o \(merged)")
                #expect(run.status == 0, "\(run.errors)")
                parts = parts.dropFirst(size) + [merged]
                parts.shuffle(using: &generator)
            }
            let whole = try sandbox.run(
                "merge \(parts.joined(separator: " ")) -o all-\(tasks).part")
            #expect(whole.status == 0, "\(whole.errors)")
            #expect(
                try sandbox.bytes(of: "all-\(tasks).part") == sandbox.bytes(of: "all-1.part"))
            // The corpora are not needed any more.
            _ = try sandbox.shell(
                "for i in en nl; do mkdir $i && mv raw-data/$i/films raw-data/$i/last.conllu $i; done"
            )
            let finish = try sandbox.run(
                "finish --plan plan.json --output out-\(tasks) \(parts.joined(separator: " "))")
            _ = try sandbox.shell("for i in en nl; do mv $i/* raw-data/$i && rmdir $i; done")
            #expect(finish.status == 0, "\(finish.errors)")
            #expect(try Self.result(sandbox, "out-\(tasks)") == expected)
        }
        let piped = try sandbox.shell(
            """
            cat 7-2.part | "$DICTC" merge 7-1.part /dev/stdin -o - > piped.part &&
                "$DICTC" merge 7-2.part 7-1.part -o plain.part > output && cmp piped.part plain.part
            (ulimit -n 24; "$DICTC" merge 50-?.part 50-??.part -o few.part > output) &&
                cmp few.part all-1.part
            """)
        #expect(piped.status == 0, "\(piped.output)\(piped.errors)")
        #expect(try sandbox.run("build --jobs 2 --output kept").status == 0)
        #expect(try Self.result(sandbox, "kept") == expected)
        let part = try sandbox.run("info --json all-1.part")
        #expect(part.output.contains("\"kind\":\"part\"") && part.output.contains("\"files\":14"))
        #expect(try sandbox.run("verify all-1.part").status == 0)
        for (table, header) in [
            ("files", "number\tlanguage\tfile"), ("candidates", "language\tplace\ttext"),
            ("dropped", "language\treason\tcount"),
        ] {
            let run = try sandbox.run("export --table \(table) all-1.part")
            #expect(run.status == 0 && run.output.hasPrefix(header), "\(run.output)\(run.errors)")
        }
        let rows = try sandbox.run("export --json all-1.part").output
        #expect(rows.contains("\"text\":\"The man sees a "))
    }

    @Test("what does not fit is refused by name, and nothing is written") func refusals() throws {
        let sandbox = try Self.project()
        #expect(try sandbox.run("shard -o plan.json").status == 0)
        for task in 1...3 {
            #expect(
                try sandbox.run("map --plan plan.json --task \(task)/3 -o \(task).part").status == 0
            )
        }
        func expect(
            _ call: String, _ code: String, _ message: String, line: Int = #line
        ) throws {
            let run = try sandbox.run(call + " --json")
            let status: Int32 = code.hasPrefix("file.") ? 66 : code.hasSuffix("-split") ? 64 : 65
            #expect(run.status == status, "\(call) at \(line): \(run.errors)")
            #expect(run.errors.contains(message), "\(call) at \(line): \(run.errors)")
            #expect(run.output.contains("\"code\":\"\(code)"), "\(line): \(run.output)")
        }
        let finish = "finish --plan plan.json "
        try expect(finish + "1.part 2.part", "part.missing-file", "in none of the parts")
        try expect(
            finish + "1.part 2.part 3.part 2.part", "part.repeated-file",
            "2.part: error[part.repeated-file]: a file that another part")
        try expect(
            "merge 1.part 2.part 1.part -o x.part", "part.repeated-file",
            "1.part: error[part.repeated-file]: a file that another part")
        try expect(
            "map --plan plan.json --split 99 -o x.part", "plan.no-split", "no file with this number"
        )
        #expect(try sandbox.run("map --plan plan.json --task 4/3 -o x.part").status == 64)
        #expect(try sandbox.run("map --plan plan.json -o x.part").status == 64)
        try expect("map --plan none.json --split 0 -o x.part", "file.missing", "none.json")
        try expect("map --plan 1.part --split 0 -o x.part", "plan.invalid", "not a plan")
        var damaged = try sandbox.bytes(of: "2.part")
        damaged[damaged.count / 2] ^= 4
        try sandbox.write(damaged, to: "damaged.part")
        try expect(
            "merge 1.part damaged.part -o x.part", "artefact.",
            "damaged.part: error[artefact.checksum]: damaged")
        try expect(
            finish + "1.part damaged.part 3.part", "artefact.",
            "damaged.part: error[artefact.checksum]: damaged")
        try sandbox.write(Array(damaged[..<200]), to: "cut.part")
        try expect(
            "merge 1.part cut.part -o x.part", "artefact.",
            "cut.part: error[artefact.truncated]: truncated")
        let foreign = String(decoding: try sandbox.bytes(of: "plan.json"), as: UTF8.self)
            .replacing("en/films/0.conllu", with: "en/films/../../../etc/hostname")
        try sandbox.write(foreign, to: "foreign.json")
        try expect(
            "map --plan foreign.json --split 0 -o x.part", "plan.invalid",
            "the plan is not as `dictc shard` wrote it"
        )
        _ = try sandbox.shell("cat plan.json | sed 's/.$//' > bad.json")
        try expect("finish --plan bad.json 1.part", "plan.invalid", "not a plan")
        // A corpus that changes after the plan.
        let corpus = try sandbox.bytes(of: "raw-data/en/films/0.conllu")
        try sandbox.write(Self.corpus(8), to: "raw-data/en/films/0.conllu")
        try expect(
            "map --plan plan.json --split 0 -o x.part", "plan.file-changed",
            "not the file that the plan")
        #expect(try sandbox.run("shard -o new.json").status == 0)
        try expect(
            "finish --plan new.json 1.part 2.part 3.part", "part.other-plan",
            "a part of another plan")
        try sandbox.write(corpus, to: "raw-data/en/films/0.conllu")
        // A side input that changes after the plan.
        _ = try sandbox.shell("echo more >> raw-data/en/words.txt")
        try expect(
            "map --plan plan.json --split 0 -o x.part", "plan.stale", "not the plan of this project"
        )
        try expect(finish + "1.part 2.part 3.part", "plan.stale", "not the plan of this project")
        #expect(try sandbox.run("shard -o new.json").status == 0)
        #expect(try sandbox.run("map --plan new.json --split 0 -o other.part").status == 0)
        try expect(
            "merge 1.part other.part -o x.part", "part.other-plan",
            "other.part: error[part.other-plan]: a part of another plan")
        try expect(
            "finish --plan new.json 1.part", "part.other-plan",
            "1.part: error[part.other-plan]: a part of another plan")
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/x.part"))
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/build-output"))
    }

    @Test(
        "one corpus in two languages is read in the format of each",
        arguments: [
            ("corp", "corp"), ("corp", "corp/*.conllu"), ("corp/*.xml", "corp"),
            ("corp/*.x*", "corp"),
            ("corp", "corp/deep"), ("corp/**/*.xml", "corp/**/*.conllu"),
        ])
    func twoLanguages(english: String, dutch: String) throws {
        let yaml = """
            schema: 1
            output: ../build-output
            languages:
              en:
                sentences:
                  - { file: "\(english)", format: opus, tags: gold, may-be-empty: true }
              nl:
                sentences:
                  - { file: "\(dutch)", format: conllu, may-be-empty: true }

            """
        let word = { (tag: String, word: String) in "<w upos=\"\(tag)\">\(word)</w> " }
        let xml =
            "<x><s>" + word("DET", "The") + word("NOUN", "man") + word("VERB", "sees")
            + word("DET", "a") + "<w upos=\"NOUN\">dog</w>" + word("PUNCT", ".") + "</s></x>"
        let files = [
            "raw-data/dictc.yml": Array(yaml.utf8), "raw-data/corp/a.xml": Array(xml.utf8),
            "raw-data/corp/b.conllu": Self.corpus(1, "nl"),
            "raw-data/corp/deep/c.conllu": Self.corpus(2, "nl"),
            "raw-data/corp/deep/d.xml": Array(xml.utf8),
        ]
        let sandbox = try Sandbox(files: files)
        let script = try sandbox.shell(
            """
            set -e
            "$DICTC" build --update-lock > text
            "$DICTC" build --locked --check > text
            "$DICTC" shard -o plan.json
            for i in 1 2 3; do "$DICTC" map --plan plan.json --task $i/3 -o $i.part > text; done
            "$DICTC" finish --plan plan.json ?.part --output other > text
            "$DICTC" count --language en -o en.counts
            "$DICTC" count --language nl -o nl.counts
            """)
        #expect(script.status == 0, "\(script.output)\(script.errors)")
        #expect(try Self.result(sandbox, "build-output") == Self.result(sandbox, "other"))
        let counts = try ["en", "nl"].map {
            String(decoding: try sandbox.bytes(of: "\($0).counts"), as: UTF8.self)
        }
        #expect(counts[0].contains("man") && !counts[0].contains("hen"))
        #expect(counts[1].contains("hen"))
        // A change of a file that only one of them reads is noticed.
        for file in ["b", "deep/c"] {
            try sandbox.write(Self.corpus(3, "nl"), to: "raw-data/corp/\(file).conllu")
        }
        #expect(try sandbox.run("build --check").status == 1)
        #expect(try sandbox.run("build --locked").status == 77)
        #expect(try sandbox.run("build").status == 0)
    }

    @Test("a build of the pieces of a cut corpus has the artefacts of the whole")
    func cut() throws {
        let sandbox = try Self.project()
        #expect(try sandbox.run("build --only sentences --output whole").status == 0)
        for code in ["en", "nl"] {
            let run = try sandbox.run(
                "shard --cut 1KiB \(code)/last.conllu --into raw-data/\(code)/pieces")
            #expect(run.status == 0 && run.output.contains("`format: records`"), "\(run.errors)")
        }
        let yaml = String(decoding: try sandbox.bytes(of: "raw-data/dictc.yml"), as: UTF8.self)
            .replacing("last.conllu, format: conllu", with: "pieces, format: records")
        _ = try sandbox.shell("rm raw-data/*/last.conllu")
        try sandbox.write(Array(yaml.utf8), to: "raw-data/dictc.yml")
        let build = try sandbox.run("build --only sentences --output cut")
        #expect(build.status == 0, "\(build.errors)")
        for name in ["en.sentences", "nl.sentences"] {
            #expect(try sandbox.bytes(of: "cut/" + name) == sandbox.bytes(of: "whole/" + name))
        }
        // Messages have the places of the file.
        let pieces = try sandbox.shell("zcat raw-data/en/pieces/* | grep '^#file'").output
        #expect(Set(pieces.split(separator: "\n")) == ["#file\ten/last.conllu"])
        #expect(try sandbox.run("shard --cut 1KiB en/last.conllu").status == 64)
        #expect(try sandbox.run("shard --cut 0 en/last.conllu --into x").status == 64)
        #expect(try sandbox.run("shard --cut 1KiB en/none.conllu --into x").status == 66)
        #expect(try sandbox.run("shard --cut 1KiB en/films/1.conllu --into whole").status == 73)
    }

    @Test("a task ends with its standard input if it is asked to, and leaves nothing")
    func closedInput() throws {
        let sandbox = try Self.project()
        #expect(try sandbox.run("shard -o plan.json").status == 0)
        // The plan is a pipe into which nobody writes, so that the task waits.
        let run = try sandbox.shell(
            """
            mkfifo pipe
            sleep 300 > pipe &
            for call in "map --plan pipe --split 0" "count --tags none text:pipe"; do
                timeout 60 "$DICTC" $call -o x.part --end-with-input < /dev/null
                echo $?
            done
            exec 3> >("$DICTC" map --plan plan.json --task 1/1 -o 1.part --end-with-input >&2)
            for try in $(seq 600); do [[ -e 1.part ]] && break; sleep 0.1; done
            kill %1
            ls *.part
            """)
        #expect(run.output == "143\n143\n1.part\n", "\(run.output)\(run.errors)")
    }

    @Test("the plan names all files that a task reads") func sideInputs() throws {
        let sandbox = try Self.project()
        let yaml = String(decoding: try sandbox.bytes(of: "raw-data/dictc.yml"), as: UTF8.self)
        try sandbox.write("emus\n", to: "raw-data/en/rare.txt")
        try sandbox.write(
            yaml.replacing(
                "- { file: en/words.txt",
                with: "- { file: en/rare.txt, familiarity: 80, asked: false, licence: CC0-1.0 }"
                    + "\n      - { file: en/words.txt"),
            to: "raw-data/dictc.yml")
        let run = try sandbox.shell(
            """
            "$DICTC" shard -o plan.json
            mkdir -p bare/raw-data/en/films
            cp raw-data/dictc.yml bare/raw-data
            for file in $(sed -n '/"side"/,/"splits"/s/.*"file":"\\([^"]*\\)".*/\\1/p' plan.json); do
                (cd raw-data && cp --parents $file ../bare/raw-data)
            done
            cp raw-data/en/films/0.conllu bare/raw-data/en/films
            "$DICTC" map --config bare/raw-data/dictc.yml --plan plan.json --split 0 -o bare.part
            "$DICTC" map --plan plan.json --split 0 -o full.part
            cmp bare.part full.part
            """)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("all faults of a task are told, and no part is written") func faults() throws {
        let sandbox = try Self.project()
        #expect(try sandbox.run("shard -o plan.json").status == 0)
        try sandbox.write("1\tno\n", to: "raw-data/en/films/1.conllu")
        try sandbox.write("1\tno\n", to: "raw-data/en/films/3.conllu")
        let run = try sandbox.run("map --plan plan.json --task 1/1 -o 1.part")
        #expect(run.status == 65)
        for file in ["raw-data/en/films/1.conllu:1", "raw-data/en/films/3.conllu:1"] {
            #expect(run.errors.contains(file), "\(run.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/1.part"))
    }
}
