import Foundation
public import Testing

/// A test that changes a small built project, calls `dictc` and checks the outcome.
///
/// The checks cover the exit status, standard error, and the use of memory and time. If the call is
/// expected to fail, it must also leave the artefacts as they were.
public struct ProjectTrial: Sendable, CustomTestStringConvertible {
    /// A name that distinguishes the trial from others in the same test.
    public var name: String
    /// The files to write before the call, by path.
    public var files: [String: [UInt8]] = [:]
    /// A line of shell to run before the call, in which `$DICTC` is the executable; may be empty.
    public var preparation = ""
    /// The arguments of `dictc`, as a line of shell.
    public var call = "build"
    /// The expected exit status.
    public var status: Int32 = 65
    /// Texts that standard error must contain.
    public var errors: [String] = []
    /// The expected words of the English lexicon; `nil` if they do not matter.
    ///
    /// They are checked only if the call is expected to succeed.
    public var words: [String]?
    /// The maximum amount of memory that the call may use, in MiB.
    public var memoryLimit = 64
    /// The maximum duration of the call, in seconds, with room for a busy machine.
    public var secondsLimit = 30

    /// Creates a trial, whose call is expected to fail with status 65 unless stated otherwise.
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

    /// The name of the trial.
    public var testDescription: String { name }

    /// Returns a trial with the word list `bytes`, which is bad unless `status` is 0.
    ///
    /// The list replaces `raw-data/en/words.txt`. An error message must contain that path and all
    /// of the texts in `errors`.
    public static func list(
        _ name: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": bytes], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// Returns a trial with the word list `text`, which is bad unless `status` is 0.
    ///
    /// The list replaces `raw-data/en/words.txt`. An error message must contain that path and all
    /// of the texts in `errors`.
    public static func list(
        _ name: String, _ text: String, status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": Array(text.utf8)], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// Returns a trial with the bad configuration `text`.
    ///
    /// The error message must contain `raw-data/dictc.yml` and all of the texts in `errors`.
    public static func configuration(
        _ name: String, _ text: String, status: Int32 = 78, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/dictc.yml": Array(text.utf8)], status: status,
            errors: ["raw-data/dictc.yml"] + errors)
    }

    /// Returns a copy of the trial with `words` as the expected words of the English lexicon.
    public func giving(_ words: String...) -> ProjectTrial {
        var trial = self
        trial.words = words
        return trial
    }

    /// Runs the trial in a fresh copy of the built project.
    public func run() throws { try run(in: Sandbox.builtProject()) }

    /// Runs the trial in `sandbox`, and records an issue for each expectation that is not met.
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

    /// Checks that the call with `--json` also fails, and reports the error as a JSON object.
    private func expectJSON(in sandbox: Sandbox) throws {
        let run = try sandbox.shell("\"$DICTC\" \(call) --json", seconds: secondsLimit)
        expectBounded(run)
        let line = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let error = line?["error"] as? [String: Any]
        #expect(run.status == status && line?["schema"] as? Int == 1, "\(name): \(run.output)")
        #expect(error?["status"] as? Int32 == status, "\(name): \(run.output)")
    }

    /// Checks that a run did not crash, hang, or use too much memory.
    private func expectBounded(_ run: ShellRun) {
        #expect(run.status != ShellRun.timedOut, "\(name): not done after \(secondsLimit) s")
        #expect(run.status < 128 && run.status != 70, "\(name): crashed (\(run.status))")
        #expect(
            run.peakMemory <= memoryLimit << 20, "\(name): \(run.peakMemory >> 20) MiB of memory")
    }
}

/// Returns a configuration whose only source is `source`, a YAML mapping in flow style.
public func configuration(of source: String) -> String {
    "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n      - \(source)\n"
}
