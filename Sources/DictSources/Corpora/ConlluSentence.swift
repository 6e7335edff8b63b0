package import DictModel

/// A sentence of a CoNLL-U file, with its original lines and its numbered words.
///
/// The tokens of a ``CorpusRecord`` follow the text, but the words here follow the numbered lines.
/// For a range such as `2-3 don't`, they include words 2 and 3, but not the range itself. Use this
/// type to write a file back with other tags, or to compare tags word by word.
package struct ConlluSentence: Sendable {
    /// All lines of the sentence, including comments, without their line ends.
    package private(set) var lines: [[UInt8]] = []
    /// The words of the sentence as tokens, separated by spaces, with the tags from column 4.
    ///
    /// A word may contain spaces, such as `10 000`. If a tag is missing or unknown, the token has
    /// no tag.
    package private(set) var words = TokenisedText(text: [])
    /// For each word, the index of its line in ``lines`` and the range of column 4 in that line.
    package private(set) var tagColumns: [(line: Int, range: Range<Int>)] = []

    init() {}

    mutating func add(_ line: Span<UInt8>) { lines.append([UInt8](line)) }

    /// Adds the word on the line that was passed to ``add(_:)`` last.
    ///
    /// Pass that line again as `line`, and its columns as `columns`.
    mutating func addWord(_ columns: ConlluColumns, of line: Span<UInt8>) {
        if !words.text.isEmpty { words.text.append(ASCII.space) }
        words.tokens.append(
            Token(
                ByteRange(offset: words.text.count, length: columns.form.count),
                tag: TagSet.universal.universalTag(line.extracting(columns.tag))))
        words.text.append(contentsOf: line.extracting(columns.form))
        tagColumns.append((lines.count - 1, columns.tag))
    }
}

/// A function to call with each sentence of a CoNLL-U file.
package typealias ConlluBody = (_ sentence: ConlluSentence) throws -> Void

/// A collector that turns the words of one CoNLL-U sentence into the tokens of a record.
struct ConlluWords {
    /// Whether the lines read so far show that the file records where spaces are.
    var knowsSpacing = false
    /// The ID of the last word in the open range, or `nil` if no range is open.
    ///
    /// A range is a group of words that are written as one, such as `3-4`.
    private(set) var rangeEnd: Int?

    private var spacing = TokenSpacing()
    private var isJoined = true
    // The open range: its form and whether a blank follows, and the forms of its words.
    private var surface: [UInt8] = []
    private var isRangeJoined = false
    private var forms: [UInt8] = []
    private var parts: [(end: Int, tag: UniversalTag?)] = []

    mutating func begin() {
        rangeEnd = nil
        isJoined = true
        spacing.begin()
    }

    /// Begins a range of words, such as `3-4`, whose last word has the ID `last`.
    ///
    /// `columns` are the columns of `line`, the line of the range itself.
    mutating func beginRange(
        through last: Int, _ columns: ConlluColumns, of line: Span<UInt8>
    ) {
        rangeEnd = last
        surface.assign(line.extracting(columns.form))
        isRangeJoined = columns.isJoined(line)
        forms.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Adds the word with the ID `word` to the open record of `builder`.
    ///
    /// `columns` are the columns of `line`, whose line number is `number`. Words in a range are
    /// added only when the range is complete.
    mutating func add(
        _ word: Int, _ columns: ConlluColumns, of line: Span<UInt8>, _ number: Int,
        _ builder: CorpusRecordBuilder
    ) {
        var tag = Self.tag(line.extracting(columns.tag), number, builder)
        // To a player and in dictionaries it is an adverb.
        if tag == .adposition, columns.isParticle(line) { tag = .adverb }
        if columns.isFaulty(line) { builder.mark(.fault) }
        guard let rangeEnd else {
            let form = line.extracting(columns.form)
            let isBlank = hasBlank(before: form, tag)
            builder.addToken(form, tag: tag, afterBlank: isBlank, line: number)
            isJoined = columns.isJoined(line)
            if isJoined { knowsSpacing = true }
            return
        }
        forms.append(contentsOf: line.extracting(columns.form))
        parts.append((forms.count, tag))
        if word == rangeEnd { endRange(number, builder) }
    }

    /// Ends the open range and adds its words, or its form as a single token, to `builder`.
    private mutating func endRange(_ line: Int, _ builder: CorpusRecordBuilder) {
        rangeEnd = nil
        let first = parts.first?.tag
        let form = surface
        let isBlank = hasBlank(before: form.span, first)
        if forms == surface {
            var start = 0
            for part in parts {
                let form = forms.span.extracting(start..<part.end)
                builder.addToken(
                    form, tag: part.tag, afterBlank: isBlank && start == 0, line: line)
                start = part.end
            }
        } else {
            let shown = surface
            builder.note(.uncutRange, line: line) { PrintableText.quoted(shown) }
            builder.addMergedWords(parts.count - 1)
            builder.addToken(surface.span, tag: first, afterBlank: isBlank, line: line)
        }
        isJoined = isRangeJoined
        if isJoined { knowsSpacing = true }
    }

    /// Whether a space precedes the token `form`, as recorded in the file or guessed by
    /// ``TokenSpacing``.
    private mutating func hasBlank(before form: Span<UInt8>, _ tag: UniversalTag?) -> Bool {
        knowsSpacing ? !isJoined : spacing.hasBlank(before: form, tag: tag)
    }

    private static func tag(
        _ name: Span<UInt8>, _ line: Int, _ builder: CorpusRecordBuilder
    ) -> UniversalTag? {
        if let tag = TagSet.universal.universalTag(name) { return tag }
        if name.count != 1 || name[0] != UInt8(ascii: "_") {
            builder.note(.unknownTag, line: line) { PrintableText.quoted(name) }
        }
        return nil
    }
}

/// A reader for the comments `# sent_id` and `# text` of a CoNLL-U sentence.
struct ConlluComments {
    /// Whether the current sentence has a `# text` comment.
    private(set) var hasText = false

    private var text = TextAssembly()

    private static let identifier = Array("sent_id".utf8)
    private static let textKey = Array("text".utf8)
    private static let language = Array("lang".utf8)

    mutating func begin() { hasText = false }

    /// Reads the comment `line`, which must begin with `#`.
    ///
    /// The identifier in a `# sent_id` comment is passed to `builder`.
    mutating func read(_ line: Span<UInt8>, _ builder: CorpusRecordBuilder) {
        var start = 1
        while start < line.count, ASCII.isBlank(line[start]) { start += 1 }
        if let value = Self.value(of: Self.identifier, in: line, at: start) {
            builder.setID(line.extracting(line.trimmed(value)))
        } else if let value = Self.value(of: Self.textKey, in: line, at: start) {
            hasText = true
            text.begin(limit: .max)
            text.append(line.extracting(value))
        } else if let value = Self.value(of: Self.language, in: line, at: start) {
            builder.setLanguage(line.extracting(line.trimmed(value)))
        }
    }

    /// Compares the text of the `# text` comment with the text of the open record of `builder`.
    ///
    /// If only spaces differ, the record gets the text of the comment. Any difference is counted as
    /// an irregularity.
    func settle(_ builder: CorpusRecordBuilder) {
        guard hasText, text.text.text != builder.text.text else { return }
        let isSame = builder.setText(text.text.text)
        builder.note(isSame ? .spacingDiffers : .textDiffers, line: builder.line) { sample }
    }

    private var sample: String {
        PrintableText.quoted(text.text.text)
    }

    /// Returns the range of the value in a comment such as `# key = value`, or `nil` if it has
    /// another key.
    ///
    /// `start` is the offset where `key` should begin. Spaces and tabs may precede the equals sign.
    private static func value(
        of key: [UInt8], in line: Span<UInt8>, at start: Int
    ) -> Range<Int>? {
        guard line.hasBytes(key, at: start) else { return nil }
        var index = start + key.count
        while index < line.count, ASCII.isBlank(line[index]) { index += 1 }
        guard index < line.count, line[index] == UInt8(ascii: "=") else { return nil }
        return index + 1..<line.count
    }
}
