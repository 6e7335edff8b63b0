import DictModel

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

    /// Prepares for the words of a new sentence.
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
        let tag = Self.tag(line.extracting(columns.tag), number, builder)
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
