import CDiagnostics
import DictCompiler
import DictFormat
import DictModel
import DictOutput
import DictTerminal

/// The explanation of a code, as shown by `dictc explain` and Documentation/DIAGNOSTICS.md.
///
/// The texts are in `Sources/CDiagnostics/diagnostics.txt`.
struct Explanation {
    /// The name of the code, such as `file.missing`.
    let code: String
    /// The exit status of a command that fails with this code.
    let status: ExitStatus
    let meaning: String
    let remedy: String

    /// The explanations of all codes, sorted by code.
    static let all: [Explanation] = {
        // Safe because the string ends with 0.
        let texts = unsafe String(cString: diagnostic_texts())
        let lines = texts.split(separator: "\n")
        return stride(from: 0, to: lines.count - 2, by: 3).compactMap {
            Explanation(head: lines[$0], meaning: lines[$0 + 1], remedy: lines[$0 + 2])
        }
    }()

    /// Creates an explanation; `head` has a code and its status, separated by a blank.
    private init?(head: Substring, meaning: Substring, remedy: Substring) {
        let parts = head.split(separator: " ")
        guard parts.count == 2, let status = Int32(parts[1]).flatMap(ExitStatus.init(rawValue:))
        else { return nil }
        self.code = String(parts[0])
        self.status = status
        self.meaning = String(meaning)
        self.remedy = String(remedy)
    }

    /// Creates the explanation of the reason for which a sentence was dropped.
    private init(_ flaw: SentenceFlaw) {
        code = flaw.rawValue
        status = .success
        meaning = "A sentence of a corpus is left out, since it \(flaw.summary)."
        remedy =
            "Nothing has to be done. `dictc report` shows examples with their places, and"
            + " `dictc why \"A sentence.\"` tries one."
    }

    /// Returns the explanation of the code, or of the reason for dropping a sentence, with the
    /// given name.
    ///
    /// - Throws: `usage.code` if there is neither.
    static func named(_ name: String) throws(Diagnostic) -> Explanation {
        if let explanation = all.first(where: { $0.code == name }) { return explanation }
        if let flaw = SentenceFlaw(rawValue: name) { return Explanation(flaw) }
        throw Diagnostic.usage(
            "no code \(PrintableText.quoted(name))",
            hint: NearestName.hint(
                for: name, among: all.map(\.code) + SentenceFlaw.allCases.map(\.rawValue))
                ?? "`dictc explain` lists them",
            .usageCode)
    }
}

// MARK: - Forms of output

extension Explanation {
    /// The lines that `dictc explain` shows.
    var lines: [String] {
        [
            "code     \(code)", "status   \(status.rawValue), \(status.name)",
            "meaning  \(meaning)", "way out  \(remedy)",
        ]
    }

    /// The JSON object that `dictc explain --json` shows.
    var json: JSON {
        JSON([
            "code": code, "status": Int(status.rawValue), "meaning": meaning, "remedy": remedy,
        ])
    }

    /// The text of Documentation/DIAGNOSTICS.md, as lines.
    static var markdown: [String] {
        var lines = [
            "# Diagnostics", "",
            "A message of dictc is `place: error[code]: what is wrong (found; expected). hint: what to"
                + " do`, or `note[code]` where",
            "nothing failed. `dictc explain CODE` explains the code, which keeps its meaning; the words"
                + " may change. This file is",
            "the output of `dictc explain --markdown`.",
        ]
        var subject = ""
        for explanation in all {
            let code = explanation.code
            if code.prefix(while: { $0 != "." }) != subject {
                subject = String(code.prefix { $0 != "." })
                lines += ["", "## \(subject)", "", "| code | status | meaning | way out |"]
                lines.append("|---|---|---|---|")
            }
            let cells = [
                code, String(explanation.status.rawValue), explanation.meaning, explanation.remedy,
            ]
            lines.append("| \(cells.joined(separator: " | ")) |")
        }
        return lines
    }
}
