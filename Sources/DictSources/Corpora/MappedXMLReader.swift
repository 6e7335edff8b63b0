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
    /// Whether white space has been read that has not been added to the builder yet.
    private var hasBlank = false
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
        guard omittedDepth == 0, let role = roles.role(of: names) else { return }
        switch role {
        case .omitted: omittedDepth = names.count
        case .lineBreak: addBreak()
        case .word: unsafe beginWord(element)
        case .sentence: unsafe beginSentence(element)
        case .paragraph: beginParagraph()
        }
    }

    mutating func endElement() throws {
        let depth = names.count
        if paragraphDepth > 0, sentenceDepth == 0, wordDepth == 0, omittedDepth == 0,
            roles.role(of: names) == .paragraph
        {
            addBreak()
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
        } else {
            if hasBlank { builder.addBlank() }
            hasBlank = false
            builder.append(text)
        }
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
    }

    private mutating func beginWord(_ element: XMLElement) {
        guard wordDepth == 0 else { return }
        guard sentenceDepth > 0 else {
            builder.note(.wordOutsideSentence, line: line)
            omittedDepth = names.count
            return
        }
        wordDepth = names.count
        unsafe words.begin(element, line: line, builder)
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
