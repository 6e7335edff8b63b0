import DictCompiler
import DictModel
import Foundation
import Testing

@testable import DictPipeline

@Suite("How many sentences a pack may take") struct SentenceCountTests {
    /// The words of a project whose corpus has `count` different sentences, each of them twice.
    private func words(_ count: Int) throws -> (LanguageWords, URL) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dictc-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var corpus = ""
        for name in ["man", "cat", "dog", "hen"].prefix(count).flatMap({ [$0, $0] }) {
            for (index, word) in [
                ("The", "DET"), (name, "NOUN"), ("eats", "VERB"), ("\(name)food", "NOUN"),
                ("every", "DET"), ("\(name)day", "NOUN"), (".", "PUNCT"),
            ].enumerated() {
                corpus +=
                    "\(index + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t"
                    + (index == 5 ? "SpaceAfter=No\n" : "_\n")
            }
            corpus += "\n"
        }
        let text = """
            schema: 1
            output: ../out
            languages:
              en:
                sentences:
                  - { file: c.conllu, format: conllu }
            """
        try Data(corpus.utf8).write(to: folder.appendingPathComponent("c.conllu"))
        try Data(text.utf8).write(to: folder.appendingPathComponent("dictc.yml"))
        var options = BuildOptions()
        options.configuration = folder.appendingPathComponent("dictc.yml").path
        let project = try Project(options)
        let configuration = try #require(project.configuration.languages.first)
        return (LanguageWords(configuration, in: project), folder)
    }

    @Test("three fit where three may, a fourth is an error with its place; repetitions are free")
    func limit() throws {
        for count in 3...4 {
            let (words, folder) = try words(count)
            defer { try? FileManager.default.removeItem(at: folder) }
            let configuration = try #require(words.configuration.sentences)
            func select() throws -> SentenceSelection {
                try SentenceSelection(
                    CorpusSentences(configuration, words), configuration, words, limit: 3)
            }
            if count == 3 {
                let selection = try select()
                #expect(selection.funnel.read == 6)
                #expect(selection.funnel.counts[.nearDuplicate] == 3)
                #expect(selection.kept.count == 3)
            } else {
                let error = #expect(throws: Diagnostic.self) { _ = try select() }
                #expect(error?.code == .tooManySentences)
                #expect(error?.place.file == "c.conllu" && error?.place.line == 49)
                #expect(error?.found == "more than 3")
            }
        }
    }
}
