import Foundation

/// The outcome of running a shell command: its exit status, output and use of resources.
public struct ShellRun: Sendable {
    /// The exit status, or 128 plus the number of the signal that ended the shell.
    public var status: Int32
    /// The text that the shell command wrote to standard output.
    public var output: String
    /// The text that the shell command wrote to standard error.
    public var errors: String
    /// The peak memory use of the largest process that the shell command started, in bytes.
    public var peakMemory: Int
    /// The time from the start of the shell command to its end.
    public var duration: Duration

    /// The exit status of a shell command that was ended because it exceeded its time limit.
    public static let timedOut: Int32 = 124
}

/// A shell command that reads its input from a file and writes its output to files.
struct ShellLine {
    var line: String
    /// The absolute path of the working directory.
    var folder: String
    /// The absolute path of the folder with the files for standard input, output and error.
    var streams: String
    var environment: [String: String]
    /// The time limit in seconds, after which the command and all its processes are ended.
    var seconds: Int

    /// Runs the shell command, waits for its end and reads the files that it wrote.
    ///
    /// - Throws: An error if the shell cannot be run, or a file cannot be read.
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

    /// The path of `meter`, a small program that runs another one and measures its peak memory use.
    private static let meter = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("meter")
}
