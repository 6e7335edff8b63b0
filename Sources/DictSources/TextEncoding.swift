import DictModel

/// A character encoding in which text files can be read.
///
/// The raw values are the names used in dictc.yml.
package enum TextEncoding: String, Sendable, CaseIterable, Encodable {
    /// UTF-8, with or without a byte order mark.
    case utf8 = "utf-8"
    /// ISO-8859-1, also called Latin-1, in which each byte equals the code point of its character.
    case latin1 = "iso-8859-1"
    /// ISO-8859-15, which differs from ISO-8859-1 in eight characters, such as the euro sign, œ and
    /// Š.
    case latin9 = "iso-8859-15"
    /// ISO-8859-2, for Polish, Czech, Hungarian and their neighbours.
    case latin2 = "iso-8859-2"
    /// ISO-8859-9, which is ISO-8859-1 with six letters of Turkish.
    case latin5 = "iso-8859-9"
    /// Windows code page 1252, ISO-8859-1 with more signs.
    case windows1252 = "windows-1252"
    /// Windows code page 1250, for the languages of ISO-8859-2.
    case windows1250 = "windows-1250"
    /// Windows code page 1254, for Turkish.
    case windows1254 = "windows-1254"
    /// UTF-16 with a byte order mark, which determines the byte order.
    case utf16 = "utf-16"
    /// Little-endian UTF-16, with or without a byte order mark.
    case utf16LittleEndian = "utf-16le"
    /// Big-endian UTF-16, with or without a byte order mark.
    case utf16BigEndian = "utf-16be"

    /// Creates the encoding with the given name or common alias, or returns `nil` if it is unknown.
    ///
    /// Letter case is ignored, and an underscore counts as a hyphen.
    package init?(name: String) {
        var folded: [UInt8] = []
        for byte in name.utf8 {
            folded.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : ASCII.lowercased(byte))
        }
        guard let name = String(validating: folded, as: UTF8.self) else { return nil }
        switch name {
        case "utf8", "us-ascii", "ascii": self = .utf8
        case "latin1", "latin-1", "iso8859-1", "l1": self = .latin1
        case "latin9", "latin-9", "iso8859-15": self = .latin9
        case "latin2", "latin-2", "iso8859-2", "l2": self = .latin2
        case "latin5", "latin-5", "iso8859-9", "l5": self = .latin5
        case "cp1252", "windows1252", "cp-1252": self = .windows1252
        case "cp1250", "windows1250", "cp-1250": self = .windows1250
        case "cp1254", "windows1254", "cp-1254": self = .windows1254
        case "utf16": self = .utf16
        case "utf-16-le", "utf16le": self = .utf16LittleEndian
        case "utf-16-be", "utf16be": self = .utf16BigEndian
        default: self.init(rawValue: name)
        }
    }
}

/// A decoder that converts text in a given encoding to UTF-8, chunk by chunk.
///
/// It supports every ``TextEncoding`` except UTF-8, which needs no conversion. Decoding stops at
/// the first byte or code unit that is invalid; nothing is ever replaced.
struct TextDecoder {
    struct Failure {
        let found: String
        let expected: String
    }

    /// The number of bytes from 0x80 to 0x9F that were decoded as ISO-8859 control characters.
    ///
    /// Such bytes suggest that the text is really encoded in windows-1252.
    private(set) var controls = 0

    /// Whether each byte is a character.
    var isSingleByte: Bool {
        encoding != .utf16 && encoding != .utf16LittleEndian && encoding != .utf16BigEndian
    }

    private let encoding: TextEncoding
    /// The code points of the bytes 0x80 to 0xFF, with 0 for a byte that the encoding does not
    /// define.
    private let upperHalf: [UInt16]
    private var firstByte: UInt8?
    private var highSurrogate: UInt32?

    /// Creates a decoder for `encoding`.
    ///
    /// ``TextEncoding/utf16`` is decoded as big-endian.
    init(_ encoding: TextEncoding) {
        self.encoding = encoding
        upperHalf = encoding.upperHalf
    }

    /// Converts `bytes` to UTF-8 and appends the result to `output`, stopping at the first failure.
    ///
    /// A character may begin in one call and end in the next.
    ///
    /// - Returns: The failure, or `nil` if all bytes are valid so far.
    mutating func decode(_ bytes: Span<UInt8>, into output: inout [UInt8]) -> Failure? {
        switch encoding {
        case .utf16, .utf16BigEndian, .utf16LittleEndian: decodeUTF16(bytes, into: &output)
        default: decodeSingleBytes(bytes, into: &output)
        }
    }

    /// Returns the failure if the text ends inside a character, or `nil` if it does not.
    ///
    /// Call this method once, after all bytes have been decoded.
    func finish() -> Failure? {
        if firstByte != nil {
            return Failure(found: "half a unit of two bytes at the end", expected: "UTF-16")
        }
        if let highSurrogate { return loneSurrogate(highSurrogate) }
        return nil
    }

    private mutating func decodeSingleBytes(
        _ bytes: Span<UInt8>, into output: inout [UInt8]
    ) -> Failure? {
        for index in 0..<bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                output.append(byte)
                continue
            }
            let scalar = upperHalf[Int(byte) - 0x80]
            if scalar == 0 {
                return Failure(
                    found: "byte 0x" + hexadecimal(byte),
                    expected: "a byte that \(encoding.rawValue) defines")
            }
            if scalar < 0xA0 { controls += 1 }
            output.appendScalar(UInt32(scalar))
        }
        return nil
    }

    private mutating func decodeUTF16(
        _ bytes: Span<UInt8>, into output: inout [UInt8]
    ) -> Failure? {
        let isLittleEndian = encoding == .utf16LittleEndian
        for index in 0..<bytes.count {
            guard let first = firstByte else {
                firstByte = bytes[index]
                continue
            }
            firstByte = nil
            let (low, high) = isLittleEndian ? (first, bytes[index]) : (bytes[index], first)
            let unit = UInt32(high) << 8 | UInt32(low)
            if let lead = highSurrogate {
                guard unit & 0xFC00 == 0xDC00 else { return loneSurrogate(lead) }
                highSurrogate = nil
                output.appendScalar(0x1_0000 + (lead & 0x3FF) << 10 + unit & 0x3FF)
            } else if unit & 0xFC00 == 0xD800 {
                highSurrogate = unit
            } else if unit & 0xFC00 == 0xDC00 {
                return loneSurrogate(unit)
            } else {
                output.appendScalar(unit)
            }
        }
        return nil
    }

    private func loneSurrogate(_ unit: UInt32) -> Failure {
        Failure(
            found: "the surrogate " + String(unit, radix: 16, uppercase: true) + " alone",
            expected: "surrogates in pairs")
    }
}

extension [UInt8] {
    /// Appends the UTF-8 encoding of the Unicode scalar `value`.
    ///
    /// `value` must be at most 0x10FFFF and must not be a surrogate.
    mutating func appendScalar(_ value: UInt32) {
        if value < 0x80 {
            append(UInt8(truncatingIfNeeded: value))
        } else if value < 0x800 {
            append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
            append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        } else if value < 0x1_0000 {
            append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        } else {
            append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
            append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        }
    }
}

/// The encoding and the byte order mark of a text file, as determined from its first bytes.
struct TextStart {
    let encoding: TextEncoding
    let markLength: Int
    /// A note that a byte order mark was dropped, or `nil` if there was none.
    ///
    /// If the mark overrides the declared encoding, the note names both encodings.
    let note: Diagnostic?

    /// Creates a description of the text file at `place`, whose first bytes are in `chunk`.
    ///
    /// If there is no byte order mark, the encoding is `declared`.
    ///
    /// - Throws: ``Diagnostic`` if `declared` is ``TextEncoding/utf16`` and there is no byte order
    ///   mark.
    init(
        _ chunk: Span<UInt8>, at place: Place, declared: TextEncoding
    ) throws(Diagnostic) {
        if chunk.hasPrefix([0xEF, 0xBB, 0xBF]) {
            (encoding, markLength) = (.utf8, 3)
        } else if chunk.hasPrefix([0xFF, 0xFE]) {
            (encoding, markLength) = (.utf16LittleEndian, 2)
        } else if chunk.hasPrefix([0xFE, 0xFF]) {
            (encoding, markLength) = (.utf16BigEndian, 2)
        } else if declared == .utf16 {
            throw Diagnostic(
                .textNoByteOrder, at: place, "utf-16 without a byte order mark",
                found: "it begins with " + PrintableText.quoted(chunk, limit: 8),
                expected: "FF FE or FE FF", hint: "declare utf-16le or utf-16be")
        } else {
            (encoding, markLength, note) = (declared, 0, nil)
            return
        }
        var text = "byte order mark dropped"
        if encoding != declared, declared != .utf16 || encoding == .utf8 {
            text += ", read as \(encoding.rawValue), not as \(declared.rawValue)"
        }
        note = Diagnostic(.textByteOrderMark, at: place, text)
    }
}
