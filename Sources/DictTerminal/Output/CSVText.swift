/// Functions that write comma-separated values (RFC 4180) safely for spreadsheets.
enum CSVText {
    /// Returns `cells` as one line of comma-separated values, without a line ending.
    ///
    /// A cell that starts with `=`, `+`, `-`, `@`, a tab or a carriage return gets an apostrophe in
    /// front, so that a spreadsheet does not evaluate it as a formula. Such cells are quoted, and
    /// so are cells with a comma, a quotation mark or a line ending.
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
