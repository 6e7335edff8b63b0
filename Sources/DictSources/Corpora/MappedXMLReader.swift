import DictModel

/// A reader for XML corpora whose elements are described by an ``XMLCorpusMapping``.
///
/// It does not allocate memory for each word.
///
/// - Complexity: O(*n* × *k*), where *n* is the length of the file and *k* is the number of paths
///   in the mapping.
final class MappedXMLReader: XMLCorpusHandler {
    // Unchecked, since a check at each callback takes a tenth of the time. Safe because libxml2
    // calls back on one thread, one call after the other, and nothing else reaches the value.
    @exclusivity(unchecked) private var walk: MappedXMLWalk

    /// Creates a reader that adds the sentences and paragraphs it finds to `builder`.
    init(_ builder: CorpusRecordBuilder, _ mapping: XMLCorpusMapping, limits: SourceLimits) {
        unsafe walk = MappedXMLWalk(builder, mapping, limits: limits)
    }

    var absence: String { unsafe walk.absence }

    func startElement(_ element: XMLElement, line: Int) throws {
        unsafe walk.startElement(element, line: line)
    }

    func endElement() throws { try unsafe walk.endElement() }

    func characters(_ text: Span<UInt8>) throws { unsafe walk.characters(text) }
}

/// The state of a ``MappedXMLReader`` at one point of the document.
private struct MappedXMLWalk {
    private let builder: CorpusRecordBuilder
    private let mapping: XMLCorpusMapping
    private let roles: XMLElementRoles
    private let identifiers: [XMLAttributeName]
    private var words: MappedXMLWords

    /// The hashes of the local names of all open elements, with the innermost last.
    private var names: [UInt64] = []
    /// The depth of the open element whose content is skipped, or 0 if there is none.
    private var omittedDepth = 0
    private var sentenceDepth = 0
    private var paragraphDepth = 0
    private var wordDepth = 0
    private var hasCountedText = false
    /// Whether white space has been read that has not been added to the builder yet, and whether a
    /// line ends there.
    private var hasBlank = false
    private var hasLineEnd = false
    /// The depths of the open elements of which an alternative has been read.
    private var decided: [Int] = []
    /// The languages that open elements name, with their depths.
    private var languages: [(depth: Int, name: [UInt8])] = []
    /// The depth of the open anchor, and the length of the text before it.
    private var anchor: (depth: Int, start: Int)?
    /// The depth of a line break that joins a word, or 0 if none is open.
    private var joinDepth = 0
    private var line = 1
    private var rootName = ""
    private var value: [UInt8] = []

    init(_ builder: CorpusRecordBuilder, _ mapping: XMLCorpusMapping, limits: SourceLimits) {
        self.builder = builder
        self.mapping = mapping
        roles = XMLElementRoles(mapping)
        identifiers = mapping.identifiers.map { XMLAttributeName($0) }
        words = MappedXMLWords(mapping, limit: limits.sentenceBytes)
    }

    var absence: String {
        let paths = (mapping.sentences + mapping.paragraphs).map { "<\($0)>" }
        return "no element \(paths.joined(separator: ", ")) with text, the root is <\(rootName)>"
    }

    mutating func startElement(_ element: XMLElement, line: Int) {
        if names.isEmpty { rootName = unsafe element.name }
        unsafe names.append(element.nameHash)
        self.line = line
        guard omittedDepth == 0 else { return }
        guard let role = roles.role(of: names) else { return unsafe readLanguage(element) }
        switch role {
        case .omitted: omittedDepth = names.count
        case .lineBreak: unsafe beginBreak(element)
        case .word: unsafe beginWord(element)
        case .sentence:
            unsafe readLanguage(element)
            unsafe beginSentence(element)
        case .paragraph:
            unsafe readLanguage(element)
            beginParagraph()
        case .gap where builder.isOpen:
            builder.mark(.gap)
            omittedDepth = names.count
        case .gap: break
        case .fault: builder.mark(.fault)
        case .alternative:
            let isDecided = decided.last == names.count - 1
            if isDecided { omittedDepth = names.count } else { decided.append(names.count - 1) }
        case .anchor:
            if anchor == nil, builder.isOpen { anchor = (names.count, builder.length) }
        }
    }

    mutating func endElement() throws {
        let depth = names.count
        if paragraphDepth > 0, sentenceDepth == 0, wordDepth == 0, omittedDepth == 0,
            depth != joinDepth
        {
            let role = roles.role(of: names)
            if role == .paragraph || role == .lineBreak { addBreak() }
        }
        if depth == wordDepth {
            wordDepth = 0
            words.end(builder)
        } else if depth == sentenceDepth {
            sentenceDepth = 0
            try builder.finish()
        } else if depth == omittedDepth {
            omittedDepth = 0
        } else if depth == paragraphDepth {
            paragraphDepth = 0
            try builder.finish()
        }
        if depth == anchor?.depth { endAnchor() }
        if depth == decided.last { decided.removeLast() }
        if depth == languages.last?.depth { languages.removeLast() }
        if depth == joinDepth { joinDepth = 0 }
        if depth > 0 { names.removeLast() }
    }

    mutating func characters(_ text: Span<UInt8>) {
        guard omittedDepth == 0 else { return }
        if wordDepth > 0 {
            words.append(text, builder)
        } else if builder.isOpen {
            appendLoose(text)
        } else if !hasCountedText, !text.withoutOuterWhite.isEmpty {
            hasCountedText = true
            builder.note(.textOutsideSentence, line: line)
        }
    }

    /// Adds text outside the word elements to the open record.
    ///
    /// Such text is the white space between words, or the text of a sentence or paragraph without
    /// words.
    private mutating func appendLoose(_ text: Span<UInt8>) {
        words.appendBetween(text)
        if text.withoutOuterWhite.isEmpty {
            hasBlank = true
            for index in text.indices where text[index] == ASCII.lineFeed { hasLineEnd = true }
        } else {
            if hasLineEnd { builder.endLine() } else if hasBlank { builder.addBlank() }
            hasBlank = false
            hasLineEnd = false
            builder.append(text)
        }
    }

    /// Notes the language that `element` names, if it is not inside a sentence.
    private mutating func readLanguage(_ element: XMLElement) {
        guard sentenceDepth == 0, !builder.isOpen || builder.isBlank else { return }
        for name in Self.languageNames {
            value.removeAll(keepingCapacity: true)
            guard unsafe element.appendValue(of: name, to: &value), !value.isEmpty else { continue }
            languages.append((names.count, value))
            return
        }
    }

    private static let languageNames = [
        XMLAttributeName("xml:lang"), XMLAttributeName("langid"), XMLAttributeName("lang"),
    ]

    /// Tells the builder the language of the record that has begun.
    private func setLanguage() {
        if let language = languages.last { builder.setLanguage(language.name.span) }
    }

    /// Removes the text of the anchor that ends if it is no word, but the number of a note.
    private mutating func endAnchor() {
        guard let start = anchor?.start else { return }
        anchor = nil
        guard builder.isOpen, sentenceDepth == 0 else { return }
        let text = builder.text.text.dropFirst(start)
        let isWord = text.count > 8 || text.count(where: ASCII.isLetter) > 1
        if !isWord { builder.remove(from: start) }
    }

    private mutating func beginSentence(_ element: XMLElement) {
        guard sentenceDepth == 0 else {
            builder.note(.nestedSentence, line: line)
            addBreak()
            return
        }
        if builder.isOpen, !builder.isBlank { builder.note(.textOutsideSentence, line: line) }
        hasCountedText = false
        sentenceDepth = names.count
        words.begin()
        builder.begin(line: line)
        (hasBlank, hasLineEnd) = (false, false)
        setLanguage()
        for name in identifiers {
            value.removeAll(keepingCapacity: true)
            guard unsafe element.appendValue(of: name, to: &value) else { continue }
            let id = value
            builder.setID(id.span)
            break
        }
    }

    private mutating func beginParagraph() {
        // Within a paragraph another one continues it, unless sentences have ended it before.
        guard sentenceDepth == 0, paragraphDepth == 0 || !builder.isOpen else {
            addBreak()
            return
        }
        hasCountedText = false
        if paragraphDepth == 0 { paragraphDepth = names.count }
        builder.begin(isSentence: false, line: line)
        (hasBlank, hasLineEnd) = (false, false)
        setLanguage()
    }

    private mutating func beginWord(_ element: XMLElement) {
        guard wordDepth == 0 else { return unsafe words.beginPart(element, builder) }
        guard sentenceDepth > 0 else {
            guard builder.isOpen else {
                builder.note(.wordOutsideSentence, line: line)
                omittedDepth = names.count
                return
            }
            // A paragraph with marked words among its text is read like any other.
            if unsafe element.rawValue(of: Self.force)?.first == UInt8(ascii: "w") {
                builder.mark(.join)
                omittedDepth = names.count
            }
            return
        }
        wordDepth = names.count
        unsafe words.begin(element, line: line, builder)
    }

    private static let force = XMLAttributeName("force")

    /// Adds the line break `element`, which is white space unless it is inside a word.
    private mutating func beginBreak(_ element: XMLElement) {
        let breaks = unsafe element.rawValue(of: Self.breaks)?.elementsEqual("no".utf8) ?? false
        let isInWord =
            unsafe breaks
            || element.rawValue(of: Self.kind)?.elementsEqual("hyphenInWord".utf8)
                ?? false
        guard isInWord else { return wordDepth > 0 ? words.endLine(builder) : addLineEnd() }
        joinDepth = names.count
        // Inside a word nothing is to be joined.
        guard wordDepth == 0 else { return }
        words.joinNext()
        (hasBlank, hasLineEnd) = (false, false)
        builder.mark(.join)
    }

    private static let breaks = XMLAttributeName("break")
    private static let kind = XMLAttributeName("type")

    private mutating func addLineEnd() {
        guard builder.isOpen else { return }
        let end: [UInt8] = [ASCII.lineFeed]
        words.noteLineEnd()
        appendLoose(end.span)
    }

    /// Adds white space to the open word or record, for example at a line break.
    ///
    /// The start of a sentence or paragraph inside another one, and the end of such a paragraph,
    /// count as white space, too.
    private mutating func addBreak() {
        let blank: [UInt8] = [ASCII.space]
        if wordDepth > 0 {
            words.append(blank.span, builder)
        } else if builder.isOpen {
            appendLoose(blank.span)
        }
    }
}
