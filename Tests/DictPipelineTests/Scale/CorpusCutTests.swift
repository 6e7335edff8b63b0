import DictCompiler
import DictFiles
import DictModel
import DictSources
import DictTestSupport
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// The laws of cut corpora: their pieces have the records of the file, with its places, and a build
/// of the pieces has the artefacts of a build of the file.
@Suite("Cut corpora") struct CorpusCutTests {
    private static let nouns = ["man", "cat", "dog", "hen", "cow", "pig", "fox", "ant"]

    /// A corpus of 300 sentences in each format, with things that only the whole file decides.
    private static func corpus(_ format: String) -> [UInt8] {
        var generator = SeededGenerator(seed: 7)
        let sentences = (0..<300).map { _ in
            let noun = nouns.randomElement(using: &generator) ?? "man"
            let other = nouns.randomElement(using: &generator) ?? "cat"
            return [["The", noun, "sees", "every", "\(other)food"], ["the", noun, "sees", other]]
                .randomElement(using: &generator) ?? []
        }
        func lines(_ form: ([String], Int) -> String) -> String {
            sentences.enumerated().map { form($0.element, $0.offset) }.joined()
        }
        let text: String
        switch format {
        case "conllu":
            text = lines { words, number in
                // Whether there are spaces is known from the first sentence on.
                let end = number == 0 ? "SpaceAfter=No" : "_"
                return "# sent_id = \(number)\n"
                    + (words + ["."]).enumerated().map { index, word in
                        let tag = ["DET", "NOUN", "VERB", "DET", "NOUN"][min(index, 4)]
                        return "\(index + 1)\t\(word)\t_\t\(word == "." ? "PUNCT" : tag)"
                            + "\t_\t_\t0\t_\t_\t\(index == words.count - 1 ? end : "_")\n"
                    }.joined() + "\n"
            }
        case "opus":
            text =
                "<?xml version=\"1.0\"?>\n<document>\n"
                + lines { words, number in
                    "<s id=\"\(number)\">\n"
                        + words.map { " <w upos=\"NOUN\">\($0)</w>\(number > 4 ? " " : "")\n" }
                        .joined() + "</s>\n"
                } + "</document>\n"
        case "tei":
            text =
                "<TEI><teiHeader><p>Not read.</p></teiHeader><text><body>\n"
                + lines { words, number in
                    (number % 5 == 0 ? "<p>" : "") + words.joined(separator: " ")
                        + (number % 7 == 0 ? "<note>No.</note>" : "")
                        + (number % 5 == 4 ? ".</p>\n" : ".\n")
                } + "</body></text></TEI>\n"
        default:
            // Each line ends a sentence, which the first lines tell.
            text = lines { words, number in
                words.joined(separator: " ") + (number < 200 ? ".\n" : "\n")
            }
        }
        return Array(text.utf8)
    }

    private static func sandbox(_ format: String, _ bytes: [UInt8]) throws -> Sandbox {
        let yaml = """
            schema: 1
            output: ../out
            languages: { en: { sentences: [{ file: big.gz, format: \(format), tags: gold }] } }

            """
        return try Sandbox(files: ["p/dictc.yml": Array(yaml.utf8), "p/big.gz": bytes])
    }

    private static func options(_ sandbox: Sandbox) -> BuildOptions {
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        return options
    }

    private static func records(_ path: String, _ format: CorpusFormat) throws -> [CorpusRecord] {
        var records: [CorpusRecord] = []
        let input = SourceInput(path: path, place: Place("big.gz", base: .project))
        _ = try CorpusSource(input, format: format).forEachRecord { records.append($0) }
        return records
    }

    @Test(
        "pieces have the records of the file, with its places",
        arguments: [
            ("conllu", CorpusFormat.conllu), ("opus", .opus), ("tei", .tei), ("text", .text),
        ])
    func records(name: String, format: CorpusFormat) throws {
        let bytes = try #require(GzipMember.compressing(Self.corpus(name)))
        let sandbox = try Self.sandbox(name, bytes)
        let expected = try Self.records(sandbox.path + "/p/big.gz", format)
        #expect(expected.count >= 60)
        for size in [1, 100, 3000, 1 << 20] {
            let folder = "\(sandbox.path)/p/cut-\(size)"
            let outcome = try CorpusCut(file: "big.gz", size: size, folder: folder)
                .run(Self.options(sandbox))
            #expect(outcome.records == expected.count)
            #expect(size > 1 || outcome.pieces == expected.count)
            #expect(size < 1 << 20 || outcome.pieces == 1)
            let names = try FileContents.names(inFolder: folder)
            #expect(names.count == outcome.pieces)
            var found: [CorpusRecord] = []
            for name in names { found += try Self.records(folder + "/" + name, .records) }
            #expect(found.map(\.text) == expected.map(\.text))
            #expect(found.map(\.place.description) == expected.map(\.place.description))
            #expect(found.map(\.isSentence) == expected.map(\.isSentence))
            #expect(found.map(\.hasAutomaticTags) == expected.map(\.hasAutomaticTags))
            #expect(found.map(\.id) == expected.map(\.id))
        }
    }

    @Test("a piece ends with the record that makes it as large as asked") func size() throws {
        let sandbox = try Self.sandbox(
            "text", try #require(GzipMember.compressing(Self.corpus("text"))))
        func first(_ size: Int) throws -> String {
            _ = try CorpusCut(file: "big.gz", size: size, folder: "\(sandbox.path)/p/cut-\(size)")
                .run(Self.options(sandbox))
            return try sandbox.shell("zcat p/cut-\(size)/00001.records.gz").output
        }
        let one = try first(1)
        let frame = RecordLines.head.count + RecordLines.end(1).count
        let size = one.utf8.count - frame
        #expect(try first(size) == one)
        #expect(try first(size + 1) != one)
    }

    @Test(
        "a file that cannot be read to its end leaves nothing",
        arguments: [
            "conllu", "opus", "tei", "text",
        ])
    func damage(name: String) throws {
        let bytes = try #require(GzipMember.compressing(Self.corpus(name)))
        var damaged = bytes
        damaged[bytes.count / 2] ^= 0x55
        for wrong in [Array(bytes.dropLast(20)), damaged, bytes + [1, 2, 3]] {
            let sandbox = try Self.sandbox(name, wrong)
            #expect(throws: Diagnostic.self) {
                try CorpusCut(file: "big.gz", size: 100, folder: sandbox.path + "/p/cut")
                    .run(Self.options(sandbox))
            }
            #expect(
                try FileContents.names(inFolder: sandbox.path + "/p") == ["big.gz", "dictc.yml"])
            #expect(try sandbox.shell("ls -A p").output == "big.gz\ndictc.yml\n")
        }
    }

    @Test("another file, a folder that is there and too many pieces are refused") func refusals()
        throws
    {
        let bytes = try #require(GzipMember.compressing(Self.corpus("text")))
        let sandbox = try Self.sandbox("text", bytes)
        let folder = sandbox.path + "/p/cut"
        let unknown = #expect(throws: Diagnostic.self) {
            try CorpusCut(file: "other.gz", size: 9, folder: folder).run(Self.options(sandbox))
        }
        #expect(unknown?.code == .cutUnknownFile)
        let many = #expect(throws: Diagnostic.self) {
            var cut = CorpusCut(file: "big.gz", size: 9, folder: folder)
            cut.pieceLimit = 20
            _ = try cut.run(Self.options(sandbox))
        }
        #expect(many?.code == .cutTooManyPieces)
        #expect(try sandbox.shell("ls -A p").output == "big.gz\ndictc.yml\n")
        let there = #expect(throws: Diagnostic.self) {
            try CorpusCut(file: "big.gz", size: 9, folder: sandbox.path + "/p")
                .run(Self.options(sandbox))
        }
        #expect(there?.place.file == sandbox.path + "/p")
    }
}
