import DictTestSupport
import Foundation
import Testing

/// Every option that writes a file, named as what its call reads or its project owns.
@Suite("No output destroys an input") struct OutputInputTests {
    private static let sentence =
        "1\tThe\t_\tDET\t_\t_\t0\t_\t_\t_\n2\tpeafowl\t_\tNOUN\t_\t_\t0\t_\t_\t_\n"
        + "3\tsees\t_\tVERB\t_\t_\t0\t_\t_\t_\n4\tthe\t_\tDET\t_\t_\t0\t_\t_\t_\n"
        + "5\tzebra\t_\tNOUN\t_\t_\t0\t_\t_\t_\n6\t.\t_\tPUNCT\t_\t_\t0\t_\t_\t_\n\n"

    /// A call with `@` for the output, and the files that it must refuse to replace.
    private static let calls: [(call: String, files: String)] = [
        ("lexicon raw-data/en/words.txt -o @", "raw-data/en/words.txt"),
        ("train c.conllu -o @", "c.conllu"),
        ("train c.conllu --calibrate d.conllu --notice n.txt -o @", "d.conllu n.txt"),
        ("levels --from packs.jsonl -o @", "packs.jsonl"),
        (
            "levels --sets 1 -o @",
            "raw-data/dictc.yml raw-data/dictc.lock raw-data/en/words.txt raw-data/en/names.txt "
                + "raw-data/en/overlay.txt raw-data/c/a.conllu raw-data/l.txt raw-data/nl/words.txt"
        ),
        (
            "calendar --first 2026-01-01 -o @",
            "raw-data/dictc.yml raw-data/dictc.lock raw-data/en/words.txt raw-data/c/a.conllu "
                + "raw-data/l.txt"
        ),
        (
            "levels --sets 1 --keep @",
            "raw-data/dictc.yml raw-data/dictc.lock raw-data/en/words.txt raw-data/en/overlay.txt "
                + "raw-data/nl/words.txt"
        ),
        ("triage reports.csv --patch @", "reports.csv raw-data/en/words.txt raw-data/dictc.yml"),
        (
            "count -o @",
            "raw-data/dictc.yml raw-data/dictc.lock raw-data/en/words.txt "
                + "raw-data/c/a.conllu raw-data/l.txt"
        ),
        ("count --tags none c.conllu -o @", "c.conllu"),
        ("count --lists l.tsv -o @", "l.tsv"),
        ("count --plan plan.json --split 0 -o @", "plan.json raw-data/c/a.conllu raw-data/l.txt"),
        (
            "shard -o @",
            "raw-data/dictc.yml raw-data/dictc.lock raw-data/en/words.txt raw-data/c/a.conllu"
        ),
        (
            "map --plan plan.json --split 0 -o @",
            "plan.json raw-data/dictc.yml raw-data/en/words.txt raw-data/c/a.conllu"
        ),
        ("merge 0.part -o @", "0.part"),
        ("export build-output/en.lexicon -o @", "build-output/en.lexicon"),
        (
            "report -o @",
            "build-output/report.json build-output/manifest.json build-output/NOTICE "
                + "build-output/en.lexicon"
        ),
        ("report --compare old --times t.json -o @", "old/report.json old/en.lexicon t.json"),
        ("build --times @", "raw-data/en/words.txt raw-data/dictc.yml raw-data/dictc.lock"),
        ("build --report @", "raw-data/c/a.conllu raw-data/nl/words.txt raw-data/l.txt"),
        ("build --report @", "build-output/report.json build-output/en.lexicon"),
    ]

    static let rows = calls.flatMap { row in
        row.files.split(separator: " ").map { (row.call, String($0)) }
    }

    /// Ways to name a file, in the shell, with `$f` for its usual name.
    private static let names = [
        "echo $f", "echo ./$f", "echo raw-data/../$f", "echo $PWD/$f",
        "ln $f hard; echo hard", "ln -s $f soft; echo soft", "ln -s . here; echo here/$f",
    ]

    private static func project() throws -> Sandbox {
        var sources = Sandbox.projectFiles
        sources["raw-data/en/words.txt", default: []] += Array("the\nsees\n".utf8)
        let sandbox = try Sandbox(files: sources)
        for file in ["c.conllu", "d.conllu", "raw-data/c/a.conllu"] {
            try sandbox.write(sentence, to: file)
        }
        try sandbox.write("A text.\n", to: "n.txt")
        try sandbox.write("Free.\n", to: "raw-data/l.txt")
        try sandbox.write("word,kind\npea,wrong\n", to: "reports.csv")
        try sandbox.write(
            "licences:\n  CC0-1.0: { attribution: Ann }\n  own: { attribution: Ann, file: l.txt }\n"
                + Sandbox.configuration.replacing(
                    Sandbox.overlay,
                    with: Sandbox.overlay.replacing("CC0-1.0", with: "own")
                        + "\n    sentences: [{ file: \"c/*.conllu\", format: conllu, tags: gold, "
                        + "may-be-empty: true, licence: own }]"),
            to: "raw-data/dictc.yml")
        let made = try sandbox.shell(
            """
            set -e
            "$DICTC" build --update-lock --times t.json
            cp -r build-output old
            "$DICTC" shard -o plan.json
            "$DICTC" map --plan plan.json --split 0 -o 0.part
            "$DICTC" count -o l.tsv
            echo '{"schema":1,"language":"en","set":1,"level":1,"words":["pea","zax"]}' > packs.jsonl
            """)
        try #require(made.status == 0, "\(made.output)\(made.errors)")
        return sandbox
    }

    @Test("an output is not also an input, by whatever name", arguments: rows)
    func outputs(call: String, file: String) throws {
        let sandbox = try Self.project()
        let before = try sandbox.bytes(of: file)
        for name in Self.names {
            let run = try sandbox.shell(
                "f=\(file); set -- $(\(name)); \"$DICTC\" \(call.replacing("@", with: "$1")) --json"
                    + " < /dev/null")
            #expect(run.status == 64, "\(name): \(run.output)\(run.errors)")
            #expect(
                run.output.contains(#""code":"output."#), "\(name): \(run.output)\(run.errors)")
            #expect(try sandbox.bytes(of: file) == before, "\(name)")
            _ = try sandbox.shell("rm -f hard soft here")
        }
    }

    @Test(
        "a file that a call edits is the one of that kind and language",
        arguments: [
            ("calendar --first 2026-01-01 -o", "en/kept"), ("calendar -o", "nl/days"),
            ("calendar --language nl -o", "en/days"), ("levels --sets 1 --keep", "en/days"),
            ("levels --sets 1 --keep", "nl/kept"),
        ])
    func edited(call: String, file: String) throws {
        let sandbox = try Self.project()
        for language in ["en", "nl"] {
            try sandbox.write("# none yet\n", to: "raw-data/\(language)/kept")
            try sandbox.write("# none yet\n", to: "raw-data/\(language)/days")
        }
        func sections(_ language: String) -> String {
            "  \(language):\n    levels: { keep: \(language)/kept }\n"
                + "    answers: { calendar: \(language)/days }\n"
        }
        let configuration = String(
            decoding: try sandbox.bytes(of: "raw-data/dictc.yml"), as: UTF8.self)
        try sandbox.write(
            configuration.replacing("  en:\n", with: sections("en"))
                .replacing("  nl:\n", with: sections("nl")), to: "raw-data/dictc.yml")
        let run = try sandbox.run("\(call) raw-data/\(file) --json")
        #expect(run.status == 64, "\(run.output)\(run.errors)")
        #expect(run.output.contains(#""code":"output.input""#), "\(run.output)\(run.errors)")
        #expect(try sandbox.bytes(of: "raw-data/\(file)") == Array("# none yet\n".utf8))
    }

    @Test(
        "a folder to write into is not that of an input",
        arguments: [
            "build --output raw-data", "build --output raw-data/c",
            "finish --plan plan.json 0.part --output raw-data/c",
            "shard --cut 1KiB c/a.conllu --into raw-data/c",
            "shard --cut 1KiB c/a.conllu --into raw-data/en",
            "ship build-output --release 1", "ship raw-data --release 1", "ship . --release 1",
            "init raw-data", "init . --words raw-data/en/words.txt",
            "lexicon raw-data/en/words.txt -o raw-data/en", "train c.conllu -o raw-data",
        ])
    func folders(call: String) throws {
        let sandbox = try Self.project()
        let inputs = {
            try ["raw-data", "build-output"].reduce(into: [:]) { files, folder in
                files.merge(try sandbox.files(in: folder).mapValues(\.bytes)) { $1 }
            }
        }
        let before: [String: [UInt8]] = try inputs()
        let run = try sandbox.shell("\"$DICTC\" \(call) < /dev/null")
        #expect(run.status != 0, "\(run.output)\(run.errors)")
        let after: [String: [UInt8]] = try inputs()
        for (file, bytes) in before where !file.contains(".cache") {
            #expect(after[file] == bytes, "\(file)")
        }
    }

    @Test("init replaces no file, not even with its own") func start() throws {
        let sandbox = try Self.project()
        let before = try sandbox.bytes(of: "raw-data/en/words.txt")
        for name in ["raw-data/en/words.txt", "w.txt"] {
            let run = try sandbox.shell(
                "[ -e w.txt ] || ln raw-data/en/words.txt w.txt; "
                    + "\"$DICTC\" init . --force --words \(name)")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try sandbox.bytes(of: "raw-data/en/words.txt") == before)
        }
    }

    @Test("a new or foreign output is written, and the corpora are not looked for without one")
    func others() throws {
        let sandbox = try Self.project()
        _ = try sandbox.shell("rm -r raw-data/c && touch old.tsv")
        for output in ["new.levels", "old.tsv"] {
            let run = try sandbox.run("count --tags none c.conllu -o \(output)")
            #expect(run.status == 0, "\(run.errors)")
        }
    }
}
