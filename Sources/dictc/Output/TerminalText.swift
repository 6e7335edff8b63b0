import DictModel

/// Text that is shown to people.
enum TerminalText {
    /// `text` with every control, zero-width or bidirectional character as `\u{…}`, line endings
    /// included, so that no input can drive the terminal, hide in it or make lines of its own.
    static func escaped(_ text: String) -> String { PrintableText.singleLine(text) }

    /// `number` with commas between thousands: 111,234.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude).utf8)
        var result = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += "," }
            result.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return result
    }

    /// `number` with `noun`, which takes an s unless there is one: "1 word", "2 words".
    static func counted(_ number: Int, _ noun: String) -> String {
        grouped(number) + " " + noun + (number == 1 ? "" : "s")
    }
}
