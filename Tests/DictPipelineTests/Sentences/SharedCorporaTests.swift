import DictCompiler
import DictModel
import DictReader
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// Every shared corpus through a dictc.yml that names its path and format only.
@Suite(
    "Shared corpora",
    .enabled(if: SharedCorpora.exist, "the shared data is not here"))
struct SharedCorporaTests {
    /// The corpora with their format, the language and what the notes count.
    static let corpora: [(file: String, format: String, language: String, sentences: Int)] = [
        ("ud/en_ewt-ud-dev.conllu.gz", "conllu", "en", 2001),
        ("ud/nl_alpino-ud-dev.conllu", "conllu", "nl", 718),
        ("ud/nl_lassysmall-ud-dev.conllu.gz", "conllu", "nl", 1542),
        ("alpino/cdb-400.tar.gz", "alpino", "nl", 400),
        ("opus/1988en.tok.xml", "opus", "en", 152),
        ("opus/1988en.sent.xml", "opus", "en", 152),
        ("opus/1988en.tree.xml.gz", "opus", "en", 152),
        ("opus/1988en.hunpos.xml.gz", "opus", "en", 152),
        ("opus/svenprf-trg.xml.gz", "opus", "en", 291),
        ("folia/frog-deep.1.3.2.folia.xml", "folia", "nl", 10),
        ("folia/sonar500.0.8.0.folia.xml.gz", "folia", "nl", 6),
        ("dcoi/dcoi.example.xml", "dcoi", "nl", 85),
    ]

    /// The words of a project with the corpus alone.
    private func words(_ file: String, _ format: String, _ language: String) throws -> LanguageWords
    {
        let shared = URL(fileURLWithPath: SharedCorpora.root + "../shared/data/corpora/")
            .standardizedFileURL.path
        let model = URL(fileURLWithPath: SharedCorpora.root).standardizedFileURL.path
        let text = """
            schema: 1
            output: out
            languages:
              \(language):
                tagger: \(model)/raw-data/\(language)/tagger.model
                sentences:
                  - { file: \(shared)/\(file), format: \(format) }
            """
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("dictc.yml").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = BuildOptions()
        options.configuration = path
        options.allowsOutside = true
        let project = try Project(options)
        let configuration = try #require(project.configuration.languages.first)
        return LanguageWords(configuration, in: project)
    }

    @Test(
        "a corpus builds, and each gap is a whole token whose bytes are the answer",
        arguments: corpora)
    func gaps(
        corpus: (file: String, format: String, language: String, sentences: Int)
    ) throws {
        let words = try words(corpus.file, corpus.format, corpus.language)
        let configuration = try #require(words.configuration.sentences)
        let stage = SentencesRecipe(configuration, words, BuildOptions())
        let set = try SentenceSet(ArtefactBytes(try stage.build().bytes))
        let selection = try SentenceSelection(
            CorpusSentences(configuration, words), configuration, words)
        #expect(selection.files[0].sentences == corpus.sentences)
        #expect(selection.kept.count == set.count)
        for index in 0..<set.count {
            let sentence = try #require(set.tokenised(at: index))
            var end = 0
            for token in sentence.tokens {
                #expect(token.range.offset >= end)
                end = token.range.end
            }
            for gap in set.gaps(at: index) {
                let token = sentence.tokens[gap.token]
                let form = Array(sentence.form(of: token))
                #expect(set.answerText(gap.answer) == CaselessForm.of(form))
                #expect(isBorder(sentence.text, token.range.offset - 1))
                #expect(isBorder(sentence.text, token.range.end))
                let forms = sentence.tokens.map { CaselessForm.of(Array(sentence.form(of: $0))) }
                #expect(forms.count { $0 == CaselessForm.of(form) } == 1)
            }
        }
    }

    @Test("a corpus whose one sentence is too long for the measures is read, and refused by name")
    func nothingKept() throws {
        let words = try words("alpino/cdb-10.xml", "alpino", "nl")
        let configuration = try #require(words.configuration.sentences)
        let selection = try SentenceSelection(
            CorpusSentences(configuration, words), configuration, words)
        #expect(selection.files[0].sentences == 1)
        let error = #expect(throws: Diagnostic.self) {
            try SentencesRecipe(configuration, words, BuildOptions()).build()
        }
        #expect(error?.code == .noSentences)
        #expect(error?.found == "0 of 1; dropped: 1 tooLong")
    }

    /// Whether no letter stands at `index`.
    private func isBorder(_ text: [UInt8], _ index: Int) -> Bool {
        guard text.indices.contains(index) else { return true }
        let byte = text[index]
        return byte < 0x80 && !(byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }
}

/// Where the shared corpora are.
enum SharedCorpora {
    /// The folder of the package, with a slash.
    static let root =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        + "/"

    /// Whether they are there.
    static var exist: Bool {
        FileManager.default.fileExists(atPath: root + "../shared/data/corpora")
    }
}
