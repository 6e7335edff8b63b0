/// Bytes in a declared encoding turned into UTF-8, chunk by chunk.
///
/// Takes every encoding but UTF-8, which needs no turning. Stops at the first unit that has no
/// meaning; nothing is ever replaced.
struct TextDecoder {
    /// A unit that has no meaning in the encoding.
    struct Failure {
        /// The bytes or the unit that was found.
        let found: String
        /// The bytes or units that the encoding allows.
        let expected: String
    }

    /// How many bytes 80-9F have been read as control characters of ISO-8859.
    private(set) var controls = 0

    private let encoding: TextEncoding
    /// The code points of the bytes 80-FF; 0 if a byte has none.
    private let upperHalf: [UInt16]
    private var firstByte: UInt8?
    private var highSurrogate: UInt32?

    /// A decoder of `encoding`; ``TextEncoding/utf16`` is taken as big-endian.
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

    /// Appends `bytes` as UTF-8 to `output`; the text before a failure is appended, too.
    mutating func decode(_ bytes: Span<UInt8>, into output: inout [UInt8]) -> Failure? {
        switch encoding {
        case .utf16, .utf16BigEndian, .utf16LittleEndian: decodeUTF16(bytes, into: &output)
        default: decodeSingleBytes(bytes, into: &output)
        }
    }

    /// The failure of a character that the end of the file cuts in two.
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
    /// Appends the UTF-8 of the scalar `value`, which is no surrogate and at most 10FFFF.
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
