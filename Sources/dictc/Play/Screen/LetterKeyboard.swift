/// A function that draws the letters a to z as a keyboard, each in its own style.
enum LetterKeyboard {
    private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

    /// Returns the rows of the keyboard, from top to bottom.
    ///
    /// - Parameter mark: A function that is called with each letter in lower case. It returns the
    ///   letter's style and the characters to put before and after it, which show the letter's
    ///   state on terminals without colours.
    /// - Returns: The three rows, indented like those of a keyboard.
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
