extension ContentGuess {
    /// The maximum number of lines that are examined.
    private static let hunspellLines = 200

    /// The kind of hunspell file that `bytes` begin, as a noun with its article; `nil` for other
    /// content.
    ///
    /// An affix file has rules such as `SFX D Y 4`, or begins with its encoding, its kind of flags
    /// or a table of aliases. A dictionary begins with the number of its entries, and at least a
    /// tenth of them have flags after a slash, as in `pit/MS`. Without that number, more than half
    /// must have such flags.
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

    /// The fields in `range`, which are separated by spaces and tabs.
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

    /// Whether `fields` are the header of a table of affix rules, such as `PFX A Y 1`.
    private static func isAffixRule(_ fields: [[UInt8]]) -> Bool {
        fields.count >= 4 && (fields[0] == Array("PFX".utf8) || fields[0] == Array("SFX".utf8))
            && (fields[2] == [UInt8(ascii: "Y")] || fields[2] == [UInt8(ascii: "N")])
            && isNumber(fields[3])
    }

    /// Whether `fields` are the first line of an affix file, such as `SET UTF-8`, `FLAG long` or
    /// `AF 12`.
    private static func isAffixHead(_ fields: [[UInt8]]) -> Bool {
        guard fields.count == 2 else { return false }
        let values = ["UTF-8", "ISO8859-", "KOI8-", "cp125", "microsoft-cp", "long", "num"]
        if fields[0] == Array("SET".utf8) || fields[0] == Array("FLAG".utf8) {
            return values.contains { fields[1].starts(with: $0.utf8) }
        }
        return (fields[0] == Array("AF".utf8) || fields[0] == Array("AM".utf8))
            && isNumber(fields[1])
    }

    /// The flags of a dictionary entry, after its last slash; `nil` if it has none.
    ///
    /// Only morphological fields, such as `po:noun`, may follow the flags.
    private static func flags(_ fields: [[UInt8]]) -> ArraySlice<UInt8>? {
        guard let last = fields.lastIndex(where: { $0.contains(UInt8(ascii: "/")) }),
            fields[(last + 1)...].allSatisfy({ $0.count > 3 && $0[2] == UInt8(ascii: ":") }),
            let slash = fields[last].lastIndex(of: UInt8(ascii: "/")), slash > 0,
            fields[last][slash - 1] != UInt8(ascii: "\\")
        else { return nil }
        let flags = fields[last][(slash + 1)...]
        return flags.isEmpty ? nil : flags
    }

    /// Whether `byte` is a digit, a capital or a comma, which rarely follow a slash in plain words.
    private static func isCode(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || ASCII.isCapital(byte) || byte == UInt8(ascii: ",")
    }

    private static func isNumber(_ field: [UInt8]) -> Bool {
        !field.isEmpty && field.allSatisfy(ASCII.isDigit)
    }
}
