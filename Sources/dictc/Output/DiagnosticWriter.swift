import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictReader

// The only place that formats diagnostics: as text and as JSON.

extension Diagnostic {
    /// The message, followed by the excerpt of the source if there is one.
    ///
    /// Characters that could control a terminal are escaped.
    var text: String {
        let excerpt = (self.excerpt ?? "").split(separator: "\n").map { "    " + $0 }
        return ([description] + excerpt).map(TerminalText.escaped).joined(separator: "\n")
    }

    /// The ``text`` for standard error, which is coloured there if the terminal shows colours.
    var shown: String {
        guard Colour.errors else { return text }
        func paint(_ text: String, _ style: StyledText.Style) -> String {
            Colour.paint(TerminalText.escaped(text), style, on: true)
        }
        let location = place.description
        let head =
            (location.isEmpty
                ? "" : paint(location + ":", code.cause == .note ? .strong : .bad) + " ")
            + paint(statement, .plain)
        let hint = hint.map { ". " + paint("hint:", .good) + " " + paint($0, .plain) } ?? ""
        let excerpt = (self.excerpt ?? "").split(separator: "\n").map { line in
            paint("    " + line, line.contains { !" ^~".contains($0) } ? .plain : .bad)
        }
        return ([head + hint] + excerpt).joined(separator: "\n")
    }

    /// Returns the diagnostic with its file as a path relative to the working directory.
    ///
    /// The file belongs to the project that `options` select.
    func located(by options: BuildOptions) -> Diagnostic {
        var result = self
        result.place.file = options.path(to: place)
        result.place.base = .caller
        return result
    }

    /// The exit status of a command that fails with this diagnostic.
    var status: ExitStatus { ExitStatus(code.cause) }

    /// The diagnostic as a JSON object, as shown with `--json`.
    var json: JSON { .object(members) }

    /// Returns the values of the members `names` of the JSON object.
    func values(_ names: [String]) -> [JSON] {
        names.map { name in members.first { $0.0 == name }?.1 ?? .null }
    }

    private var members: [(String, JSON)] {
        // A usage error does not belong to a file.
        let file = place.file.isEmpty || code.cause == .usage ? nil : place.file
        return [
            ("code", .string(code.name)), ("place", .string(place.description)),
            ("file", .optional(file)),
            ("line", place.line > 0 ? .integer(place.line) : .null),
            ("column", place.column > 0 ? .integer(place.column) : .null),
            ("problem", .string(statement)), ("found", .optional(found)),
            ("expected", .optional(expected)), ("hint", .string(hint ?? "")),
            ("status", .integer(Int(status.rawValue))),
        ]
    }

    /// Creates a diagnostic for incorrect use of dictc, such as conflicting options.
    static func usage(
        _ problem: String, found: String? = nil, expected: String? = nil, hint: String? = nil,
        _ code: Code = .usageArguments
    ) -> Diagnostic {
        Diagnostic(
            code, at: Place("dictc"), problem, found: found, expected: expected, hint: hint)
    }
}

extension Diagnostics {
    /// The exit status of a command that fails with these diagnostics: that of the first error.
    var status: ExitStatus { errors.first?.status ?? .internalError }

    /// The messages of all errors, separated by line feeds, and the number of errors omitted.
    var text: String { lines(\.text) }

    /// The ``text`` for standard error, which is coloured there if the terminal shows colours.
    var shown: String { lines(\.shown) }

    private func lines(_ message: (Diagnostic) -> String) -> String {
        let rest = omitted > 0 ? ["dictc: \(TerminalText.grouped(omitted)) more"] : []
        return (errors.map(message) + rest).joined(separator: "\n")
    }

    /// The errors as a JSON object, as shown with `--json`.
    ///
    /// The member `error` is the first error, `more` contains the others, and `omitted` is the
    /// number of errors that are not listed.
    var json: JSON {
        var members: [(String, JSON)] = [
            ("schema", .integer(1)), ("error", errors.first?.json ?? .null),
        ]
        if errors.count > 1 { members.append(("more", .array(errors.dropFirst().map(\.json)))) }
        if omitted > 0 { members.append(("omitted", .integer(omitted))) }
        return .object(members)
    }
}
