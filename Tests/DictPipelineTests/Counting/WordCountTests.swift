import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

@Suite("Frequency lists from corpora") struct WordCountTests {
    /// Returns a CoNLL-U sentence of `words`, each a form with an optional tag, as in `Bill/PROPN`.
    static func sentence(_ words: String) -> String {
        words.split(separator: " ").enumerated().map { index, word in
            let parts = word.split(separator: "/")
            return
                "\(index + 1)\t\(parts[0])\t_\t\(parts.count > 1 ? parts[1] : "_")\t_\t_\t_\t_\t_\t_\n"
        }.joined() + "\n"
    }

    /// Runs a count over `files`, which are written to a folder first.
    private func rows(
        _ files: [(String, String)], _ inputs: [(String, TaggingFormat)], _ language: Language,
        _ change: (inout WordCount) -> Void = { _ in }
    ) throws -> [String] {
        let sandbox = try Sandbox(
            files: Dictionary(uniqueKeysWithValues: files.map { ($0.0, Array($0.1.utf8)) }))
        var count = WordCount(
            of: inputs.map { TaggingInput(sandbox.path + "/" + $0.0, $0.1) }, language: language)
        change(&count)
        var options = BuildOptions()
        options.jobs = 2
        options.configuration = sandbox.path + "/none"
        var rows: [String] = []
        _ = try count.run(options).forEachRow {
            rows.append(String(decoding: $0.line.dropLast(), as: UTF8.self))
        }
        return rows
    }

    @Test("names keep their capital, other words lose it; marks and numbers do not count")
    func forms() throws {
        let text =
            Self.sentence("The/DET bill/NOUN of/ADP Bill/PROPN ,/PUNCT THE/DET 2/NUM two/NUM")
            + Self.sentence("Café/NOUN don’t/VERB $/SYM Bill/PROPN λόγος/NOUN my/DET my/PRON")
        #expect(
            try rows([("a.conllu", text)], [("a.conllu", .conllu)], .english) == [
                "Bill\tPROPN\t2", "my\tPRON\t2", "the\tDET\t2", "bill\tNOUN\t1", "café\tNOUN\t1",
                "don't\tVERB\t1", "of\tADP\t1", "two\tNUM\t1",
            ])
    }

    @Test("without tags only the first word of a sentence loses its capital") func untagged() throws
    {
        #expect(
            try rows(
                [("a.txt", "The man sees Bill.\n\nBill sees \"the\" man.\n")], [("a.txt", .text)],
                .english
            ) { $0.tags = .none } == [
                "man\t2", "sees\t2", "the\t2", "Bill\t1", "bill\t1",
            ])
    }

    @Test(
        "every format that the importers read",
        arguments: [
            (.lines, "a.txt", "een man\nEen man\n", ["een\t2", "man\t2"]),
            (.columns, "a.tsv", "1\tnld\teen man\n2\tnld\tman\n", ["man\t2", "een\t1"]),
            (.opus, "a.xml", "<text><s id='1'><w>man</w> <w>man</w></s></text>", ["man\t2"]),
            (
                .alpino, "a.xml",
                "<alpino_ds><node><node word='man' begin='0' end='1'/></node><sentence>man</sentence></alpino_ds>",
                ["man\t1"]
            ),
        ] as [(TaggingFormat, String, String, [String])])
    func formats(format: TaggingFormat, file: String, text: String, expected: [String]) throws {
        let found = try rows([(file, text)], [(file, format)], .dutch) { $0.tags = .none }
        #expect(found == expected)
    }

    @Test("the minimum leaves out rare rows") func minimum() throws {
        let text = "a b b c c c d d d d"
        #expect(
            try rows([("a.txt", text)], [("a.txt", .lines)], .english) {
                $0.tags = .none
                $0.minimum = 3
            } == ["d\t4", "c\t3"])
    }

    @Test("a folder is its files, of which some may be empty; all empty is an error") func folder()
        throws
    {
        let files = [("f/b/1.txt", "pea pear"), ("f/a.txt", "pea"), ("f/empty.txt", "")]
        #expect(
            try rows(files, [("f", .text)], .english) { $0.tags = .none } == ["pea\t2", "pear\t1"])
        for input in ["g", "g/empty.txt"] {
            let error = #expect(throws: Diagnostics.self) {
                _ = try rows([("g/empty.txt", "")], [(input, .text)], .english) { $0.tags = .none }
            }
            #expect(error?.errors.map(\.code.name) == ["corpus.no-sentences"])
            #expect(error?.errors.first?.place.file.hasSuffix(input) == true)
        }
    }

    @Test("all faulty files are named, in the order of the files; a missing model once")
    func faults()
        throws
    {
        let files = [("a.txt", "pea"), ("b.txt", ""), ("c.conllu", "1\tx\n")]
        let inputs: [(String, TaggingFormat)] = [
            ("a.txt", .text), ("b.txt", .text), ("c.conllu", .conllu), ("d.txt", .text),
        ]
        let error = #expect(throws: Diagnostics.self) {
            _ = try rows(files, inputs, .english) { $0.tags = .none }
        }
        #expect(
            error?.errors.map(\.code.name) == [
                "corpus.no-sentences", "conllu.columns", "source.missing",
            ])
        let model = #expect(throws: Diagnostics.self) {
            _ = try rows(
                [("a.txt", "pea"), ("b.txt", "pea")], [("a.txt", .text), ("b.txt", .text)], .english
            )
        }
        #expect(model?.errors.count == 1)
    }

    @Test(
        "the same rows for any order, number of threads and memory",
        arguments: [1, 2, 3] as [UInt64])
    func laws(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let words = (0..<400).map {
            "w" + String($0, radix: 26).map { String($0) }.joined(separator: "x")
        }
        let files = (0..<9).map { number in
            (
                "\(number).txt",
                (0..<60).map { _ in
                    (0..<9).map { _ in words[Int.random(in: 0..<400, using: &generator)] }
                        .joined(separator: " ")
                }.joined(separator: "\n")
            )
        }
        let inputs = files.map { ($0.0, TaggingFormat.lines) }
        let whole = [("all.txt", files.map(\.1).joined(separator: "\n"))]
        let expected = try rows(whole, [("all.txt", .lines)], .english) { $0.tags = .none }
        #expect(expected.count > 300)
        for memory in [1, 10_000, 1 << 20] {
            let found = try rows(files, inputs.shuffled(using: &generator), .english) {
                $0.tags = .none
                $0.memory = memory
            }
            #expect(found == expected)
        }
    }
}
