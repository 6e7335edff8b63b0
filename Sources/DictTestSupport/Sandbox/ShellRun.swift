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
        let start = ContinuousClock.now
        let (status, usage) = try Self.wait(
            for: Self.start(
                ["timeout", "-k", "2", String(seconds), "/bin/bash", "-c", script],
                environment))
        return ShellRun(
            status: status, output: try Self.text(streams + "/stdout"),
            errors: try Self.text(streams + "/stderr"), peakMemory: usage,
            duration: ContinuousClock.now - start)
    }

    private static func text(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }

    /// Starts `timeout`; its identifier.
    private static func start(
        _ arguments: [String], _ environment: [String: String]
    ) throws -> pid_t {
        var process: pid_t = 0
        // Threads of tests block signals, which a program must not inherit.
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        var signals = sigset_t()
        // Safe because both structures live until the process is started.
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let status = unsafe withCStrings(arguments) { arguments in
            unsafe withCStrings(environment.map { "\($0)=\($1)" }.sorted()) { environment in
                unsafe posix_spawn(
                    &process, "/usr/bin/timeout", nil, &attributes, arguments, environment)
            }
        }
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
        return process
    }

    /// Waits for `process`: its status as a shell says it, and its peak memory in bytes.
    private static func wait(for process: pid_t) throws -> (status: Int32, peakMemory: Int) {
        var status: Int32 = 0
        var usage = rusage()
        while unsafe wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
        // Linux counts kibibytes, Darwin bytes.
        #if canImport(Darwin)
            let unit = 1
        #else
            let unit = 1024
        #endif
        let signal = status & 0x7F
        return (
            signal == 0 ? (status >> 8) & 0xFF : 128 + signal, Int(usage.ru_maxrss) * unit
        )
    }
}

/// Calls `body` with `texts` as C strings, ended by a null pointer.
private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
    var pointers = unsafe texts.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return try unsafe body(pointers)
}
