import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

@Suite("The progress of a build") struct BuildProgressTests {
    private final class Log: @unchecked Sendable {
        // Safe to share because the reports are only accessed with the lock held.
        private let lock = NSLock()
        private var list: [ProgressReport] = []

        var reports: [ProgressReport] { lock.withLock { list } }

        func add(_ report: ProgressReport) { lock.withLock { list.append(report) } }
    }

    @Test("each stage counts up to its end, and says when it ends", arguments: [1, 3])
    func counts(jobs: Int) throws {
        let sandbox = try Sandbox(
            files: [
                "raw-data/dictc.yml": """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    words: [{ file: en/words.txt, familiarity: 10 }]
                    phrases: { file: en/phrases.txt }
                    answers: { length: 4 }

                """,
                "raw-data/en/words.txt": "better\nlate\nthan\nnever\nonce\nupon\ntime\n",
                "raw-data/en/phrases.txt": "better late than never\nonce upon time\n",
            ].mapValues { Array($0.utf8) })
        let log = Log()
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        options.jobs = jobs
        options.progress = { log.add($0) }
        let outcome = try BuildPipeline.run(options)
        #expect(outcome.isCurrent && outcome.failures.isEmpty)
        for artefact in ["en.lexicon", "en.phrases", "en.answers"] {
            let reports = log.reports.filter { $0.artefact == artefact }
            #expect(reports.last?.activity == nil && reports.count > 1, "\(artefact)")
            for (one, next) in zip(reports, reports.dropFirst())
            where one.activity == next.activity && one.total == next.total {
                #expect(one.done <= next.done && next.done <= next.total, "\(artefact)")
            }
        }
        let phrases = log.reports.filter { $0.artefact == "en.phrases" && $0.total > 0 }
        #expect(phrases.map(\.done) == [0, 1, 2] && phrases.allSatisfy { $0.unit == "phrases" })
        let answers = log.reports.filter { $0.artefact == "en.answers" && $0.total > 0 }
        #expect(answers.last.map { $0.done == $0.total } == true, "\(answers)")
    }
}
