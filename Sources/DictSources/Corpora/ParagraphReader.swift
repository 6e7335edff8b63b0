import DictModel

/// Reads paragraphs from plain text: lines up to the next blank line, or each line by itself.
///
/// In many corpora each line is a sentence. Joined, they would all be one paragraph, and a line
/// without a full stop would run into the next. So the first lines decide, unless the format does.
final class ParagraphReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private var source: TextLines
    /// Whether each line is a paragraph; `nil` until decided.
    private var isOneLine: Bool?
    private var first = FirstLines()
    private var ownNotes: [Diagnostic] = []

    /// Creates a reader that adds its records to `builder`.
    ///
    /// `isOneLine` is whether each line is a paragraph; if `nil`, the first lines decide.
    init(
        _ builder: CorpusRecordBuilder, encoding: TextEncoding, limits: SourceLimits,
        isOneLine: Bool? = nil
    ) {
        self.builder = builder
        self.isOneLine = isOneLine
        source = TextLines(
            at: builder.place, encoding: encoding, expected: "plain text",
            limit: limits.paragraphBytes)
    }

    var lines: Int { source.count }
    var notes: [Diagnostic] { source.notes + ownNotes }
    var absence: String { "\(lines) lines, all of them blank" }

    func push(_ chunk: Span<UInt8>) throws { try source.push(chunk, read) }

    func finish() throws {
        try source.finish(read)
        try decide()
        try builder.finish()
    }

    private func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        guard isOneLine == nil else { return try add(line, number, isCut) }
        first.add(line, number, isCut)
        if first.isFull { try decide() }
    }

    /// Decides whether each line is a paragraph, unless that is known, and adds the lines read so
    /// far.
    private func decide() throws {
        guard isOneLine == nil else { return }
        isOneLine = first.endSentences
        if first.endSentences {
            ownNotes.append(
                Diagnostic(
                    .corpusLines, at: builder.place,
                    "each line is read by itself, since nearly all of them end a sentence",
                    hint: "say `format: lines` if that is right"))
        }
        for (line, number, isCut) in first.lines { try add(line.span, number, isCut) }
        first = FirstLines()
    }

    private func add(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        guard !line.withoutOuterWhite.isEmpty else { return try builder.finish() }
        if builder.isOpen {
            builder.addBlank()
        } else {
            builder.begin(isSentence: false, line: number)
        }
        if isCut { builder.drop(.tooManyBytes) }
        builder.append(line)
        if isOneLine == true { try builder.finish() }
    }
}
