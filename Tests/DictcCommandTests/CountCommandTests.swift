import DictTestSupport
import Foundation
import Testing

@Suite("count") struct CountCommandTests {
    private static let bill = """
        1\tThe\t_\tDET\t_\t_\t_\t_\t_\t_
        2\tzebra\t_\tNOUN\t_\t_\t_\t_\t_\t_
        3\tpays\t_\tVERB\t_\t_\t_\t_\t_\t_
        4\tzebras\t_\tNOUN\t_\t_\t_\t_\t_\t_
        5\t.\t_\tPUNCT\t_\t_\t_\t_\t_\t_


        """

    private static func project(_ files: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox.project()
        try sandbox.write(bill + bill + bill.replacing("zebras", with: "pea"), to: "c.conllu")
        for (file, text) in files { try sandbox.write(text, to: file) }
        return sandbox
    }

    @Test("rows go to standard output or to a file, as text or JSON") func output() throws {
        let sandbox = try Self.project()
        let rows = try sandbox.run("count --format conllu c.conllu --minimum 2")
        #expect(rows.status == 0, "\(rows.errors)")
        #expect(
            rows.output == "pays\tVERB\t3\nthe\tDET\t3\nzebra\tNOUN\t3\nzebras\tNOUN\t2\n")
        let json = try sandbox.shell(
            "\"$DICTC\" count --format conllu --minimum 3 --json - <c.conllu")
        #expect(
            json.output.hasPrefix(
                #"{"schema":1,"form":"pays","tag":"VERB","count":3}"# + "\n"), "\(json.errors)")
        let text = try sandbox.run("count conllu:c.conllu -o counts.tsv")
        #expect(text.output == "counts.tsv: 5 rows, 12 words in 3 sentences of 1 file\n")
        #expect(
            try sandbox.bytes(of: "counts.tsv")
                == Array((rows.output + "pea\tNOUN\t1\n").utf8))
        let summary = try sandbox.run("count conllu:c.conllu -o counts.tsv --json")
        #expect(
            summary.output == #"{"schema":1,"file":"counts.tsv","language":"en","files":1,"#
                + #""sentences":3,"words":12,"others":3,"rows":5}"# + "\n")
    }

    @Test(
        "the list is read by `frequency` as it is",
        arguments: [
            ("corpus", ", columns: { word: 1, count: 3 }"), ("none", ""),
        ])
    func frequency(tags: String, keys: String) throws {
        let sandbox = try Self.project()
        let count = try sandbox.run(
            "count conllu:c.conllu --tags \(tags) -o raw-data/en/counts.tsv")
        #expect(count.status == 0, "\(count.errors)")
        try sandbox.write(
            Sandbox.configuration.replacing(
                Sandbox.overlay,
                with: Sandbox.overlay
                    + "\n    frequency: { file: en/counts.tsv\(keys), ranks: { 5: 1, 7: 2 } }"
                    + "\n    answers: { length: 5, familiarity: 5 }"),
            to: "raw-data/dictc.yml")
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
        // The most frequent word of the lexicon is now better known than its source says.
        #expect(try sandbox.run("export build-output/en.answers").output == "zebra\n")
    }

    @Test("without files, the corpora of the project are counted") func projectCorpora() throws {
        let sandbox = try Self.project(["raw-data/en/c.conllu": Self.bill])
        try sandbox.write(
            Sandbox.configuration.replacing(
                Sandbox.overlay, with: "    sentences: [{ file: en/c.conllu, format: conllu }]"),
            to: "raw-data/dictc.yml")
        let run = try sandbox.run("count --minimum 1")
        #expect(run.output == "pays\tVERB\t1\nthe\tDET\t1\nzebra\tNOUN\t1\nzebras\tNOUN\t1\n")
        try sandbox.write("", to: "raw-data/en/c.conllu")
        let empty = try sandbox.run("count --json")
        #expect(empty.status == 65)
        #expect(
            empty.output.contains(
                #""code":"corpus.no-sentences","place":"raw-data/en/c.conllu""#), "\(empty.output)")
    }

    @Test(
        "a wrong call or file has its code, and writes nothing",
        arguments: [
            (64, "usage.arguments", "c.conllu --minimum 0"),
            (64, "usage.arguments", "c.conllu --memory 0"),
            (64, "usage.arguments", "c.conllu --tags gold"),
            (64, "usage.arguments", "c.conllu --plan plan.json --split 0"),
            (64, "usage.arguments", "--plan plan.json"),
            (64, "usage.arguments", "--lists"),
            (64, "usage.arguments", "- --end-with-input"),
            (66, "file.missing", "--plan none.json --split 0"),
            (66, "file.missing", "--lists none"),
            (64, "usage.arguments", "conllu:c.conllu conllu:c.conllu"),
            (64, "output.input", "conllu:c.conllu -o c.conllu"),
            (65, "corpus.no-sentences", "conllu:c.conllu conllu:empty conllu:missing"),
            (66, "source.missing", "conllu:missing conllu:c.conllu"),
            (73, "output.folder", "conllu:c.conllu -o no/folder"),
            (66, "file.missing", "conllu:c.conllu --model none"),
            (78, "tagger.not-configured", "text.txt"),
            (78, "count.no-corpora", ""),
        ] as [(Int32, String, String)])
    func faults(status: Int32, code: String, arguments: String) throws {
        let sandbox = try Self.project(["empty": "", "text.txt": "A zebra.\n"])
        let before = try sandbox.bytes(of: "c.conllu")
        let call = arguments.contains("-o") ? arguments : arguments + " -o counts.tsv"
        let run = try sandbox.run("count \(call) --json")
        #expect(run.status == status, "\(run.errors)")
        #expect(run.output.contains(#""error":{"code":"\#(code)""#), "\(run.output)")
        #expect(try sandbox.shell("ls counts.tsv").status != 0)
        #expect(try sandbox.bytes(of: "c.conllu") == before)
    }

    @Test("one thread, one file and no memory give the same bytes") func laws() throws {
        let sandbox = try Sandbox(files: [:])
        for number in 0..<20 {
            let words = (0..<3_000).map { "w" + String(($0 &* (number + 7)) % 2_999) + "x" }
            try sandbox.write(words.joined(separator: " ") + ".\n", to: "films/\(number).txt")
        }
        let run = try sandbox.shell(
            """
            cat films/*.txt | "$DICTC" count --format lines --tags none - > a
            "$DICTC" count --format lines --tags none films > b
            "$DICTC" count --format lines --tags none $(ls films/*.txt | sort -R) --jobs 7 \
            --memory 1 --scratch . > c
            cmp a b && cmp b c && wc -l < a
            """)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) == "2999")
    }

    @Test("files of a plan, counted apart and added, give the bytes of one count")
    func pieces() throws {
        let sandbox = try Self.project()
        for number in 0..<5 {
            let other = Self.bill.replacing("zebras", with: "pea\(number % 2)a")
            try sandbox.write(Self.bill + other, to: "raw-data/en/films/\(number).conllu")
        }
        try sandbox.write(
            Sandbox.configuration.replacing(
                Sandbox.overlay, with: "    sentences: [{ file: en/films, format: conllu }]"),
            to: "raw-data/dictc.yml")
        let run = try sandbox.shell(
            """
            "$DICTC" shard -o plan.json
            for tags in corpus none; do
                "$DICTC" count --tags $tags --minimum 2 -o whole
                for split in 0 1 2 3 4; do
                    "$DICTC" count --tags $tags --plan plan.json --split $split -o $split.tsv
                done
                "$DICTC" count --tags $tags --plan plan.json --split 4 --split 0 -o 04.tsv
                "$DICTC" count --tags $tags --lists 04.tsv 2.tsv -o 024.tsv
                "$DICTC" count --tags $tags --lists 3.tsv 024.tsv 1.tsv --minimum 2 -o sum
                cmp whole sum && wc -l < sum
            done
            """)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("sum: 6 rows, 40 words in 3 lists\n"), "\(run.output)")
        let json = try sandbox.run("count --lists --tags none 1.tsv -o again --json")
        #expect(
            json.output.contains(#""sentences":null,"words":8,"others":null"#), "\(json.output)")
        #expect(try sandbox.bytes(of: "again") == sandbox.bytes(of: "1.tsv"))
        // A file that has changed since the plan.
        try sandbox.write(Self.bill, to: "raw-data/en/films/0.conllu")
        let changed = try sandbox.run("count --json --plan plan.json --split 0 -o x")
        #expect(changed.status == 65 && changed.output.contains(#""code":"plan.file-changed""#))
        let other = try sandbox.run("count --json --language nl --plan plan.json --split 0 -o x")
        #expect(other.status == 64 && other.output.contains(#""code":"plan.no-split""#))
        #expect(try sandbox.shell("ls x").status != 0)
    }

    @Test(
        "a list with a line that is not dictc's is refused by name and line",
        arguments: [
            "the\tDET\t3\nthe\tDET\n", "the\tDET\t3\nthe\tDET\t0\n", "the\tDET\t3\nthe\tDET\t3",
            "the\tDET\t3\nthe\tARTICLE\t3\n", "the\tDET\t3\n\tDET\t3\n", "the\tDET\t3\n\n",
            "the\tDET\t3\nthe\tDET\t-3\n", "the\tDET\t3\nthe\tDET\t99999999999999999999\n",
            "the\tDET\t3\n" + String(repeating: "a", count: 300) + "\tDET\t3\n",
            "the\tDET\t3\n" + String(repeating: "a", count: 90_000),
        ])
    func lists(text: String) throws {
        let sandbox = try Sandbox(files: [
            "good": Array("the\tDET\t4\n".utf8), "bad": Array(text.utf8),
        ])
        let run = try sandbox.run("count --json --lists good bad -o sum")
        #expect(run.status == 65, "\(run.output)")
        #expect(
            run.output.contains(#""code":"count.not-a-list","place":"bad:2""#), "\(run.output)")
        #expect(try sandbox.shell("ls sum").status != 0)
    }

    @Test("counts beyond the largest number stay the largest number") func largestCounts() throws {
        let most = "18446744073709551615"
        let sandbox = try Sandbox(files: [
            "a": Array("the\tDET\t\(most)\n".utf8), "b": Array("the\tDET\t\(most)\n".utf8),
        ])
        let run = try sandbox.run("count --lists a b")
        #expect(run.output == "the\tDET\t\(most)\n", "\(run.errors)")
    }

    @Test("a signal leaves neither temporary files nor a list", arguments: ["TERM", "INT", "KILL"])
    func signal(name: String) throws {
        let sandbox = try Sandbox(files: ["scratch/.keep": []])
        // Words that do not fit into 1 MiB, and then an input that does not end.
        let run = try sandbox.shell(
            """
            set -m
            mkfifo pipe
            "$DICTC" count --format lines --tags none --memory 1 --scratch scratch - -o list \
            < pipe &
            process=$!
            exec 3> pipe
            for n in $(seq 40000); do echo "word$((n * 7919 % 1000003))x$n"; done >&3
            for try in $(seq 600); do
                ls -l /proc/$process/fd | grep -q deleted && break
                sleep 0.1
            done
            ls -l /proc/$process/fd | grep -c deleted
            ls -A scratch
            kill -\(name) $process
            wait $process
            echo "status $?"
            ls -A . scratch
            """)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "1", "\(run.output)\(run.errors)")
        #expect(lines.filter { $0 == ".keep" }.count == 2)
        #expect(!lines.contains("list") && !lines.contains { $0.hasSuffix(".tmp") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("status 1") })
    }
}
