import Foundation
import Synchronization

/// A record of shell commands with their exit statuses and output, which `Tests/Net` compares with
/// an earlier one.
///
/// It is a file of JSON lines with the members `row`, `line`, `status`, `stdout` and `stderr`. The
/// commands of a row are in order; rows that run at the same time are mixed.
public final class ShellRecord: Sendable {
    /// The record in the file that the environment variable `DICTC_RECORD_MESSAGES` names, or `nil`
    /// if it is not set.
    static let shared = ProcessInfo.processInfo.environment["DICTC_RECORD_MESSAGES"]
        .flatMap { ShellRecord(path: $0) }

    /// The name under which the current task's commands are recorded, or `nil` to record none.
    @TaskLocal public static var row: String?

    /// The maximum length of a stream in the record, in bytes.
    private static let streamLimit = 65_536

    private let file: Mutex<FileHandle>

    private init?(path: String) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else { return nil }
        file = Mutex(handle)
    }

    private struct Entry: Encodable {
        var row: String
        var line: String
        var status: Int32
        var stdout: String
        var stderr: String
    }

    /// Adds a command that ran in `folder`, whose path becomes `PROJECT`.
    ///
    /// - Throws: An error if the file cannot be written.
    func add(_ line: String, in folder: String, _ run: ShellRun) throws {
        guard let row = Self.row else { return }
        func normalised(_ text: String) -> String {
            String(decoding: text.utf8.prefix(Self.streamLimit), as: UTF8.self)
                .replacing(folder, with: "PROJECT")
        }
        let entry = Entry(
            row: row, line: normalised(line), status: run.status, stdout: normalised(run.output),
            stderr: normalised(run.errors))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = try encoder.encode(entry) + Data("\n".utf8)
        try file.withLock { try $0.write(contentsOf: bytes) }
    }
}
