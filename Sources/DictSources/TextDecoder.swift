/// A decoder that converts text in a given encoding to UTF-8, chunk by chunk.
///
/// It supports every ``TextEncoding`` except UTF-8, which needs no conversion. Decoding stops at
/// the first byte or code unit that is invalid; nothing is ever replaced.
struct TextDecoder {
    /// A byte or code unit that is invalid in the encoding, described for a diagnostic.
    struct Failure {
        /// A description of the invalid byte or code unit.
        let found: String
        /// A description of valid input, such as "surrogates in pairs".
        let expected: String
    }

    /// The number of bytes from 0x80 to 0x9F that were decoded as ISO-8859 control characters.
    ///
    /// Such bytes suggest that the text is really encoded in windows-1252.
    private(set) var controls = 0

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
        var table = [UInt16](0x80...0xFF)
        switch encoding {
        case .latin9:
            let changes: [(UInt8, UInt16)] = [
                (0xA4, 0x20AC), (0xA6, 0x0160), (0xA8, 0x0161), (0xB4, 0x017D), (0xB8, 0x017E),
                (0xBC, 0x0152), (0xBD, 0x0153), (0xBE, 0x0178),
            ]
            for (byte, scalar) in changes { table[Int(byte) - 0x80] = scalar }
        case .windows1252:
            let row: [UInt16] = [
                0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
                0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
            ]
            table.replaceSubrange(0..<row.count, with: row)
        default: break
        }
        upperHalf = table
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
        let countsControls = encoding != .windows1252
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
            if countsControls, byte < 0xA0 { controls += 1 }
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
