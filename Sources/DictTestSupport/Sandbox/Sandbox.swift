import Foundation
import Testing

/// A temporary folder in which tests run `dictc`, and which is removed when the object is released.
///
/// All paths that its methods accept and return are relative to the folder.
public final class Sandbox {
    /// The words of the lexicon that ``init(_:)`` compiles by default.
    public static let words = [
        "hah", "pea", "peafowl", "peafowls", "pear", "pearl", "rose", "zax", "zebra", "zebras",
    ]

    /// The absolute path of the sandbox, without a slash at the end.
    public let path: String

    /// Creates a sandbox with `files`, a dictionary of contents keyed by paths.
    public init(files: [String: [UInt8]]) throws {
        path = NSTemporaryDirectory() + "dictc-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        for (file, bytes) in files { try write(bytes, to: file) }
    }

    /// Creates a sandbox that contains a lexicon of `words`, in `build-output/en.lexicon`.
    ///
    /// It also contains an empty folder `sub/folder` in which to run commands.
    public convenience init(_ words: [String] = Sandbox.words) throws {
        try self.init(files: ["raw-data/dictc.yml": Array("schema: 1\n".utf8)])
        for folder in ["build-output", "sub/folder"] { try makeFolder(folder) }
        try compile(words, to: "build-output/en.lexicon")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Creates the folder at the path `folder`, and any missing folders above it.
    ///
    /// It does nothing if the folder exists.
    public func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: path + "/" + folder, withIntermediateDirectories: true)
    }

    /// Writes `text` to the file at the path `file`, and creates any missing folders above it.
    ///
    /// The previous contents of the file, if any, are replaced.
    public func write(_ text: String, to file: String) throws {
        try write(Array(text.utf8), to: file)
    }

    /// Writes `bytes` to the file at the path `file`, and creates any missing folders above it.
    ///
    /// The previous contents of the file, if any, are replaced.
    public func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: path + "/" + file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Removes the file or folder at the path `file`, which must exist.
    public func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + file)
    }

    /// Returns the contents of the file at the path `file`, which must exist.
    public func bytes(of file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)))
    }

    /// Compiles `words` with `dictc lexicon`, and writes the lexicon to the path `file`.
    ///
    /// - Throws: An error if `dictc` fails.
    public func compile(_ words: [String], to file: String) throws {
        try write(words.map { $0 + "\n" }.joined(), to: "list.txt")
        let run = try run("lexicon list.txt -o \(file)")
        try #require(run.status == 0, "\(run.errors)")
    }

    /// Runs `dictc` with `arguments`, and returns its exit status and output.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, quoted as for a shell.
    ///   - input: The contents of standard input.
    ///   - folder: The working directory, or "" for the sandbox itself.
    /// - Returns: The result of the run.
    /// - Throws: An error if the shell cannot be run. A failure of `dictc` is not an error.
    public func run(_ arguments: String, input: String = "", folder: String = "") throws -> ShellRun
    {
        try shell("\"$DICTC\" " + arguments, input: input, folder: folder)
    }

    /// Runs a shell command, in which the variable `DICTC` is the path of the executable under
    /// test.
    ///
    /// - Parameters:
    ///   - line: The command, in which pipes and several commands are allowed.
    ///   - input: The contents of standard input.
    ///   - folder: The working directory, or "" for the sandbox itself.
    ///   - seconds: The time limit, in seconds, after which the command and its processes are
    ///     ended.
    /// - Returns: The result of the run.
    /// - Throws: An error if the shell cannot be run. A failure of the command is not an error.
    public func shell(
        _ line: String, input: String = "", folder: String = "", seconds: Int = 300
    ) throws -> ShellRun {
        try write(input, to: "stdin")
        let run = try ShellLine(
            line: line, folder: path + "/" + folder, streams: path,
            environment: [
                "DICTC": Self.executable, "COLUMNS": "80", "PATH": "/usr/bin:/bin",
                "LC_ALL": "C",
            ], seconds: seconds
        ).run()
        try ShellRecord.shared?.add(line, in: path, run)
        return run
    }

    /// The path of the `dictc` executable under test.
    ///
    /// It is the value of the environment variable `DICTC_EXECUTABLE`, for instance the path of a
    /// release build, or `dictc` next to the test bundle if the variable is not set.
    public static let executable: String = {
        if let named = ProcessInfo.processInfo.environment["DICTC_EXECUTABLE"] { return named }
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return folder.appendingPathComponent("dictc").path
    }()
}
