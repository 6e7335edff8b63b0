import DictModel

/// A reader for plain text, in which blank lines or all line ends separate paragraphs.
///
/// In many corpora, each line is a sentence. If these lines were joined, they would form a single
/// paragraph, and a line without a full stop would run into the next. Unless the format is
/// ``CorpusFormat/lines``, the first lines therefore decide which rule applies.
final class ParagraphReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private var source: TextLines
    /// Whether each line is a paragraph, or `nil` if this is not yet decided.
    private var isOneLine: Bool?
    private var first = FirstLines()
    private var ownNotes: [Diagnostic] = []

    /// Creates a reader that adds the paragraphs it finds to `builder`.
    ///
    /// `isOneLine` is true if each line is a paragraph, false if blank lines separate paragraphs,
    /// and `nil` if the first lines should decide.
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

    /// Decides whether each line is a paragraph, unless that is already known.
    ///
    /// The lines that were kept for this decision are then added to the builder.
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
