import DictModel

/// A reader for corpora in FoLiA, an XML format used for Dutch corpora.
///
/// A sentence consists of its words, each with its text of the class `current`, or of the first
/// other class as long as a file has no text of that one. Sentences and
/// paragraphs may also have their text as a whole, but it is read only if it has not been marked up
/// in smaller parts. Corrections are read in their corrected form. A sentence inside another one is
/// read as part of the outer one.
final class FoLiAReader: XMLCorpusHandler {
    private let builder: CorpusRecordBuilder
    private let textLimit: Int
    private var open: [FoLiAElement] = []
    private var layers = FoLiATagLayers()
    private var rootName = ""

    /// The depth of the open element whose content is skipped, or 0 if there is none.
    private var skippedDepth = 0
    private var sentenceDepth = 0
    private var paragraphDepth = 0
    private var wordDepth = 0
    private var textDepth = 0

    private var words: FoLiAWords
    private var line = 0
    private var id: [UInt8] = []
    private var ownText = MarkedBytes()
    private var paragraphLine = 0
    private var paragraphID: [UInt8] = []
    private var paragraphText = MarkedBytes()
    /// The languages that the open paragraph and sentence name.
    private var paragraphLanguage: [UInt8] = []
    private var language: [UInt8] = []
    private var hasSentences = false
    /// Whether all tags of the open sentence were assigned or checked by people.
    private var hasManualTags = false

    private var wordLine = 0
    private var wordSpace: Bool?
    private var hasWordText = false
    private var choice: FoLiATagLayers.Choice?
    private var auxiliary: DutchAuxiliary?
    private var value: [UInt8] = []

    private var hasCurrentText = false
    /// The class of texts that are read while there is none of the class `current`.
    private var otherClass: [UInt8]?
    /// Whether the text of the open word, sentence or paragraph is of ``otherClass``.
    private var isOther = (word: false, sentence: false, paragraph: false)

    /// Creates a reader that adds the sentences and paragraphs it finds to `builder`.
    init(_ builder: CorpusRecordBuilder, limits: SourceLimits) {
        self.builder = builder
        textLimit = max(limits.sentenceBytes, limits.paragraphBytes)
        words = FoLiAWords(limit: limits.sentenceBytes)
    }

    var absence: String { "no element <s> or <p> with text, the root is <\(rootName)>" }

    func startElement(_ element: XMLElement, line: Int) throws {
        if open.isEmpty { rootName = unsafe element.name }
        let kind = unsafe FoLiAElement(nameHash: element.nameHash)
        open.append(kind)
        guard skippedDepth == 0 else { return }
        switch kind {
        case .skipped: skippedDepth = open.count
        case .sentence: unsafe beginSentence(element, line: line)
        case .paragraph: unsafe beginParagraph(element, line: line)
        case .word: unsafe beginWord(element, line: line)
        case .text: unsafe beginText(element)
        case .tag: if wordDepth > 0 { unsafe readTag(element, line: line) }
        case .lemma: if wordDepth > 0 { unsafe readLemma(element) }
        case .tagDeclaration:
            let set = unsafe attribute(Self.set, of: element)
            unsafe layers.declare(set, annotator: attribute(Self.annotator, of: element))
        case .lineBreak: if textDepth > 0 { unsafe appendBreak(element) }
        case .hyphen:
            skippedDepth = open.count
            if textDepth > 0, wordDepth == 0 { mark(.join) }
        case .gap:
            skippedDepth = open.count
            let isAmongWords = sentenceDepth > 0 && (textDepth == 0 || wordDepth > 0)
            if isAmongWords { words.addGap() } else { mark(.gap) }
        case .language:
            let name = unsafe attribute(Self.tagClass, of: element)
            let depth = open.count - 1
            if depth == sentenceDepth { language = name }
            if depth == paragraphDepth { paragraphLanguage = name }
        case .structure: break
        }
    }

    func endElement() throws {
        let depth = open.count
        if depth == skippedDepth {
            skippedDepth = 0
        } else if depth == textDepth {
            textDepth = 0
        } else if depth == wordDepth {
            endWord()
        } else if depth == sentenceDepth {
            try endSentence()
        } else if depth == paragraphDepth {
            try endParagraph()
        }
        if depth > 0 { open.removeLast() }
    }

    func characters(_ text: Span<UInt8>) throws {
        if textDepth > 0, skippedDepth == 0 { appendText(text) }
    }

    private func beginSentence(_ element: XMLElement, line: Int) {
        guard sentenceDepth == 0 else { return builder.note(.nestedSentence, line: line) }
        sentenceDepth = open.count
        self.line = line
        unsafe id = attribute(Self.id, of: element)
        words.removeAll()
        ownText.removeAll()
        isOther.sentence = false
        language = paragraphLanguage
        hasSentences = true
        hasManualTags = true
    }

    private func endSentence() throws {
        sentenceDepth = 0
        builder.begin(line: line)
        builder.setID(id.span)
        builder.setLanguage(language.span)
        builder.setAutomaticTags(!hasManualTags)
        if words.isTooLong { builder.drop(.tooManyBytes) }
        if words.isEmpty {
            ownText.give(to: builder)
        } else {
            words.give(to: builder, hasOwnText: !ownText.isEmpty)
        }
        try builder.finish()
    }

    private func beginParagraph(_ element: XMLElement, line: Int) {
        guard paragraphDepth == 0, sentenceDepth == 0 else { return }
        paragraphDepth = open.count
        paragraphLine = line
        unsafe paragraphID = attribute(Self.id, of: element)
        paragraphText.removeAll()
        paragraphLanguage.removeAll()
        isOther.paragraph = false
        hasSentences = false
    }

    private func endParagraph() throws {
        paragraphDepth = 0
        guard !hasSentences, !paragraphText.isEmpty else { return }
        builder.begin(isSentence: false, line: paragraphLine)
        builder.setID(paragraphID.span)
        builder.setLanguage(paragraphLanguage.span)
        paragraphText.give(to: builder)
        try builder.finish()
    }

    private func beginWord(_ element: XMLElement, line: Int) {
        guard wordDepth == 0 else { return }
        guard sentenceDepth > 0 else {
            // The paragraph may have the same text once more, as a whole.
            if paragraphText.isEmpty { builder.note(.wordOutsideSentence, line: line) }
            skippedDepth = open.count
            return
        }
        wordDepth = open.count
        wordLine = line
        let space = unsafe attribute(Self.space, of: element)
        wordSpace = space.isEmpty ? nil : space != Self.no
        hasWordText = false
        isOther.word = false
        choice = nil
        auxiliary = nil
        words.beginWord()
    }

    private func endWord() {
        wordDepth = 0
        if choice?.isManual == false { hasManualTags = false }
        words.endWord(tag: choice?.universalTag(auxiliary), space: wordSpace, line: wordLine)
    }

    /// Begins to read the text in `element`, or skips the element.
    ///
    /// It is skipped if its class is not the one that is read, or if the word or sentence already
    /// has text.
    private func beginText(_ element: XMLElement) {
        let textClass = unsafe attribute(Self.textClass, of: element)
        let isCurrent = textClass.isEmpty || textClass == Self.current
        guard textDepth == 0, isCurrent || isRead(textClass) else { return skip() }
        if isCurrent { hasCurrentText = true }
        if wordDepth > 0 {
            if isOther.word, isCurrent {
                words.clearWord()
            } else if hasWordText {
                return skip()
            }
            hasWordText = true
            isOther.word = !isCurrent
        } else if sentenceDepth > 0 {
            // A sentence within the sentence repeats a part of it.
            guard open.count == sentenceDepth + 1 else { return skip() }
            if isOther.sentence, isCurrent { ownText.removeAll() }
            guard ownText.isEmpty else { return skip() }
            isOther.sentence = !isCurrent
        } else if paragraphDepth > 0 {
            if isOther.paragraph, isCurrent { paragraphText.removeAll() }
            isOther.paragraph = !isCurrent
        }
        textDepth = open.count
    }

    private func skip() { skippedDepth = open.count }

    /// Whether texts of the class `name`, which is not `current`, are read.
    private func isRead(_ name: [UInt8]) -> Bool {
        if hasCurrentText { return false }
        if let otherClass { return otherClass == name }
        otherClass = name
        builder.note(.otherTextClass, line: sentenceDepth > 0 ? line : paragraphLine) {
            PrintableText.quoted(name)
        }
        return true
    }

    /// Adds the line break or white space `element`, which joins a word with `space="no"`.
    private func appendBreak(_ element: XMLElement) {
        if unsafe attribute(Self.space, of: element) == Self.no {
            if wordDepth == 0 { mark(.join) }
        } else {
            appendText([wordDepth > 0 ? ASCII.space : ASCII.lineFeed].span)
        }
    }

    private func appendText(_ text: Span<UInt8>) {
        if wordDepth > 0 {
            words.append(text)
        } else if sentenceDepth > 0 {
            ownText.append(text, limit: textLimit)
        } else if paragraphDepth > 0 {
            paragraphText.append(text, limit: textLimit)
        }
    }

    private func mark(_ mark: TextMark) {
        if sentenceDepth > 0 {
            ownText.mark(mark)
        } else if paragraphDepth > 0 {
            paragraphText.mark(mark)
        }
    }

    private func readTag(_ element: XMLElement, line: Int) {
        let name = unsafe attribute(Self.tagClass, of: element)
        let set = unsafe attribute(Self.set, of: element)
        let annotator = unsafe attribute(Self.annotator, of: element)
        guard let found = layers.choice(name.span, set: set, annotator: annotator) else {
            return builder.note(.unknownTag, line: line) { PrintableText.quoted(name) }
        }
        if FoLiATagLayers.isBetter(found, than: choice) { choice = found }
    }

    private func readLemma(_ element: XMLElement) {
        let lemma = unsafe attribute(Self.tagClass, of: element)
        if let verb = DutchAuxiliary(lemma: lemma.span) { auxiliary = verb }
    }

    /// Returns the value of the attribute `name`, or an empty array if `element` does not have it.
    private func attribute(_ name: XMLAttributeName, of element: XMLElement) -> [UInt8] {
        value.removeAll(keepingCapacity: true)
        _ = unsafe element.appendValue(of: name, to: &value)
        return value
    }

    private static let id = XMLAttributeName("xml:id")
    private static let set = XMLAttributeName("set")
    private static let annotator = XMLAttributeName("annotatortype")
    private static let tagClass = XMLAttributeName("class")
    private static let textClass = XMLAttributeName("class")
    private static let space = XMLAttributeName("space")
    private static let no = Array("no".utf8)
    private static let current = Array("current".utf8)
}
