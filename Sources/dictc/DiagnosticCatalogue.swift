import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictReport
import DictStore

/// The codes of all errors and notes, as listed by `dictc explain` and
/// Documentation/DIAGNOSTICS.md.
enum DiagnosticCatalogue {
    /// The codes of all errors and notes, sorted by name.
    static let codes =
        (Diagnostic.Code.wing + Diagnostic.Code.files + Diagnostic.Code.store
        + Diagnostic.Code.output + Diagnostic.Code.report + Diagnostic.Code.commands).sorted {
            $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        }

    /// Returns the code with the given name, such as `file.missing`.
    ///
    /// - Throws: `usage.code` if no code has this name.
    static func code(named name: String) throws(Diagnostic) -> Diagnostic.Code {
        if let code = codes.first(where: { $0.name == name }) { return code }
        throw Diagnostic.usage(
            "no code \(PrintableText.quoted(name))",
            hint: NearestName.hint(for: name, among: codes.map(\.name))
                ?? "`dictc explain` lists them",
            .usageCode)
    }

    /// The text of Documentation/DIAGNOSTICS.md, as lines.
    static var markdown: [String] {
        var lines = [
            "# Diagnostics", "",
            "Every error and note of dictc has a code, which `--json` shows and `dictc explain CODE`"
                + " explains. A code keeps",
            "its meaning; the words of a message may change. This file is the output of"
                + " `dictc explain --markdown`.",
        ]
        var subject = ""
        for code in codes {
            if code.subject != subject {
                subject = code.subject
                lines += ["", "## \(subject)", "", "| code | status | meaning | way out |"]
                lines.append("|---|---|---|---|")
            }
            let cells = [code.name, String(code.status.rawValue), code.meaning, code.remedy]
            lines.append("| \(cells.joined(separator: " | ")) |")
        }
        return lines
    }
}

extension Diagnostic.Code {
    /// The part of the code's name before the dot, such as "file" for `file.missing`.
    fileprivate var subject: String { String(name.prefix { $0 != "." }) }

    /// The exit status of a command that fails with this code.
    var status: ExitStatus { ExitStatus(cause) }

    /// The explanation that `dictc explain` shows for the code, as lines of text.
    var lines: [String] {
        [
            "code     \(name)", "status   \(status.rawValue), \(status.name)",
            "meaning  \(meaning)", "way out  \(remedy)",
        ]
    }

    /// The explanation that `dictc explain --json` shows for the code, as members of a JSON
    /// object.
    var members: [(String, JSON)] {
        [
            ("code", .string(name)), ("status", .integer(Int(status.rawValue))),
            ("meaning", .string(meaning)), ("remedy", .string(remedy)),
        ]
    }
}

extension ExitStatus {
    /// A short description of the exit status, as in `dictc --help`.
    fileprivate var name: String {
        switch self {
        case .success: "done"
        case .negative: "a negative answer"
        case .usage: "usage"
        case .badData: "bad data"
        case .missingInput: "missing input"
        case .internalError: "a bug in dictc"
        case .noMemory: "no memory"
        case .cannotCreate: "cannot create output"
        case .io: "I/O"
        case .locked: "locked"
        case .policy: "policy"
        case .configuration: "configuration"
        }
    }
}
