import Foundation
import Testing

/// A temporary folder with a project, in which `dictc` can be run; removed at the end.
public final class Sandbox {
    /// The default words for a sandbox that contains only a lexicon.
    public static let words = [
        "hah", "pea", "peafowl", "peafowls", "pear", "pearl", "rose", "zax", "zebra", "zebras",
    ]

    /// The path of the sandbox, without a slash at the end; other paths here are relative to it.
    public let path: String

    /// Creates a sandbox with `files`, whose keys are paths.
    public init(files: [String: [UInt8]]) throws {
        path = NSTemporaryDirectory() + "dictc-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        for (file, bytes) in files { try write(bytes, to: file) }
    }

    /// Creates a sandbox with only a lexicon of `words`, in `build-output/en.lexicon`.
    ///
    /// The sandbox also has an empty folder `sub/folder`, to run commands in.
    public convenience init(_ words: [String] = Sandbox.words) throws {
        try self.init(files: ["raw-data/dictc.yml": Array("schema: 1\n".utf8)])
        for folder in ["build-output", "sub/folder"] { try makeFolder(folder) }
        try compile(words, to: "build-output/en.lexicon")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Creates `folder` and its parents, unless they exist.
    public func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: path + "/" + folder, withIntermediateDirectories: true)
    }

    /// Writes `text` to `file`, and creates the folders of the file if necessary.
    public func write(_ text: String, to file: String) throws {
        try write(Array(text.utf8), to: file)
    }

    /// Writes `bytes` to `file`, and creates the folders of the file if necessary.
    public func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: path + "/" + file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Removes `file`, which must exist.
    public func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + file)
    }

    /// Returns the contents of `file`.
    public func bytes(of file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)))
    }

    /// Compiles `words` with `dictc lexicon`, and writes the lexicon to `file`.
    public func compile(_ words: [String], to file: String) throws {
        try write(words.map { $0 + "\n" }.joined(), to: "list.txt")
        let run = try run("lexicon list.txt -o \(file)")
        try #require(run.status == 0, "\(run.errors)")
    }

    /// Runs `dictc` in `folder` with `arguments`, which the shell expands, and with `input` as
    /// standard input.
    public func run(_ arguments: String, input: String = "", folder: String = "") throws -> ShellRun
    {
        try shell("\"$DICTC\" " + arguments, input: input, folder: folder)
    }

    /// Runs a line of shell in `folder`, for at most `seconds`, with `input` as standard input.
    ///
    /// The variable `DICTC` has the path of the executable under test.
    public func shell(
        _ line: String, input: String = "", folder: String = "", seconds: Int = 300
    ) throws -> ShellRun {
        try write(input, to: "stdin")
        return try ShellLine(
            line: line, folder: path + "/" + folder, streams: path,
            environment: [
                "DICTC": Self.executable, "COLUMNS": "80", "PATH": "/usr/bin:/bin",
                "LC_ALL": "C",
            ], seconds: seconds
        ).run()
    }

    /// The path of the executable under test.
    ///
    /// This is the value of `DICTC_EXECUTABLE`, for instance a release build; if it is not set,
    /// `dictc` next to the test bundle.
    public static let executable: String = {
        if let named = ProcessInfo.processInfo.environment["DICTC_EXECUTABLE"] { return named }
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return folder.appendingPathComponent("dictc").path
    }()
}
