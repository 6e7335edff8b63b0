import DictModel

/// Records out of XML by the path of an ``XMLWordFormat``.
///
/// A run of white space in a word becomes one space, and none is left at its ends. Where an
/// element of the path stands inside another one whose text is being read, only the outer one
/// makes a record. Cost: O(markup x steps of the path).
final class XMLWordReader: XMLContentHandler {
    /// The records so far.
    private(set) var records = 0
    /// The elements at the path that have no word.
    private(set) var skipped = 0

    private let name: String
    private let format: XMLWordFormat
    private let limits: SourceLimits
    private let namespace: [UInt8]?
    private let attribute: XMLAttributeName?
    private let takesChildren: Bool
    private let body: RecordBody

    /// For each open element a bit per step: the path up to that step ends here.
    private var matches: [UInt32] = []
    /// How many elements have the name of the last step, whatever their parents and attributes.
    private var named = 0
    private var rootName = ""
    private var text: [UInt8] = []
    private var word: [UInt8] = []
    /// The depth of the element whose text is being read; 0 for none.
    private var textDepth = 0
    private var textLine = 0

    /// A reader that calls `body` with each record.
    init(
        name: String, format: XMLWordFormat, limits: SourceLimits, body: @escaping RecordBody
    ) {
        self.name = name
        self.format = format
        self.limits = limits
        self.body = body
        namespace = format.namespace.map { Array($0.utf8) }
        if case .attribute(let name) = format.content {
            attribute = XMLAttributeName(name)
        } else {
            attribute = nil
        }
        takesChildren = format.content == .text
    }

    /// Throws where the file gave no record.
    func finish() throws(SourceError) {
        guard records == 0 else { return }
        var found = "no element <\(format.element)>"
        if named > 0 {
            found = "\(named) elements of that name, none with a word that is asked for"
        }
        throw SourceError(
            .badData, at: SourcePlace(file: name), problem: "0 words",
            found: found + ", the root is <\(rootName)>", expected: expectation,
            hint: "look at the file and at its `xml` format")
    }

    func startElement(_ element: XMLElement, line: Int) throws {
        if matches.isEmpty { rootName = unsafe element.name }
        let last = format.steps.count - 1
        var bits: UInt32 = 0
        let parent = matches.last ?? 0
        for index in 0...last {
            let step = format.steps[index]
            guard unsafe element.isNamed(step.name) else { continue }
            if index == last { named += 1 }
            guard index == 0 || parent & (1 << UInt32(index - 1)) != 0 else { continue }
            if let namespace, unsafe !element.isInNamespace(namespace) { continue }
            if unsafe !step.conditions.isEmpty && !holds(step, element) { continue }
            bits |= 1 << UInt32(index)
        }
        matches.append(bits)
        guard bits & (1 << UInt32(last)) != 0 else { return }
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
        guard textDepth != 0, takesChildren || matches.count == textDepth else { return }
        // Safe because the bytes are only read, within the call.
        unsafe text.withUnsafeBufferPointer { unsafe self.text.append(contentsOf: $0) }
        if self.text.count > limits.xmlTextBytes {
            throw SourceError(
                .limit, at: SourcePlace(file: name, line: textLine),
                problem: "a text that is too long", found: "more than \(limits.xmlTextBytes) bytes")
        }
    }

    private var expectation: String {
        var text = "<\(format.element)"
        for condition in format.conditions {
            text += " \(condition.attribute)=\"\(condition.values.joined(separator: "|"))\""
        }
        if case .attribute(let name) = format.content { text += " \(name)=\"…\"" }
        return text + ">"
    }

    private func holds(_ step: XMLPathStep, _ element: XMLElement) -> Bool {
        for condition in step.conditions {
            word.removeAll(keepingCapacity: true)
            guard unsafe element.appendValue(of: condition.attribute, to: &word),
                condition.values.contains(word)
            else { return false }
        }
        return true
    }

    /// Hands out `text` as the word of a record.
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
            throw SourceError(
                .limit, at: SourcePlace(file: name, line: line), problem: "too many records",
                found: "more than \(limits.records)")
        }
        let bytes = word
        try body(bytes.span, line, nil)
    }
}
