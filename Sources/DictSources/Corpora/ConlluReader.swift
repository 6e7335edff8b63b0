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
    /// The 1-based number of the line that is being read.
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
