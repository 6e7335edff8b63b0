/// The letters a to z as the rows of a keyboard, each with its own style.
enum LetterKeyboard {
    private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

    /// The rows; for a lower-case letter `mark` returns the style and the two characters around it,
    /// so that a keyboard without colours shows just as much.
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
