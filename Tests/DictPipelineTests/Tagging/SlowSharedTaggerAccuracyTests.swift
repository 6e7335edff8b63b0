import DictModel
import DictPipeline
import DictTestSupport
import Foundation
import Testing

@Suite(
    .tags(.slow),
    .enabled(if: ProcessInfo.processInfo.environment["DICTC_SLOW_TESTS"] == "1", SlowTests.hint))
struct SlowSharedTaggerAccuracyTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let treebanks = project.deletingLastPathComponent()
        .appendingPathComponent("shared/data/corpora/ud")

    static var isThere: Bool { FileManager.default.fileExists(atPath: treebanks.path) }

    @Test(
        "the shipped models reach their floors on the dev parts",
        .enabled(if: isThere, "the treebanks are not beside the project"),
        arguments: [
            ("en", "en_ewt-ud-dev.conllu.gz", 954, 972),
            ("nl", "nl_alpino-ud-dev.conllu", 966, 978),
            ("nl", "nl_lassysmall-ud-dev.conllu.gz", 960, 973),
        ])
    func floors(code: String, file: String, tags: Int, classes: Int) throws {
        let language = try #require(Language(code: code))
        let model = Self.project.appendingPathComponent("raw-data/\(code)/tagger.model").path
        let size = try FileManager.default.attributesOfItem(atPath: model)[.size] as? Int
        #expect(try #require(size) <= 2_000_000)
        let tagger = try TextTagger(model: model, language, BuildOptions())
        let report = try tagger.report(
            on: TaggingInput(Self.treebanks.appendingPathComponent(file).path, .conllu))
        #expect(report.tags >= tags * 10)
        #expect(report.classes >= classes * 10)
        #expect(report.trust.right * 1000 >= 995 * report.trust.trusted)
        #expect(report.trust.trusted * 100 >= 70 * report.trust.judged)
    }
}
