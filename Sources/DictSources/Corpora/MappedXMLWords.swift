import DictModel

/// A collector for the words of an XML corpus, with their tags and the spaces between them.
struct MappedXMLWords {
    private let join: XMLCorpusMapping.Join
    private let limit: Int
    private let tagNames: [UInt64]
    private let tagSets: [[TagSet]]
    private let joinName: UInt64?
    private let offsetName: UInt64?

    private var gap = WordGap()
    private var spacing = TokenSpacing()
    private var lineEnds = LineEndHabit()
    /// The text of the open word, including white space.
    private var text: [UInt8] = []
    private var tag: UniversalTag?
    private var line = 0
    private var joinsNext = false
    /// Whether the open word is a mark of the typesetter, as the hyphen at the end of a line.
    private var isWeak = false
    /// The offset in ``text`` of a hyphen at the end of a line, or `nil` if there is none.
    private var hyphen: Int?
    /// Whether the last word ends with a hyphen, and whether a line has ended after it.
    private var endsWithHyphen = false
    private var isBehindHyphen = false
    /// The offset in characters where the previous word ends, or `nil` if no attribute specifies
    /// it.
    private var lastEnd: Int?

    /// Creates a collector for the words of a corpus described by `mapping`.
    ///
    /// `limit` is the maximum length of a word in bytes.
    init(_ mapping: XMLCorpusMapping, limit: Int) {
        join = mapping.join
        self.limit = limit
        tagNames = mapping.tags.map { XMLNameHash($0.name.utf8).value }
        tagSets = mapping.tags.map(\.tagSets)
        joinName = mapping.joinAttribute.map { XMLNameHash($0.utf8).value }
        offsetName = mapping.offsetAttribute.map { XMLNameHash($0.utf8).value }
    }

    /// Prepares for the words of a new sentence.
    mutating func begin() {
        gap.clear()
        spacing.begin()
        joinsNext = false
        endsWithHyphen = false
        isBehindHyphen = false
        lastEnd = nil
    }

    /// Adds the text between two words, of which only the white space matters.
    mutating func appendBetween(_ text: Span<UInt8>) { gap.add(text) }

    /// Begins the word in `element`, whose start tag is on line `line`, and reads its attributes.
    ///
    /// They may contain the word's tag and determine whether a space precedes or follows it.
    mutating func begin(_ element: XMLElement, line: Int, _ builder: CorpusRecordBuilder) {
        text.removeAll(keepingCapacity: true)
        self.line = line
        tag = nil
        if joinsNext { gap.isJoined = true }
        joinsNext = false
        isWeak = false
        hyphen = nil
        var end: Int?
        var rank = tagNames.count
        unsafe element.forEachAttribute { name, value in
            if readTag(value, of: name, before: &rank, builder) { return }
            if name == joinName {
                readSides(value)
            } else if name == offsetName {
                end = readOffset(value)
            } else if name == Self.force {
                isWeak = value.hasBytes(Self.weak, at: 0)
            }
        }
        lastEnd = end
    }

    private static let force = XMLNameHash("force".utf8).value
    private static let weak = Array("weak".utf8)

    /// Reads the tag of `element`, a word inside the open one, if that has none.
    mutating func beginPart(_ element: XMLElement, _ builder: CorpusRecordBuilder) {
        guard tag == nil else { return }
        var rank = tagNames.count
        unsafe element.forEachAttribute { name, value in
            if readTag(value, of: name, before: &rank, builder) { return }
        }
    }

    /// Adds the end of a line inside the open word, which is a blank unless a hyphen precedes it.
    mutating func endLine(_ builder: CorpusRecordBuilder) {
        if let last = text.last, last == UInt8(ascii: "-"), text.count > 1 {
            hyphen = text.count - 1
        } else {
            let blank: [UInt8] = [ASCII.space]
            append(blank.span, builder)
        }
    }

    /// Notes the end of a line between two words.
    mutating func noteLineEnd() { isBehindHyphen = endsWithHyphen }

    /// Says that the next word continues the last one, whatever blanks are between them.
    mutating func joinNext() { joinsNext = true }

    /// Appends UTF-8 to the open word.
    ///
    /// If the word becomes too long, the open record of `builder` is marked to be skipped.
    mutating func append(_ bytes: Span<UInt8>, _ builder: CorpusRecordBuilder) {
        guard text.count + bytes.count <= limit else {
            builder.drop(.tooManyBytes)
            return
        }
        text.append(contentsOf: bytes)
    }

    /// Ends the open word and adds it as a token to the open record of `builder`.
    ///
    /// If the word contains only white space, a space is added instead of a token.
    mutating func end(_ builder: CorpusRecordBuilder) {
        let bytes = text
        let range = bytes.span.withoutOuterWhite
        let word = bytes.span.extracting(range)
        if isWeak {
            joinsNext = true
            return
        }
        if word.isEmpty, !text.isEmpty {
            // An element for a blank, as TEI's <c> may be one.
            gap.isExplicit = true
            return
        }
        if let first = text.first, ASCII.isWhite(first) { gap.isExplicit = true }
        let guess = join == .spacing || spacing.hasBlank(before: word, tag: tag)
        let isBlank = gap.isBlank(join, marksLineEnds: lineEnds.isMarking) ?? guess
        if guess, join == .lineEnds { lineEnds.add(gap) }
        builder.addToken(word, tag: tag, afterBlank: isBlank, line: line)
        if let hyphen { builder.markHyphen(before: range.upperBound - hyphen) }
        if isBehindHyphen, !isBlank { builder.markHyphen(before: word.count + 1) }
        isBehindHyphen = false
        endsWithHyphen = word.count > 1 && word[word.count - 1] == UInt8(ascii: "-")
        gap = .afterWord
        if let last = text.last, ASCII.isWhite(last) { gap.isExplicit = true }
    }

    /// Reads the tag in the attribute `name`, if that is one of the first `rank` names of attributes
    /// with tags, of which the first that an element has counts.
    ///
    /// - Returns: Whether it is one; `rank` is then its place among the names.
    private mutating func readTag(
        _ value: Span<UInt8>, of name: UInt64, before rank: inout Int,
        _ builder: CorpusRecordBuilder
    ) -> Bool {
        guard let index = tagNames[..<rank].firstIndex(of: name) else { return false }
        rank = index
        readTag(value, tagSets[index], builder)
        return true
    }

    private mutating func readTag(
        _ value: Span<UInt8>, _ sets: [TagSet], _ builder: CorpusRecordBuilder
    ) {
        tag = nil
        for set in sets {
            tag = set.universalTag(value)
            if tag != nil { return }
        }
        builder.note(.unknownTag, line: line) { PrintableText.quoted(value) }
    }

    /// Reads the sides on which the word is joined to its neighbours: `left`, `right` or `both`.
    private mutating func readSides(_ value: Span<UInt8>) {
        let isBoth = value.hasPrefix("both")
        if isBoth || value.hasPrefix("left") { gap.isJoined = true }
        joinsNext = isBoth || value.hasPrefix("right")
    }

    /// Returns the offset where the word ends, or `nil` if `value` is not written as
    /// `offset:length`.
    ///
    /// The offset where the word begins decides whether a space separates it from the previous
    /// word.
    private mutating func readOffset(_ value: Span<UInt8>) -> Int? {
        guard let range = Self.range(value) else { return nil }
        if let lastEnd {
            if range.lowerBound > lastEnd { gap.isExplicit = true } else { gap.isJoined = true }
        }
        return range.upperBound
    }

    /// Returns the range written as `offset:length`, or `nil` if `value` is not in this form.
    private static func range(_ value: Span<UInt8>) -> Range<Int>? {
        guard let colon = value.indices.first(where: { value[$0] == UInt8(ascii: ":") }),
            let offset = value.number(in: 0..<colon),
            let length = value.number(in: colon + 1..<value.count),
            offset < UInt32.max, length < UInt32.max
        else { return nil }
        return Int(offset)..<Int(offset + length)
    }
}
