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
    private(set) var records = 0
    private(set) var skipped = 0

    private let place: Place
    private let format: XMLWordFormat
    private let limits: SourceLimits
    private let namespace: [UInt8]?
    private let attribute: XMLAttributeName?
    private let countAttribute: XMLAttributeName?
    private var count: UInt64?
    private let steps: [XMLPathStep]
    private let body: RecordBody

    /// A bit mask for each open element, with a bit set for each step up to which the path matches.
    private var matches: [UInt32] = []
    /// The number of elements with the name of the path's last step, whether or not they match.
    private var named = 0
    private var rootName = ""
    private var roles: XMLChildRoles
    private var inner = XMLInnerText()
    private var innerElements: [String: Occurrences] = [:]
    private var cleaning = TextCleaning()
    private var text: [UInt8] = []
    private var word: [UInt8] = []
    /// The depth of the element whose text is being read, or 0 if there is none.
    private var textDepth = 0
    private var textLine = 0

    init(
        at place: Place, format: XMLWordFormat, limits: SourceLimits, body: @escaping RecordBody
    ) {
        self.place = place
        self.format = format
        self.limits = limits
        self.body = body
        namespace = format.namespace.map { Array($0.utf8) }
        attribute = format.attribute.map { XMLAttributeName($0) }
        countAttribute = format.count.map { XMLAttributeName($0) }
        steps = XMLPathStep.steps(of: format)
        roles = XMLChildRoles(
            breaks: format.breaks, joined: format.joined, omitted: format.omitted)
    }

    /// Notes for the user about the words; the array is complete at the end of the file.
    var notes: [Diagnostic] {
        let inside = innerElements.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let names = inside.prefix(5).map { "\($0.key) (\($0.value.count))" }
        let note = inside.map(\.value.firstLine).min().map { line in
            Diagnostic(
                .xmlInnerElements, at: place.at(line: line),
                "words have elements inside: \(PrintableText.list(names)); one without text is read "
                    + "as a blank, others as part of the word",
                hint: "name them in `breaks`, `joined` or `omitted` beside `element`")
        }
        return [cleaning.note(at: place), note].compactMap(\.self)
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
        let role = unsafe roles.start(element)
        if textDepth != 0 { inner.startChild(role, name: unsafe element.name) }
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
        if textDepth == 0, let countAttribute {
            word.removeAll(keepingCapacity: true)
            let isThere = unsafe element.appendValue(of: countAttribute, to: &word)
            count = word.span.number(in: 0..<word.count)
            if isThere, count == nil {
                throw Diagnostic(
                    .listBadCount, at: place.at(line: line), "no count",
                    found: PrintableText.quoted(word), expected: "decimal digits",
                    hint: "name another attribute in `count`")
            }
        }
        if let attribute {
            text.removeAll(keepingCapacity: true)
            guard unsafe element.appendValue(of: attribute, to: &text) else {
                skipped += 1
                return
            }
            _ = try emit(line)
        } else if textDepth == 0 {
            textDepth = matches.count
            textLine = line
            inner.begin()
        }
    }

    func endElement() throws {
        roles.end()
        if textDepth != 0, matches.count == textDepth {
            textDepth = 0
            text.assign(inner.text.span)
            if try emit(textLine) {
                for name in inner.unclear {
                    innerElements[name, default: Occurrences()].add(textLine)
                }
            }
        } else if textDepth != 0 {
            inner.endChild()
        }
        if !matches.isEmpty { matches.removeLast() }
    }

    func characters(_ text: Span<UInt8>) throws {
        guard textDepth != 0 else { return }
        inner.append(text)
        if inner.text.count > limits.xmlTextBytes {
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
    ///
    /// Returns whether it was called.
    private func emit(_ line: Int) throws -> Bool {
        word.removeAll(keepingCapacity: true)
        if let cleaned = cleaning.clean(text.span, line: line) { text = cleaned }
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
            return false
        }
        records += 1
        if records > limits.records {
            throw Diagnostic.tooManyRecords(limits.records, at: place.at(line: line))
        }
        let bytes = word
        try body(bytes.span, line, count)
        return true
    }
}
