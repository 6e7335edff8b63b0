import Foundation
public import Testing

/// A change to a small project that was built before, and the expected outcome of a call of
/// `dictc`.
///
/// The expectations cover the exit status, standard error, limits on memory and time, and, if the
/// call fails, artefacts that stay as they were.
public struct ProjectTrial: Sendable, CustomTestStringConvertible {
    /// A name that distinguishes it from the other trials of a row or a table.
    public var name: String
    /// The files to write, by path.
    public var files: [String: [UInt8]] = [:]
    /// A line of shell for preparations that bytes alone cannot make; `$DICTC` is the executable.
    public var preparation = ""
    /// The arguments after `dictc`.
    public var call = "build"
    /// The expected exit status.
    public var status: Int32 = 65
    /// Texts that standard error must contain.
    public var errors: [String] = []
    /// The expected words of the English lexicon; checked only if the call succeeds.
    public var words: [String]?
    /// The maximum amount of memory that the call may use, in MiB.
    public var memoryLimit = 64
    /// The maximum duration in seconds, on a machine that has other work, too.
    public var secondsLimit = 30

    /// A trial whose call is expected to fail with status 65, unless given otherwise.
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

    /// A trial with a bad word list as `en/words.txt`.
    public static func list(
        _ name: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": bytes], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// A trial with a bad word list as `en/words.txt`, given as text.
    public static func list(
        _ name: String, _ text: String, status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/en/words.txt": Array(text.utf8)], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// A trial with a bad configuration.
    public static func configuration(
        _ name: String, _ text: String, status: Int32 = 78, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/dictc.yml": Array(text.utf8)], status: status,
            errors: ["raw-data/dictc.yml"] + errors)
    }

    /// The same trial, with `words` as the expected words.
    public func giving(_ words: String...) -> ProjectTrial {
        var trial = self
        trial.words = words
        return trial
    }

    /// Runs the call in a fresh project.
    public func run() throws { try run(in: Sandbox.builtProject()) }

    /// Runs the call in `sandbox` and checks the exit status, the streams, the cost and the
    /// artefacts.
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

    /// Checks that the call fails with `--json` as well, and reports the fault in a JSON object.
    private func expectJSON(in sandbox: Sandbox) throws {
        let run = try sandbox.shell("\"$DICTC\" \(call) --json", seconds: secondsLimit)
        expectBounded(run)
        let line = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let error = line?["error"] as? [String: Any]
        #expect(run.status == status && line?["schema"] as? Int == 1, "\(name): \(run.output)")
        #expect(error?["status"] as? Int32 == status, "\(name): \(run.output)")
    }

    /// Checks what every run must fulfil: no crash, no hang, no excessive use of memory.
    private func expectBounded(_ run: ShellRun) {
        #expect(run.status != ShellRun.timedOut, "\(name): not done after \(secondsLimit) s")
        #expect(run.status < 128 && run.status != 70, "\(name): crashed (\(run.status))")
        #expect(
            run.peakMemory <= memoryLimit << 20, "\(name): \(run.peakMemory >> 20) MiB of memory")
    }
}

/// A configuration with `source`, a mapping in flow style, as the only source.
public func configuration(of source: String) -> String {
    "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n      - \(source)\n"
}
