import DictModel

/// Functions that format text for a terminal.
enum TerminalText {
    /// Returns `text` with line endings, control characters and invisible characters escaped as
    /// `\u{…}`.
    ///
    /// Text from the input can thus neither control the terminal, nor hide text, nor start new
    /// lines.
    static func escaped(_ text: String) -> String { PrintableText.singleLine(text) }

    /// Formats `number` with commas between groups of three digits, such as 111,234.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude).utf8)
        var result = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += "," }
            result.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return result
    }

    /// Formats `number` with a noun, for example "1 word" or "2 words".
    ///
    /// Pass the singular form as `noun`; an "s" is added for any number other than 1.
    static func counted(_ number: Int, _ noun: String) -> String {
        grouped(number) + " " + noun + (number == 1 ? "" : "s")
    }
}
