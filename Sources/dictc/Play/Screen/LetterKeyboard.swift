/// The letters a to z as the rows of a keyboard, each with a look.
enum LetterKeyboard {
    private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

    /// The rows; `mark` tells of a lower-case letter how it looks and which two characters stand
    /// around it, so that a keyboard without colours says the same.
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
