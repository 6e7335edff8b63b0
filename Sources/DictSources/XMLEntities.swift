import DictModel

/// The entities of an XML file: those that it declares itself as plain characters, and those that
/// HTML names.
///
/// References to them are replaced before libxml2 sees them, by references to characters; all
/// others stay as they are, so that libxml2 refuses them. What a file declares cannot grow: the
/// text of an entity, the depth of entities in it and all replacements together have limits.
struct XMLEntities {
    private var declared: [[UInt8]: [UInt8]] = [:]
    /// The number of references to declared entities that were replaced.
    private(set) var used = 0
    /// The number of bytes of the file so far, and of all replacements.
    var input = 0
    private var output = 0

    /// Why a reference cannot be replaced.
    struct Refusal: Error {
        var found: String
    }

    /// The largest text of an entity in bytes, and the largest number of signs and entities in it.
    private static let textLimit = 4_096
    private static let stepLimit = 20_000
    private static let depthLimit = 8
    /// The largest number of bytes of all replacements for each byte of the file, above a free start.
    private static let growth = 8
    private static let freeStart = 64 << 10
    private static let declarationLimit = 10_000

    /// Adds an entity that the file declares; the first declaration of a name counts.
    mutating func declare(_ name: [UInt8], as value: [UInt8]) {
        guard declared.count < Self.declarationLimit, declared[name] == nil else { return }
        declared[name] = value
    }

    /// Returns references to the characters that the entity `name` means, or `nil` if dictc does not
    /// know it.
    mutating func replacement(_ name: [UInt8]) throws(Refusal) -> [UInt8]? {
        if ["amp", "lt", "gt", "quot", "apos"].contains(where: { name.elementsEqual($0.utf8) }) {
            return nil
        }
        var text: [UInt8] = []
        if let value = declared[name] {
            used += 1
            var steps = 0
            try expand(value, into: &text, depth: 1, &steps)
        } else if let scalar = NamedCharacters.scalar(name) {
            text = Array("&#\(scalar);".utf8)
        } else {
            return nil
        }
        output += text.count
        guard output <= Self.freeStart + Self.growth * input else {
            throw Refusal(found: "entities that make the file \(Self.growth) times as long")
        }
        return text
    }

    /// Appends the characters of `value`, the text of an entity, to `text`.
    private func expand(
        _ value: [UInt8], into text: inout [UInt8], depth: Int, _ steps: inout Int
    ) throws(Refusal) {
        guard depth <= Self.depthLimit else {
            throw Refusal(found: "entities in entities, \(Self.depthLimit) deep")
        }
        var index = 0
        steps += 1
        while index < value.count {
            steps += 1
            guard text.count <= Self.textLimit, steps <= Self.stepLimit else {
                throw Refusal(found: "an entity of more than \(Self.textLimit) bytes")
            }
            let step = UTF8Scalar.decode(value.span, at: index)
            switch value[index] {
            case UInt8(ascii: "<"): throw Refusal(found: "an entity with elements in it")
            case UInt8(ascii: "&"):
                guard let end = value[index...].firstIndex(of: UInt8(ascii: ";")) else {
                    throw Refusal(found: "an entity with a stray &")
                }
                let name = Array(value[index + 1..<end])
                if name.first == UInt8(ascii: "#") {
                    text += [UInt8(ascii: "&")] + name + [UInt8(ascii: ";")]
                } else if let inner = declared[name] {
                    try expand(inner, into: &text, depth: depth + 1, &steps)
                } else if let scalar = NamedCharacters.scalar(name) {
                    text += Array("&#\(scalar);".utf8)
                } else {
                    text += [UInt8(ascii: "&")] + name + [UInt8(ascii: ";")]
                }
                index = end
            case let byte where ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.space:
                text.append(byte)
            default: text += Array("&#\(step.value);".utf8)
            }
            index += max(step.length, 1)
        }
    }
}

/// The replacement of references to entities in the bytes of a file, before a parser sees them.
struct XMLEntityFilter {
    /// The start of a reference at the end of the last chunk.
    private var pending: [UInt8] = []

    /// The longest name of an entity that is looked for, in bytes.
    private static let nameLimit = 40

    /// Passes `chunk` on to `body` in pieces, with the references in it replaced that `session`
    /// knows.
    ///
    /// `body` gets all bytes before a reference first, so that the parser has read the declarations
    /// in them.
    ///
    /// - Throws: `Diagnostic`, or any error of `body`.
    mutating func pass(
        _ chunk: Span<UInt8>, isLast: Bool, _ session: XMLParserSession,
        _ body: (Span<UInt8>) throws -> Void
    ) throws {
        session.entities.input += chunk.count
        var index = pending.isEmpty ? 0 : try finishPending(chunk, isLast, session, body)
        var start = index
        while index < chunk.count {
            guard chunk[index] == UInt8(ascii: "&") else {
                index += 1
                continue
            }
            let end = Self.nameEnd(chunk, from: index + 1, of: 0)
            if end == chunk.count, !isLast {
                try body(chunk.extracting(start..<index))
                pending = [UInt8](chunk.extracting(index..<end))
                return
            }
            guard end < chunk.count, chunk[end] == UInt8(ascii: ";"), end > index + 1 else {
                index += 1
                continue
            }
            try body(chunk.extracting(start..<index))
            start = index
            let name = [UInt8](chunk.extracting(index + 1..<end))
            index = end + 1
            guard let bytes = try session.replacement(name) else { continue }
            try body(bytes.span)
            start = index
        }
        if start < chunk.count { try body(chunk.extracting(start..<chunk.count)) }
    }

    /// Returns the index after the signs of a name in `chunk`, of which `count` came before.
    private static func nameEnd(_ chunk: Span<UInt8>, from start: Int, of count: Int) -> Int {
        var end = start
        while end < chunk.count, count + end - start < nameLimit, isOfName(chunk[end]) { end += 1 }
        return end
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || ".-_".utf8.contains(byte)
    }

    /// Passes on the reference that began in the last chunk, and returns how much of `chunk` it
    /// takes.
    private mutating func finishPending(
        _ chunk: Span<UInt8>, _ isLast: Bool, _ session: XMLParserSession,
        _ body: (Span<UInt8>) throws -> Void
    ) throws -> Int {
        let end = Self.nameEnd(chunk, from: 0, of: pending.count - 1)
        pending += [UInt8](chunk.extracting(0..<end))
        if end == chunk.count, !isLast { return end }
        let bytes = pending
        pending = []
        if end < chunk.count, chunk[end] == UInt8(ascii: ";"),
            let text = try session.replacement(Array(bytes.dropFirst()))
        {
            try body(text.span)
            return end + 1
        }
        try body(bytes.span)
        return end
    }
}
