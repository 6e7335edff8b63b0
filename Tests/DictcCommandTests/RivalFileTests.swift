import DictTestSupport
import Testing

/// A list of rivals beside the corpora of a project.
@Suite("A list of rivals") struct RivalFileTests {
    private static func row(_ number: Int, _ form: String, _ tag: String) -> String {
        "\(number)\t\(form)\t_\t\(tag)\t_\t_\t0\t_\t_\t_\n"
    }

    /// A sentence in which `noun` does `verb`, with `id` if it has one.
    private static func sentence(_ noun: String, _ verb: String, id: String?) -> String {
        (id.map { "# sent_id = \($0)\n" } ?? "") + row(1, "The", "DET") + row(2, noun, "NOUN")
            + row(3, verb, "VERB") + row(4, "here", "ADV") + row(5, "today", "ADV")
            + row(6, ".", "PUNCT") + "\n"
    }

    private static func project(
        rivals: String, ids: [String?] = ["a-1", "a-2"]
    ) throws -> Sandbox {
        let corpus = zip([("tent", "fell"), ("hammock", "slept")], ids).map {
            sentence($0.0, $0.1, id: $1)
        }
        let files = [
            "raw-data/dictc.yml": """
            schema: 1
            output: ../build-output
            languages:
              en:
                sentences:
                  rivals: en/rivals.txt
                  files: [{ file: en/corpus.conllu, format: conllu, tags: gold }]

            """,
            "raw-data/en/corpus.conllu": corpus.joined(),
            "raw-data/en/rivals.txt": rivals,
        ]
        return try Sandbox(files: files.mapValues { Array($0.utf8) })
    }

    @Test("its words are in the pack, and a change of it is a change of the pack")
    func inPack() throws {
        let sandbox = try Self.project(rivals: "a-1\ttent: hammock\n")
        let built = try sandbox.run("build")
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("rivals.txt"), "\(built.errors)")
        let asked = try sandbox.run("export build-output/en.sentences --json")
        #expect(
            asked.output.contains(#""answer":"tent","rivals":["hammock"]"#), "\(asked.output)")
        try sandbox.write("a-2\there: today\tHammock: tent\n", to: "raw-data/en/rivals.txt")
        try #require(try sandbox.run("build").status == 0)
        let again = try sandbox.run("export build-output/en.sentences --json")
        #expect(
            again.output.contains(#""answer":"hammock","rivals":["tent"]"#), "\(again.output)")
        #expect(!again.output.contains(#""rivals":["hammock"]"#), "\(again.output)")
    }

    @Test("a corrected sentence keeps its rivals, and `why` says its id") func corrected() throws {
        let sandbox = try Self.project(rivals: "a-1\ttent: hammock\n")
        try #require(try sandbox.run("build").status == 0)
        let corpus = String(
            decoding: try sandbox.bytes(of: "raw-data/en/corpus.conllu"), as: UTF8.self)
        try sandbox.write(
            corpus.replacing("\tfell\t", with: "\tstood\t"), to: "raw-data/en/corpus.conllu")
        let built = try sandbox.run("build")
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("rivals.txt"), "\(built.errors)")
        let asked = try sandbox.run("export build-output/en.sentences --json")
        #expect(
            asked.output.contains(#""answer":"tent","rivals":["hammock"]"#), "\(asked.output)")
        let why = try sandbox.run("why 'The tent stood here today.'")
        #expect(
            why.output.contains("  raw-data/en/corpus.conllu:1  a-1  kept\n"), "\(why.output)")
        let object = try sandbox.run("why 'The tent stood here today.' --json")
        #expect(object.output.contains(#""id":"a-1""#), "\(object.output)")
    }

    @Test("a word that too many others may replace is never hidden") func open() throws {
        let sandbox = try Self.project(rivals: "a-1\ttent: *\n")
        let built = try sandbox.run("build")
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("rivals.txt"), "\(built.errors)")
        let asked = try sandbox.run("export build-output/en.sentences --json")
        #expect(!asked.output.contains(#""answer":"tent""#), "\(asked.output)")
        #expect(asked.output.contains(#""answer":"hammock""#), "\(asked.output)")
        let why = try sandbox.run("why 'The tent fell here today.'")
        #expect(why.output.contains("tent  not hidden: open"), "\(why.output)")
    }

    @Test(
        "lines about ids and gaps that no sentence has are noted",
        arguments: [
            (
                "a-1\ttent: hammock\nsun-1\tsun: moon\na-2\thammock: tent\tslept: fell\tday: night\n",
                ":2: note[rivals.unused]: no kept sentence has this id, nor what 1 further line names"
            ),
            (
                "a-1\ttent: hammock\na-2\tday: night\n",
                ":2: note[rivals.unused]: no kept sentence has this gap"
            ),
            ("A-1\ttent: hammock\n", ":1: note[rivals.unused]: no kept sentence has this id"),
        ]) func unused(lines: String, note: String) throws
    {
        let run = try Self.project(rivals: lines).run("build")
        #expect(run.status == 0)
        // rivals.unused
        #expect(run.errors.contains("raw-data/en/rivals.txt\(note)"), "\(run.errors)")
    }

    @Test("two lines about one sentence both count") func twice() throws {
        let sandbox = try Self.project(rivals: "a-1\ttent: hammock\na-1\there: today\n")
        let built = try sandbox.run("build")
        #expect(built.status == 0 && !built.errors.contains("rivals.txt"), "\(built.errors)")
        let asked = try sandbox.run("export build-output/en.sentences --json")
        #expect(asked.output.contains(#""answer":"tent","rivals":["hammock"]"#))
        #expect(asked.output.contains(#""answer":"here","rivals":["today"]"#))
    }

    @Test("an id of two sentences is an error if the list has it, and only then")
    func repeated() throws {
        let sandbox = try Self.project(rivals: "a-1\ttent: hammock\n", ids: ["a-1", "a-1"])
        let run = try sandbox.run("build")
        // rivals.ids
        #expect(run.status == 65)
        #expect(
            run.errors.contains(
                "raw-data/en/corpus.conllu:9: error[rivals.ids]: another sentence has the same id (\"a-1\", as "
                    + "en/corpus.conllu:1; expected one sentence, since en/rivals.txt:1 has "
                    + "rivals for it)"), "\(run.errors)")
        try sandbox.write("a-2\ttent: hammock\n", to: "raw-data/en/rivals.txt")
        #expect(try sandbox.run("build").status == 0)
    }

    @Test("sentences without ids are an error if there is a list") func withoutIDs() throws {
        let sandbox = try Self.project(rivals: "a-1\ttent: hammock\n", ids: [nil, nil])
        let run = try sandbox.run("build")
        // rivals.ids
        #expect(run.status == 65)
        #expect(
            run.errors.contains(
                "raw-data/en/rivals.txt:1: error[rivals.ids]: has rivals for sentences by their ids, and no sentence "
                    + "has an id"), "\(run.errors)")
    }
}
