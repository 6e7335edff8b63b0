import DictTestSupport
import Testing

/// A list of rivals beside the corpora of a project.
@Suite("A list of rivals") struct RivalFileTests {
    private static func row(_ number: Int, _ form: String, _ tag: String) -> String {
        "\(number)\t\(form)\t_\t\(tag)\t_\t_\t0\t_\t_\t_\n"
    }

    private static func project(rivals: String) throws -> Sandbox {
        let corpus = [("tent", "fell"), ("hammock", "slept")].map { noun, verb in
            row(1, "The", "DET") + row(2, noun, "NOUN") + row(3, verb, "VERB")
                + row(4, "here", "ADV") + row(5, "today", "ADV") + row(6, ".", "PUNCT") + "\n"
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
        let sandbox = try Self.project(rivals: "The tent fell here today.\ttent: hammock\n")
        let built = try sandbox.run("build")
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("rivals.txt"), "\(built.errors)")
        let asked = try sandbox.run("export build-output/en.sentences --json")
        #expect(
            asked.output.contains(#""answer":"tent","rivals":["hammock"]"#), "\(asked.output)")
        try sandbox.write(
            "The hammock slept here today.\there: today\tHammock: tent\n",
            to: "raw-data/en/rivals.txt")
        try #require(try sandbox.run("build").status == 0)
        let again = try sandbox.run("export build-output/en.sentences --json")
        #expect(
            again.output.contains(#""answer":"hammock","rivals":["tent"]"#), "\(again.output)")
        #expect(!again.output.contains(#""rivals":["hammock"]"#), "\(again.output)")
    }

    @Test("a word that too many others may replace is never hidden") func open() throws {
        let sandbox = try Self.project(rivals: "The tent fell here today.\ttent: *\n")
        let built = try sandbox.run("build")
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("rivals.txt"), "\(built.errors)")
        let asked = try sandbox.run("export build-output/en.sentences --json")
        #expect(!asked.output.contains(#""answer":"tent""#), "\(asked.output)")
        #expect(asked.output.contains(#""answer":"hammock""#), "\(asked.output)")
        let why = try sandbox.run("why 'The tent fell here today.'")
        #expect(why.output.contains("tent  not hidden: open"), "\(why.output)")
    }

    @Test("lines about gaps that no sentence has are noted") func unused() throws {
        let lines =
            "The tent fell here today.\ttent: hammock\nThe sun rose.\tsun: moon\n"
            + "The hammock slept here today.\thammock: tent\tslept: fell\tday: night\n"
        let run = try Self.project(rivals: lines).run("build")
        #expect(run.status == 0)
        // rivals.unused
        #expect(
            run.errors.contains(
                "raw-data/en/rivals.txt:2: no kept sentence has this gap, nor those of 1 further"),
            "\(run.errors)")
    }
}
