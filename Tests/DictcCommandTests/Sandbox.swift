import Foundation
import Testing

/// A temporary project, and the built executable to run in it.
final class Sandbox {
    /// What a run left.
    struct Run {
        var status: Int32
        var output: String
        var errors: String
    }

    static let words = [
        "hah", "pea", "peafowl", "peafowls", "pear", "pearl", "rose", "zax", "zebra", "zebras",
    ]

    let path: String

    /// A folder with `files` by their paths.
    init(files: [String: [UInt8]]) throws {
        path = NSTemporaryDirectory() + "dictc-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        for (file, bytes) in files { try write(bytes, to: file) }
    }

    /// A folder with `build-output/en.lexicon` of `words`.
    convenience init(_ words: [String] = Sandbox.words) throws {
        try self.init(files: ["raw-data/dictc.yml": Array("schema: 1\n".utf8)])
        for folder in ["build-output", "sub/folder"] { try makeFolder(folder) }
        try compile(words, to: "build-output/en.lexicon")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: path + "/" + folder, withIntermediateDirectories: true)
    }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    /// Writes `bytes` to `file`, whose folders are made.
    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: path + "/" + file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + file)
    }

    func bytes(of file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)))
    }

    /// Compiles `words` with the `lexicon` command.
    func compile(_ words: [String], to file: String) throws {
        try write(words.map { $0 + "\n" }.joined(), to: "list.txt")
        let run = try run("lexicon list.txt -o \(file)")
        try #require(run.status == 0, "\(run.errors)")
    }

    /// Runs `dictc ARGUMENTS` by the shell, which takes part in `$DICTC ARGUMENTS`.
    func run(_ arguments: String, input: String = "", folder: String = "") throws -> Run {
        try shell("\"$DICTC\" " + arguments, input: input, folder: folder)
    }

    /// Runs a line of shell with `DICTC` set to the executable.
    func shell(_ line: String, input: String = "", folder: String = "") throws -> Run {
        try write(input, to: "stdin")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c", "( \(line) ) < '\(path)/stdin' > '\(path)/stdout' 2> '\(path)/stderr'",
        ]
        process.currentDirectoryURL = URL(fileURLWithPath: path + "/" + folder)
        process.environment = [
            "DICTC": Self.executable, "COLUMNS": "80", "PATH": "/usr/bin:/bin",
            "LC_ALL": "C",
        ]
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: String(decoding: try bytes(of: "stdout"), as: UTF8.self),
            errors: String(decoding: try bytes(of: "stderr"), as: UTF8.self))
    }

    /// `dictc` beside the bundle of the tests, or what `DICTC_EXECUTABLE` names, which may be a
    /// release build.
    private static let executable: String = {
        if let named = ProcessInfo.processInfo.environment["DICTC_EXECUTABLE"] { return named }
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return folder.appendingPathComponent("dictc").path
    }()
}
