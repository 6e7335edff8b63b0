import DictOutput
import DictStore
import DictTestSupport
import Foundation
import Testing

/// A build in which one artefact cannot be made: what stands afterwards, and what is not done again.
@Suite("Failed builds") struct FailedBuildTests {
    /// A project of which everything can be made, built once.
    private static func built() throws -> Sandbox {
        let sandbox = try BuildPlaceTests.project()
        try #require(try sandbox.run("build").status == 0)
        return sandbox
    }

    private static let words = "raw-data/en/words.txt"
    private static let corpus = "raw-data/en/corpus.conllu"
    private static let goodWords = "the\ndog\nate\nevery\ncake\nbetter\nlate\nthan\nnever\nzax\n"
    /// A corpus of which no sentence keeps the measures, which shows late.
    private static let badCorpus = "1\tThe\t_\tDET\t_\t_\t0\t_\t_\t_\n\n"

    /// report.json of the last build.
    private func report(_ sandbox: Sandbox) throws -> [String: Any] {
        let bytes = try sandbox.bytes(of: "build-output/report.json")
        let report = try JSONSerialization.jsonObject(with: Data(bytes))
        return try #require(report as? [String: Any])
    }

    private func names(_ report: [String: Any], _ member: String) -> [String] {
        (report[member] as? [[String: Any]] ?? []).compactMap { $0["artefact"] as? String }
    }

    /// What a build from nothing makes of the sources as they are.
    private func fresh(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
        let other = try Sandbox(
            files: sandbox.files(in: "raw-data").mapValues(\.bytes))
        try #require(try other.run("build").status == 0)
        return try made(other)
    }

    /// The files of the build-output folder, without the parts and answers that only a build that
    /// makes the sentences keeps for the next one.
    private func made(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
        try sandbox.output().filter {
            !$0.key.hasPrefix(".cache/parts/") && !$0.key.hasSuffix(".answers")
        }
    }

    @Test("nothing that was finished is lost, and no artefact is touched") func finished() throws {
        let sandbox = try Self.built()
        let good = try sandbox.bytes(of: Self.corpus)
        try sandbox.write(Self.goodWords, to: Self.words)
        try sandbox.write(Self.badCorpus, to: Self.corpus)
        let before = try sandbox.standing()
        for _ in 1...2 {
            let run = try sandbox.run("build")
            #expect(run.status == 65 && run.output.isEmpty, "\(run.output)")
            // build.finished-kept
            #expect(
                run.errors.contains(
                    "build-output: note[build.finished-kept]: 2 finished artefacts wait in the cache"
                ),
                "\(run.errors)")
            #expect(run.errors.contains("en sentences: no sentence keeps the measures"))
            #expect(try sandbox.standing() == before)
            #expect(try sandbox.run("verify build-output").status == 0)
            let report = try report(sandbox)
            #expect(names(report, "failed") == ["en.sentences"])
            #expect(names(report, "finished") == ["en.lexicon", "en.phrases"])
            #expect(names(report, "artefacts") == ["en.lexicon", "en.phrases", "en.sentences"])
        }
        try sandbox.write(good, to: Self.corpus)
        let run = try sandbox.run("build")
        #expect(run.status == 0 && run.output.contains("en.lexicon  10 words"), "\(run.output)")
        #expect(!run.output.contains("en/words.txt"), "made again: \(run.output)")
        #expect(try made(sandbox) == fresh(sandbox))
    }

    @Test(
        "a finished artefact that was damaged, or that other sources gave, is made again",
        arguments: [
            "head -c 100 F > t; mv t F", ": > F", "echo >> F", "sed -i '1s/./9/' F",
            "printf '99999999999999999999\\n' > F", "cp build-output/en.lexicon F",
            "echo zebra >> raw-data/en/words.txt",
        ])
    func damaged(damage: String) throws {
        let sandbox = try Self.built()
        let good = try sandbox.bytes(of: Self.corpus)
        try sandbox.write(Self.goodWords, to: Self.words)
        try sandbox.write(Self.badCorpus, to: Self.corpus)
        #expect(try sandbox.run("build").status == 65)
        let file = "build-output/.cache/finished/en.lexicon"
        _ = try sandbox.shell(damage.replacingOccurrences(of: "F", with: file))
        try sandbox.write(good, to: Self.corpus)
        let run = try sandbox.run("build --verbose")
        #expect(run.status == 0 && run.output.contains("en/words.txt"), "\(run.output)")
        #expect(try made(sandbox) == fresh(sandbox))
    }

    @Test("pools are checked before anything is made") func early() throws {
        let sandbox = try Self.built()
        let yaml = String(decoding: try sandbox.bytes(of: "raw-data/dictc.yml"), as: UTF8.self)
        try sandbox.write(yaml + "    levels: { sets: 40 }\n", to: "raw-data/dictc.yml")
        try sandbox.write(Self.goodWords, to: Self.words)
        try sandbox.write(Self.badCorpus, to: Self.corpus)
        let run = try sandbox.run("build")
        #expect(run.status == 65)
        #expect(run.errors.contains("en levels: level 1: too few words"), "\(run.errors)")
        #expect(!run.errors.contains("en sentences"), "\(run.errors)")
        #expect(!run.errors.contains("wait in the cache"), "\(run.errors)")
        #expect(names(try report(sandbox), "failed") == ["en.levels"])
    }

    @Test("--keep-going writes the others; what failed stays, and is vouched for") func keepGoing()
        throws
    {
        let sandbox = try Self.built()
        let good = try sandbox.bytes(of: Self.corpus)
        let before = try sandbox.output()
        let old = try Manifest(inFolder: sandbox.path + "/build-output")
        try sandbox.write(Self.goodWords, to: Self.words)
        try sandbox.write(Self.badCorpus, to: Self.corpus)
        let run = try sandbox.run("build --keep-going")
        #expect(run.status == 65)
        #expect(run.output.contains("build-output/en.lexicon  10 words"), "\(run.output)")
        #expect(run.output.contains("build-output/en.sentences  (failed, stays as it was)"))
        #expect(run.errors.contains("en sentences: no sentence keeps the measures"))
        let after = try sandbox.output()
        #expect(after["en.lexicon"] != before["en.lexicon"])
        #expect(after["en.sentences"] == before["en.sentences"])
        let new = try Manifest(inFolder: sandbox.path + "/build-output")
        #expect(new.artefacts.last == old.artefacts.last && new.artefacts.count == 3)
        #expect(
            new.sources.first { $0.file == "en/corpus.conllu" }
                == old.sources.first { $0.file == "en/corpus.conllu" })
        #expect(try sandbox.run("verify build-output").status == 0)
        let report = try report(sandbox)
        #expect(names(report, "failed") == ["en.sentences"])
        #expect(names(report, "artefacts") == ["en.lexicon", "en.phrases", "en.sentences"])
        #expect(report["finished"] == nil)

        let again = try sandbox.run("build --keep-going")
        #expect(again.status == 65 && again.output.contains("(unchanged)"), "\(again.output)")
        #expect(try sandbox.output() == after)
        try sandbox.write(good, to: Self.corpus)
        #expect(try sandbox.run("build").status == 0)
        #expect(try made(sandbox) == fresh(sandbox))
    }

    @Test("--keep-going from nothing: what failed is not in the manifest") func fromNothing() throws
    {
        let sandbox = try BuildPlaceTests.project()
        try sandbox.write(Self.badCorpus, to: Self.corpus)
        let check = try sandbox.run("build --check --keep-going")
        #expect(check.status == 65 && check.output.contains("(stale)"), "\(check.output)")
        #expect(try sandbox.output().isEmpty)
        let run = try sandbox.run("build --keep-going --update-lock --json")
        #expect(run.status == 65)
        let line = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let failed = line?["failed"] as? [[String: Any]]
        #expect(line?["current"] as? Bool == false && failed?.count == 1, "\(run.output)")
        #expect(failed?.first?["file"] as? String == "en.sentences")
        #expect(failed?.first?["standing"] as? Bool == false)
        let error = (failed?.first?["errors"] as? [[String: Any]])?.first
        #expect(error?["code"] as? String == "sentences.none")
        #expect(error?["place"] as? String == Self.corpus)
        let manifest = try Manifest(inFolder: sandbox.path + "/build-output")
        #expect(manifest.artefacts.map(\.file) == ["en.lexicon", "en.phrases"])
        #expect(!manifest.sources.contains { $0.file == "en/corpus.conllu" })
        #expect(try sandbox.run("verify build-output").status == 0)
        // A lock of a build that failed would claim too much.
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/raw-data/dictc.lock"))
    }

    @Test("a failed first build leaves a report and nothing else") func first() throws {
        let sandbox = try Sandbox.project()
        try sandbox.write("", to: "raw-data/en/words.txt")
        #expect(try sandbox.run("build --check").status == 65)
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/build-output"))
        #expect(try sandbox.run("build").status == 65)
        // No list of the other language was wrong, but nothing is made after a check that failed.
        #expect(try Set(sandbox.output().keys) == [".lock", "report.json"])
        let report = try report(sandbox)
        #expect(names(report, "failed") == ["en.lexicon"] && names(report, "artefacts").isEmpty)
        let text = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        #expect(text.contains("\"place\": \"en/words.txt\""), "\(text)")
        try sandbox.write("pea\n", to: "raw-data/en/words.txt")
        #expect(try sandbox.run("build").status == 0)
        #expect(try made(sandbox) == fresh(sandbox))
    }

    @Test("a report that cannot be written is a note beside the errors") func noReport() throws {
        let sandbox = try Self.built()
        try sandbox.write(Self.badCorpus, to: Self.corpus)
        let run = try sandbox.shell(
            "exec 9>> build-output/.lock; /usr/bin/flock 9; \"$DICTC\" build")
        #expect(run.status == 65, "\(run.errors)")
        // build.nothing-kept
        #expect(run.errors.contains("the report of this build cannot be written"), "\(run.errors)")
        #expect(run.errors.contains("no sentence keeps the measures"), "\(run.errors)")
    }
}
