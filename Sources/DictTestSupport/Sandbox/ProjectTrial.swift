import Foundation
public import Testing

/// What is put into a small project that was built before, and what a call of `dictc` then answers:
/// its exit status, what it says, no more memory and time than is right, and artefacts that stay as
/// they were where it fails.
public struct ProjectTrial: Sendable, CustomTestStringConvertible {
    /// What tells it from the other trials of a row or a table.
    public var name: String
    /// The files to write, by their paths.
    public var files: [String: [UInt8]] = [:]
    /// A line of shell that prepares what bytes alone cannot; `$DICTC` is the executable.
    public var preparation = ""
    /// The call, after `dictc`.
    public var call = "build"
    /// The exit status.
    public var status: Int32 = 65
    /// What standard error has to say.
    public var errors: [String] = []
    /// The words of the English lexicon afterwards; checked where the call succeeds.
    public var words: [String]?
    /// The most memory that the call may hold, in MiB.
    public var memoryLimit = 64
    /// The most seconds that it may take, on a machine that has other work too.
    public var secondsLimit = 30

    /// A call that fails with 65 unless told otherwise.
    public init(
        _ name: String = "", files: [String: [UInt8]] = [:], preparation: String = "",
        call: String = "build", status: Int32 = 65, errors: [String] = [], words: [String]? = nil,
        memoryLimit: Int = 64, secondsLimit: Int = 30
    ) {
        self.name = name
        self.files = files
        self.preparation = preparation
        self.call = call
        self.status = status
        self.errors = errors
        self.words = words
        self.memoryLimit = memoryLimit
        self.secondsLimit = secondsLimit
    }

    /// Its name.
    public var testDescription: String { name }

    /// A bad word list in place of `en/words.txt`.
    public static func list(
        _ name: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": bytes], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// The same with a list in text.
    public static func list(
        _ name: String, _ text: String, status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": Array(text.utf8)], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// A bad configuration.
    public static func configuration(
        _ name: String, _ text: String, status: Int32 = 78, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/dictc.yml": Array(text.utf8)], status: status,
            errors: ["raw-data/dictc.yml"] + errors)
    }

    /// The trial with `words` as its result.
    public func giving(_ words: String...) -> ProjectTrial {
        var trial = self
        trial.words = words
        return trial
    }

    /// Runs the call in a project of its own.
    public func run() throws { try run(in: Sandbox.builtProject()) }

    /// Runs the call in `sandbox` and judges exit status, streams, cost and artefacts.
    public func run(in sandbox: Sandbox) throws {
        for (file, bytes) in files { try sandbox.write(bytes, to: file) }
        if !preparation.isEmpty {
            let run = try sandbox.shell(preparation)
            try #require(run.status == 0, "\(name): \(run.errors)")
        }
        let before = try sandbox.output()
        let run = try sandbox.shell("\"$DICTC\" " + call, seconds: secondsLimit)
        expectBounded(run)
        #expect(run.status == status, "\(name): \(run.errors)")
        for part in errors { #expect(run.errors.contains(part), "\(name): \(run.errors)") }
        if status == 0 {
            if let words { #expect(try sandbox.words() == words, "\(name)") }
            return
        }
        #expect(run.output.isEmpty, "\(name): \(run.output)")
        #expect(!run.errors.isEmpty && !run.errors.utf8.contains(0x1B), "\(name)")
        #expect(try sandbox.output() == before, "\(name): the artefacts changed")
        if call.hasPrefix("build") { try expectJSON(in: sandbox) }
    }

    /// With `--json` the call fails alike and says so in an object.
    private func expectJSON(in sandbox: Sandbox) throws {
        let run = try sandbox.shell("\"$DICTC\" \(call) --json", seconds: secondsLimit)
        expectBounded(run)
        let line = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let error = line?["error"] as? [String: Any]
        #expect(run.status == status && line?["schema"] as? Int == 1, "\(name): \(run.output)")
        #expect(error?["status"] as? Int32 == status, "\(name): \(run.output)")
    }

    /// What holds for every run: no crash, no hang, memory as it should be.
    private func expectBounded(_ run: ShellRun) {
        #expect(run.status != ShellRun.timedOut, "\(name): not done after \(secondsLimit) s")
        #expect(run.status < 128 && run.status != 70, "\(name): crashed (\(run.status))")
        #expect(
            run.peakMemory <= memoryLimit << 20, "\(name): \(run.peakMemory >> 20) MiB of memory")
    }
}

/// The configuration of a project with the one source `source`, a mapping in flow style.
public func configuration(of source: String) -> String {
    "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n      - \(source)\n"
}
