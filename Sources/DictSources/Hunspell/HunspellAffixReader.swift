import DictModel

/// A reader for the affix file of a hunspell dictionary.
///
/// It skips lines that do not affect which forms a word has, such as those for suggestions.
struct HunspellAffixReader {
    static let byteLimit = 16 << 20

    private let place: Place
    private var affixes = HunspellAffixes()
    private var notes: [Diagnostic] = []
    /// The affix table that is being read and the number of its rules still to come, or `nil`
    /// between tables.
    private var open: (kind: [UInt8], flag: HunspellFlag, left: UInt64)?
    private var hasAliasCount = false
    private var hasConversionCount = false

    /// Reads the affix file `input`.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, is too large, contains an error or needs
    ///   a feature of hunspell that is not supported.
    /// - Returns: The contents of the file, and notes for the user about it.
    static func read(_ input: SourceInput) throws -> (HunspellAffixes, [Diagnostic]) {
        let stream = try input.open()
        var bytes: [UInt8] = []
        try stream.forEachChunk { chunk in
            bytes.append(contentsOf: chunk)
            guard bytes.count <= byteLimit else {
                throw Diagnostic(
                    .sourceTooLarge, at: input.place, "too many bytes for an affix file",
                    found: "more than \(byteLimit)")
            }
        }
        var reader = HunspellAffixReader(place: stream.memberPlace)
        try reader.read(bytes, limits: input.limits)
        return (reader.affixes, stream.notes + reader.notes)
    }

    private init(place: Place) { self.place = place }

    private mutating func read(_ bytes: [UInt8], limits: SourceLimits) throws {
        if ContentGuess.hunspell(bytes.span) == "a hunspell dictionary" {
            throw Diagnostic.otherFormat(
                "hunspell affix file", found: "a hunspell dictionary", at: place)
        }
        affixes.encoding = try encoding(bytes)
        var lines = TextLines(
            at: place, encoding: affixes.encoding, expected: "hunspell affix file", ends: .any,
            limit: limits.lineBytes, longLines: .refused)
        // Flags can only be read once their kind is known, and any line may declare it.
        for isFirst in [true, false] {
            var pass = lines
            try pass.push(bytes.span) { line, number, _ in
                try read(line, number, onlyFlags: isFirst)
            }
            try pass.finish { line, number, _ in try read(line, number, onlyFlags: isFirst) }
            if !isFirst { lines = pass }
        }
        affixes.settle()
        if let open { throw fault("a table with fewer rules than it says", "\(open.left) missing") }
        notes = lines.notes
        if affixes.makesCompounds {
            notes.append(
                Diagnostic(
                    .hunspellCompounds, at: place,
                    "the dictionary allows compounds, which are not made"))
        }
    }

    /// Returns the encoding that the file declares in a `SET` line, or ISO-8859-1, the default of
    /// hunspell, if there is no such line.
    ///
    /// - Throws: ``Diagnostic`` if the encoding is not supported.
    private func encoding(_ bytes: [UInt8]) throws(Diagnostic) -> TextEncoding {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var line = 0
        while start < bytes.count {
            line += 1
            let end = bytes[start...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
            let words = bytes[start..<end].split(whereSeparator: ASCII.isWhite)
            start = end + 1
            guard words.first?.elementsEqual("SET".utf8) == true, words.count > 1 else { continue }
            let name = String(validating: words[1], as: UTF8.self) ?? ""
            if let encoding = TextEncoding(hunspell: name) { return encoding }
            let known = ["UTF-8", "ISO8859-1", "ISO8859-15", "cp1252"]
            throw Diagnostic(
                .hunspellUnsupported, at: place.at(line: line),
                "an encoding that is not read here", found: PrintableText.quoted(name),
                expected: PrintableText.alternatives(known),
                hint: "convert both files to UTF-8, and write `SET UTF-8`")
        }
        return .latin1
    }

    // MARK: - Lines

    private mutating func read(_ line: Span<UInt8>, _ number: Int, onlyFlags: Bool) throws {
        let fields = Self.fields(line)
        guard let name = fields.first else { return }
        let place = place.at(line: number)
        if onlyFlags {
            if name.elementsEqual("FLAG".utf8), fields.count > 1 { try readKind(fields[1], place) }
            return
        }
        switch String(validating: name, as: UTF8.self) {
        case "PFX", "SFX": try readAffix(fields, place)
        case "AF": try readAlias(fields, place)
        case "OCONV": try readConversion(fields, place)
        case "FORBIDDENWORD": affixes.properties.forbidden = try flag(fields, place)
        case "ONLYINCOMPOUND": affixes.properties.onlyInCompounds = try flag(fields, place)
        case "NEEDAFFIX", "PSEUDOROOT": affixes.properties.needsAffix = try flag(fields, place)
        case "CIRCUMFIX": affixes.properties.circumfix = try flag(fields, place)
        case "NOSUGGEST", "WARN", "SUBSTANDARD":
            affixes.properties.unwanted.append(try flag(fields, place))
        case "FULLSTRIP": affixes.stripsAll = true
        case "COMPOUNDFLAG", "COMPOUNDBEGIN", "COMPOUNDRULE": affixes.makesCompounds = true
        case "COMPLEXPREFIXES", "IGNORE":
            throw Diagnostic(
                .hunspellUnsupported, at: place, "a rule that is not read here",
                found: PrintableText.quoted(name),
                hint: "expand the dictionary to a list of words with hunspell's `unmunch`")
        default: break
        }
    }

    private mutating func readKind(_ field: [UInt8], _ place: Place) throws(Diagnostic) {
        let name = String(validating: field, as: UTF8.self) ?? ""
        guard let kind = HunspellFlagKind(rawValue: name), kind != .single else {
            throw fault(
                "an unknown kind of flags", PrintableText.quoted(field), place,
                expected: "long, num or UTF-8")
        }
        affixes.flagKind = kind
    }

    private func flag(_ fields: [[UInt8]], _ place: Place) throws(Diagnostic) -> HunspellFlag {
        let text = fields.count > 1 ? fields[1] : []
        guard
            let flags = affixes.flagKind.flags(text.span, isUTF8: affixes.encoding == .utf8),
            let flag = flags.first
        else { throw fault("no flag", PrintableText.quoted(text), place) }
        return flag
    }

    private mutating func readAlias(_ fields: [[UInt8]], _ place: Place) throws(Diagnostic) {
        guard hasAliasCount else {
            hasAliasCount = true
            return
        }
        let text = fields.count > 1 ? fields[1] : []
        guard
            let flags = affixes.flagKind.flags(text.span, isUTF8: affixes.encoding == .utf8)
        else { throw fault("no flags", PrintableText.quoted(text), place) }
        affixes.aliases.append(Set(flags).sorted())
    }

    /// Reads a line of the conversion table: its first line, such as `OCONV 2`, or a rule, such as
    /// `OCONV ĳ ij`.
    private mutating func readConversion(
        _ fields: [[UInt8]], _ place: Place
    ) throws(Diagnostic) {
        guard hasConversionCount else {
            hasConversionCount = true
            return
        }
        guard fields.count > 2 else {
            throw fault("too few fields", "\(fields.count)", place, expected: "at least 3")
        }
        let (from, to) = (fields[1], fields[2])
        affixes.conversion.add(from.span.scalars, to.span.scalars)
    }

    /// Reads a line of an affix table: its first line, such as `SFX D Y 4`, or a rule, such as
    /// `SFX D y ied [^aeiou]y`.
    private mutating func readAffix(_ fields: [[UInt8]], _ place: Place) throws(Diagnostic) {
        let flag = try flag(fields, place)
        guard fields.count >= 4 else {
            throw fault("too few fields", "\(fields.count)", place, expected: "at least 4")
        }
        guard let table = open else {
            let digits = fields[3]
            guard let count = digits.span.number(in: 0..<digits.count) else {
                throw fault("no number of rules", PrintableText.quoted(digits), place)
            }
            let crosses = fields[2] == [UInt8(ascii: "Y")]
            let isPrefix = fields[0].first == UInt8(ascii: "P")
            let table = HunspellTable(isPrefix: isPrefix, crosses: crosses)
            if isPrefix { affixes.prefixes[flag] = table } else { affixes.suffixes[flag] = table }
            open = count > 0 ? (fields[0], flag, count) : nil
            return
        }
        guard table.kind == fields[0], table.flag == flag else {
            throw fault("a table with fewer rules than it says", "\(table.left) missing", place)
        }
        open = table.left > 1 ? (table.kind, flag, table.left - 1) : nil
        let affix = try rule(fields, place)
        if table.kind.first == UInt8(ascii: "P") {
            affixes.prefixes[flag]?.affixes.append(affix)
        } else {
            affixes.suffixes[flag]?.affixes.append(affix)
        }
    }

    private func rule(_ fields: [[UInt8]], _ place: Place) throws(Diagnostic) -> HunspellAffix {
        var affix = HunspellAffix()
        affix.strip = Self.text(fields[2])
        let (text, flags) = HunspellEntry.split(fields[3], isAffix: true)
        affix.text = Self.text(text)
        guard let list = affixes.flags(flags.span) else {
            throw fault("no flags", PrintableText.quoted(flags), place)
        }
        affix.flags = list
        if fields.count > 4, !Self.isMorphology(fields[4]) {
            let text = fields[4]
            guard let condition = HunspellAffix.condition(text.span.scalars) else {
                throw fault("a bracket that is not closed", PrintableText.quoted(text), place)
            }
            affix.condition = condition
        }
        return affix
    }

    /// Returns the code points of `field`, or an empty array if it is `0`, which means an empty
    /// text.
    private static func text(_ field: [UInt8]) -> [UInt32] {
        field == [UInt8(ascii: "0")] ? [] : field.span.scalars
    }

    /// Whether `field` is morphological information, such as `po:noun`, and not a condition.
    private static func isMorphology(_ field: [UInt8]) -> Bool {
        field.count > 3 && field[2] == UInt8(ascii: ":")
    }

    private static func fields(_ line: Span<UInt8>) -> [[UInt8]] {
        var fields: [[UInt8]] = []
        var start = 0
        for index in 0...line.count where index == line.count || ASCII.isBlank(line[index]) {
            if index > start { fields.append([UInt8](line.extracting(start..<index))) }
            start = index + 1
        }
        if let first = fields.first?.first, first == UInt8(ascii: "#") { return [] }
        return fields
    }

    private func fault(
        _ problem: String, _ found: String, _ place: Place? = nil, expected: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .hunspellAffixes, at: place ?? self.place, "in a hunspell affix file, " + problem,
            found: found, expected: expected, hint: "compare it with the file as it is published")
    }
}

extension TextEncoding {
    /// Creates the encoding with a name from an affix file, such as `ISO8859-1` or
    /// `microsoft-cp1252`.
    ///
    /// Returns `nil` if the name is unknown or that of a UTF-16 encoding.
    fileprivate init?(hunspell name: String) {
        let prefix = "microsoft-"
        self.init(name: name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
        if self == .utf16 || self == .utf16LittleEndian || self == .utf16BigEndian { return nil }
    }
}
