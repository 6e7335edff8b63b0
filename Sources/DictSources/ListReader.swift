import DictModel

/// A reader for plain word lists, in which each line has a word and optionally a number.
///
/// Blank lines and comments are skipped and counted. Since concatenated files can have byte order
/// marks in the middle, a mark at the start of any line is dropped, and a note reports it.
struct ListReader {
    var records = 0
    var skipped = 0

    let place: Place
    let format: ListFormat
    let limits: SourceLimits
    private let commentPrefix: [UInt8]
    private var source: TextLines
    private var filter: CaseFilter
    var row = TableRow()
    /// The 1-based number of the line on which ``row`` begins.
    var rowLine = 0
    /// The positions of the columns to read, or `nil` before the first row of a table is read.
    var plan: ListTablePlan?
    private var isFirst = true
    var gauge: TableGauge
    private var isAtStart = true
    /// The number of the line with which an AOSP word list begins, or 0 in other lists.
    private var combinedLine = 0
    private var innerMarks = Occurrences()
    private var doubleEncoded = Occurrences()
    private var cleaning = TextCleaning()
    var head = TableHead()
    var rowsWithoutWord = Occurrences()
    var longRows = Occurrences()
    /// The line and number of fields of the first row of a table without a head line, and the
    /// largest number of fields of the others.
    var widths: (line: Int, first: Int, others: Int)?

    init(at place: Place, format: ListFormat, limits: SourceLimits) {
        self.place = place
        self.format = format
        self.limits = limits
        commentPrefix = Array((format.commentPrefix ?? "").utf8)
        filter = CaseFilter(format.letterCase)
        gauge = TableGauge(holdsPhrases: format.holdsPhrases)
        source = Self.lines(at: place, format, limits)
    }

    private static func lines(
        at place: Place, _ format: ListFormat, _ limits: SourceLimits
    ) -> TextLines {
        TextLines(
            at: place, encoding: format.encoding, expected: "list", ends: .any,
            limit: limits.lineBytes, longLines: .refused)
    }

    /// Calls `body` with the splitter, which is taken out so that its lines can change the reader.
    private mutating func withLines(
        _ body: (inout TextLines, inout Self) throws -> Void
    ) rethrows {
        var lines = Self.lines(at: place, format, limits)
        swap(&lines, &source)
        defer { swap(&lines, &source) }
        try body(&lines, &self)
    }

    var lines: Int { source.count }

    /// Notes for the user about the list, such as dropped byte order marks.
    ///
    /// The array is complete once ``finish(_:)`` has returned.
    var notes: [Diagnostic] {
        var notes = source.notes
        notes += [
            innerMarks.note(
                .textByteOrderMark, at: place,
                "\(innerMarks.count) byte order marks inside the file dropped"),
            doubleEncoded.note(
                .textDoubleEncoded, at: place,
                "\(doubleEncoded.count) lines look as if encoded twice (Ã© for é)"),
            cleaning.note(at: place),
            plan.flatMap { head.note(at: place, word: $0.word) },
            rowsWithoutWord.note(
                .listNoWord, at: place, "\(rowsWithoutWord.count) rows without a word skipped"),
            longRows.note(
                .listLongRows, at: place,
                "\(longRows.count) rows have more fields than the first; only the word was read"),
        ].compactMap(\.self)
        if combinedLine > 0 {
            notes.append(
                Diagnostic(
                    .listCombined, at: place.at(line: combinedLine),
                    "read as a word list of an AOSP keyboard: the words, and `f` as the count"))
        }
        if filter.foundCapitals {
            notes.append(
                Diagnostic(
                    .listCapitals, at: place,
                    "nearly all words are in capitals, so capitals mean nothing here",
                    hint: "`case: upper` says so, `case: keep` takes them for abbreviations"))
        }
        return notes
    }

    /// Reads the next chunk of the list and calls `body` with the records that are complete.
    ///
    /// Up to 1,000 records may be held back until it is known what capitals mean in the list.
    mutating func push(_ chunk: Span<UInt8>, _ body: RecordBody) throws {
        if isFirst, let document = ContentGuess.hunspell(chunk) {
            throw Diagnostic.otherFormat(
                "list", found: document, at: place,
                hint: "declare `format: { hunspell: { affixes: FILE.aff } }` for the .dic of a pair"
            )
        }
        if isFirst, ContentGuess.isHyphenation(chunk) {
            throw Diagnostic.otherFormat(
                "list", found: "a hyphenation table", at: place,
                hint: "name a list of words; a hyphenation table has none")
        }
        if isFirst { try refuseQuotes(chunk) }
        isFirst = false
        try withLines { lines, reader in
            try lines.push(chunk) { line, number, _ in try reader.read(line, number, body) }
        }
    }

    /// Throws if most lines of a plain list are in quotes.
    private func refuseQuotes(_ chunk: Span<UInt8>) throws(Diagnostic) {
        guard format.separator == .tab, format.columns == nil, !format.holdsPhrases,
            ContentGuess.document(chunk) == nil, let quote = ContentGuess.quote(chunk)
        else { return }
        let isCSV = quote == UInt8(ascii: "\"")
        throw Diagnostic.otherFormat(
            "list", found: isCSV ? "words in quotes" : "a program with a list of quoted words",
            at: place,
            hint: isCSV
                ? "declare `separator: comma`, which takes the quotes off"
                : "take out the quotes and commas, and the lines around the words")
    }

    /// Calls `body` with the remaining records, including that of a last line without a line end.
    ///
    /// Call this method once, after the last chunk.
    ///
    /// - Throws: ``Diagnostic`` if the last line or row contains an error, if the list has no words
    ///   and must not be empty, or if its words do not fit its format. Any error that `body` throws
    ///   is also thrown.
    mutating func finish(_ body: RecordBody) throws {
        try withLines { lines, reader in
            try lines.finish { line, number, _ in try reader.read(line, number, body) }
        }
        if row.isOpen { throw openQuote("the end of the file") }
        try refuseTable()
        try refuseLongFirstRow()
        try filter.finish(at: place, body)
        if records == 0, !format.allowsEmpty {
            throw Diagnostic(
                .sourceNoWords, at: place, "0 words",
                found: "\(lines) lines, \(skipped) of them blank or comments",
                expected: "one word per line")
        }
    }

    private mutating func read(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        var start = 0
        while line.hasBytes(Self.mark, at: start) {
            start += Self.mark.count
            innerMarks.add(number)
        }
        if Self.looksDoubleEncoded(line) { doubleEncoded.add(number) }
        let rest = line.extracting(start..<line.count)
        if let cleaned = cleaning.clean(rest, line: number) {
            try readText(cleaned.span, number, body)
        } else {
            try readText(rest, number, body)
        }
    }

    private mutating func readText(_ text: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        if row.isOpen { return try continueRow(text, number, body) }
        if text.indices.allSatisfy({ ASCII.isBlank(text[$0]) })
            || !commentPrefix.isEmpty && text.hasPrefix(commentPrefix)
        {
            skipped += 1
            return
        }
        if isAtStart {
            isAtStart = false
            if let stated = Self.statedSeparator(text) {
                skipped += 1
                return try expect(stated, number)
            }
            if format.columns == nil, !format.holdsPhrases, Self.beginsCombined(text) {
                skipped += 1
                combinedLine = number
                return
            }
        }
        if combinedLine > 0 { return try readCombined(text, number, body) }
        try readRow(text, number, body)
    }

    /// Returns the separator that a first line such as `sep=;` states, or `nil` for another line.
    ///
    /// Spreadsheets write such a line for themselves; it is no row of the table.
    private static func statedSeparator(_ line: Span<UInt8>) -> UInt8? {
        let quote = UInt8(ascii: "\"")
        let start = !line.isEmpty && line[0] == quote ? 1 : 0
        guard line.hasText("sep=", at: start, ignoringCase: true), line.count > start + 4 else {
            return nil
        }
        let stated = line[start + 4]
        for index in (start + 5)..<max(line.count, start + 5)
        where line[index] != stated && line[index] != quote && !ASCII.isBlank(line[index]) {
            return nil
        }
        return ASCII.isLetter(stated) || stated >= 0x80 ? nil : stated
    }

    private func expect(_ stated: UInt8, _ number: Int) throws(Diagnostic) {
        guard stated != format.separator.byte else { return }
        let known = ListSeparator.allCases.first { $0.byte == stated }
        throw Diagnostic(
            .sourceOtherFormat, at: place.at(line: number), "no list",
            found: "the file says that \(PrintableText.quoted([stated])) separates its columns",
            expected: "one entry per line, or the `separator` of dictc.yml",
            hint: known.map {
                "declare `separator: \($0.rawValue)`, and name the column to read in `columns`"
            } ?? "save the table with commas between its columns")
    }

    // MARK: - AOSP keyboards

    /// Whether `line` is the head of a `.combined` word list, such as
    /// `dictionary=main:en,locale=en,version=54`.
    private static func beginsCombined(_ line: Span<UInt8>) -> Bool {
        let fields = [UInt8](line).split(separator: UInt8(ascii: ","))
        return fields.first?.starts(with: "dictionary=".utf8) == true
            && fields.contains { $0.starts(with: "locale=".utf8) }
    }

    /// Reads a line such as ` word=the,f=222,flags=`; those about shortcuts and word pairs have no
    /// word.
    private mutating func readCombined(
        _ line: Span<UInt8>, _ number: Int, _ body: RecordBody
    ) throws {
        rowLine = number
        let fields = [UInt8](line).split(separator: UInt8(ascii: ","))
        func value(_ name: String) -> [UInt8]? {
            let field = fields.first { $0.drop(while: ASCII.isBlank).starts(with: name.utf8) }
            return field.map { field in
                let text = [UInt8](field.drop(while: ASCII.isBlank).dropFirst(name.utf8.count))
                return Array(text[text.span.trimmed(0..<text.count)])
            }
        }
        let isWord = fields.first?.drop(while: ASCII.isBlank).starts(with: "word=".utf8) == true
        guard isWord, let word = value("word="), !word.isEmpty,
            value("not_a_word=") != Array("true".utf8)
        else {
            skipped += 1
            return
        }
        let count = value("f=") ?? []
        guard let frequency = count.span.number(in: 0..<count.count) else {
            throw badCount(count.span, column: 1, hint: "write the line as `word=WORD,f=COUNT`")
        }
        try handOut(word.span, number, frequency, body)
    }

    /// Throws if the lines read so far look like CSV although the format does not declare it.
    func refuseTable() throws(Diagnostic) {
        guard let table = gauge.table else { return }
        throw Diagnostic.otherFormat(
            "list", found: "CSV with a \(table.separator) in nearly every line", at: place,
            hint: table.hint)
    }

    /// Counts a record and calls `body` with it, or holds it back until the meaning of capitals is
    /// decided.
    ///
    /// `number` is the 1-based line number of `word`, and `count` the number next to the word.
    mutating func handOut(
        _ word: Span<UInt8>, _ number: Int, _ count: UInt64?, _ body: RecordBody
    ) throws {
        records += 1
        if records > limits.records {
            throw Diagnostic.tooManyRecords(limits.records, at: place.at(line: number))
        }
        try filter.push(word, number, count, body)
    }

    /// Returns the error for the current row, which has `count` fields and not at most `limit`.
    func tooManyColumns(
        _ count: Int, limit: Int, as model: String = "the first row"
    ) -> Diagnostic {
        let hint =
            format.columns == nil
            ? "name those to read, as in `columns: { word: 1, "
                + (format.isLabelled ? "layer" : "count") + ": 3 }`, or declare "
                + "`separator: none` if the whole line is the word"
            : format.separator.isQuoting
                ? "put a field with a \(format.separator.rawValue) in quotes"
                : "correct the line, or give each row as many fields"
        return Diagnostic(
            .listTooManyColumns, at: place.at(line: rowLine, column: 1), "too many columns",
            found: "\(count)",
            expected: "at most \(limit)" + (format.columns == nil ? "" : ", as in \(model)"),
            hint: hint)
    }

    /// Returns the error for the text `found`, which should be a number.
    ///
    /// `column` is the 1-based column of the text in its line.
    func badCount(
        _ found: Span<UInt8>, column: Int, expected: String? = nil, hint: String
    ) -> Diagnostic {
        Diagnostic(
            .listBadCount, at: place.at(line: rowLine, column: column), "no count",
            found: PrintableText.quoted(found),
            expected: expected ?? "decimal digits, at most \(UInt64.max)", hint: hint)
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether `line` looks as if it had been encoded as UTF-8 twice.
    ///
    /// Such a line has Ã or Â before a character from U+0080 to U+00BF, or â before €. These are
    /// the UTF-8 bytes of a single character, misread as Latin-1 or Windows-1252.
    private static func looksDoubleEncoded(_ line: Span<UInt8>) -> Bool {
        var start = 0
        while let index = line.firstIndex(of: 0xC3, from: start), line.count - index >= 4 {
            let next = line[index + 1]
            if next == 0x82 || next == 0x83, line[index + 2] == 0xC2 { return true }
            if next == 0xA2, line.hasBytes([0xE2, 0x82, 0xAC], at: index + 2) { return true }
            start = index + 1
        }
        return false
    }
}
