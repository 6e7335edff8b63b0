import Foundation

/// What a run of a line of shell left.
public struct ShellRun: Sendable {
    /// The exit status; 128 and the signal where a signal ended it.
    public var status: Int32
    /// What it wrote to standard output.
    public var output: String
    /// What it wrote to standard error.
    public var errors: String
    /// The most memory that one of its processes held, in bytes.
    public var peakMemory: Int
    /// How long it took.
    public var duration: Duration

    /// The status of a run that was ended because it took too long.
    public static let timedOut: Int32 = 124
}

/// A line of shell with its streams in files.
struct ShellLine {
    var line: String
    /// The folder it runs in, where its streams stand, and its environment.
    var folder: String
    var streams: String
    var environment: [String: String]
    /// After how many seconds it is ended, with all its processes.
    var seconds: Int

    /// Runs the line to its end.
    func run() throws -> ShellRun {
        let script =
            "cd '\(folder)' && ( \(line)\n) < '\(streams)/stdin' > '\(streams)/stdout' "
            + "2> '\(streams)/stderr'"
        let process = Process()
        process.executableURL = Self.meter
        process.arguments = [
            streams + "/peak", "timeout", "-k", "2", String(seconds), "/bin/bash", "-c", script,
        ]
        process.environment = environment
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        return ShellRun(
            status: process.terminationStatus, output: try text("stdout"),
            errors: try text("stderr"),
            peakMemory: Int(try text("peak").split(separator: "\n").first ?? "") ?? .max,
            duration: ContinuousClock.now - start)
    }

    private func text(_ file: String) throws -> String {
        let data = try Data(contentsOf: URL(fileURLWithPath: streams + "/" + file))
        return String(decoding: data, as: UTF8.self)
    }

    /// The small program that measures, beside the bundle of the tests.
    private static let meter = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("meter")
}
