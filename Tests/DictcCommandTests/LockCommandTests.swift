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

    static let rows: [ProjectTrial] = [
        ProjectTrial(
            "D12 changed", preparation: "echo zoo >> raw-data/en/words.txt",
            call: "build --locked", status: 77,
            errors: ["raw-data/en/words.txt: source changed (found sha256 ", "--update-lock"]),
        ProjectTrial(
            "missing", preparation: "rm raw-data/nl/words.txt", call: "build --locked",
            status: 77, errors: ["raw-data/nl/words.txt: source is missing"]),
        ProjectTrial(
            "unlisted", preparation: "sed -i '/nl.words/d' raw-data/dictc.lock",
            call: "build --locked", status: 77,
            errors: ["raw-data/nl/words.txt: source is not in dictc.lock"]),
        ProjectTrial(
            "superfluous",
            preparation: "sed -i '/^ *drop/,/names/d' raw-data/dictc.yml", call: "build --locked",
            status: 77, errors: ["raw-data/en/names.txt: dictc.lock lists a file"]),
        ProjectTrial(
            "rules",
            preparation: "sed -i '2s/  ./  0/;2s/  0/  1/' raw-data/dictc.lock; "
                + "sed -i '2s/.$/0/;' raw-data/dictc.lock; sed -i '2s/..$/ab/' raw-data/dictc.lock",
            call: "build --locked", status: 77,
            errors: ["raw-data/dictc.lock: the rules of dictc changed"]),
        ProjectTrial(
            "none", preparation: "rm raw-data/dictc.lock", call: "build --locked", status: 66,
            errors: ["raw-data/dictc.lock: no such file", "--update-lock"]),
        ProjectTrial(
            "both", call: "build --locked --update-lock", status: 64,
            errors: ["--locked and --update-lock exclude each other"]),
    ]

    @Test("--locked refuses every difference", arguments: rows) func refused(_ row: ProjectTrial)
        throws
    {
        let sandbox = try locked()
        var row = row
        row.files["raw-data/dictc.lock"] = try sandbox.bytes(of: "raw-data/dictc.lock")
        try row.run()
    }

    @Test("without --locked a difference is told and built; --update-lock accepts it")
    func accepted() throws {
        let sandbox = try locked()
        try sandbox.write("pea\nzoo\n", to: "raw-data/en/words.txt")
        let run = try sandbox.run("build")
        #expect(run.status == 0)
        #expect(
            run.errors.hasPrefix("raw-data/dictc.lock: the sources differ from the lock. hint: "))
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
