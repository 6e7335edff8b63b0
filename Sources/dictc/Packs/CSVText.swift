/// Comma-separated values (RFC 4180), protected against formulas in spreadsheets.
enum CSVText {
    /// Joins `cells` into a line, without a line ending.
    ///
    /// A cell that starts with `=`, `+`, `-`, `@`, a tab or a carriage return is prefixed with an
    /// apostrophe, so that a spreadsheet does not run it as a formula. Such a cell is quoted, and
    /// so is one that contains a comma, a quote or a line ending.
    static func line(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: ",")
    }

    private static func cell(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map("=+-@\t\r".unicodeScalars.contains) ?? false
        let shown = isFormula ? "'" + text : text
        let needsQuotes =
            isFormula || shown.unicodeScalars.contains(where: ",\"\n\r".unicodeScalars.contains)
        guard needsQuotes else { return shown }
        var quoted = "\""
        for scalar in shown.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
