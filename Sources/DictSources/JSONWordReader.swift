import DictModel

/// The members of a JSON file that contain the words to read.
package struct JSONWordFormat: Sendable, Equatable, Encodable {
    /// The name of the members with the words, or `nil` for all texts that are in arrays, and for
    /// names of members with a number, as in `{ "pea": 3 }`.
    ///
    /// A record, which is an object in an array or one that also has texts, has words only in
    /// members that are named: it describes them.
    package var word: String?
    /// The name of the member with the count, beside that of the word, or `nil` to read none.
    package var count: String?

    /// The name of the member with a text such as a category, or an array of them, beside that of
    /// the word, or `nil` to read none.
    ///
    /// The word is handed out once with each, after a tab.
    package var label: String?

    /// Creates a format that reads the members `word`, with the numbers of `count` or the texts of
    /// `label`.
    package init(word: String? = nil, count: String? = nil, label: String? = nil) {
        self.word = word
        self.count = count
        self.label = label
    }
}

/// A reader for the words of a JSON file (RFC 8259), or of several values one after another, as in
/// JSON lines.
///
/// The file arrives in chunks, and memory does not depend on its size, but on that of a record if
/// words have labels.
struct JSONWordReader {
    private(set) var records = 0
    private(set) var skipped = 0
    private(set) var line = 1
    var lines: Int { line }

    /// An array or object that is open.
    private struct Container {
        let isObject: Bool
        /// The name of the member that is read, in an object.
        var name: [UInt8]?
        /// Whether its texts are words, since it is an array and a member with the wanted name.
        let isWanted: Bool
        var words: [(text: [UInt8], line: Int)] = []
        var count: UInt64?
        var labels: [[UInt8]] = []
        /// Whether it is an array with labels.
        var hasLabels = false
        /// Whether it is an object in an array.
        var isElement = false
        /// Whether it has a text among its own members.
        var hasText = false
        /// The first names of members with a number, while the object may still be a record.
        var held: [(name: [UInt8], line: Int, count: UInt64)] = []

        /// Whether nothing in it is a word unless its member is named.
        var isRecord: Bool { isObject && isElement && hasText }
        /// Whether a value must come before the container may end.
        var awaitsValue = false
        var hasValue = false
    }

    private enum State { case between, text, escape, number }

    private let place: Place
    private let word: [UInt8]?
    private let count: [UInt8]?
    private let label: [UInt8]?
    private let limits: SourceLimits
    private var state = State.between
    private var containers: [Container] = []
    private var token: [UInt8] = []
    /// The digits of an escape such as `\u00e9` that have been read, and a first surrogate.
    private var digits: [UInt8]?
    private var surrogate: UInt32?
    private var cleaning = TextCleaning()
    private var isStart = true
    private var isAfterName = false
    /// The names of the members of records, for the hint: at most four.
    private var recordNames: [[UInt8]] = []
    /// An object with more numbers than this, and no texts, is no record.
    private static let mostHeld = 16

    init(at place: Place, format: JSONWordFormat, limits: SourceLimits) {
        self.place = place
        self.limits = limits
        word = format.word.map { Array($0.utf8) }
        count = format.count.map { Array($0.utf8) }
        label = format.label.map { Array($0.utf8) }
    }

    var notes: [Diagnostic] { [cleaning.note(at: place)].compactMap(\.self) }

    mutating func push(_ chunk: Span<UInt8>, _ body: RecordBody) throws {
        var start = 0
        if isStart, chunk.hasPrefix([0xEF, 0xBB, 0xBF]) { start = 3 }
        isStart = false
        for index in start..<chunk.count { try read(chunk[index], body) }
    }

    mutating func finish(_ body: RecordBody) throws {
        if state == .number { try endNumber(body) }
        guard state == .between, containers.isEmpty else { throw malformed("the end of the file") }
        guard records == 0 else { return }
        throw Diagnostic(
            .sourceNoWords, at: place, "0 words", found: "\(skipped) texts that are no words",
            expected: word.map { "members named " + PrintableText.quoted($0) }
                ?? "an array of texts",
            hint: "name the member with the words, as in `format: { json: { word: "
                + (recordNames.first.map(name) ?? "NAME") + " } }`" + otherNames)
    }

    private func name(_ bytes: [UInt8]) -> String { PrintableText.escaped(bytes, limit: 40) }

    /// The other members of records that may have the words.
    private var otherNames: String {
        let names = recordNames.dropFirst().map(name)
        return names.isEmpty ? "" : "; the records also have " + names.joined(separator: ", ")
    }

    // MARK: - Bytes

    private mutating func read(_ byte: UInt8, _ body: RecordBody) throws {
        switch state {
        case .text: return try readText(byte, body)
        case .escape: return try readEscape(byte)
        case .number:
            if ASCII.isLetter(byte) || ASCII.isDigit(byte) || "+-.".utf8.contains(byte) {
                return token.append(byte)
            }
            try endNumber(body)
        case .between: break
        }
        switch byte {
        case ASCII.lineFeed: line += 1
        case ASCII.space, ASCII.tab, ASCII.carriageReturn: break
        case UInt8(ascii: "\""):
            token.removeAll(keepingCapacity: true)
            state = .text
        case UInt8(ascii: "["), UInt8(ascii: "{"): try open(isObject: byte == UInt8(ascii: "{"))
        case UInt8(ascii: "]"), UInt8(ascii: "}"): try close(byte, body)
        case UInt8(ascii: ","):
            guard let last = containers.indices.last, containers[last].hasValue,
                !containers[last].awaitsValue
            else { throw malformed(",") }
            containers[last].awaitsValue = true
            containers[last].name = nil
        case UInt8(ascii: ":"):
            guard let last = containers.last, last.isObject, last.name != nil, !isAfterName else {
                throw malformed(":")
            }
            isAfterName = true
        default:
            guard ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") else {
                throw malformed(PrintableText.quoted([byte]))
            }
            token = [byte]
            state = .number
        }
    }

    private mutating func readText(_ byte: UInt8, _ body: RecordBody) throws {
        if byte != UInt8(ascii: "\\"), surrogate != nil { throw malformed("half a surrogate pair") }
        switch byte {
        case UInt8(ascii: "\\"): state = .escape
        case UInt8(ascii: "\""):
            state = .between
            try endText(body)
        case 0..<0x20: throw malformed("a control character in a text")
        default:
            token.append(byte)
            if token.count > limits.xmlTextBytes {
                throw Diagnostic(
                    .textLineTooLong, at: place.at(line: line), "a text that is too long",
                    found: "more than \(limits.xmlTextBytes) bytes")
            }
        }
    }

    private mutating func readEscape(_ byte: UInt8) throws(Diagnostic) {
        if var known = digits {
            known.append(byte)
            digits = known.count < 4 ? known : nil
            if known.count < 4 { return }
            guard let text = String(validating: known, as: UTF8.self),
                let unit = UInt32(text, radix: 16), known.allSatisfy({ $0 != UInt8(ascii: "+") })
            else { throw malformed("a wrong escape") }
            state = .text
            return try append(unit)
        }
        if byte != UInt8(ascii: "u"), surrogate != nil { throw malformed("half a surrogate pair") }
        let plain: [UInt8: UInt8] = [
            UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
            UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
            UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
        ]
        if byte == UInt8(ascii: "u") {
            digits = []
        } else if let character = plain[byte] {
            token.append(character)
            state = .text
        } else {
            throw malformed("a wrong escape")
        }
    }

    private mutating func append(_ unit: UInt32) throws(Diagnostic) {
        if let lead = surrogate {
            guard unit & 0xFC00 == 0xDC00 else { throw malformed("half a surrogate pair") }
            surrogate = nil
            token.appendScalar(0x1_0000 + (lead & 0x3FF) << 10 + unit & 0x3FF)
        } else if unit & 0xFC00 == 0xD800 {
            surrogate = unit
        } else if unit & 0xFC00 == 0xDC00 {
            throw malformed("half a surrogate pair")
        } else {
            token.appendScalar(unit)
        }
    }

    // MARK: - Values

    private mutating func open(isObject: Bool) throws(Diagnostic) {
        let name = try beginValue()
        guard containers.count < limits.xmlDepth else {
            throw Diagnostic(
                .xmlTooDeep, at: place.at(line: line), "values nest too deep",
                found: "more than \(limits.xmlDepth) levels")
        }
        let isInWanted = containers.last.map { !$0.isObject && $0.isWanted } ?? false
        let isWanted =
            !isObject
            && (word == nil && !containers.contains(where: \.isRecord)
                || name != nil && name == word || isInWanted)
        if !isObject, let name, containers.contains(where: \.isElement) { note(name) }
        var container = Container(isObject: isObject, isWanted: isWanted)
        container.isElement = isObject && containers.last?.isObject == false
        container.hasLabels = !isObject && name != nil && name == label
        containers.append(container)
    }

    private mutating func close(_ byte: UInt8, _ body: RecordBody) throws {
        guard let container = containers.last,
            container.isObject == (byte == UInt8(ascii: "}")), !container.awaitsValue, !isAfterName,
            container.name == nil || container.hasValue
        else { throw malformed(PrintableText.quoted([byte])) }
        containers.removeLast()
        for found in container.words {
            if container.labels.isEmpty {
                try emit(found.text, found.line, container.count, body)
            }
            for label in container.labels {
                try emit(found.text + [ASCII.tab] + label, found.line, nil, body)
            }
        }
        if !container.hasText { try emit(container.held, body) }
    }

    private mutating func emit(
        _ held: [(name: [UInt8], line: Int, count: UInt64)], _ body: RecordBody
    ) throws {
        for (name, line, count) in held { try emit(name, line, count, body) }
    }

    /// Notes that records have a member `name`.
    private mutating func note(_ name: [UInt8]) {
        if word == nil, recordNames.count < 4, !recordNames.contains(name) {
            recordNames.append(name)
        }
    }

    /// Notes that a value begins, and returns the name of the member whose value it is.
    private mutating func beginValue() throws(Diagnostic) -> [UInt8]? {
        guard let last = containers.indices.last else { return nil }
        if containers[last].isObject {
            guard isAfterName, let name = containers[last].name else {
                throw malformed("a value without a name")
            }
            isAfterName = false
            containers[last].hasValue = true
            containers[last].awaitsValue = false
            return name
        }
        guard containers[last].awaitsValue || !containers[last].hasValue else {
            throw malformed("two values without a comma")
        }
        containers[last].hasValue = true
        containers[last].awaitsValue = false
        return nil
    }

    private mutating func endText(_ body: RecordBody) throws {
        if let offset = UTF8Scalar.malformedOffset(in: token.span) {
            throw Diagnostic.notUTF8(token.span, at: offset, place.at(line: line))
        }
        if let last = containers.indices.last, containers[last].isObject, !isAfterName {
            guard containers[last].name == nil else { throw malformed("two names") }
            containers[last].name = token
            return
        }
        let name = try beginValue()
        guard let last = containers.indices.last else {
            skipped += 1
            return
        }
        // The object whose members they are.
        let isArray = !containers[last].isObject
        let record = isArray ? last - 1 : last
        let hasRecord = record >= 0 && containers[record].isObject
        if containers[last].hasLabels || name != nil && name == label {
            if hasRecord { containers[record].labels.append(token) }
        } else if containers[last].isWanted || name != nil && name == word {
            if hasRecord, label != nil || count != nil && !isArray {
                containers[record].words.append((token, line))
            } else {
                try emit(token, line, nil, body)
            }
        } else {
            skipped += 1
            guard let name else { return }
            containers[last].hasText = true
            containers[last].held = []
            note(name)
        }
    }

    private mutating func endNumber(_ body: RecordBody) throws {
        state = .between
        let number = token.span.number(in: 0..<token.count)
        let isLiteral = ["true", "false", "null"].contains { token.elementsEqual($0.utf8) }
        guard isLiteral || String(validating: token, as: UTF8.self).flatMap({ Double($0) }) != nil
        else { throw malformed(PrintableText.quoted(token)) }
        let name = try beginValue()
        guard let name, let last = containers.indices.last else { return }
        if name == count {
            containers[last].count = number
        } else if word == nil, let number, !containers.contains(where: { !$0.isObject }) {
            guard !containers[last].hasText else { return }
            containers[last].held.append((name, line, number))
            if containers[last].held.count > Self.mostHeld {
                try emit(containers[last].held, body)
                containers[last].held = []
            }
        }
    }

    private mutating func emit(
        _ text: [UInt8], _ line: Int, _ count: UInt64?, _ body: RecordBody
    ) throws {
        let clean = cleaning.clean(text.span, line: line) ?? text
        let range = clean.span.withoutOuterWhite
        guard !range.isEmpty else {
            skipped += 1
            return
        }
        records += 1
        if records > limits.records {
            throw Diagnostic.tooManyRecords(limits.records, at: place.at(line: line))
        }
        try body(clean.span.extracting(range), line, count)
    }

    private func malformed(_ found: String) -> Diagnostic {
        Diagnostic(
            .jsonMalformed, at: place.at(line: line), "not well-formed JSON", found: found,
            expected: "one value, or several one after another")
    }
}
