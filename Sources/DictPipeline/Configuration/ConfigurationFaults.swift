import DictModel

/// A collection of the errors in a configuration file, each with its line, column and an excerpt.
///
/// It is a class because all nodes of the document report to the same collection.
final class ConfigurationFaults {
    /// The place of the configuration file, to which each error adds its line and column.
    let place: Place
    private let lines: [Substring]
    private var faults = Diagnostics()

    /// Creates an empty collection for `text`, the contents of the file at `place`.
    init(_ place: Place, text: String) {
        self.place = place
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// Adds an error at `line` and `column`, which both start at 1.
    ///
    /// Pass 0 as `column` for an error that concerns the whole line, and 0 as `line` for the whole
    /// file.
    func report(
        _ code: Diagnostic.Code, line: Int = 0, column: Int = 0, _ problem: String,
        found: String? = nil, expected: String? = nil, hint: String? = nil
    ) {
        faults.add(
            Diagnostic(
                code, at: place.at(line: line, column: column), problem, found: found,
                expected: expected, hint: hint, excerpt: excerpt(line: line, column: column)))
    }

    /// Throws the errors reported so far, sorted by line and column, or does nothing if there are
    /// none.
    func throwIfAny() throws(Diagnostics) {
        faults.sortByPlace()
        try faults.throwIfAny()
    }

    /// Returns the spaces and tabs at the start of the line with the 1-based number `number`.
    ///
    /// The result is empty if there is no such line.
    func indentation(ofLine number: Int) -> Substring {
        line(number).prefix { $0 == " " || $0 == "\t" }
    }

    /// Returns the line with the 1-based number `number`, or an empty text if there is no such line.
    func line(_ number: Int) -> Substring {
        number > 0 && number <= lines.count ? lines[number - 1] : ""
    }

    /// Returns an excerpt for an error message: the text of the line, with a caret below the
    /// column.
    ///
    /// - Returns: The excerpt, or `nil` if there is no such line or column, or the line is too long
    ///   to be useful.
    private func excerpt(line: Int, column: Int) -> String? {
        guard line > 0, line <= lines.count, column > 0 else { return nil }
        let scalars = lines[line - 1].unicodeScalars
        guard scalars.count <= 120, column <= scalars.count + 1 else { return nil }
        // One column per scalar, so that the caret is in the right place.
        let shown = String(String.UnicodeScalarView(scalars.map { $0.isShown ? $0 : " " }))
        return shown + "\n" + String(repeating: " ", count: column - 1) + "^"
    }
}

extension Unicode.Scalar {
    /// Whether the character can be shown as it is, because it is neither a control character nor
    /// invisible.
    var isShown: Bool {
        let text = String(self)
        return PrintableText.singleLine(text) == text
    }
}
