import DictModel

/// Records out of the chunks of a plain list, a word a line.
///
/// Blank lines and comments are skipped and counted. A byte order mark at the start of any line is
/// dropped with a note, since joined files have it inside, too; one of UTF-16 at the start of the
/// file decides the encoding. Errors have line and column.
struct ListReader {
    /// The records so far.
    private(set) var records = 0
    /// The blank lines and comments so far.
    private(set) var skipped = 0

    private let name: String
    private let format: ListFormat
    private let limits: SourceLimits
    private let commentPrefix: [UInt8]
    private var splitter: LineSplitter
    private var decoder: TextDecoder?
    private var decoded: [UInt8] = []
    private var isFirstChunk = true
    private var startNotes: [SourceNote] = []
    private var innerMarks = Occurrences()
    private var doubleEncoded = Occurrences()

    /// A reader of a list that messages call `name`.
    init(name: String, format: ListFormat, limits: SourceLimits) {
        self.name = name
        self.format = format
        self.limits = limits
        commentPrefix = Array((format.commentPrefix ?? "").utf8)
        splitter = LineSplitter(name: name, limit: limits.lineBytes)
    }

    /// How many lines have been read at the end of the file.
    var lines: Int { splitter.linesAtEnd }

    /// What is worth knowing; complete at the end of the file.
    var notes: [SourceNote] {
        var notes = startNotes
        if innerMarks.count > 0 {
            notes.append(
                note("\(innerMarks.count) byte order marks inside the file dropped", innerMarks))
        }
        if doubleEncoded.count > 0 {
            notes.append(
                note(
                    "\(doubleEncoded.count) lines look as if encoded twice (Ã© for é)",
                    doubleEncoded))
        }
        if let controls = decoder?.controls, controls > 0 {
            notes.append(
                SourceNote(
                    "\(controls) bytes 80-9F, which are control characters in "
                        + "\(format.encoding.rawValue); is it windows-1252?",
                    at: SourcePlace(file: name)))
        }
        return notes
    }

    /// Takes `chunk` and calls `body` with each record that it ends.
    mutating func push(_ chunk: Span<UInt8>, _ body: RecordBody) throws {
        var start = 0
        if isFirstChunk {
            isFirstChunk = false
            start = try begin(chunk)
        }
        let rest = chunk.extracting(start..<chunk.count)
        guard decoder != nil else {
            try split(rest, body)
            return
        }
        decoded.removeAll(keepingCapacity: true)
        let failure = decoder?.decode(rest, into: &decoded)
        let bytes = decoded
        try split(bytes.span, body)
        if let failure { throw undecodable(failure) }
    }

    /// Calls `body` with the last record where its line has no end.
    mutating func finish(_ body: RecordBody) throws {
        if let failure = decoder?.finish() { throw undecodable(failure) }
        var splitter = splitter
        try splitter.finish { line, number, isASCII in
            try read(line, number, isASCII, body)
        }
        self.splitter = splitter
        if records == 0, !format.allowsEmpty {
            throw SourceError(
                .badData, at: SourcePlace(file: name), problem: "0 words",
                found: "\(lines) lines, \(skipped) of them blank or comments",
                expected: "a word a line")
        }
    }

    /// Decides on the encoding by the first chunk and gives the length of its byte order mark.
    private mutating func begin(_ chunk: Span<UInt8>) throws(SourceError) -> Int {
        let start = try TextStart(chunk, name: name, declared: format.encoding)
        if let note = start.note { startNotes.append(note) }
        if start.encoding != .utf8 { decoder = TextDecoder(start.encoding) }
        if let document = ContentGuess.document(chunk) {
            throw SourceError(
                .badData, at: SourcePlace(file: name), problem: "no list",
                found: "it looks like \(document)",
                expected: "a word a line", hint: "name its format, or another file")
        }
        if let document = ContentGuess.hunspell(chunk) {
            throw SourceError(
                .badData, at: SourcePlace(file: name), problem: "no list",
                found: "it looks like \(document)", expected: "a word a line",
                hint: "let hunspell's own tools expand it to the words it stands for")
        }
        return start.markLength
    }

    private mutating func split(_ bytes: Span<UInt8>, _ body: RecordBody) throws {
        // The splitter is taken out, since its lines change the counters of this reader.
        var splitter = splitter
        self.splitter = LineSplitter(name: name, limit: 0)
        defer { self.splitter = splitter }
        try splitter.push(bytes) { line, number, isASCII in
            try read(line, number, isASCII, body)
        }
    }

    /// Reads one line.
    private mutating func read(
        _ line: Span<UInt8>, _ number: Int, _ isASCII: Bool, _ body: RecordBody
    ) throws {
        var start = 0
        if !isASCII {
            if let offset = UTF8Check.firstInvalid(in: line) {
                throw malformed(line, number, at: offset)
            }
            while line.hasBytes([0xEF, 0xBB, 0xBF], at: start) {
                start += 3
                innerMarks.add(number)
            }
            if Self.looksDoubleEncoded(line) { doubleEncoded.add(number) }
        }
        let text = line.extracting(start..<line.count)
        if text.trimmed(0..<text.count).isEmpty
            || !commentPrefix.isEmpty && text.hasPrefix(commentPrefix)
        {
            skipped += 1
            return
        }
        try readColumns(text, number, body)
    }

    private mutating func readColumns(
        _ line: Span<UInt8>, _ number: Int, _ body: RecordBody
    ) throws {
        let columns = ListColumns(of: line, format: format)
        guard let word = columns.word, !word.isEmpty else {
            throw error(
                line, number, at: 0, "no word", found: EscapedText.quote(line),
                expected: "a word in column \(format.wordColumn)")
        }
        var count: UInt64?
        if let range = columns.count {
            count = ListColumns.number(in: range, of: line)
            if count == nil {
                throw error(
                    line, number, at: range.lowerBound, "no count",
                    found: EscapedText.quote(line.extracting(range)),
                    expected: "decimal digits, at most \(UInt64.max)",
                    hint: "declare the columns, or `separator: none`")
            }
        } else if format.separator == .space {
            throw error(
                line, number, at: word.upperBound, "no count", found: EscapedText.quote(line),
                expected: "a word, a space and a count")
        }
        if let last = format.countColumn, format.separator == .tab,
            columns.columns > max(last, format.wordColumn)
        {
            throw error(
                line, number, at: 0, "too many columns", found: "\(columns.columns)",
                expected: "at most \(max(last, format.wordColumn))",
                hint: "declare the columns, or `separator: none`")
        }
        records += 1
        if records > limits.records {
            throw SourceError(
                .limit, at: SourcePlace(file: name, line: number), problem: "too many records",
                found: "more than \(limits.records)")
        }
        try body(line.extracting(word), number, count)
    }

    /// Whether `line` has a character of two or three bytes whose bytes were read as Latin-1 or
    /// Windows-1252 and encoded again: Ã or Â before U+0080-00BF, or â before €.
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

extension ListReader {
    fileprivate func error(
        _ line: Span<UInt8>, _ number: Int, at offset: Int, _ problem: String, found: String,
        expected: String, hint: String? = nil
    ) -> SourceError {
        SourceError(
            .badData, at: SourcePlace(file: name, line: number),
            column: UTF8Check.scalars(in: line, before: offset) + 1, problem: problem,
            found: found, expected: expected, hint: hint)
    }

    fileprivate func malformed(
        _ line: Span<UInt8>, _ number: Int, at offset: Int
    ) -> SourceError {
        var found = "bytes"
        for index in offset..<min(offset + 4, line.count) {
            found += " " + EscapedText.hexadecimal(line[index])
        }
        return error(
            line, number, at: offset, "not UTF-8", found: found, expected: "UTF-8",
            hint: "declare its encoding, such as `encoding: iso-8859-1`")
    }

    fileprivate func undecodable(_ failure: TextDecoder.Failure) -> SourceError {
        SourceError(
            .badData, at: SourcePlace(file: name, line: splitter.line), column: splitter.column,
            problem: "not in the declared encoding", found: failure.found,
            expected: failure.expected, hint: "declare the right `encoding`")
    }

    fileprivate func note(_ text: String, _ occurrences: Occurrences) -> SourceNote {
        SourceNote(
            text + (occurrences.count > 1 ? ", first here" : ""),
            at: SourcePlace(file: name, line: occurrences.firstLine))
    }
}

/// How often something was met, and where first.
private struct Occurrences {
    private(set) var count = 0
    private(set) var firstLine = 0

    mutating func add(_ line: Int) {
        if count == 0 { firstLine = line }
        count += 1
    }
}
