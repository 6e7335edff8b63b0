import DictModel

/// A reader for plain word lists, in which each line has a word and optionally a number.
///
/// Blank lines and comments are skipped and counted. Since concatenated files can have byte order
/// marks in the middle, a mark at the start of any line is dropped, and a note reports it.
struct ListReader {
    /// The number of words read so far.
    var records = 0
    /// The number of blank lines and comments skipped so far.
    var skipped = 0

    let place: Place
    let format: ListFormat
    let limits: SourceLimits
    private let commentPrefix: [UInt8]
    private var source: TextLines
    private var filter: CaseFilter
    /// The row that is being read or was read last, if the list is a table.
    var row = TableRow()
    /// The 1-based number of the line on which ``row`` begins.
    var rowLine = 0
    /// The positions of the columns to read, or `nil` before the first row of a table is read.
    var plan: ListTablePlan?
    private var isFirst = true
    private var gauge = TableGauge()
    private var innerMarks = Occurrences()
    private var doubleEncoded = Occurrences()

    /// Creates a reader for the word list at `place`.
    init(at place: Place, format: ListFormat, limits: SourceLimits) {
        self.place = place
        self.format = format
        self.limits = limits
        commentPrefix = Array((format.commentPrefix ?? "").utf8)
        filter = CaseFilter(format.letterCase)
        source = Self.lines(at: place, format, limits)
    }

    /// Returns a splitter for a list of which nothing has been read.
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

    /// The number of lines read so far, including blank lines and comments.
    var lines: Int { source.count }

    /// Notes for the user about the list, such as dropped byte order marks.
    ///
    /// The array is complete once ``finish(_:)`` has returned.
    var notes: [Diagnostic] {
        var notes = source.notes
        if innerMarks.count > 0 {
            notes.append(
                note(
                    .textByteOrderMark,
                    "\(innerMarks.count) byte order marks inside the file dropped", innerMarks))
        }
        if doubleEncoded.count > 0 {
            notes.append(
                note(
                    .textDoubleEncoded,
                    "\(doubleEncoded.count) lines look as if encoded twice (Ã© for é)",
                    doubleEncoded))
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
        isFirst = false
        try withLines { lines, reader in
            try lines.push(chunk) { line, number, _ in try reader.read(line, number, body) }
        }
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
        try filter.finish(at: place, body)
        if records == 0, !format.allowsEmpty {
            throw Diagnostic(
                .sourceNoWords, at: place, "0 words",
                found: "\(lines) lines, \(skipped) of them blank or comments",
                expected: "one word per line")
        }
    }

    private mutating func read(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        if row.isOpen { return try continueRow(line, number, body) }
        var start = 0
        while line.hasBytes(Self.mark, at: start) {
            start += Self.mark.count
            innerMarks.add(number)
        }
        if Self.looksDoubleEncoded(line) { doubleEncoded.add(number) }
        let text = line.extracting(start..<line.count)
        if text.indices.allSatisfy({ ASCII.isBlank(text[$0]) })
            || !commentPrefix.isEmpty && text.hasPrefix(commentPrefix)
        {
            skipped += 1
            return
        }
        if format.columns != nil || format.separator.isQuoting {
            try readRow(text, number, body)
        } else {
            try readColumns(text, number, body)
        }
    }

    private mutating func readColumns(
        _ line: Span<UInt8>, _ number: Int, _ body: RecordBody
    ) throws {
        if format.separator == .tab, records < TableGauge.enough {
            gauge.add(line)
            if records + 1 == TableGauge.enough { try refuseTable() }
        }
        let columns = ListColumns(of: line, separator: format.separator)
        guard !columns.word.isEmpty else { throw noWord(line, number, column: 1) }
        guard columns.count <= 2 else { throw tooManyColumns(columns.count, number) }
        var count: UInt64?
        if let range = columns.number {
            count = line.number(in: range)
            if count == nil {
                throw badCount(
                    line.extracting(range), number,
                    column: line.scalars(before: range.lowerBound) + 1)
            }
        } else if format.separator == .space {
            throw badCount(
                line, number, column: line.scalars(before: columns.word.upperBound) + 1,
                expected: "a word, a space and a count")
        }
        try handOut(line.extracting(columns.word), number, count, body)
    }

    /// Throws if the lines read so far look like CSV although the format does not declare it.
    private func refuseTable() throws(Diagnostic) {
        guard let separator = gauge.separator else { return }
        throw Diagnostic.otherFormat(
            "list", found: "CSV with a \(separator) in nearly every line", at: place,
            hint: "declare `separator: \(separator)`, and name the columns to read, as in "
                + "`columns: { word: 1 }`")
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

    /// Returns the error for a line or row without a word.
    ///
    /// `line` is the text of the line or row, and `number` its 1-based line number. `column` is the
    /// 1-based number of the column in which the word is expected.
    func noWord(_ line: Span<UInt8>, _ number: Int, column: Int) -> Diagnostic {
        Diagnostic(
            .listNoWord, at: place.at(line: number, column: 1), "no word",
            found: PrintableText.quoted(line), expected: "a word in column \(column)")
    }

    /// Returns the error for the line `number`, which has `count` columns and not just one or two.
    func tooManyColumns(_ count: Int, _ number: Int) -> Diagnostic {
        Diagnostic(
            .listTooManyColumns, at: place.at(line: number, column: 1), "too many columns",
            found: "\(count)", expected: "at most 2",
            hint: "name those to read, as in `columns: { word: 1, count: 3 }`, or declare "
                + "`separator: none` if the whole line is the word")
    }

    /// Returns the error for the text `found`, which should be a number.
    ///
    /// `number` is the 1-based number of the line, and `column` the 1-based column of the text.
    func badCount(
        _ found: Span<UInt8>, _ number: Int, column: Int, expected: String? = nil,
        hint: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .listBadCount, at: place.at(line: number, column: column), "no count",
            found: PrintableText.quoted(found),
            expected: expected ?? "decimal digits, at most \(UInt64.max)",
            hint: hint ?? "declare `separator: none` if the whole line is the word")
    }

    private func note(
        _ code: Diagnostic.Code, _ text: String, _ occurrences: Occurrences
    ) -> Diagnostic {
        Diagnostic(
            code, at: place.at(line: occurrences.firstLine),
            text + (occurrences.count > 1 ? ", first here" : ""))
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

/// The number of times that something occurs in a list, and the line where it first occurs.
private struct Occurrences {
    private(set) var count = 0
    private(set) var firstLine = 0

    mutating func add(_ line: Int) {
        if count == 0 { firstLine = line }
        count += 1
    }
}
