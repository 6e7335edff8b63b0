import DictModel

/// Sentences out of CoNLL-U, version 2 (universaldependencies.org/format).
///
/// Words with their UPOS; `SpaceAfter=No` tells where blanks are missing. The words of a range
/// share its form where they make it up, else the form is one token. Empty nodes are skipped. In a
/// file that has neither `SpaceAfter` nor `# text`, punctuation decides on blanks.
final class ConlluReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private var source: CorpusLines
    private var words: ConlluWords
    private var comments = ConlluComments()
    private var repair: ConlluRepair?
    /// The number of the last word of the open sentence.
    private var lastWord = 0
    /// The line that is being read.
    private var line = 0

    /// A reader that gives its records to `builder`, with tags brought up to date by `repair`.
    init(
        _ builder: CorpusRecordBuilder, encoding: TextEncoding, repair: TagRepair? = nil,
        limits: SourceLimits
    ) {
        self.builder = builder
        self.repair = repair.map { ConlluRepair($0) }
        source = CorpusLines(
            name: builder.name, encoding: encoding, limit: limits.paragraphBytes,
            expected: "CoNLL-U")
        words = ConlluWords()
    }

    var lines: Int { source.count }
    var notes: [SourceNote] { source.notes }
    var absence: String { "\(lines) lines, none of them a word" }

    func push(_ chunk: Span<UInt8>) throws { try source.push(chunk, read) }

    func finish() throws {
        try source.finish(read)
        try endSentence()
    }

    private func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
        self.line = number
        guard !line.isEmpty, !line.withoutOuterWhite.isEmpty else { return try endSentence() }
        if !builder.isOpen { begin(number) }
        if isCut { builder.drop(.tooManyBytes) }
        if line[0] == 0x23 {
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
        repair?.begin()
        lastWord = 0
    }

    private func endSentence() throws {
        guard builder.isOpen else { return }
        if !builder.isDropped {
            guard lastWord > 0 else { return builder.discard() }
            try checkRange(before: lastWord + 1, line: line)
            comments.settle(builder)
            repair?.apply(to: builder)
        }
        try builder.finish()
    }

    private func readWord(_ line: Span<UInt8>, _ number: Int) throws(SourceError) {
        let columns = ConlluColumns(line)
        guard columns.count == 10 else { throw wrongColumns(columns.count, number) }
        guard let id = ConlluID(line.extracting(columns.id)) else {
            throw error(
                number, "no word number", found: EscapedText.quote(line.extracting(columns.id)),
                expected: "3, 3-4 or 3.1")
        }
        switch id {
        case .word(let word):
            try checkOrder(word, number)
            lastWord = word
            let isWhole = words.rangeEnd == nil
            words.add(word, columns, of: line, number, builder)
            repair?.add(columns, of: line, isToken: isWhole, builder)
        case .range(let first, let last):
            try checkOrder(first, number)
            guard last >= first else {
                throw error(
                    number, "a range that runs backwards", found: "\(first)-\(last)",
                    expected: "\(first) or more behind the hyphen")
            }
            try checkRange(before: first, line: number)
            words.beginRange(through: last, columns, of: line)
        case .empty(let word):
            guard word == lastWord else {
                throw error(
                    number, "an empty node out of order", found: "\(word)",
                    expected: "\(lastWord)")
            }
            builder.note(.emptyNode, line: number)
        }
    }

    private func checkOrder(_ word: Int, _ line: Int) throws(SourceError) {
        guard word == lastWord + 1 else {
            throw error(
                line, "a word out of order", found: "\(word)", expected: "\(lastWord + 1)",
                hint: "sentences are to be separated by an empty line")
        }
    }

    /// Throws where a range is open at the word `word`.
    private func checkRange(before word: Int, line: Int) throws(SourceError) {
        guard let last = words.rangeEnd else { return }
        throw error(
            line, "a range without all of its words", found: "word \(word - 1) is the last",
            expected: "words up to \(last)")
    }

    private func wrongColumns(_ count: Int, _ line: Int) -> SourceError {
        error(
            line, "wrong number of columns", found: "\(count)",
            expected: "10, with tabs between them",
            hint: count == 1 ? "a word line has tabs, no blanks, between its columns" : nil)
    }

    private func error(
        _ line: Int, _ problem: String, found: String, expected: String, hint: String? = nil
    ) -> SourceError {
        SourceError(
            .badData, at: SourcePlace(file: builder.name, line: line), problem: problem,
            found: found, expected: expected, hint: hint)
    }
}
