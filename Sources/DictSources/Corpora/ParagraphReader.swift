import DictModel

/// Paragraphs out of plain text: lines joined, up to a line that is empty or white.
final class ParagraphReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private var source: TextLines

    /// A reader that gives its records to `builder`.
    init(_ builder: CorpusRecordBuilder, encoding: TextEncoding, limits: SourceLimits) {
        self.builder = builder
        source = TextLines(
            at: builder.place, encoding: encoding, expected: "plain text",
            limit: limits.paragraphBytes)
    }

    var lines: Int { source.count }
    var notes: [Diagnostic] { source.notes }
    var absence: String { "\(lines) lines, all of them blank" }

    func push(_ chunk: Span<UInt8>) throws { try source.push(chunk, read) }

    func finish() throws {
        try source.finish(read)
        try builder.finish()
    }

    private func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        guard !line.withoutOuterWhite.isEmpty else { return try builder.finish() }
        if builder.isOpen {
            builder.addBlank()
        } else {
            builder.begin(isSentence: false, line: number)
        }
        if isCut { builder.drop(.tooManyBytes) }
        builder.append(line)
    }
}
