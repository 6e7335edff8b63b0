import DictTestSupport
import Foundation

/// A golden transcript: commands after `$ `, and below each what it prints on both streams.
///
/// Each command runs in a small built project of its own, in `bash`, with `dictc` in its `PATH`. The
/// last line, `status N`, is there unless the status is 0. Lines that start with `#` and empty
/// lines before a command are for the reader.
struct MessageTranscript {
    /// One command with its output.
    struct Entry: CustomStringConvertible {
        var comment: String
        var command: String
        var output: String
        var description: String { command }
    }

    /// The entries in the order of the file.
    let entries: [Entry]

    /// The transcript in the text of a golden file.
    init(_ text: String) {
        var entries: [Entry] = []
        var comment = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("$ ") {
                entries.append(
                    Entry(comment: comment, command: String(line.dropFirst(2)), output: ""))
                comment = ""
            } else if line.isEmpty || line.hasPrefix("#") {
                comment += line + "\n"
            } else if !entries.isEmpty {
                entries[entries.count - 1].output += line + "\n"
            }
        }
        self.entries = entries
    }

    /// What `command` prints today.
    static func output(of command: String) throws -> String {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.shell(
            "mkdir bin && ln -s \"$DICTC\" bin/dictc && export PATH=$PWD/bin:$PATH && "
                + "{ \(command) ; } 2>&1")
        let end = run.status == 0 ? "" : "status \(run.status)\n"
        return run.output.split(separator: "\n").map { $0 + "\n" }.joined() + end
    }

    /// The text with the output of today, to replace a golden file on purpose.
    func renewed() throws -> String {
        try entries.map { entry in
            "\(entry.comment)$ \(entry.command)\n\(try Self.output(of: entry.command))"
        }.joined()
    }
}
