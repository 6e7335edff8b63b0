import DictModel

/// The words of one sentence of CoNLL-U on their way to the builder.
struct ConlluWords {
    /// Whether the file tells where blanks are, by what was read so far.
    var knowsSpacing = false
    /// The last word of the open range; `nil` where none is open.
    private(set) var rangeEnd: Int?

    private var spacing = TokenSpacing()
    private var isJoined = true
    // The open range: its form and whether a blank follows, and the forms of its words.
    private var surface: [UInt8] = []
    private var isRangeJoined = false
    private var forms: [UInt8] = []
    private var parts: [(end: Int, tag: UniversalTag?)] = []

    /// Begins a sentence.
    mutating func begin() {
        rangeEnd = nil
        isJoined = true
        spacing.begin()
    }

    /// Begins a range through the word `last`.
    mutating func beginRange(
        through last: Int, _ columns: ConlluColumns, of line: Span<UInt8>
    ) {
        rangeEnd = last
        Self.assign(line.extracting(columns.form), to: &surface)
        isRangeJoined = columns.isJoined(line)
        forms.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Adds the word with the number `word`.
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
        Self.append(line.extracting(columns.form), to: &forms)
        parts.append((forms.count, tag))
        if word == rangeEnd { endRange(number, builder) }
    }

    /// Gives the words of the range to `builder`.
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
            builder.note(.uncutRange, line: line) { EscapedText.quote(shown.span) }
            builder.addMergedWords(parts.count - 1)
            builder.addToken(surface.span, tag: first, afterBlank: isBlank, line: line)
        }
        isJoined = isRangeJoined
        if isJoined { knowsSpacing = true }
    }

    /// Whether a blank stands before the token `form`.
    private mutating func hasBlank(before form: Span<UInt8>, _ tag: UniversalTag?) -> Bool {
        knowsSpacing ? !isJoined : spacing.hasBlank(before: form, tag: tag)
    }

    private static func tag(
        _ name: Span<UInt8>, _ line: Int, _ builder: CorpusRecordBuilder
    ) -> UniversalTag? {
        if let tag = TagSet.universal.universalTag(name) { return tag }
        if name.count != 1 || name[0] != 0x5F {
            builder.note(.unknownTag, line: line) { EscapedText.quote(name) }
        }
        return nil
    }

    private static func assign(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        output.removeAll(keepingCapacity: true)
        append(bytes, to: &output)
    }

    private static func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        // Safe because the bytes are only read, within the call.
        unsafe bytes.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }
}
