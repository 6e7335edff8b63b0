import DictModel

/// A writer that produces JSON (RFC 8259) piece by piece as UTF-8, for programs that show a game.
///
/// It adds less code to the WebAssembly module than `DictFormat.JSON`, which needs `String`.
struct JSONText {
    /// The JSON text written so far, in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Writes an object whose members `body` writes.
    mutating func object(_ body: (inout JSONText) -> Void) {
        nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
    }

    /// Writes an array, calling `body` for each of `elements` to write it as a JSON value.
    mutating func array<Element>(
        _ elements: [Element], _ body: (inout JSONText, Element) -> Void
    ) {
        nest(UInt8(ascii: "["), UInt8(ascii: "]")) { text in
            for element in elements { body(&text, element) }
        }
    }

    /// Writes `name` as the name of the next member, whose value must be written next.
    ///
    /// The name must be ASCII without quotation marks, backslashes or control characters.
    mutating func name(_ name: StaticString) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func integer(_ number: Int) {
        separate()
        var digits: [UInt8] = []
        var rest = number.magnitude
        repeat {
            digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: digits.reversed())
    }

    mutating func bool(_ flag: Bool) { literal(flag ? "true" : "false") }

    mutating func null() { literal("null") }

    /// Writes `text` as a JSON string without escaping anything.
    ///
    /// The text must be ASCII without quotation marks, backslashes or control characters.
    mutating func string(_ text: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(text)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes `text`, which is UTF-8, as a JSON string with escapes.
    ///
    /// Each malformed byte becomes U+FFFD, because JSON cannot contain it.
    mutating func string(_ text: [UInt8]) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var index = 0
        while index < text.count {
            let step = UTF8Scalar.decode(text.span, at: index)
            if step.isMalformed {
                bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
                index += 1
            } else if step.length == 1 {
                appendASCII(text[index])
                index += 1
            } else {
                bytes.append(contentsOf: text[index..<index + step.length])
                index += step.length
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendASCII(_ byte: UInt8) {
        switch byte {
        case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
        case 0x00...0x1F, 0x7F:
            // \u00XX
            bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30])
            bytes.append(UInt8(ascii: "0") + byte >> 4)
            let digit = byte & 0xF
            bytes.append((digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) + digit)
        default: bytes.append(byte)
        }
    }

    private mutating func literal(_ text: StaticString) {
        separate()
        append(text)
    }

    private mutating func append(_ text: StaticString) {
        // Safe because a static string made of a literal has a pointer to its bytes.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    private mutating func nest(
        _ open: UInt8, _ close: UInt8, _ body: (inout JSONText) -> Void
    ) {
        separate()
        bytes.append(open)
        body(&self)
        bytes.append(close)
    }

    /// Writes the comma before the next value, if it needs one.
    ///
    /// The first value in an object or array needs no comma, and neither does a value after its
    /// name.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }
}
