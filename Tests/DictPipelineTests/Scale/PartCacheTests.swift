import DictCompiler
import DictFiles
import DictModel
import DictTestSupport
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// Builds that keep the parts of corpora: only what has changed is read again.
@Suite("Kept parts") struct PartCacheTests {
    private static let nouns = ["man", "cat", "dog", "hen", "cow", "pig", "fox", "ant"]

    private static func corpus(_ noun: String) -> [UInt8] {
        let words = [
            ("The", "DET"), (noun, "NOUN"), ("eats", "VERB"), ("\(noun)food", "NOUN"),
            ("every", "DET"), ("\(noun)day", "NOUN"), (".", "PUNCT"),
        ]
        let rows = words.enumerated().map { index, word in
            "\(index + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t"
                + (index == 5 ? "SpaceAfter=No\n" : "_\n")
        }
        return Array((rows.joined() + "\n").utf8)
    }

    private static func sandbox() throws -> Sandbox {
        let yaml =
            "schema: 1\noutput: ../out\nlanguages:\n  en:\n    sentences:\n"
            + nouns.map { "      - { file: \($0).conllu, format: conllu }\n" }.joined()
        var files = ["p/dictc.yml": Array(yaml.utf8)]
        for noun in nouns { files["p/\(noun).conllu"] = corpus(noun) }
        return try Sandbox(files: files)
    }

    /// Makes the sentences of the project, and returns the corpora that were read and the texts.
    private static func make(
        _ sandbox: Sandbox, jobs: Int = 2, readOnly: Bool = false
    ) throws -> (read: Set<String>, texts: [[UInt8]]) {
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        options.jobs = jobs
        let project = try Project(options)
        let cache = PartCache(output: project.output, isReadOnly: readOnly)
        let files = ProjectFiles(project, .kept(cache, SourceDigests(project)))
        let configuration = try #require(project.configuration.languages.first)
        let words = LanguageWords(configuration, files)
        let recipe = SentencesRecipe(try #require(configuration.sentences), words, options)
        let texts = try recipe.make().content.map(\.text.text)
        return (Set(files.digests().map(\.file)), texts)
    }

    @Test("what has not changed is not read again") func changes() throws {
        let sandbox = try Self.sandbox()
        let all = Set(Self.nouns.map { "\($0).conllu" })
        let first = try Self.make(sandbox)
        #expect(first.read == all && first.texts.count == 8)
        let second = try Self.make(sandbox)
        #expect(second.read.isEmpty)
        #expect(second.texts == first.texts)
        try sandbox.write(Self.corpus("emu"), to: "p/cow.conllu")
        let third = try Self.make(sandbox)
        #expect(third.read == ["cow.conllu"])
        #expect(third.texts.count == 8 && third.texts != first.texts)
        // The part of the former file is gone.
        try sandbox.write(Self.corpus("cow"), to: "p/cow.conllu")
        let fourth = try Self.make(sandbox, jobs: 1)
        #expect(fourth.read == ["cow.conllu"] && fourth.texts == first.texts)
        #expect(try sandbox.output("out/.cache/parts").count == 8)
    }

    @Test("parts outlive a change of the order and of other corpora, with the right places")
    func order() throws {
        let sandbox = try Self.sandbox()
        let first = try Self.make(sandbox)
        let yaml = String(decoding: try sandbox.bytes(of: "p/dictc.yml"), as: UTF8.self)
        try sandbox.write(Self.corpus("man"), to: "p/emu.conllu")
        try sandbox.write(
            yaml.replacing(
                "      - { file: man",
                with: "      - { file: emu.conllu, format: "
                    + "conllu, may-be-empty: true }\n      - { file: man"
            )
            .replacing(
                "man.conllu, format: conllu",
                with: "man.conllu, format: conllu, "
                    + "may-be-empty: true"), to: "p/dictc.yml")
        let second = try Self.make(sandbox)
        // An option of the corpus is part of its key.
        #expect(second.read == ["emu.conllu", "man.conllu"])
        #expect(second.texts == first.texts)
    }

    @Test("a damaged part is read again, and a check keeps none") func damage() throws {
        let sandbox = try Self.sandbox()
        #expect(try Self.make(sandbox, readOnly: true).read.count == 8)
        #expect(try sandbox.output("out").isEmpty)
        let first = try Self.make(sandbox)
        let name = try #require(try sandbox.output("out/.cache/parts").keys.sorted().first)
        var bytes = try sandbox.bytes(of: "out/.cache/parts/\(name)")
        bytes[bytes.count - 1] ^= 1
        try sandbox.write(bytes, to: "out/.cache/parts/\(name)")
        let second = try Self.make(sandbox)
        #expect(second.read.count == 1 && second.texts == first.texts)
        #expect(try Self.make(sandbox).read.isEmpty)
    }
}
