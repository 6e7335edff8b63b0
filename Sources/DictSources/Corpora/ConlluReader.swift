import DictModel

/// A reader for sentences in CoNLL-U, version 2 (universaldependencies.org/format).
///
/// Words get their UPOS tags, and `SpaceAfter=No` means that no space follows. If the words of a
/// range, such as `3-4`, make up the form of the range, each becomes a token; otherwise the form
/// becomes one token. Empty nodes are skipped. Until a file has shown `SpaceAfter=No` or `# text`,
/// ``TokenSpacing`` guesses where spaces are.
final class ConlluReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let body: ConlluBody?
    private var source: TextLines
    private var words = ConlluWords()
    private var comments = ConlluComments()
    private var sentence = ConlluSentence()
    /// The ID of the word read last in the open sentence, or 0 if no word has been read.
    private var lastWord = 0
    private var line = 0

    /// Creates a reader that adds sentences to `builder` and passes their original lines to `body`.
    ///
    /// If there is a `body`, every line must be complete, so a line that is too long is an error.
    /// Without a `body`, a sentence with such a line is skipped.
    init(
        _ builder: CorpusRecordBuilder, encoding: TextEncoding, limits: SourceLimits,
        body: ConlluBody? = nil
    ) {
        self.builder = builder
        self.body = body
        source = TextLines(
            at: builder.place, encoding: encoding, expected: "CoNLL-U",
            limit: limits.paragraphBytes, longLines: body == nil ? .cut : .refused)
    }

    var lines: Int { source.count }
    var notes: [Diagnostic] { source.notes }
    var absence: String { "\(lines) lines, none of them a word" }

    func push(_ chunk: Span<UInt8>) throws { try source.push(chunk, read) }

    func finish() throws {
        try source.finish(read)
        try endSentence()
    }

    private func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        self.line = number
        guard !line.withoutOuterWhite.isEmpty else { return try endSentence() }
        if !builder.isOpen { begin(number) }
        if isCut { builder.drop(.tooManyBytes) }
        if body != nil { sentence.add(line) }
        if line[0] == UInt8(ascii: "#") {
            comments.read(line, builder)
            if comments.hasText { words.knowsSpacing = true }
        } else if !builder.isDropped {
            try readWord(line, number)
        }
    }

    private func begin(_ line: Int) {
        builder.begin(line: line)
        words.begin()
        comments.begin()
        lastWord = 0
        if body != nil { sentence = ConlluSentence() }
    }

    private func endSentence() throws {
        guard builder.isOpen else { return }
        if !builder.isDropped, lastWord > 0 {
            try checkRange(before: lastWord + 1, line: line)
            comments.settle(builder)
        }
        try body?(sentence)
        if !builder.isDropped, lastWord == 0 { return builder.discard() }
        try builder.finish()
    }

    private func readWord(_ line: Span<UInt8>, _ number: Int) throws(Diagnostic) {
        let columns = ConlluColumns(line)
        guard columns.count == 10 else { throw wrongColumns(columns.count, number) }
        guard let id = ConlluID(line.extracting(columns.id)) else {
            throw error(
                .conlluNumber, number, "no word number",
                found: PrintableText.quoted(line.extracting(columns.id)),
                expected: "3, 3-4 or 3.1")
        }
        switch id {
        case .word(let word):
            try checkOrder(word, number)
            lastWord = word
            words.add(word, columns, of: line, number, builder)
            if body != nil { sentence.addWord(columns, of: line) }
        case .range(let first, let last):
            try checkOrder(first, number)
            guard last >= first else {
                throw error(
                    .conlluRange, number, "a range that runs backwards", found: "\(first)-\(last)",
                    expected: "\(first) or more after the hyphen")
            }
            try checkRange(before: first, line: number)
            words.beginRange(through: last, columns, of: line)
        case .empty(let word):
            guard word == lastWord else {
                throw error(
                    .conlluOrder, number, "an empty node out of order", found: "\(word)",
                    expected: "\(lastWord)")
            }
            builder.note(.emptyNode, line: number)
        }
    }

    private func checkOrder(_ word: Int, _ line: Int) throws(Diagnostic) {
        guard word == lastWord + 1 else {
            throw error(
                .conlluOrder, line, "a word out of order", found: "\(word)",
                expected: "\(lastWord + 1)",
                hint: "sentences are to be separated by an empty line")
        }
    }

    /// Throws if a range of words is still incomplete when the word with the ID `word` is reached.
    private func checkRange(before word: Int, line: Int) throws(Diagnostic) {
        guard let last = words.rangeEnd else { return }
        throw error(
            .conlluRange, line, "a range without all of its words",
            found: "word \(word - 1) is the last", expected: "words up to \(last)")
    }

    private func wrongColumns(_ count: Int, _ line: Int) -> Diagnostic {
        error(
            .conlluColumns, line, "wrong number of columns", found: "\(count)",
            expected: "10, with tabs between them",
            hint: count == 1 ? "a word line has tabs, no blanks, between its columns" : nil)
    }

    private func error(
        _ code: Diagnostic.Code, _ line: Int, _ problem: String, found: String, expected: String,
        hint: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            code, at: builder.place.at(line: line), problem, found: found, expected: expected,
            hint: hint)
    }
}

/// The columns that ``ConlluReader`` needs from a word line of CoNLL-U, as ranges in that line.
struct ConlluColumns {
    /// The number of columns in the line, which is 10 if the line is valid.
    private(set) var count = 1
    private(set) var id = 0..<0
    private(set) var form = 0..<0
    private(set) var tag = 0..<0
    private(set) var languageTag = 0..<0
    private(set) var features = 0..<0
    private(set) var relation = 0..<0
    private(set) var misc = 0..<0

    init(_ line: Span<UInt8>) {
        var start = 0
        for index in line.indices where line[index] == ASCII.tab {
            set(start..<index)
            count += 1
            start = index + 1
        }
        set(start..<line.count)
    }

    /// Whether the MISC column contains `SpaceAfter=No`, so that no space follows the word.
    ///
    /// `line` must be the line from which the columns were created.
    func isJoined(_ line: Span<UInt8>) -> Bool {
        let wanted = misc.count - Self.noSpace.count
        guard wanted >= 0 else { return false }
        for offset in 0...wanted where line[misc.lowerBound + offset] == UInt8(ascii: "S") {
            let start = misc.lowerBound + offset
            let end = start + Self.noSpace.count
            if offset == 0 || line[start - 1] == UInt8(ascii: "|"),
                end == misc.upperBound || line[end] == UInt8(ascii: "|"),
                line.hasBytes(Self.noSpace, at: start)
            {
                return true
            }
        }
        return false
    }

    private static let noSpace = Array("SpaceAfter=No".utf8)

    /// Whether the corpus says that the word is misspelt, or a part of one that a blank has cut.
    func isFaulty(_ line: Span<UInt8>) -> Bool {
        if relation.count == Self.goesWith.count,
            line.hasBytes(Self.goesWith, at: relation.lowerBound)
        {
            return true
        }
        guard features.count >= Self.typo.count else { return false }
        for start in features.lowerBound...features.upperBound - Self.typo.count
        where line[start] == UInt8(ascii: "T") && line[start + 1] == UInt8(ascii: "y") {
            if line.hasBytes(Self.typo, at: start) { return true }
        }
        return false
    }

    /// Whether an adposition belongs to its verb, as in *gave up*.
    func isParticle(_ line: Span<UInt8>) -> Bool {
        relation.count == Self.particle.count
            && line.hasBytes(Self.particle, at: relation.lowerBound)
            || languageTag.count == 2 && line.hasBytes(Self.particleTag, at: languageTag.lowerBound)
    }

    private static let goesWith = Array("goeswith".utf8)
    private static let typo = Array("Typo=Yes".utf8)
    private static let particle = Array("compound:prt".utf8)
    private static let particleTag = Array("RP".utf8)

    private mutating func set(_ range: Range<Int>) {
        switch count {
        case 1: id = range
        case 2: form = range
        case 4: tag = range
        case 5: languageTag = range
        case 6: features = range
        case 8: relation = range
        case 10: misc = range
        default: break
        }
    }
}

/// The identifier in the first column of a CoNLL-U word line.
enum ConlluID: Equatable {
    case word(Int)
    /// A range of words that are written as one, such as `3-4`.
    ///
    /// The associated values are the IDs of the first and the last word, such as 3 and 4.
    case range(Int, Int)
    /// An empty node, such as `3.1`, which is not part of the text.
    ///
    /// The associated value is the ID of the preceding word, such as 3.
    case empty(Int)

    init?(_ text: Span<UInt8>) {
        var index = 0
        guard let first = Self.number(text, &index) else { return nil }
        if index == text.count {
            self = .word(first)
            return
        }
        let separator = text[index]
        index += 1
        guard let second = Self.number(text, &index), index == text.count else { return nil }
        switch separator {
        case UInt8(ascii: "-"): self = .range(first, second)
        case UInt8(ascii: "."): self = .empty(first)
        default: return nil
        }
    }

    private static func number(_ text: Span<UInt8>, _ index: inout Int) -> Int? {
        var number = 0
        let start = index
        while index < text.count, index - start < 9, ASCII.isDigit(text[index]) {
            number = number * 10 + Int(ASCII.digit(text[index]))
            index += 1
        }
        return index == start ? nil : number
    }
}
