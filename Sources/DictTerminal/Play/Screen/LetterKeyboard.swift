/// A function that draws the letters a to z as a keyboard, each in its own style.
enum LetterKeyboard {
    private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
    /// The columns of a letter and the characters around it.
    private static let keyWidth = 3

    /// Returns the rows of the keyboard, from top to bottom.
    ///
    /// - Parameters:
    ///   - columns: The width of the terminal; on a narrow one, the keys stand closer.
    ///   - mark: A function that is called with each letter in lower case. It returns the
    ///     letter's style and the characters to put before and after it, which show the letter's
    ///     state on terminals without colours.
    /// - Returns: The three rows, indented like those of a keyboard.
    static func rows(
        columns: Int, _ mark: (UInt8) -> (style: StyledText.Style, around: (String, String))
    ) -> [StyledText] {
        let keys = rows[0].utf8.count
        let gap = columns >= keys * (keyWidth + 1) - 1 ? 1 : 0
        let indent = min(2, max(0, columns - keys * (keyWidth + gap) + gap))
        return rows.enumerated().map { index, letters in
            var line = StyledText(String(repeating: " ", count: indent + index * (1 + gap)))
            for (place, letter) in letters.utf8.enumerated() {
                let (style, around) = mark(letter | 0x20)
                if place > 0 { line.append(String(repeating: " ", count: gap)) }
                line.append(around.0 + String(Unicode.Scalar(letter)) + around.1, style)
            }
            return line
        }
    }
}
