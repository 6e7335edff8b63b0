import DictModel

/// The lines of a file in the format ``CorpusFormat/records``, which holds sentences and paragraphs
/// of another corpus as they were read, with the places that they have there.
///
/// A file is tab-separated text in UTF-8:
///
/// ```
/// #dictc-records  1
/// #file    en/films.xml.gz
/// 17       s   3   He is in this.   0+2/PRON 1+2/AUX 1+2/ADP 1+4/PRON 0+1/PUNCT
/// 18       pa      A paragraph, whose tags were automatic if it had any.
/// #end     2
/// ```
///
/// The columns are the line, `s` or `p` with `a` for automatic tags, the identifier, the text, and
/// the tokens: the bytes since the last one, the length in bytes, and the tag or `_`. The
/// marks of the corpus in the text follow `s` or `p`, as in `pg17h230`: text is missing (`g`), a
/// word has a fault (`f`) or a hyphen ends a line (`h`) at the byte with that number. The last line
/// has the number of records, so that a file without its end is noticed.
package enum RecordLines {
    static let start = Array("#dictc-records\t1".utf8)
    static let file = Array("#file\t".utf8)
    static let end = Array("#end\t".utf8)

    /// Returns the first line of a file.
    package static var head: [UInt8] { start + [ASCII.lineFeed] }

    /// Returns the line that says that the records after it are of `file`.
    package static func file(_ file: String) -> [UInt8] { Self.file + Array("\(file)\n".utf8) }

    /// Returns the last line of a file with `count` records.
    package static func end(_ count: Int) -> [UInt8] { end + Array("\(count)\n".utf8) }

    /// Appends the line of `record` to `bytes`.
    package static func append(_ record: CorpusRecord, to bytes: inout [UInt8]) {
        append(record.place.line, to: &bytes)
        bytes.append(ASCII.tab)
        bytes.append(UInt8(ascii: record.isSentence ? "s" : "p"))
        if record.hasAutomaticTags { bytes.append(UInt8(ascii: "a")) }
        for mark in record.marks {
            guard let letter = letter(of: mark.mark) else { continue }
            bytes.append(letter)
            append(mark.offset, to: &bytes)
        }
        bytes.append(ASCII.tab)
        // Identifiers only serve to find repeated ones.
        if !record.id.contains(where: { $0 < 0x20 }) { bytes += record.id }
        bytes.append(ASCII.tab)
        bytes += record.text.text
        var end = 0
        for (index, token) in record.text.tokens.enumerated() {
            bytes.append(index == 0 ? ASCII.tab : ASCII.space)
            append(token.range.offset - end, to: &bytes)
            bytes.append(UInt8(ascii: "+"))
            append(token.range.length, to: &bytes)
            bytes.append(UInt8(ascii: "/"))
            bytes += Array((token.tag.map { "\($0.name)" } ?? "_").utf8)
            end = token.range.end
        }
        bytes.append(ASCII.lineFeed)
    }

    /// The letter for `mark`, or `nil` if no record has it.
    private static func letter(of mark: TextMark) -> UInt8? {
        switch mark {
        case .gap: UInt8(ascii: "g")
        case .fault: UInt8(ascii: "f")
        case .hyphen: UInt8(ascii: "h")
        case .join: nil
        }
    }

    /// Returns the marks that `column`, the second one, names after its first letters, or `nil` if
    /// there is anything else.
    static func marks(in column: ArraySlice<UInt8>, of text: Int) -> [PlacedMark]? {
        var marks: [PlacedMark] = []
        var rest = column
        while let first = rest.popFirst() {
            guard let mark = TextMark.allCases.first(where: { letter(of: $0) == first }) else {
                return nil
            }
            let digits = rest.prefix { ASCII.isDigit($0) }
            rest = rest.dropFirst(digits.count)
            guard (1...9).contains(digits.count) else { return nil }
            let offset = digits.reduce(0) { $0 * 10 + Int(ASCII.digit($1)) }
            guard offset <= text else { return nil }
            marks.append(PlacedMark(mark, at: offset))
        }
        return marks
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        bytes += Array(String(number).utf8)
    }
}

/// A reader for ``RecordLines``, the records of another corpus.
final class RecordsReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let place: Place
    private var source: TextLines
    private var records = 0
    private var hasBegun = false
    private var hasEnded = false

    /// Creates a reader that adds the records it finds to `builder`.
    init(_ builder: CorpusRecordBuilder, limits: SourceLimits) {
        self.builder = builder
        place = builder.place
        source = TextLines(
            at: builder.place, encoding: .utf8, expected: "records of dictc",
            // A token has at most its length, a number and a tag.
            limit: 2 * limits.paragraphBytes + 32 * limits.sentenceTokens, longLines: .refused)
    }

    var lines: Int { source.count }
    var notes: [Diagnostic] { source.notes }
    var absence: String { "\(lines) lines" }

    func push(_ chunk: Span<UInt8>) throws { try source.push(chunk, read) }

    func finish() throws {
        try source.finish(read)
        guard hasEnded else {
            throw fault(lines, "the end is missing", found: "\(records) records")
        }
    }

    private func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        guard hasBegun else {
            guard [UInt8](line) == RecordLines.start else {
                throw fault(number, "not what `dictc shard --cut` writes")
            }
            hasBegun = true
            return
        }
        guard !hasEnded else { throw fault(number, "a line after the end") }
        let bytes = [UInt8](line)
        if line.hasBytes(RecordLines.end, at: 0) {
            let count = bytes[RecordLines.end.count...]
            guard Array(String(records).utf8)[...] == count else {
                throw fault(
                    number, "another number of records", found: PrintableText.quoted(Array(count)),
                    expected: "\(records)")
            }
            hasEnded = true
        } else if line.hasBytes(RecordLines.file, at: 0) {
            let path = bytes[RecordLines.file.count...]
            guard let path = String(validating: path, as: UTF8.self), !path.isEmpty else {
                throw fault(number, "no name of a file")
            }
            builder.place = Place(path, base: .project)
        } else {
            guard add(bytes) else {
                throw fault(
                    number, "not a record", found: PrintableText.quoted(Array(bytes.prefix(60))))
            }
            try builder.finish()
            records += 1
        }
    }

    /// Adds the record in `line` to the builder, or returns false if there is none.
    private func add(_ line: [UInt8]) -> Bool {
        let columns = line.split(separator: ASCII.tab, omittingEmptySubsequences: false)
        guard columns.count == 4 || columns.count == 5, let number = Self.number(columns[0]),
            let kind = columns[1].first, "sp".utf8.contains(kind)
        else { return false }
        let isAutomatic = columns[1].dropFirst().first == UInt8(ascii: "a")
        guard
            let marks = RecordLines.marks(
                in: columns[1].dropFirst(isAutomatic ? 2 : 1), of: columns[3].count)
        else { return false }
        builder.begin(isSentence: kind == UInt8(ascii: "s"), line: number)
        builder.setAutomaticTags(isAutomatic)
        builder.setMarks(marks)
        builder.setID(Array(columns[2]).span)
        let text = Array(columns[3])
        guard UTF8Scalar.malformedOffset(in: text.span) == nil else { return false }
        if columns.count == 4 {
            builder.append(text.span)
            return true
        }
        var end = 0
        for field in columns[4].split(separator: ASCII.space, omittingEmptySubsequences: false) {
            let parts = field.split(maxSplits: 2, omittingEmptySubsequences: false) {
                $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
            }
            guard parts.count == 3, let gap = Self.number(parts[0]),
                let length = Self.number(parts[1]), gap <= text.count - end, length > 0,
                length <= text.count - end - gap,
                text[end..<end + gap].allSatisfy({ $0 == ASCII.space })
            else { return false }
            let tag = UniversalTag(name: Array(parts[2]).span)
            guard tag != nil || parts[2].elementsEqual("_".utf8) else { return false }
            let form = text[end + gap..<end + gap + length]
            guard UTF8Scalar.malformedOffset(in: form.span) == nil else { return false }
            builder.addToken(form.span, tag: tag, afterBlank: gap > 0, line: number)
            end += gap + length
        }
        return end == text.count
    }

    /// Returns the number that `digits` are, or `nil` if they are none.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...12).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private func fault(
        _ line: Int, _ problem: String, found: String? = nil, expected: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .corpusRecords, at: place.at(line: line), problem, found: found, expected: expected,
            hint: "cut the corpus again with `dictc shard --cut`")
    }
}
