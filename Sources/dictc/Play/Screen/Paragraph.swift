/// Functions that break text into lines of a given width.
enum Paragraph {
    /// Arranges `parts` in lines of at most `columns` columns, with `gap` spaces between them.
    ///
    /// A part wider than that is put on a separate line, uncut. Lines after the first are indented
    /// by `indent` spaces.
    static func lines(
        _ parts: [StyledText], columns: Int, indent: Int = 0, gap: Int = 1
    ) -> [StyledText] {
        var lines: [StyledText] = []
        var line = StyledText()
        for part in parts {
            let start = lines.isEmpty ? 0 : indent
            if line.columns > start, line.columns + gap + part.columns > columns {
                lines.append(line)
                line = StyledText(String(repeating: " ", count: indent))
            } else if line.columns > (lines.isEmpty ? 0 : indent) {
                line.append(String(repeating: " ", count: gap))
            }
            line = line + part
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Breaks `text` at spaces into lines of at most `columns` columns.
    ///
    /// A word wider than that is put on a separate line, uncut. Lines after the first are indented
    /// by `indent` spaces.
    static func lines(_ text: String, columns: Int, indent: Int = 0) -> [StyledText] {
        lines(
            text.split(separator: " ").map { StyledText(String($0)) }, columns: columns,
            indent: indent)
    }
}
