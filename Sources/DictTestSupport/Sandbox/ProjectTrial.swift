import Foundation
public import Testing

/// A test that changes the small test project, runs `dictc` in it and checks the outcome.
///
/// The checks cover the exit status, standard error, and the use of memory and time. If `dictc` is
/// expected to fail, it must also leave the artefacts as they were.
public struct ProjectTrial: Sendable, CustomTestStringConvertible {
    /// The name that distinguishes the trial from others in the same test.
    public var name: String
    /// The files to write before `dictc` runs, keyed by their paths in the sandbox.
    public var files: [String: [UInt8]] = [:]
    /// A shell command to run before `dictc`, or "" for none; `$DICTC` is the path of `dictc`.
    public var preparation = ""
    /// The arguments of `dictc`, quoted as for a shell.
    public var call = "build"
    /// The exit status that `dictc` is expected to return.
    public var status: Int32 = 65
    /// The texts that standard error must contain, in any order.
    public var errors: [String] = []
    /// The words that the English lexicon is expected to contain, in byte order, or `nil` for any
    /// words.
    ///
    /// They are checked only if the expected ``status`` is 0.
    public var words: [String]?
    /// The maximum amount of memory that `dictc` may use, in MiB.
    public var memoryLimit = 64
    /// The maximum time that `dictc` may take, in seconds.
    ///
    /// The default leaves room for a busy machine.
    public var secondsLimit = 30

    /// Creates a trial, in which `dictc build` must fail with status 65 unless stated otherwise.
    ///
    /// - Parameters:
    ///   - name: The name that distinguishes the trial from others in the same test.
    ///   - files: The files to write before `dictc` runs, keyed by their paths in the sandbox.
    ///   - preparation: A shell command to run before `dictc`, or "" for none; `$DICTC` is the
    ///     path of `dictc`.
    ///   - call: The arguments of `dictc`, quoted as for a shell.
    ///   - status: The exit status that `dictc` is expected to return.
    ///   - errors: The texts that standard error must contain.
    ///   - words: The words that the English lexicon is expected to contain, or `nil` for any
    ///     words.
    ///   - memoryLimit: The maximum amount of memory, in MiB.
    ///   - secondsLimit: The maximum time, in seconds.
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

    /// The name of the trial, as a test report shows it.
    public var testDescription: String { name }

    /// Creates a trial that replaces the English word list with `bytes` and builds the project.
    ///
    /// If `status` is not 0, the error message must contain the path of the list,
    /// `raw-data/en/words.txt`.
    ///
    /// - Parameters:
    ///   - name: The name of the trial.
    ///   - bytes: The contents of the word list.
    ///   - status: The exit status that `dictc` must have.
    ///   - errors: The texts that standard error must contain.
    /// - Returns: The trial.
    public static func list(
        _ name: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": bytes], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// Creates a trial that replaces the English word list with `text` and builds the project.
    ///
    /// If `status` is not 0, the error message must contain the path of the list,
    /// `raw-data/en/words.txt`.
    ///
    /// - Parameters:
    ///   - name: The name of the trial.
    ///   - text: The contents of the word list.
    ///   - status: The exit status that `dictc` must have.
    ///   - errors: The texts that standard error must contain.
    /// - Returns: The trial.
    public static func list(
        _ name: String, _ text: String, status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": Array(text.utf8)], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// Creates a trial that replaces the configuration with `text`, which `dictc build` must
    /// refuse.
    ///
    /// The error message must contain the path of the configuration, `raw-data/dictc.yml`.
    ///
    /// - Parameters:
    ///   - name: The name of the trial.
    ///   - text: The contents of the configuration.
    ///   - status: The exit status that `dictc` must have.
    ///   - errors: The texts that standard error must contain.
    /// - Returns: The trial.
    public static func configuration(
        _ name: String, _ text: String, status: Int32 = 78, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/dictc.yml": Array(text.utf8)], status: status,
            errors: ["raw-data/dictc.yml"] + errors)
    }

    /// Returns a copy of the trial in which the English lexicon must contain exactly `words`.
    public func giving(_ words: String...) -> ProjectTrial {
        var trial = self
        trial.words = words
        return trial
    }

    /// Runs the trial in a new sandbox with a copy of the built test project.
    ///
    /// An issue is recorded for each expectation that is not met.
    ///
    /// - Throws: An error if the trial cannot be run.
    public func run() throws { try run(in: Sandbox.builtProject()) }

    /// Runs the trial in `sandbox`, and records an issue for each expectation that is not met.
    ///
    /// - Throws: An error if the trial cannot be run.
    public func run(in sandbox: Sandbox) throws {
        for (file, bytes) in files { try sandbox.write(bytes, to: file) }
        if !preparation.isEmpty {
            // Other programs pack gigabytes here, on machines that may have other work.
            let run = try sandbox.shell(preparation, seconds: 1_800)
            try #require(run.status == 0, "\(name): \(run.errors)")
        }
        let (before, report) = (try sandbox.standing(), try sandbox.output()["report.json"])
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
        #expect(try sandbox.standing() == before, "\(name): the artefacts changed")
        try expectReport(in: sandbox, insteadOf: report)
        if call.hasPrefix("build") { try expectJSON(in: sandbox) }
    }

    /// Checks that report.json is `old`, or reports what failed.
    private func expectReport(in sandbox: Sandbox, insteadOf old: [UInt8]?) throws {
        guard let report = try sandbox.output()["report.json"], report != old else { return }
        let object = try JSONSerialization.jsonObject(with: Data(report)) as? [String: Any]
        let failed = object?["failed"] as? [[String: Any]] ?? []
        #expect(!failed.isEmpty, "\(name): the report does not say what failed")
    }

    /// Checks that `dictc` also fails with `--json`, and reports the error as a JSON object.
    private func expectJSON(in sandbox: Sandbox) throws {
        let run = try sandbox.shell("\"$DICTC\" \(call) --json", seconds: secondsLimit)
        expectBounded(run)
        let line = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let error = line?["error"] as? [String: Any]
        #expect(run.status == status && line?["schema"] as? Int == 1, "\(name): \(run.output)")
        #expect(error?["status"] as? Int32 == status, "\(name): \(run.output)")
    }

    /// Checks that a run of `dictc` did not crash, hang or use too much memory.
    private func expectBounded(_ run: ShellRun) {
        #expect(run.status != ShellRun.timedOut, "\(name): not done after \(secondsLimit) s")
        #expect(run.status < 128 && run.status != 70, "\(name): crashed (\(run.status))")
        #expect(
            run.peakMemory <= memoryLimit << 20, "\(name): \(run.peakMemory >> 20) MiB of memory")
    }
}

/// Returns a configuration of a project whose only source is a list of English words.
///
/// - Parameter source: The entry for the source, a YAML mapping in flow style.
/// - Returns: The contents of a `dictc.yml`.
public func configuration(of source: String) -> String {
    "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n      - \(source)\n"
}
