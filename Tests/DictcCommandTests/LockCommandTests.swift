import DictTestSupport
import Testing

@Suite("dictc build with a lock") struct LockCommandTests {
    /// The project built and locked.
    private func locked() throws -> Sandbox {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.run("build --update-lock")
        try #require(run.status == 0, "\(run.errors)")
        return sandbox
    }

    @Test("the lock lists every source with its digest, and is written once") func written() throws
    {
        let sandbox = try locked()
        let lines = String(decoding: try sandbox.bytes(of: "raw-data/dictc.lock"), as: UTF8.self)
            .split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[0] == "dictc.lock 1" && lines[1].hasPrefix("rules  "))
        #expect(
            lines[2...].map { $0.dropFirst(66) } == [
                "en/names.txt", "en/overlay.txt", "en/words.txt", "nl/words.txt",
            ])
        let before = try sandbox.files(in: "raw-data")
        #expect(try sandbox.run("build --update-lock").status == 0)
        #expect(try sandbox.run("build --update-lock --check").status == 0)
        #expect(try sandbox.run("build --locked").status == 0)
        #expect(try sandbox.files(in: "raw-data") == before)
    }

    @Test("without --locked a difference is told and built; --update-lock accepts it")
    func accepted() throws {
        let sandbox = try locked()
        try sandbox.write("pea\nzoo\n", to: "raw-data/en/words.txt")
        let run = try sandbox.run("build")
        #expect(run.status == 0)
        #expect(
            run.errors.hasPrefix(
                "raw-data/dictc.lock: note[lock.differs]: the sources differ from the lock. hint: ")
        )
        #expect(!run.output.contains("lock"))
        #expect(try sandbox.run("build --locked").status == 77)
        #expect(try sandbox.run("build --update-lock").status == 0)
        let quiet = try sandbox.run("build --locked")
        #expect(quiet.status == 0 && quiet.errors.isEmpty)
    }

    @Test("all differences are listed") func all() throws {
        let sandbox = try locked()
        try sandbox.write("zoo\n", to: "raw-data/en/words.txt")
        try sandbox.remove("raw-data/nl/words.txt")
        let run = try sandbox.run("build --locked --json")
        #expect(run.status == 77)
        #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
        #expect(run.output.contains(#""status":77}"#) && run.output.contains(#""more":["#))
    }
}
