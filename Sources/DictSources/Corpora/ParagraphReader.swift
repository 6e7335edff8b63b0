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
    /// Whether the book of Project Gutenberg that the file holds has ended.
    private var hasEnded = false

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
        if hasEnded { return }
        if number <= Self.headLines, SubtitleReader.isTime(line) {
            throw Diagnostic.otherFormat(
                "plain text", found: "subtitles", at: builder.place.at(line: number),
                hint: "say `format: subtitles`")
        }
        if line.count > 3, line[0] == UInt8(ascii: "*"), let isStart = Self.frame(line) {
            return try readFrame(isStart, number)
        }
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

    /// The number of lines at whose beginning subtitles are recognised.
    private static let headLines = 4

    /// Whether `line` is one between the book and the notes of Project Gutenberg: true for the
    /// line before the book, false for the one after it, `nil` for all others.
    private static func frame(_ line: Span<UInt8>) -> Bool? {
        let start = line.count > 3 && line[3] == ASCII.space ? 4 : 3
        guard line.hasText("***", at: 0) else { return nil }
        if line.hasText("START OF TH", at: start) { return true }
        return line.hasText("END OF TH", at: start) ? false : nil
    }

    private func readFrame(_ isStart: Bool, _ number: Int) throws {
        if isStart {
            builder.discard()
            first = FirstLines()
        } else {
            try decide()
            try builder.finish()
            hasEnded = true
        }
        ownNotes.append(
            Diagnostic(
                .corpusFrame, at: builder.place.at(line: number),
                isStart
                    ? "the lines before the book are left out"
                    : "the lines after the book are left out"))
    }

    /// Whether `line` is the number of a page or the like.
    private static func isNumber(_ line: Span<UInt8>) -> Bool {
        let range = line.withoutOuterWhite
        return range.count < 6 && range.allSatisfy { ASCII.isDigit(line[$0]) }
    }

    private func add(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        guard !line.withoutOuterWhite.isEmpty else { return try builder.finish() }
        if builder.isOpen {
            if Self.isNumber(line) { return builder.mark(.gap) }
            builder.endLine()
        } else {
            builder.begin(isSentence: false, line: number)
        }
        if isCut { builder.drop(.tooManyBytes) }
        builder.append(line)
        if isOneLine == true { try builder.finish() }
    }
}

/// The first lines of a plain text, from which to guess whether each line ends a sentence.
struct FirstLines {
    /// The number of lines that are enough to decide whether each line ends a sentence.
    private static let lineLimit = 100
    private static let byteLimit = 64 << 10
    /// The minimum number of non-blank lines needed to conclude that each line ends a sentence.
    ///
    /// With fewer lines, as in a short letter, all of them may end in a full stop by chance.
    private static let leastLines = 4

    /// The lines, each with its 1-based number and whether it was cut because it is too long.
    private(set) var lines: [([UInt8], Int, Bool)] = []
    private var bytes = 0
    private var filled = 0
    private var ends = 0

    /// Whether enough lines or bytes have been added to decide whether each line ends a sentence.
    var isFull: Bool { lines.count >= Self.lineLimit || bytes >= Self.byteLimit }

    /// Whether at least four fifths of the non-blank lines end a sentence.
    ///
    /// If paragraphs run over several lines, only a few lines do. With fewer than four non-blank
    /// lines, the value is false.
    var endSentences: Bool { filled >= Self.leastLines && ends * 5 >= filled * 4 }

    mutating func add(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) {
        lines.append(([UInt8](line), number, isCut))
        bytes += line.count
        let text = line.extracting(line.withoutOuterWhite)
        guard !text.isEmpty else { return }
        filled += 1
        if Self.endsSentence(text) { ends += 1 }
    }

    /// Whether `line` ends with a full stop, ellipsis, exclamation mark or question mark.
    ///
    /// Closing quotation marks and brackets may follow that mark.
    private static func endsSentence(_ line: Span<UInt8>) -> Bool {
        var end = line.count
        while end > 0 {
            if "\"')]".utf8.contains(line[end - 1]) {
                end -= 1
            } else if end >= 3, line.hasText("”", at: end - 3) || line.hasText("’", at: end - 3) {
                end -= 3
            } else {
                break
            }
        }
        guard end > 0 else { return false }
        return ".!?".utf8.contains(line[end - 1]) || end >= 3 && line.hasText("…", at: end - 3)
    }
}
