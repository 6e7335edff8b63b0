import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

@Suite("A watch over sources") struct SourceWatchTests {
    private static let configuration = """
        schema: 1
        output: ../build-output
        licences:
          MINE: { file: LICENCE }
        languages:
          en:
            words:
              - { file: en/words.txt, licence: MINE }
            overlay: en/overlay.txt
            sentences:
              files:
                - { file: en/folder, format: conllu }
                - { file: "en/films/**/*.txt", format: lines }
        """

    private static func project() throws -> Sandbox {
        try Sandbox(files: [
            "raw-data/dictc.yml": Array(configuration.utf8), "raw-data/LICENCE": Array("free".utf8),
            "raw-data/en/words.txt": Array("pea\n".utf8), "raw-data/en/overlay.txt": [],
            "raw-data/en/folder/a.conllu": Array("a".utf8),
            "raw-data/en/films/old/b.txt": Array("b".utf8), "raw-data/en/unused.txt": [],
        ])
    }

    private static func watch(_ sandbox: Sandbox, locked: Bool = false) -> SourceWatch {
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        options.isLocked = locked
        return SourceWatch(options)
    }

    @Test(
        "a change of anything that a build reads is noticed, and of nothing else",
        arguments: [
            ("true", false), ("echo pear >> en/words.txt", true), ("touch en/words.txt", true),
            ("cp en/words.txt t; mv t en/words.txt", true), ("rm en/overlay.txt", true),
            ("echo '#' >> dictc.yml", true), ("rm dictc.yml", true), ("touch LICENCE", true),
            ("touch en/folder/a.conllu", true), ("touch en/folder/c.conllu", true),
            ("mkdir en/folder/new; touch en/folder/new/d.conllu", true),
            ("rm en/folder/a.conllu", true), ("touch en/films/old/b.txt", true),
            ("mkdir en/films/new; touch en/films/new/e.txt", true), ("rm -r en/films", true),
            ("touch en/films/old/b.md", false), ("touch en/unused.txt", false),
            ("mkdir ../build-output; touch ../build-output/en.lexicon", false),
        ])
    func changes(line: String, isNoticed: Bool) throws {
        let sandbox = try Self.project()
        var watch = Self.watch(sandbox)
        let before = watch.look()
        #expect(before.hasConfiguration && watch.look() == before)
        #expect(before.fileCount == 6)
        #expect(try sandbox.shell(line, folder: "raw-data").status == 0)
        #expect((watch.look() != before) == isNoticed)
    }

    @Test("a faulty dictc.yml leaves the last sources watched, and a mended one names others")
    func configuration() throws {
        let sandbox = try Self.project()
        var watch = Self.watch(sandbox)
        let count = watch.look().fileCount
        #expect(watch.output == sandbox.path + "/build-output")
        try sandbox.write("schema: 1\nlanguages: [\n", to: "raw-data/dictc.yml")
        let faulty = watch.look()
        #expect(faulty.fileCount == count)
        try sandbox.write("pear\n", to: "raw-data/en/words.txt")
        #expect(watch.look() != faulty)
        try sandbox.write(
            "schema: 1\noutput: ../out\nlanguages:\n  en:\n    words: [{ file: en/unused.txt }]\n",
            to: "raw-data/dictc.yml")
        #expect(watch.look().fileCount == 2)
        #expect(watch.output == sandbox.path + "/out")
    }

    @Test("dictc.lock counts if the build heeds it") func lock() throws {
        let sandbox = try Self.project()
        var (free, locked) = (Self.watch(sandbox), Self.watch(sandbox, locked: true))
        let (one, other) = (free.look(), locked.look())
        try sandbox.write("", to: "raw-data/dictc.lock")
        #expect(free.look() == one && locked.look() != other)
    }

    @Test("a project that comes later is noticed") func late() throws {
        let sandbox = try Sandbox(files: [:])
        var watch = Self.watch(sandbox)
        let before = watch.look()
        #expect(!before.hasConfiguration && watch.output == nil)
        try sandbox.write("schema: 1\n", to: "raw-data/dictc.yml")
        #expect(watch.look() != before)
    }

    @Test("a change is returned when it has come to rest") func rest() throws {
        let sandbox = try Self.project()
        var watch = Self.watch(sandbox)
        let before = watch.look()
        try sandbox.write("pear\n", to: "raw-data/en/words.txt")
        let after = watch.change(since: before)
        #expect(after != before && after == watch.look())
    }
}
