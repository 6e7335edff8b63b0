import DictModel

/// A reader for the XML of Alpino, a Dutch parser, and of Lassy, a corpus parsed with it.
///
/// Files of version 1.1 and later can be read. Each sentence is an `alpino_ds` element, which is
/// either the root of the file or one of many below a root of any name. The words are the nodes
/// with the attribute `word`, sorted by the attribute `begin`; other nodes are phrases and traces.
/// The element `sentence` has a space between any two words, so the reader only compares it with
/// the words, and ``TokenSpacing`` guesses where spaces are.
final class AlpinoReader: XMLCorpusHandler {
    // Unchecked, since a check at each callback takes a twentieth of the time. Safe because libxml2
    // calls back on one thread, one call after the other, and nothing else reaches the value.
    @exclusivity(unchecked) private var walk: AlpinoWalk

    init(_ builder: CorpusRecordBuilder, limits: SourceLimits) {
        unsafe walk = AlpinoWalk(builder, limits: limits)
    }

    var absence: String { unsafe walk.absence }

    func startElement(_ element: XMLElement, line: Int) throws {
        unsafe walk.startElement(element, line: line)
    }

    func endElement() throws { try unsafe walk.endElement() }

    func characters(_ text: Span<UInt8>) throws { unsafe walk.characters(text) }
}

/// The state of an ``AlpinoReader`` at one point of the document.
private struct AlpinoWalk {
    private enum Kind { case other, document, node, sentence }

    private let builder: CorpusRecordBuilder
    private let nodeLimit: Int
    private let textLimit: Int
    private var open: [Kind] = []
    private var isInDocument = false
    private var documents = 0
    private var parse = AlpinoSentence()
    private var attributes = AlpinoAttributes()
    private var line = 1
    private var id: [UInt8] = []
    private var plainText: [UInt8] = []
    private var isTooLong = false
    private var hasCoarseTags = false
    private var rootName = ""

    init(_ builder: CorpusRecordBuilder, limits: SourceLimits) {
        self.builder = builder
        // A phrase may stand between any two words, and a few above a single one.
        nodeLimit = limits.sentenceTokens.multipliedReportingOverflow(by: 16).partialValue
        textLimit = limits.sentenceBytes
    }

    var absence: String {
        documents == 0 ? "no element <alpino_ds>, the root is <\(rootName)>" : "no words"
    }

    mutating func startElement(_ element: XMLElement, line: Int) {
        if open.isEmpty { rootName = unsafe element.name }
        if unsafe element.isNamed(Self.nodeName) {
            if isInDocument { unsafe beginNode(element, line: line) }
            open.append(isInDocument ? .node : .other)
        } else if unsafe element.isNamed(Self.documentName), !isInDocument {
            beginDocument(line: line)
            open.append(.document)
        } else if isInDocument, unsafe element.isNamed(Self.sentenceName) {
            id.removeAll(keepingCapacity: true)
            _ = unsafe element.appendValue(of: Self.sentenceID, to: &id)
            plainText.removeAll(keepingCapacity: true)
            open.append(.sentence)
        } else {
            open.append(.other)
        }
    }

    mutating func endElement() throws {
        switch open.popLast() {
        case .node: if !isTooLong { parse.end() }
        case .document:
            isInDocument = false
            try finishDocument()
        case .sentence, .other, nil: break
        }
    }

    mutating func characters(_ text: Span<UInt8>) {
        guard open.last == .sentence else { return }
        guard plainText.count + text.count <= textLimit else {
            isTooLong = true
            return
        }
        plainText.append(contentsOf: text)
    }

    private mutating func beginDocument(line: Int) {
        isInDocument = true
        documents += 1
        self.line = line
        parse.removeAll()
        id.removeAll(keepingCapacity: true)
        plainText.removeAll(keepingCapacity: true)
        isTooLong = false
        hasCoarseTags = false
    }

    private mutating func beginNode(_ element: XMLElement, line: Int) {
        guard !isTooLong else { return }
        guard parse.nodes.count < nodeLimit, parse.text.count < textLimit else {
            isTooLong = true
            return
        }
        unsafe attributes.read(element)
        if attributes.hasUnknownTag {
            let tag = attributes.tagText
            builder.note(.unknownTag, line: line) { PrintableText.quoted(tag) }
        }
        if attributes.hasCoarseTag { hasCoarseTags = true }
        parse.begin(attributes.node, word: attributes.word)
    }

    private mutating func finishDocument() throws {
        let plainText = plainText
        if isTooLong { return builder.skip(.tooManyTokens, line: line) }
        guard let words = parse.orderedWords() else {
            return builder.skip(.unplacedWord, line: line) { PrintableText.quoted(plainText) }
        }
        builder.begin(line: line)
        if id.isEmpty, documents == 1 { id = Self.fileID(builder.place.file) }
        builder.setID(id.span)
        var spacing = TokenSpacing()
        for index in words {
            let word = Array(parse.word(at: index))
            let tag = parse.universalTag(at: index)
            if spacing.hasBlank(before: word.span, tag: tag) { builder.addBlank() }
            builder.beginToken()
            builder.append(word.span)
            builder.endToken(tag: hasCoarseTags ? nil : tag, line: line)
        }
        if hasCoarseTags { builder.note(.coarseTags, line: line) }
        if !agrees(words) {
            builder.note(.textDiffers, line: line) { PrintableText.quoted(plainText) }
        }
        try builder.finish()
    }

    /// Whether the words of the nodes at the indexes `words` make up the text of the `sentence`
    /// element.
    ///
    /// White space is ignored. The result is also true if the `sentence` element has no text.
    private func agrees(_ words: [Int]) -> Bool {
        if plainText.allSatisfy({ ASCII.isWhite($0) }) { return true }
        var rest = plainText[...]
        for index in words {
            for byte in parse.word(at: index) where !ASCII.isWhite(byte) {
                rest = rest.drop { ASCII.isWhite($0) }
                guard rest.popFirst() == byte else { return false }
            }
        }
        return rest.allSatisfy { ASCII.isWhite($0) }
    }

    /// Returns the file name at the end of the path `name`, up to its first dot.
    private static func fileID(_ name: String) -> [UInt8] {
        let last = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name.utf8[...]
        return Array(last.prefix { $0 != UInt8(ascii: ".") })
    }

    private static let nodeName = Array("node".utf8)
    private static let documentName = Array("alpino_ds".utf8)
    private static let sentenceName = Array("sentence".utf8)
    private static let sentenceID = XMLAttributeName("sentid")
}
