import DictModel

/// Collects the words of one CoNLL-U sentence and adds them to the builder as tokens.
struct ConlluWords {
    /// Whether the lines read so far show that the file marks blanks.
    var knowsSpacing = false
    /// The number of the last word in the open range; `nil` if no range is open.
    private(set) var rangeEnd: Int?

    private var spacing = TokenSpacing()
    private var isJoined = true
    // The open range: its form and whether a blank follows, and the forms of its words.
    private var surface: [UInt8] = []
    private var isRangeJoined = false
    private var forms: [UInt8] = []
    private var parts: [(end: Int, tag: UniversalTag?)] = []

    /// Begins a new sentence.
    mutating func begin() {
        rangeEnd = nil
        isJoined = true
        spacing.begin()
    }

    /// Begins a range of words that ends with the number `last`.
    mutating func beginRange(
        through last: Int, _ columns: ConlluColumns, of line: Span<UInt8>
    ) {
        rangeEnd = last
        surface.assign(line.extracting(columns.form))
        isRangeJoined = columns.isJoined(line)
        forms.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Adds the word with the number `word`, which is on line `number`.
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

    /// Ends the range and adds its tokens to `builder`.
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

    /// Whether there is a blank before the token `form`, as marked in the file or guessed.
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
