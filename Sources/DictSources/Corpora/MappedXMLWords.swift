import DictModel

/// The words of a sentence of an XML corpus: their text, their tags, and the blanks between them.
struct MappedXMLWords {
    private let join: XMLCorpusMapping.Join
    private let limit: Int
    private let tags: [(name: XMLAttributeName, sets: [TagSet])]
    private let joinAttribute: XMLAttributeName?
    private let offsetAttribute: XMLAttributeName?

    private var gap = WordGap()
    private var spacing = TokenSpacing()
    private var marksLineEnds = false
    /// The text of the open word, white space and all.
    private var text: [UInt8] = []
    private var tag: UniversalTag?
    private var line = 0
    private var joinsNext = false
    /// Where the last word ends, in characters, by its attribute.
    private var lastEnd: Int?

    /// The words of a file that `mapping` describes, with sentences of at most `limit` bytes.
    init(_ mapping: XMLCorpusMapping, limit: Int) {
        join = mapping.join
        self.limit = limit
        tags = mapping.tags.map { (XMLAttributeName($0.name), $0.tagSets) }
        joinAttribute = mapping.joinAttribute.map { XMLAttributeName($0) }
        offsetAttribute = mapping.offsetAttribute.map { XMLAttributeName($0) }
    }

    /// Begins a sentence.
    mutating func begin() {
        gap.clear()
        spacing.begin()
        joinsNext = false
        lastEnd = nil
    }

    /// Adds text that stands between words.
    mutating func appendBetween(_ text: Span<UInt8>) { gap.add(text) }

    /// Begins the word that `element` is.
    mutating func begin(_ element: XMLElement, line: Int, _ builder: CorpusRecordBuilder) {
        text.removeAll(keepingCapacity: true)
        self.line = line
        unsafe tag = tag(of: element, builder)
        if joinsNext { gap.isJoined = true }
        joinsNext = false
        if let joinAttribute, let value = unsafe element.rawValue(of: joinAttribute) {
            let side = unsafe value.span
            let isBoth = side.hasPrefix(Array("both".utf8))
            if isBoth || side.hasPrefix(Array("left".utf8)) { gap.isJoined = true }
            joinsNext = isBoth || side.hasPrefix(Array("right".utf8))
        }
        if let offsetAttribute {
            let range = unsafe element.rawValue(of: offsetAttribute).flatMap {
                unsafe Self.range($0.span)
            }
            if let range, let lastEnd {
                if range.lowerBound > lastEnd { gap.isExplicit = true } else { gap.isJoined = true }
            }
            lastEnd = range?.upperBound
        }
    }

    /// Adds text of the open word.
    mutating func append(_ bytes: Span<UInt8>, _ builder: CorpusRecordBuilder) {
        guard text.count + bytes.count <= limit else {
            builder.drop(.tooManyBytes)
            return
        }
        // Safe because the bytes are only read, within the call.
        unsafe bytes.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
    }

    /// Ends the word and gives it to `builder`.
    mutating func end(_ builder: CorpusRecordBuilder) {
        let bytes = text
        let word = bytes.span.extracting(bytes.span.withoutOuterWhite)
        if word.isEmpty, !text.isEmpty {
            // An element for a blank, as TEI's <c> may be one.
            gap.isExplicit = true
            return
        }
        if let first = text.first, ASCII.isWhite(first) { gap.isExplicit = true }
        let guess = join == .spacing || spacing.hasBlank(before: word, tag: tag)
        if gap.isBlank(join, marksLineEnds: &marksLineEnds) ?? guess {
            builder.addBlank()
        } else {
            builder.removeBlank()
        }
        builder.beginToken()
        builder.append(word)
        builder.endToken(tag: tag, line: line)
        gap.clear()
        if let last = text.last, ASCII.isWhite(last) { gap.isExplicit = true }
    }

    private func tag(
        of element: XMLElement, _ builder: CorpusRecordBuilder
    ) -> UniversalTag? {
        for index in tags.indices {
            guard let value = unsafe element.rawValue(of: tags[index].name) else { continue }
            for set in tags[index].sets {
                if let tag = unsafe set.universalTag(value.span) { return tag }
            }
            builder.note(.unknownTag, line: line) { unsafe EscapedText.quote(value.span) }
            return nil
        }
        return nil
    }

    /// The range that `offset:length` names.
    private static func range(_ value: Span<UInt8>) -> Range<Int>? {
        guard let colon = value.indices.first(where: { value[$0] == 0x3A }),
            let offset = ListColumns.number(in: 0..<colon, of: value),
            let length = ListColumns.number(in: colon + 1..<value.count, of: value),
            offset < UInt32.max, length < UInt32.max
        else { return nil }
        return Int(offset)..<Int(offset + length)
    }
}
