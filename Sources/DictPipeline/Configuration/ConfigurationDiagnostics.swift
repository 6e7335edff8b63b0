/// Collects what is wrong with one file, so that a user sees all of it at once.
final class ConfigurationDiagnostics {
    /// The most errors that are kept; further ones are counted.
    static let limit = 20

    let file: String
    /// The lines of the file, for excerpts.
    private let lines: [Substring]
    private var errors: [ConfigurationError] = []
    private var omitted = 0

    /// Diagnostics for `text`, the content of `file`.
    init(file: String, text: String) {
        self.file = file
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// Whether nothing is wrong so far.
    var isEmpty: Bool { errors.isEmpty }

    /// Adds an error at `line` and `column`.
    func report(
        line: Int, column: Int, _ problem: String, found: String? = nil, expected: String? = nil,
        hint: String? = nil
    ) {
        guard errors.count < Self.limit else {
            omitted += 1
            return
        }
        errors.append(
            ConfigurationError(
                at: ConfigurationPlace(file: file, line: line, column: column), problem,
                found: found, expected: expected, hint: hint,
                excerpt: excerpt(line: line, column: column)))
    }

    /// All errors in the order of the file; `nil` where there is none.
    var failure: ConfigurationFailure? {
        guard !errors.isEmpty else { return nil }
        let sorted = errors.enumerated().sorted { a, b in
            (a.element.place.line, a.element.place.column, a.offset)
                < (b.element.place.line, b.element.place.column, b.offset)
        }
        return ConfigurationFailure(sorted.map(\.element), omitted: omitted)
    }

    /// The line with a caret under the column; `nil` where the line is too long to help.
    private func excerpt(line: Int, column: Int) -> String? {
        guard line > 0, line <= lines.count, column > 0 else { return nil }
        let scalars = lines[line - 1].unicodeScalars
        guard scalars.count <= 120, column <= scalars.count + 1 else { return nil }
        // One column for each scalar, so that the caret stands under the right one.
        let shown = String(
            String.UnicodeScalarView(scalars.map { QuotedText.isPlain($0) ? $0 : " " }))
        return shown + "\n" + String(repeating: " ", count: column - 1) + "^"
    }
}
