import DictModel

/// A collection of the errors in a configuration file, each with its line, column and an excerpt.
///
/// It is a class because all nodes of the document report to the same collection.
final class ConfigurationFaults {
    /// The place of the configuration file, to which each error adds its line and column.
    let place: Place
    private let lines: [Substring]
    private var faults = Diagnostics()

    /// Whether further errors are only counted, so that looking for hints is of no use.
    var isFull: Bool { faults.isFull }

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

// Mistakes in the layout of lines, which a parser of YAML reports at another line or in its own
// terms.

extension ConfigurationFaults {
    /// Returns the number and the text of the nearest line above line `number` that holds a key but
    /// lacks its colon.
    ///
    /// YAML continues the text of such a line in the next one, where the colon then is an error.
    ///
    /// - Returns: The line, or `nil` if the line above does not look like that.
    func lineWithoutColon(above number: Int) -> (number: Int, text: Substring)? {
        var above = number - 1
        while above > 0, content(ofLine: above).isEmpty { above -= 1 }
        let text = content(ofLine: above)
        guard above > 0, !text.contains(":"), !text.hasPrefix("-"),
            indentation(ofLine: above) == indentation(ofLine: number)
        else { return nil }
        return (above, text)
    }

    /// The number of the first line that is a mark of a merge conflict, or `nil` if none is.
    var mergeMark: Int? {
        lines.firstIndex { line in
            ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { line.hasPrefix($0) }
        }.map { $0 + 1 }
    }

    /// Whether line `number` and all lines after it are empty or comments.
    func isAtEnd(_ number: Int) -> Bool {
        number > lines.count || (number...lines.count).allSatisfy { content(ofLine: $0).isEmpty }
    }

    /// Returns the number of spaces that line `number` probably should be indented by, if none of
    /// the lines above it has the same indentation.
    func expectedIndentation(ofLine number: Int) -> Int? {
        guard number > 1 else { return nil }
        var open = [0]
        for line in 1..<number {
            let text = content(ofLine: line)
            if text.isEmpty { continue }
            var depth = indentation(ofLine: line).utf8.count
            var rest = text
            repeat {
                while let last = open.last, last > depth { open.removeLast() }
                if open.last != depth { open.append(depth) }
                guard rest.hasPrefix("- ") else { break }
                let start = rest.dropFirst().prefix { $0 == " " }
                depth += 1 + start.utf8.count
                rest = rest.dropFirst(1 + start.utf8.count)
            } while true
        }
        let depth = indentation(ofLine: number).utf8.count
        guard !content(ofLine: number).isEmpty, !open.contains(depth) else { return nil }
        // Below a key without a value, any deeper line is right.
        let above = (1..<number).last { !content(ofLine: $0).isEmpty } ?? 0
        if content(ofLine: above).hasSuffix(":"), depth > open.last ?? 0 { return nil }
        return open.min { abs($0 - depth) < abs($1 - depth) }
    }

    /// Returns line `number` without its indentation, without a comment and the blanks before it.
    func content(ofLine number: Int) -> Substring {
        let text = line(number).drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("#") { return "" }
        guard var end = text.firstRange(of: " #")?.lowerBound else { return text }
        while end > text.startIndex, text[text.index(before: end)] == " " {
            end = text.index(before: end)
        }
        return text[..<end]
    }
}
