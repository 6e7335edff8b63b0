/// A strict decoder of UTF-8, as table 3-7 of the Unicode Standard defines it.
///
/// Overlong forms, surrogates, code points above U+10FFFF and truncated sequences are malformed.
/// Nothing is repaired.
public enum UTF8Scalar {
    /// The result of decoding one code point: its value and its length in bytes.
    public struct Step: Sendable, Equatable {
        /// The code point that was decoded, or 0 if the bytes are malformed.
        public let value: UInt32
        /// The number of bytes read, from 1 to 4, or 0 if the bytes are malformed.
        public let length: Int

        @inline(__always)
        init(value: UInt32, length: Int) {
            self.value = value
            self.length = length
        }

        /// The result of decoding at an offset where no well-formed sequence starts.
        static var malformed: Step { Step(value: 0, length: 0) }

        /// Whether the bytes at the decoded offset are malformed.
        public var isMalformed: Bool { length == 0 }
    }

    /// Decodes the code point that starts at `offset`, which must be in `0..<bytes.count`.
    ///
    /// The result is malformed if no well-formed sequence starts there.
    @inline(__always)
    public static func decode(_ bytes: Span<UInt8>, at offset: Int) -> Step {
        let lead = bytes[offset]
        if lead < 0x80 { return Step(value: UInt32(lead), length: 1) }
        return decodeLong(bytes, at: offset, lead: lead)
    }

    /// Returns the offset of the first malformed sequence, or `nil` if all of `bytes` is UTF-8.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes. ASCII is checked eight bytes at a
    ///   time.
    public static func malformedOffset(in bytes: Span<UInt8>) -> Int? {
        var offset = 0
        // Safe because the bytes are only read, and outlive the view.
        let raw = unsafe bytes.bytes
        while offset < bytes.count {
            if offset + 8 <= raw.byteCount {
                // Safe because offset + 8 does not exceed the length, and any bits are a UInt64.
                let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if word & 0x8080_8080_8080_8080 == 0 {
                    offset += 8
                    continue
                }
            }
            let step = decode(bytes, at: offset)
            if step.isMalformed { return offset }
            offset += step.length
        }
        return nil
    }

    /// Decodes the code point of two to four bytes that starts with the byte `lead` at `offset`.
    private static func decodeLong(_ bytes: Span<UInt8>, at offset: Int, lead: UInt8) -> Step {
        let length: Int
        var value: UInt32
        // The range allowed for the second byte; narrower than 80...BF after four of the lead
        // bytes.
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF:
            length = 2
            value = UInt32(lead & 0x1F)
        case 0xE0...0xEF:
            length = 3
            value = UInt32(lead & 0x0F)
            if lead == 0xE0 { low = 0xA0 }
            if lead == 0xED { high = 0x9F }
        case 0xF0...0xF4:
            length = 4
            value = UInt32(lead & 0x07)
            if lead == 0xF0 { low = 0x90 }
            if lead == 0xF4 { high = 0x8F }
        default:
            return .malformed
        }
        guard offset + length <= bytes.count else { return .malformed }
        for position in offset + 1..<offset + length {
            let byte = bytes[position]
            guard byte >= low, byte <= high else { return .malformed }
            value = value << 6 | UInt32(byte & 0x3F)
            low = 0x80
            high = 0xBF
        }
        return Step(value: value, length: length)
    }
}
