/// Breaks text into lines of a given width.
enum Paragraph {
    /// Arranges `parts` in lines of at most `columns`, with `gap` spaces between parts.
    ///
    /// A part that is longer gets a line to itself. Lines after the first are indented by `indent`
    /// spaces.
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

    /// Breaks `text` between words into lines of at most `columns`.
    ///
    /// Lines after the first are indented by `indent` spaces.
    static func lines(_ text: String, columns: Int, indent: Int = 0) -> [StyledText] {
        lines(
            text.split(separator: " ").map { StyledText(String($0)) }, columns: columns,
            indent: indent)
    }
}
