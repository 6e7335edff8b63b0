import DictModel

/// A reader for a corpus in a table with one row per line and tabs between columns.
final class ColumnsReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private var columns: CorpusColumns
    private let wanted: [UInt8]?
    /// Whether no row has been read yet.
    private var isFirst = true
    private var source: TextLines

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
        if isFirst { adapt(to: line) }
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
        if wanted == nil, let column = columns.language {
            builder.setLanguage(line.extracting(try field(column, of: line, number)))
        }
        if let plain = Self.unquoted(line.extracting(text)) {
            builder.append(plain.span)
        } else {
            builder.append(line.extracting(text))
        }
        try builder.finish()
    }

    /// Takes the text from the second column if the table has no other columns than an identifier
    /// and a text, as those of Leipzig, and dictc.yml numbers none.
    private func adapt(to line: Span<UInt8>) {
        isFirst = false
        guard columns == CorpusColumns() else { return }
        var tabs = 0
        for index in line.indices where line[index] == ASCII.tab { tabs += 1 }
        if tabs == 1 { columns = CorpusColumns(text: 2, identifier: 1) }
    }

    /// Returns a text in quotation marks, as tables of spreadsheets have it, without them.
    ///
    /// Those inside are written twice; if one is not, they are part of the text, and the result is
    /// `nil`.
    private static func unquoted(_ text: Span<UInt8>) -> [UInt8]? {
        let mark = UInt8(ascii: "\"")
        guard text.count > 2, text[0] == mark, text[text.count - 1] == mark else { return nil }
        var plain: [UInt8] = []
        var index = 1
        while index < text.count - 1 {
            if text[index] == mark {
                guard index + 1 < text.count - 1, text[index + 1] == mark else { return nil }
                index += 1
            }
            plain.append(text[index])
            index += 1
        }
        return plain
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

/// The columns of a tab-separated table of texts, such as those published by Tatoeba and Leipzig.
package struct CorpusColumns: Sendable, Equatable, Encodable {
    /// The 1-based number of the column that contains the text.
    package var text = 3
    /// The 1-based number of the column with the identifier of the text, or `nil` if there is none.
    package var identifier: Int? = 1
    /// The 1-based number of the column with the language of the text, or `nil` if there is none.
    package var language: Int? = 2
    /// The language whose rows are read, spelled as in the ``language`` column, or `nil` for that of
    /// the corpus, if it is known.
    package var wanted: String?
    /// Whether to skip the first line because it is a header.
    package var hasHeader = false
    /// Whether the text in each row is one sentence rather than a paragraph.
    package var holdsSentences = true

    /// Creates the default columns: an identifier, a language and a text, in this order.
    ///
    /// Only rows in the language `wanted` are read. Pass `nil` to read all rows.
    package init(wanted: String? = nil) { self.wanted = wanted }

    /// Creates columns with the given 1-based numbers.
    ///
    /// Pass `nil` for a column that the table does not have. Only rows in the language `wanted` are
    /// read, or all rows if it is `nil`.
    package init(text: Int, identifier: Int? = nil, language: Int? = nil, wanted: String? = nil) {
        self.text = text
        self.identifier = identifier
        self.language = language
        self.wanted = wanted
    }
}

extension CorpusColumns {
    /// Returns the reasons why the columns are invalid, or an empty array if they are valid.
    package func faults() -> [FormatFault] {
        var faults: [FormatFault] = []
        let numbers = [("text", text), ("id", identifier), ("language", language)]
        for case (let key, let number?) in numbers {
            if number < 1 {
                faults.append(
                    FormatFault(
                        key, "\"\(key)\" is not the number of a column", found: "\(number)",
                        expected: "1 or more"))
            } else if key != "text", number == text {
                faults.append(
                    FormatFault(
                        key, "\"\(key)\" names the column of the text", found: "\(number)",
                        expected: "another column", hint: "remove the key if there is none"))
            }
        }
        if wanted != nil, language == nil {
            faults.append(
                FormatFault(
                    "wanted", "\"wanted\" needs to know the column of the language",
                    hint: "add `language:` with its number, or remove `wanted`"))
        }
        return faults
    }
}
