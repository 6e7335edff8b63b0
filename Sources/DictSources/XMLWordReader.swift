import DictModel

/// A reader that finds words in XML according to an ``XMLWordFormat``.
///
/// Each run of white space in a word becomes one space, and white space at its ends is removed. If
/// a matching element is inside another one whose text is being read, only the outer one is a
/// record.
///
/// - Complexity: O(*n* × *k*), where *n* is the length of the file and *k* is the number of steps
///   in the path.
final class XMLWordReader: XMLContentHandler {
    /// The number of words read so far.
    private(set) var records = 0
    /// The number of elements that match the format but have no word.
    private(set) var skipped = 0

    private let place: Place
    private let format: XMLWordFormat
    private let limits: SourceLimits
    private let namespace: [UInt8]?
    private let attribute: XMLAttributeName?
    private let steps: [XMLPathStep]
    private let body: RecordBody

    /// A bit mask for each open element, with a bit set for each step up to which the path matches.
    private var matches: [UInt32] = []
    /// The number of elements with the name of the path's last step, whether or not they match.
    private var named = 0
    private var rootName = ""
    private var text: [UInt8] = []
    private var word: [UInt8] = []
    /// The depth of the element whose text is being read, or 0 if there is none.
    private var textDepth = 0
    private var textLine = 0

    /// Creates a reader that calls `body` with each word found in the XML file at `place`.
    init(
        at place: Place, format: XMLWordFormat, limits: SourceLimits, body: @escaping RecordBody
    ) {
        self.place = place
        self.format = format
        self.limits = limits
        self.body = body
        namespace = format.namespace.map { Array($0.utf8) }
        attribute = format.attribute.map { XMLAttributeName($0) }
        steps = XMLPathStep.steps(of: format)
    }

    /// Throws if no word was found; call this method at the end of the file.
    func finish() throws(Diagnostic) {
        guard records == 0 else { return }
        var found = "no element <\(format.element)>"
        if named > 0 {
            found = "\(named) elements of that name, none with a word that is asked for"
        }
        throw Diagnostic(
            .sourceNoWords, at: place, "0 words", found: found + ", the root is <\(rootName)>",
            expected: expectation, hint: "look at the file and at its `xml` format")
    }

    func startElement(_ element: XMLElement, line: Int) throws {
        if matches.isEmpty { rootName = unsafe element.name }
        let last = steps.count - 1
        var bits: UInt32 = 0
        let parent = matches.last ?? 0
        for (index, step) in steps.enumerated() {
            guard unsafe element.isNamed(step.name) else { continue }
            if index == last { named += 1 }
            guard index == 0 || parent & (1 << UInt32(index - 1)) != 0 else { continue }
            if let namespace, unsafe !element.isInNamespace(namespace) { continue }
            if unsafe !step.conditions.isEmpty && !holds(step, element) { continue }
            bits |= 1 << UInt32(index)
        }
        matches.append(bits)
        guard last >= 0, bits & (1 << UInt32(last)) != 0 else { return }
        if let attribute {
            text.removeAll(keepingCapacity: true)
            guard unsafe element.appendValue(of: attribute, to: &text) else {
                skipped += 1
                return
            }
            try emit(line)
        } else if textDepth == 0 {
            textDepth = matches.count
            textLine = line
            text.removeAll(keepingCapacity: true)
        }
    }

    func endElement() throws {
        if textDepth != 0, matches.count == textDepth {
            textDepth = 0
            try emit(textLine)
        }
        if !matches.isEmpty { matches.removeLast() }
    }

    func characters(_ text: Span<UInt8>) throws {
        guard textDepth != 0 else { return }
        self.text.append(contentsOf: text)
        if self.text.count > limits.xmlTextBytes {
            throw Diagnostic(
                .xmlTooLarge, at: place.at(line: textLine), "a text that is too long",
                found: "more than \(limits.xmlTextBytes) bytes")
        }
    }

    private var expectation: String {
        var text = "<\(format.element)"
        for condition in format.conditions {
            text += " \(condition.attribute)=\"\(condition.value)\""
        }
        if let attribute = format.attribute { text += " \(attribute)=\"…\"" }
        return text + ">"
    }

    private func holds(_ step: XMLPathStep, _ element: XMLElement) -> Bool {
        for condition in step.conditions {
            word.removeAll(keepingCapacity: true)
            guard unsafe element.appendValue(of: condition.attribute, to: &word),
                condition.value == word
            else { return false }
        }
        return true
    }

    /// Calls `body` with ``text`` as the word of a record, unless it is only white space.
    private func emit(_ line: Int) throws {
        word.removeAll(keepingCapacity: true)
        for byte in text {
            if ASCII.isWhite(byte) {
                if word.last != ASCII.space, !word.isEmpty { word.append(ASCII.space) }
            } else {
                word.append(byte)
            }
        }
        if word.last == ASCII.space { word.removeLast() }
        guard !word.isEmpty else {
            skipped += 1
            return
        }
        records += 1
        if records > limits.records {
            throw Diagnostic.tooManyRecords(limits.records, at: place.at(line: line))
        }
        let bytes = word
        try body(bytes.span, line, nil)
    }
}
