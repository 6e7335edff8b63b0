extension ContentGuess {
    private static let hunspellLines = 200

    /// Returns the kind of hunspell file that begins with `bytes`, or `nil` for other content.
    ///
    /// The result is a phrase for messages, such as "a hunspell dictionary". Hunspell is a spelling
    /// checker. Its affix files have rules such as `SFX D Y 4`, or begin by declaring an encoding,
    /// a flag type or a table of aliases. Its dictionaries begin with the number of entries, and at
    /// least a tenth of their lines have flags after a slash, as in `pit/MS`. A file without that
    /// number counts as a dictionary if more than half of its lines have flags made of capitals or
    /// digits.
    static func hunspell(_ bytes: Span<UInt8>) -> String? {
        var start = bytes.hasPrefix([0xEF, 0xBB, 0xBF]) ? 3 : 0
        var (lines, flagged, coded) = (0, 0, 0)
        var hasCount = false
        while start < bytes.count, lines < hunspellLines {
            var end = start
            while end < bytes.count, bytes[end] != ASCII.lineFeed { end += 1 }
            let isCRLF = end > start && bytes[end - 1] == ASCII.carriageReturn
            let range = bytes.trimmed(start..<(isCRLF ? end - 1 : end))
            start = end + 1
            if range.isEmpty || bytes[range.lowerBound] == UInt8(ascii: "#") { continue }
            let fields = Self.fields(of: bytes, range)
            if isAffixRule(fields) || lines == 0 && isAffixHead(fields) {
                return "a hunspell affix file"
            }
            if lines == 0 { hasCount = fields.count == 1 && isNumber(fields[0]) }
            lines += 1
            guard let flags = flags(fields) else { continue }
            flagged += 1
            if flags.allSatisfy({ isCode($0) }) { coded += 1 }
        }
        let isDictionary =
            hasCount ? flagged * 10 >= lines && flagged > 0 : coded >= 3 && coded * 2 > lines
        return isDictionary ? "a hunspell dictionary" : nil
    }

    private static func fields(of bytes: Span<UInt8>, _ range: Range<Int>) -> [[UInt8]] {
        var fields: [[UInt8]] = [[]]
        for index in range {
            if !ASCII.isBlank(bytes[index]) {
                fields[fields.count - 1].append(bytes[index])
            } else if fields.last?.isEmpty == false {
                fields.append([])
            }
        }
        return fields
    }

    /// Whether `fields` are those of a hunspell affix header, such as `PFX A Y 1`.
    private static func isAffixRule(_ fields: [[UInt8]]) -> Bool {
        fields.count >= 4 && (fields[0] == Array("PFX".utf8) || fields[0] == Array("SFX".utf8))
            && (fields[2] == [UInt8(ascii: "Y")] || fields[2] == [UInt8(ascii: "N")])
            && isNumber(fields[3])
    }

    /// Whether a line split into `fields` can be the first line of a hunspell affix file.
    ///
    /// Examples are `SET UTF-8`, `FLAG long` and `AF 12`.
    private static func isAffixHead(_ fields: [[UInt8]]) -> Bool {
        guard fields.count == 2 else { return false }
        let values = ["UTF-8", "ISO8859-", "KOI8-", "cp125", "microsoft-cp", "long", "num"]
        if fields[0] == Array("SET".utf8) || fields[0] == Array("FLAG".utf8) {
            return values.contains { fields[1].starts(with: $0.utf8) }
        }
        return (fields[0] == Array("AF".utf8) || fields[0] == Array("AM".utf8))
            && isNumber(fields[1])
    }

    /// Returns the flags after the last slash of a hunspell dictionary entry, or `nil` if it has
    /// none.
    ///
    /// `fields` are the parts of the entry between spaces and tabs. Only morphological fields, such
    /// as `po:noun`, may follow the flags.
    private static func flags(_ fields: [[UInt8]]) -> ArraySlice<UInt8>? {
        guard let last = fields.lastIndex(where: { $0.contains(UInt8(ascii: "/")) }),
            fields[(last + 1)...].allSatisfy({ $0.count > 3 && $0[2] == UInt8(ascii: ":") }),
            let slash = fields[last].lastIndex(of: UInt8(ascii: "/")), slash > 0,
            fields[last][slash - 1] != UInt8(ascii: "\\")
        else { return nil }
        let flags = fields[last][(slash + 1)...]
        return flags.isEmpty ? nil : flags
    }

    /// Whether `byte` is a digit, a capital or a comma, as in many hunspell flags.
    ///
    /// In ordinary words, these characters rarely follow a slash.
    private static func isCode(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || ASCII.isCapital(byte) || byte == UInt8(ascii: ",")
    }

    private static func isNumber(_ field: [UInt8]) -> Bool {
        !field.isEmpty && field.allSatisfy(ASCII.isDigit)
    }
}

extension ContentGuess {
    /// Returns the quote that is around most lines of `bytes`, perhaps with a comma after it, as in
    /// the source of a program, or `nil` if most lines have none.
    static func quote(_ bytes: Span<UInt8>) -> UInt8? {
        var (start, lines) = (0, 0)
        var counts: [UInt8: Int] = [:]
        while start < bytes.count, lines < patternLines {
            var end = bytes.firstIndex(of: ASCII.lineFeed, from: start) ?? bytes.count
            let next = end + 1
            while end > start, ASCII.isWhite(bytes[end - 1]) || ",;".utf8.contains(bytes[end - 1]) {
                end -= 1
            }
            let line = bytes.trimmed(start..<end)
            start = next
            guard let first = line.first, let last = line.last else { continue }
            lines += 1
            let quote = bytes[first]
            // Quotes inside belong to other fields.
            if line.count > 2, quote == bytes[last], "\"'`".utf8.contains(quote),
                bytes.firstIndex(of: quote, from: first + 1) == last
            {
                counts[quote, default: 0] += 1
            }
        }
        return counts.first { $0.value >= 2 && $0.value * 2 >= lines }?.key
    }
}

extension ContentGuess {
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
