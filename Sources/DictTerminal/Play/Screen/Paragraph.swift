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

    /// Breaks a line of plain text into lines of at most `columns` columns.
    ///
    /// A line with parts that are separated by two or more spaces, such as the words of a phrase in
    /// Hangman, is broken between these if possible, and otherwise between words. A word wider than
    /// a line is put on a separate line, uncut. Lines after the first have the indentation of the
    /// first, and 2 more spaces unless it begins with a letter, as a sentence does.
    static func wrapped(_ line: String, columns: Int) -> [String] {
        guard TextWidth.columns(of: line) > columns else { return [line] }
        let text = line.trimmingBlanks
        let blanks = line.utf8.count - line.utf8.drop { $0 == 0x20 }.count
        let start = StyledText(String(repeating: " ", count: blanks))
        let room = columns - blanks
        let groups = Self.groups(of: text)
        let indent = text.first?.isLetter == true ? 0 : 2
        let areWhole =
            groups.count > 1 && groups.allSatisfy { TextWidth.columns(of: $0) + indent <= room }
        let parts = areWhole ? groups : text.split(separator: " ").map(String.init)
        return lines(
            parts.map { StyledText($0) }, columns: room, indent: indent, gap: areWhole ? 2 : 1
        ).map { (start + $0).text }
    }

    /// The parts of `text` between two or more spaces.
    private static func groups(of text: String) -> [String] {
        var groups = [""]
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let last = groups.count - 1
            if word.isEmpty {
                if !groups[last].isEmpty { groups.append("") }
            } else {
                if !groups[last].isEmpty { groups[last] += " " }
                groups[last] += word
            }
        }
        return groups
    }
}
