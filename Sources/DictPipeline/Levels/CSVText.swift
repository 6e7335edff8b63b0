/// Lines of comma-separated values (RFC 4180) that a spreadsheet does not take for formulas.
public enum CSVText {
    /// The cells as a line without its ending.
    ///
    /// A cell that begins with `=`, `+`, `-`, `@`, a tab or a carriage return gets an apostrophe
    /// before it; a cell with a comma, a quote, an apostrophe added or a line ending is quoted.
    public static func line(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: ",")
    }

    private static func cell(_ text: String) -> String {
        let dangerous: [UInt8] = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D]
        let isFormula = text.utf8.first.map { dangerous.contains($0) } ?? false
        let shown = isFormula ? "'" + text : text
        let needsQuotes =
            isFormula
            || shown.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
        guard needsQuotes else { return shown }
        var quoted = "\""
        for scalar in shown.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
