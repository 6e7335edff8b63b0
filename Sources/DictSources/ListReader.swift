import DictModel

/// Reads records from a plain list, one word per line.
///
/// Blank lines and comments are skipped and counted. A byte order mark is dropped with a note at
/// the start of any line, since files that were joined have such marks in the middle.
final class ListReader {
    /// The number of records read so far.
    private(set) var records = 0
    /// The number of blank lines and comments skipped so far.
    private(set) var skipped = 0

    private let place: Place
    private let format: ListFormat
    private let limits: SourceLimits
    private let commentPrefix: [UInt8]
    private var source: TextLines
    private var filter: CaseFilter
    private var row = TableRow()
    /// The line on which ``row`` begins.
    private var rowLine = 0
    /// Where the columns are; `nil` before the first row.
    private var plan: ListTablePlan?
    private var isFirst = true
    private var gauge = TableGauge()
    private var innerMarks = Occurrences()
    private var doubleEncoded = Occurrences()

    /// Creates a reader for the list at `place`.
    init(at place: Place, format: ListFormat, limits: SourceLimits) {
        self.place = place
        self.format = format
        self.limits = limits
        commentPrefix = Array((format.commentPrefix ?? "").utf8)
        filter = CaseFilter(format.letterCase)
        source = TextLines(
            at: place, encoding: format.encoding, expected: "list", ends: .any,
            limit: limits.lineBytes, longLines: .refused)
    }

    /// The number of lines read so far.
    var lines: Int { source.count }

    /// Notes about the file, complete once the end has been read.
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

    /// Reads `chunk` and calls `body` with each record whose line ends in it.
    func push(_ chunk: Span<UInt8>, _ body: RecordBody) throws {
        if isFirst, let document = ContentGuess.hunspell(chunk) {
            throw Diagnostic.otherFormat(
                "list", found: document, at: place,
                hint: "declare `format: { hunspell: { affixes: FILE.aff } }` for the .dic of a pair")
        }
        if isFirst, ContentGuess.isHyphenation(chunk) {
            throw Diagnostic.otherFormat(
                "list", found: "a hyphenation table", at: place,
                hint: "name a list of words; a hyphenation table has none")
        }
        isFirst = false
        try source.push(chunk) { line, number, _ in try read(line, number, body) }
    }

    /// Reads the end of the file; calls `body` with the last record if its line has no line end.
    ///
    /// - Throws: ``Diagnostic`` if the list has no words and must not be empty, or whatever `body`
    ///   throws.
    func finish(_ body: RecordBody) throws {
        try source.finish { line, number, _ in try read(line, number, body) }
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

    private func read(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        if row.isOpen { return try continueRow(line, number, body) }
        var start = 0
        while line.hasBytes(Self.mark, at: start) {
            start += Self.mark.count
            innerMarks.add(number)
        }
        if Self.looksDoubleEncoded(line) { doubleEncoded.add(number) }
        let text = line.extracting(start..<line.count)
        if text.trimmed(0..<text.count).isEmpty
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

    private func readColumns(
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

    /// Throws if the lines read so far are those of a CSV file that is not declared as one.
    private func refuseTable() throws(Diagnostic) {
        guard let separator = gauge.separator else { return }
        throw Diagnostic.otherFormat(
            "list", found: "CSV with a \(separator) in nearly every line", at: place,
            hint: "declare `separator: \(separator)`, and name the columns to read, as in "
                + "`columns: { word: 1 }`")
    }

    private func handOut(
        _ word: Span<UInt8>, _ number: Int, _ count: UInt64?, _ body: RecordBody
    ) throws {
        records += 1
        if records > limits.records {
            throw Diagnostic.tooManyRecords(limits.records, at: place.at(line: number))
        }
        try filter.push(word, number, count, body)
    }

    private func noWord(_ line: Span<UInt8>, _ number: Int, column: Int) -> Diagnostic {
        Diagnostic(
            .listNoWord, at: place.at(line: number, column: 1), "no word",
            found: PrintableText.quoted(line), expected: "a word in column \(column)")
    }

    private func tooManyColumns(_ count: Int, _ number: Int) -> Diagnostic {
        Diagnostic(
            .listTooManyColumns, at: place.at(line: number, column: 1), "too many columns",
            found: "\(count)", expected: "at most 2",
            hint: "name those to read, as in `columns: { word: 1, count: 3 }`, or declare "
                + "`separator: none` if the whole line is the word")
    }

    private func badCount(
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
    /// This is so if it has Ã or Â before a character from U+0080 to U+00BF, or â before €: the
    /// bytes of one character, read as Latin-1 or Windows-1252.
    private static func looksDoubleEncoded(_ line: Span<UInt8>) -> Bool {
        guard line.count >= 4 else { return false }
        for index in 0...(line.count - 4) where line[index] == 0xC3 {
            let next = line[index + 1]
            if next == 0x82 || next == 0x83, line[index + 2] == 0xC2 { return true }
            if next == 0xA2, line.hasBytes([0xE2, 0x82, 0xAC], at: index + 2) { return true }
        }
        return false
    }
}

// Tables.
extension ListReader {
    /// Reads `line` as a row of a table, or as the beginning of one.
    private func readRow(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        row.clear()
        rowLine = number
        switch format.separator {
        case .comma, .semicolon: return try continueRow(line, number, body)
        case .tab: row.appendTabbed(line)
        case .space, .none: row.appendSpaced(line)
        }
        try endRow(body)
    }

    private func continueRow(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        guard let separator = format.separator.byte else { return }
        if let offset = row.appendQuoted(line, separator: separator) {
            throw Diagnostic(
                .listTextAfterQuote,
                at: place.at(line: number, column: line.scalars(before: offset) + 1),
                "text after a closing quote",
                found: PrintableText.quoted(line.extracting(offset..<line.count)),
                expected: "the separator or the end of the line",
                hint: "double a quote that belongs to the field: \"\"")
        }
        guard row.isOpen else { return try endRow(body) }
        if row.text.count > limits.lineBytes {
            throw openQuote("\(limits.lineBytes) bytes without one")
        }
    }

    private func endRow(_ body: RecordBody) throws {
        if row.fields.allSatisfy(\.isEmpty) {
            skipped += 1
            return
        }
        // Taken out, so that the fields can be borrowed.
        var row = TableRow()
        swap(&row, &self.row)
        defer { swap(&row, &self.row) }
        guard let table = format.columns else {
            guard row.fields.count <= 2 else { throw tooManyColumns(row.fields.count, rowLine) }
            return try read(row, word: 0, number: row.fields.count > 1 ? 1 : nil, body)
        }
        if let plan {
            guard row.fields.count >= plan.width else {
                throw Diagnostic(
                    .listTooFewColumns, at: place.at(line: rowLine, column: 1), "too few columns",
                    found: "\(row.fields.count)", expected: "at least \(plan.width)",
                    hint: "check `separator` and `columns`")
            }
            return try read(row, word: plan.word, number: plan.number, body)
        }
        let head = row.fields.map { Array(row.text[$0]) }
        var missing = ""
        guard let plan = ListTablePlan(table, head: head, missing: &missing) else {
            throw Diagnostic(
                .listNoColumn, at: place.at(line: rowLine, column: 1),
                "no column is named " + PrintableText.quoted(missing),
                found: PrintableText.list(head.prefix(20).map { PrintableText.quoted($0) }),
                hint: "check `separator`, and use a name of the head line")
        }
        self.plan = plan
        if table.beginsWithHead {
            skipped += 1
        } else if row.fields.count < plan.width {
            throw Diagnostic(
                .listTooFewColumns, at: place.at(line: rowLine, column: 1), "too few columns",
                found: "\(row.fields.count)", expected: "at least \(plan.width)",
                hint: "check `separator` and `columns`")
        } else {
            try read(row, word: plan.word, number: plan.number, body)
        }
    }

    /// Hands out the word and the number of `row`.
    private func read(_ row: TableRow, word: Int, number: Int?, _ body: RecordBody) throws {
        let text = row.text.span
        guard !row.fields[word].isEmpty else {
            throw noWord(text, rowLine, column: word + 1)
        }
        var count: UInt64?
        if let number {
            let range = row.fields[number]
            count = text.number(in: range)
            if count == nil {
                let isHead = records == 0 && format.columns?.beginsWithHead != true
                throw badCount(
                    text.extracting(range), rowLine, column: 1,
                    hint: isHead
                        ? "if this line has the names of the columns, use them: "
                            + "`columns: { word: \(Self.example(row, word)), … }`"
                        : "name the column with the counts in `columns`")
            }
        }
        try handOut(text.extracting(row.fields[word]), rowLine, count, body)
    }

    private static func example(_ row: TableRow, _ field: Int) -> String {
        PrintableText.escaped(Array(row.text[row.fields[field]]))
    }

    private func openQuote(_ found: String) -> Diagnostic {
        Diagnostic(
            .listOpenQuote, at: place.at(line: rowLine, column: 1), "a quote that is not closed",
            found: found, expected: "a closing quote before the separator",
            hint: "double a quote that belongs to the field: \"\"")
    }
}

/// A count of occurrences, with the line of the first.
private struct Occurrences {
    private(set) var count = 0
    private(set) var firstLine = 0

    mutating func add(_ line: Int) {
        if count == 0 { firstLine = line }
        count += 1
    }
}
