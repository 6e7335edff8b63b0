import DictModel

/// Functions that format text for a terminal.
package enum TerminalText {
    /// Returns `text` with line endings, control characters and invisible characters escaped as
    /// `\u{…}`.
    ///
    /// Text from the input can thus neither control the terminal, nor hide text, nor start new
    /// lines.
    package static func escaped(_ text: String) -> String { PrintableText.singleLine(text) }

    /// Returns `line` as lines of at most `columns` characters, broken at blanks; all but the first
    /// are indented by `indent`.
    ///
    /// A word that is longer than a line stays whole.
    package static func wrapped(_ line: String, columns: Int, indent: Int) -> [String] {
        guard line.count > columns, columns > indent + 1 else { return [line] }
        var lines: [String] = []
        var rest = line[...]
        while rest.count + (lines.isEmpty ? 0 : indent) > columns {
            let room = columns - (lines.isEmpty ? 0 : indent)
            let least = rest.index(rest.startIndex, offsetBy: lines.isEmpty ? indent : 1)
            let limit = rest.index(rest.startIndex, offsetBy: room)
            guard
                let end = rest[least...limit].lastIndex(of: " ")
                    ?? rest[limit...].firstIndex(of: " ")
            else { break }
            lines.append(String(rest[..<end]))
            rest = rest[end...].drop { $0 == " " }
        }
        lines.append(String(rest))
        let blanks = String(repeating: " ", count: indent)
        return lines.enumerated().map { $0 == 0 ? $1 : blanks + $1 }
    }

    /// Arranges `words` in lines of at most `columns` characters, in columns of equal width.
    package static func table(_ words: [String], columns: Int) -> [String] {
        let width = (words.map(\.count).max() ?? 0) + 2
        let perLine = max(1, (columns + 2) / width)
        return stride(from: 0, to: words.count, by: perLine).map { start in
            let line = words[start..<min(start + perLine, words.count)]
            let padded = line.dropLast().map {
                $0 + String(repeating: " ", count: width - $0.count)
            }
            return padded.joined() + (line.last ?? "")
        }
    }

    /// Formats `number` with commas between groups of three digits, such as 111,234.
    package static func grouped(_ number: Int) -> String {
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
    package static func counted(_ number: Int, _ noun: String) -> String {
        grouped(number) + " " + noun + (number == 1 ? "" : "s")
    }
}
