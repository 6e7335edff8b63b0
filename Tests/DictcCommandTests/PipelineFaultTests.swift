import DictTestSupport
import Testing

/// Each fault that the stages of a build find has its code and its place.
@Suite("Faults of the stages") struct PipelineFaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var code: String
        /// The sections of the language besides its words.
        var sections = ""
        var files: [String: String] = [:]
        var call = "build"
        var status: Int32 = 65
        var place: String

        var testDescription: String { code }
    }

    static let words = "pear\npearl\ndog\nzebra\nbetter\nlate\nthan\nnever\n"
    static let tagged = "1\tThe\t_\tDET\t_\t_\t0\t_\t_\t_\n\n"
    static let glued =
        "1\tA\t_\tDET\t_\t_\t0\t_\t_\tSpaceAfter=No\n2\tdog\t_\tNOUN\t_\t_\t0\t_\t_\t_\n\n"
    static let untagged = "1\tThe\t_\t_\t_\t_\t0\t_\t_\t_\n\n"

    static let rows: [Row] = [
        Row(
            code: "build.nothing-to-build", call: "build --only levels", status: 78,
            place: "raw-data/dictc.yml"),
        Row(
            code: "project.no-language", call: "why ijs --language nl", status: 78,
            place: "raw-data/dictc.yml"),
        Row(
            code: "lexicon.no-words", sections: "overlay: { file: en/overlay.txt }",
            files: ["en/words.txt": "dog\n", "en/overlay.txt": "-dog\n"],
            place: "raw-data/dictc.yml"),
        Row(
            code: "source.nothing-kept", files: ["en/words.txt": "Paris\n"],
            place: "raw-data/en/words.txt"),
        Row(
            code: "source.glued",
            sections: "sentences: [{ file: en/corpus.conllu, format: conllu }]",
            files: ["en/corpus.conllu": tagged + String(repeating: glued, count: 5)],
            place: "raw-data/en/corpus.conllu:3"),
        Row(
            code: "answers.none", sections: "answers: { length: 7, familiarity: 10 }",
            place: "raw-data/dictc.yml:7:24"),
        Row(
            code: "phrases.none", sections: "phrases: { file: en/phrases.txt }",
            files: ["en/phrases.txt": "a dog\n"], place: "raw-data/en/phrases.txt"),
        Row(
            code: "phrases.renown", sections: "phrases: { file: en/phrases.txt }",
            files: ["en/phrases.txt": "Better late than never\t4\n"],
            place: "raw-data/en/phrases.txt:1"),
        Row(
            code: "sentences.none",
            sections: "sentences: [{ file: en/corpus.conllu, format: conllu }]",
            files: ["en/corpus.conllu": tagged], place: "raw-data/en/corpus.conllu"),
        Row(
            code: "sentences.no-tagger",
            sections: "sentences: [{ file: en/corpus.conllu, format: conllu }]",
            files: ["en/corpus.conllu": untagged], status: 78,
            place: "raw-data/en/corpus.conllu:1"),
        Row(
            code: "sentences.no-tagger",
            sections: "sentences: [{ file: en/corpus.xml, format: opus }]",
            files: ["en/corpus.xml": "<d><s><w upos='DET'>The</w></s></d>"], status: 78,
            place: "raw-data/en/corpus.xml:1"),
        Row(
            code: "sentences.not-configured", call: "why 'two words'", status: 78,
            place: "raw-data/dictc.yml"),
        Row(
            code: "fields.no-name",
            sections: "sentences: { files: [{ file: en/corpus.conllu, format: conllu }], "
                + "fields: en/fields.txt }",
            files: ["en/corpus.conllu": tagged, "en/fields.txt": "apple pear\n"],
            place: "raw-data/en/fields.txt:1"),
        Row(
            code: "rivals.line",
            sections: "sentences: { files: [{ file: en/corpus.conllu, format: conllu }], "
                + "rivals: en/rivals.txt }",
            files: ["en/corpus.conllu": tagged, "en/rivals.txt": "a-1\tdog cat\n"],
            place: "raw-data/en/rivals.txt:1"),
        Row(
            code: "block.columns",
            sections: "block: [{ file: en/block.txt }]\n"
                + "    lexicon: { exclude: [slur] }",
            files: ["en/block.txt": "dog\n"], place: "raw-data/en/block.txt:1"),
        Row(
            code: "block.unknown-layer",
            sections: "block: [{ file: en/block.txt }]\n"
                + "    lexicon: { exclude: [slur] }",
            files: ["en/block.txt": "dog\tslurr\n"], place: "raw-data/en/block.txt:1"),
        Row(
            code: "frequency.no-count",
            sections: "frequency: { file: en/counts.txt, ranks: { 10: 5 } }\n"
                + "    answers: { length: 5 }",
            files: ["en/counts.txt": "dog\t3\npear\n"], place: "raw-data/en/counts.txt:2"),
        Row(
            code: "words.no-familiarity",
            sections: "", files: ["en/tiers.txt": "dog\t3\npear\t101\n"],
            place: "raw-data/en/tiers.txt:2"),
        Row(
            code: "tagger.not-configured", call: "tag raw-data/en/words.txt", status: 78,
            place: "raw-data/dictc.yml"),
        Row(
            code: "corpus.no-tags", files: ["en/corpus.conllu": untagged],
            call: "train raw-data/en/corpus.conllu -o out.model",
            place: "raw-data/en/corpus.conllu"),
        Row(
            code: "word-classes.columns",
            files: ["en/corpus.conllu": tagged, "classes.txt": "dog\n"],
            call: "train raw-data/en/corpus.conllu --classes raw-data/classes.txt -o out.model",
            place: "raw-data/classes.txt:1"),
    ]

    @Test("a fault has its code, its status and its place", arguments: rows)
    func codes(row: Row) throws {
        let tiers =
            row.files["en/tiers.txt"] == nil
            ? "" : "\n      - { file: en/tiers.txt, familiarity: column }"
        let configuration =
            "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n"
            + "      - { file: en/words.txt, familiarity: 10 }\(tiers)\n"
            + (row.sections.isEmpty ? "" : "    \(row.sections)\n")
        var files = [
            "raw-data/dictc.yml": Array(configuration.utf8),
            "raw-data/en/words.txt": Array(Self.words.utf8),
        ]
        for (file, text) in row.files { files["raw-data/" + file] = Array(text.utf8) }
        let run = try Sandbox(files: files).run(row.call + " --json")
        #expect(run.status == row.status, "\(run.output)\(run.errors)")
        #expect(
            run.output.contains(#""error":{"code":"\#(row.code)","place":"\#(row.place)""#),
            "\(run.output)")
    }

    @Test("a model of another language is refused where it is named") func taggerLanguage() throws {
        let sandbox = try Sandbox(files: [
            "corpus.conllu": Array(Self.tagged.utf8), "text.txt": Array("Een zin.\n".utf8),
        ])
        #expect(try sandbox.run("train corpus.conllu -o en.model").status == 0)
        let run = try sandbox.run("tag text.txt --model en.model --language nl --json")
        #expect(run.status == 65)
        #expect(
            run.output.contains(#""code":"tagger.other-language","place":"en.model""#),
            "\(run.output)")
        #expect(run.output.contains(#""found":"en","expected":"nl""#), "\(run.output)")
    }

    @Test("a cache that cannot be written is a note") func cache() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.shell(
            "rm build-output/.cache/en.lexicon; mkdir build-output/.cache/en.lexicon; "
                + "touch build-output/.cache/en.lexicon/x; \"$DICTC\" build")
        #expect(run.status == 0)
        // build.cache-not-written
        #expect(run.errors.contains("the cache cannot be written"), "\(run.errors)")
    }
}
