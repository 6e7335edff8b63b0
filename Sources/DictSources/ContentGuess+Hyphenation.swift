extension ContentGuess {
    /// The maximum number of lines that ``isHyphenation(_:)`` examines, not counting blank lines
    /// and comments.
    private static let patternLines = 200

    /// Whether `bytes` are the beginning of a hyphenation table for TeX or LibreOffice.
    ///
    /// Such a table contains `\patterns{`, or mostly lines such as `.ach4` and `a1be`: letters with
    /// single digits between them, and a dot at the edge of a word. It has no words, so it must not
    /// be read as a word list.
    static func isHyphenation(_ bytes: Span<UInt8>) -> Bool {
        var (start, lines, patterns, anchored) = (0, 0, 0, 0)
        while start < bytes.count, lines < patternLines {
            var end = start
            while end < bytes.count, bytes[end] != ASCII.lineFeed { end += 1 }
            let line = bytes.trimmed(start..<end)
            start = end + 1
            if line.isEmpty || "%#".utf8.contains(bytes[line.lowerBound]) { continue }
            if bytes.hasText("\\patterns{", at: line.lowerBound) { return true }
            lines += 1
            if isPattern(bytes.extracting(line)) {
                patterns += 1
                if bytes[line.lowerBound] == UInt8(ascii: ".") { anchored += 1 }
            }
        }
        return anchored > 0 && patterns >= 10 && patterns * 10 >= lines * 6
    }

    /// Whether `line` is a hyphenation pattern: letters and single digits, with an optional dot at
    /// either end.
    private static func isPattern(_ line: Span<UInt8>) -> Bool {
        var (letters, digits) = (0, 0)
        var wasDigit = false
        for index in line.indices {
            let byte = line[index]
            let isDigit = ASCII.isDigit(byte)
            if isDigit {
                if wasDigit { return false }
                digits += 1
            } else if ASCII.isLetter(byte) || byte >= 0x80 {
                letters += 1
            } else if byte != UInt8(ascii: ".") || index > 0 && index < line.count - 1 {
                return false
            }
            wasDigit = isDigit
        }
        return letters > 0 && digits > 0
    }
}
