package import DictFormat
package import DictModel
import DictOutput
import DictReader

// The only place that formats diagnostics: as text and as JSON.

extension Diagnostic {
    /// The message with its code, followed by the excerpt of the source if there is one.
    ///
    /// Characters that could control a terminal are escaped.
    package var text: String { lines { text, _ in TerminalText.escaped(text) } }

    /// The ``text`` for standard error, which is coloured there if the terminal shows colours.
    package var shown: String {
        lines { Colour.paint(TerminalText.escaped($0), $1, on: Colour.errors) }
    }

    /// `place: error[code]: statement. hint: what to do`, with the excerpt in lines below it.
    private func lines(_ paint: (String, StyledText.Style) -> String) -> String {
        let isNote = code.cause == .note
        let location = place.description
        var head = location.isEmpty ? "" : paint(location + ":", .strong) + " "
        head += paint((isNote ? "note" : "error") + "[\(code.name)]:", isNote ? .strong : .bad)
        head += " " + paint(statement, .plain)
        if let hint { head += ". " + paint("hint:", .good) + " " + paint(hint, .plain) }
        let excerpt = (self.excerpt ?? "").split(separator: "\n").map { line in
            paint("    " + line, line.contains { !" ^~".contains($0) } ? .plain : .bad)
        }
        return ([head] + excerpt).joined(separator: "\n")
    }

    /// The exit status of a command that fails with this diagnostic.
    package var status: ExitStatus { ExitStatus(code.cause) }

    /// The diagnostic as a JSON object, as shown with `--json`.
    package var json: JSON {
        // A usage error does not belong to a file.
        let file = place.file.isEmpty || code.cause == .usage ? nil : place.file
        return JSON([
            "code": code.name, "place": place.description, "file": file,
            "line": place.line > 0 ? place.line : nil,
            "column": place.column > 0 ? place.column : nil, "problem": statement,
            "found": found, "expected": expected, "hint": hint ?? "",
            "status": Int(status.rawValue),
        ])
    }

    /// Creates a diagnostic for incorrect use of dictc, such as conflicting options.
    package static func usage(
        _ problem: String, found: String? = nil, expected: String? = nil, hint: String? = nil,
        _ code: Code = .usageArguments
    ) -> Diagnostic {
        Diagnostic(
            code, at: Place("dictc"), problem, found: found, expected: expected, hint: hint)
    }
}

extension Diagnostics {
    /// The exit status of a command that fails with these diagnostics: that of the first error.
    package var status: ExitStatus { errors.first?.status ?? .internalError }

    /// The messages of all errors, separated by line feeds, and the number of errors omitted.
    package var text: String { lines(\.text) }

    /// The ``text`` for standard error, which is coloured there if the terminal shows colours.
    package var shown: String { lines(\.shown) }

    private func lines(_ message: (Diagnostic) -> String) -> String {
        let rest = omitted > 0 ? ["dictc: \(TerminalText.grouped(omitted)) more"] : []
        return (errors.map(message) + rest).joined(separator: "\n")
    }

    /// The errors as a JSON object, as shown with `--json`.
    ///
    /// The member `error` is the first error, `more` contains the others, and `omitted` is the
    /// number of errors that are not listed.
    package var json: JSON {
        let head = JSON(["schema": 1, "error": errors.first?.json])
        let more = errors.count > 1 ? JSON(["more": errors.dropFirst().map(\.json)]) : JSON([:])
        return head + more + (omitted > 0 ? JSON(["omitted": omitted]) : JSON([:]))
    }
}
