import DictModel

/// A reader for the subtitles of films in SubRip and WebVTT.
///
/// Texts run from cue to cue until a mark ends the sentence, so cues are joined. Times, numbers,
/// styles, names of speakers in capitals, sounds in brackets, music and credits are left out; a
/// line with a dash at its head is another speaker's.
final class SubtitleReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private var source: TextLines
    /// The kind of the lines up to the next blank one.
    private var block = Block.head
    private var line: [UInt8] = []
    /// Whether a cue has been read.
    private var hasCues = false

    private enum Block {
        /// A cue before its time, or what is no cue.
        case head
        /// The lines of a cue after its time.
        case cue
        /// A style, a region or a comment.
        case other
    }

    /// Creates a reader that adds the paragraphs it finds to `builder`.
    init(_ builder: CorpusRecordBuilder, encoding: TextEncoding, limits: SourceLimits) {
        self.builder = builder
        source = TextLines(
            at: builder.place, encoding: encoding, expected: "subtitles",
            limit: limits.paragraphBytes)
    }

    var lines: Int { source.count }
    var notes: [Diagnostic] { source.notes }
    var absence: String { "\(lines) lines" + (hasCues ? "" : ", none of them a time") }

    func push(_ chunk: Span<UInt8>) throws { try source.push(chunk, read) }

    func finish() throws {
        try source.finish(read)
        try builder.finish()
    }

    /// Whether `line` has the times of a cue, such as `00:00:01,000 --> 00:00:04,000`.
    static func isTime(_ line: Span<UInt8>) -> Bool {
        guard let first = line.indices.first(where: { !ASCII.isBlank(line[$0]) }),
            ASCII.isDigit(line[first])
        else { return false }
        return line.indices.contains { line.hasText("-->", at: $0) }
    }

    private func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        let text = line.extracting(line.withoutOuterWhite)
        if text.isEmpty {
            block = .head
        } else if block != .other, Self.isTime(text) {
            block = .cue
            hasCues = true
        } else if block == .head {
            if Self.others.contains(where: { text.hasText($0, at: 0) }) { block = .other }
        } else if block == .cue {
            try add(text, number, isCut)
        }
    }

    private static let others: [StaticString] = ["STYLE", "NOTE", "REGION", "WEBVTT"]

    /// Adds a line of a cue.
    private func add(_ text: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        strip(text)
        let start = Self.dash(line.span)
        if start > 0 {
            try builder.finish()
            line.removeFirst(start)
        }
        if let end = Self.speaker(line.span) { line.removeFirst(end) }
        if line.span.withoutOuterWhite.isEmpty { return }
        if Self.isCredit(line.span) { return try builder.finish() }
        if builder.isOpen {
            builder.endLine()
        } else {
            builder.begin(isSentence: false, line: number)
        }
        if isCut { builder.drop(.tooManyBytes) }
        builder.append(line.span)
        if Self.endsSentence(line.span) { try builder.finish() }
    }

    /// Sets ``line`` to `text` without tags such as `<i>` and `{\an8}`, and sounds in brackets
    /// at its head, perhaps behind a dash and a speaker in capitals.
    private func strip(_ text: Span<UInt8>) {
        line.removeAll(keepingCapacity: true)
        var closer: UInt8 = 0
        for index in text.indices {
            let byte = text[index]
            if closer != 0 {
                if byte == closer { closer = 0 }
                continue
            }
            let isHead = !line.contains { (0x61...0x7A).contains($0) }
            switch byte {
            case UInt8(ascii: "<"): closer = UInt8(ascii: ">")
            case UInt8(ascii: "{"): closer = UInt8(ascii: "}")
            case UInt8(ascii: "[") where isHead: closer = UInt8(ascii: "]")
            case UInt8(ascii: "(") where isHead: closer = UInt8(ascii: ")")
            default: line.append(byte)
            }
        }
    }

    /// Returns the length of a dash and the blanks at the head of `line`, with which another person
    /// begins to speak, or 0.
    private static func dash(_ line: Span<UInt8>) -> Int {
        var start = 0
        while start < line.count, ASCII.isBlank(line[start]) { start += 1 }
        guard start < line.count else { return 0 }
        if line[start] == UInt8(ascii: "-") { return start + 1 }
        return line.hasText("–", at: start) || line.hasText("—", at: start) ? start + 3 : 0
    }

    /// Returns the length of a speaker's name in capitals with its colon at the head of `line`, or
    /// `nil` if there is none.
    private static func speaker(_ line: Span<UInt8>) -> Int? {
        var letters = 0
        for index in line.indices {
            let byte = line[index]
            if byte == UInt8(ascii: ":") { return letters > 1 ? index + 1 : nil }
            if ASCII.isCapital(byte) {
                letters += 1
            } else if !ASCII.isWhite(byte), !ASCII.isDigit(byte), !".#-'".utf8.contains(byte) {
                return nil
            }
        }
        return nil
    }

    /// Whether `line` is of a song, or names those who made the subtitles.
    private static func isCredit(_ line: Span<UInt8>) -> Bool {
        line.indices.contains { index in
            line.hasText("♪", at: index) || line.hasText("♫", at: index)
                || line[index] == UInt8(ascii: "#")
                || credits.contains { line.hasText($0, at: index, ignoringCase: true) }
        }
    }

    private static let credits: [StaticString] = [
        "subtitle", "ondertitel", "synced by", "sync by", "www.", ".com", "translated by",
        "vertaling:", "captioned by",
    ]

    /// Whether `line` ends with a mark that ends a sentence, perhaps with a quotation after it.
    private static func endsSentence(_ line: Span<UInt8>) -> Bool {
        var end = line.withoutOuterWhite.upperBound
        while end > 0, "\"'".utf8.contains(line[end - 1]) { end -= 1 }
        if end >= 3, line.hasText("”", at: end - 3) || line.hasText("’", at: end - 3) { end -= 3 }
        guard end > 0, ".!?".utf8.contains(line[end - 1]) else { return false }
        // Three dots go on in the next cue, and a name may follow a title such as `Dr.`.
        return end < 2 || line[end - 1] != line[end - 2] && !endsWithTitle(line, end)
    }

    /// Whether the bytes before `end` are a capital, at most three letters and a full stop.
    private static func endsWithTitle(_ line: Span<UInt8>, _ end: Int) -> Bool {
        guard line[end - 1] == UInt8(ascii: ".") else { return false }
        var start = end - 1
        while start > 0, ASCII.isLetter(line[start - 1]) { start -= 1 }
        return (1...4).contains(end - 1 - start) && ASCII.isCapital(line[start])
    }
}
