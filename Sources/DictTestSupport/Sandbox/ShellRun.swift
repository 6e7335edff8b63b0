import Foundation

/// The result of running a line of shell.
public struct ShellRun: Sendable {
    /// The exit status; 128 plus the number of the signal if a signal ended the shell.
    public var status: Int32
    /// The contents of standard output.
    public var output: String
    /// The contents of standard error.
    public var errors: String
    /// The peak memory use of the run's largest process, in bytes.
    public var peakMemory: Int
    /// The duration of the run.
    public var duration: Duration

    /// The exit status of a run that was ended because it took too long.
    public static let timedOut: Int32 = 124
}

/// A line of shell to run with files as its standard streams.
struct ShellLine {
    var line: String
    /// The working directory of the line.
    var folder: String
    /// The folder with the files for standard input, output and error.
    var streams: String
    var environment: [String: String]
    /// The time limit in seconds, after which the line and all its processes are ended.
    var seconds: Int

    /// Runs the line to its end, and reads the streams.
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

    /// A small program next to the test bundle that runs another and measures its memory.
    private static let meter = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("meter")
}
