/// Draws the letters a to z as a keyboard on which each letter has its own style.
enum LetterKeyboard {
    private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

    /// Returns the rows of the keyboard, from top to bottom.
    ///
    /// `mark` is called with each letter in lower case, and returns its style and the characters
    /// before and after it, so that a keyboard without colours shows just as much.
    static func rows(
        _ mark: (UInt8) -> (style: StyledText.Style, around: (String, String))
    ) -> [StyledText] {
        rows.enumerated().map { index, letters in
            var line = StyledText(String(repeating: " ", count: 2 + index * 2))
            for letter in letters.utf8 {
                let (style, around) = mark(letter | 0x20)
                let text = around.0 + String(Unicode.Scalar(letter)) + around.1
                line.append(text, style)
                line.append(" ")
            }
            return line
        }
    }
}
