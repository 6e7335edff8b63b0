import DictModel

/// A reader for a corpus in a table with one row per line and tabs between columns.
final class ColumnsReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let columns: CorpusColumns
    private let wanted: [UInt8]?
    private var source: TextLines

    /// Creates a reader that adds the text of each row to `builder`.
    init(
        _ builder: CorpusRecordBuilder, _ columns: CorpusColumns, encoding: TextEncoding,
        limits: SourceLimits
    ) {
        self.builder = builder
        self.columns = columns
        wanted = columns.wanted.map { Array($0.utf8) }
        source = TextLines(
            at: builder.place, encoding: encoding, expected: "table", limit: limits.paragraphBytes)
    }

    var lines: Int { source.count }
    var notes: [Diagnostic] { source.notes }
    var absence: String { "\(lines) lines" }

    func push(_ chunk: Span<UInt8>) throws { try source.push(chunk, read) }
    func finish() throws { try source.finish(read) }

    private func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        if line.withoutOuterWhite.isEmpty || number == 1 && columns.hasHeader { return }
        guard !isCut else { return builder.skip(.tooManyBytes, line: number) }
        if let column = columns.language, let wanted {
            let range = try field(column, of: line, number)
            guard range.count == wanted.count, line.hasBytes(wanted, at: range.lowerBound) else {
                return builder.skip(.otherLanguage, line: number) {
                    PrintableText.quoted(line.extracting(range))
                }
            }
        }
        let text = try field(columns.text, of: line, number)
        builder.begin(isSentence: columns.holdsSentences, line: number)
        if let column = columns.identifier {
            builder.setID(line.extracting(try field(column, of: line, number)))
        }
        builder.append(line.extracting(text))
        try builder.finish()
    }

    /// Returns the range in `line` of the column with the 1-based number `column`.
    ///
    /// Throws a diagnostic at line `number` if the line has too few columns.
    private func field(
        _ column: Int, of line: Span<UInt8>, _ number: Int
    ) throws(Diagnostic) -> Range<Int> {
        var start = 0
        var current = 1
        for index in line.indices where line[index] == ASCII.tab {
            if current == column { return start..<index }
            current += 1
            start = index + 1
        }
        guard current == column else {
            throw Diagnostic(
                .tableColumns, at: builder.place.at(line: number), "too few columns",
                found: "\(current)",
                expected: "at least \(column), with tabs between them")
        }
        return start..<line.count
    }
}
