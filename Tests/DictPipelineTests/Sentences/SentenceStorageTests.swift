import DictModel
import DictTestSupport
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// Builds keep tens of thousands of sentences, so each may hold no more memory than it needs.
@Suite("Storage of sentences") struct SentenceStorageTests {
    private static let longest = 900

    /// The corpora of a project: sentences that are short, then one of ``longest`` words, then short
    /// again, as plain text and in two formats with tags.
    private static let corpora: [String: (name: String, text: String)] = {
        let lengths = [4, longest] + Array(repeating: 4, count: 20)
        let sentences = lengths.map { Array(repeating: "word", count: $0) }
        func text(_ line: ([String]) -> String, _ end: String = "") -> String {
            sentences.map(line).joined() + end
        }
        return [
            "lines": ("c.txt", text { $0.joined(separator: " ") + "\n" }),
            "conllu": (
                "c.conllu",
                text {
                    $0.enumerated().map {
                        "\($0 + 1)\t\($1)\t_\tNOUN\t_\t_\t0\t_\t_\t_\n"
                    }.joined() + "\n"
                }
            ),
            "opus": (
                "c.xml",
                "<document>"
                    + text(
                        {
                            "<s>" + $0.map { "<w upos=\"NOUN\">\($0)</w>" }.joined(separator: " ")
                                + "</s>\n"
                        }, "</document>")
            ),
        ]
    }()

    @Test(
        "has the size of the sentence, however long others were", arguments: corpora.keys.sorted())
    func ownSize(format: String) throws {
        let corpus = try #require(Self.corpora[format])
        let yaml = """
            schema: 1
            output: ../out
            languages:
              en:
                tagger: \(SharedCorpora.root)raw-data/en/tagger.model
                sentences:
                  - { file: \(corpus.name), format: \(format) }
            """
        let sandbox = try Sandbox(
            files: ["p/dictc.yml": Array(yaml.utf8), "p/" + corpus.name: Array(corpus.text.utf8)])
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        options.allowsOutside = true
        let project = try Project(options)
        let words = LanguageWords(
            try #require(project.configuration.languages.first), in: project)
        let corpora = try CorpusSentences(
            try #require(words.configuration.sentences), words)
        var texts: [TokenisedText] = []
        for split in try corpora.splits() {
            _ = try corpora.scan(split, nil) { texts.append($0.text.text) }
        }
        #expect(texts.count == 22)
        #expect(texts.map(\.text.count).max() == 5 * Self.longest - 1)
        for text in texts {
            #expect(text.text.capacity <= 2 * text.text.count + 64)
            #expect(text.tokens.capacity <= 2 * text.tokens.count + 16)
        }
    }
}
