import DictModel

/// A reader for ``RecordLines``, the records of another corpus.
final class RecordsReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let place: Place
    private var source: TextLines
    private var tags: [[UInt8]: UniversalTag] = [:]
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
        for tag in UniversalTag.allCases { tags[Array("\(tag.name)".utf8)] = tag }
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
            let kind = columns[1].first, "sp".utf8.contains(kind),
            columns[1].dropFirst().allSatisfy({ $0 == UInt8(ascii: "a") }), columns[1].count <= 2
        else { return false }
        builder.begin(isSentence: kind == UInt8(ascii: "s"), line: number)
        builder.setAutomaticTags(columns[1].count == 2)
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
            let tag = tags[Array(parts[2])]
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
