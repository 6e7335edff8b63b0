/// Strict UTF-8 after table 3-7 of the Unicode Standard.
enum UTF8Check {
    /// The offset of the first byte of `bytes` that begins no well-formed character, if any.
    ///
    /// Overlong forms, surrogates and values over 10FFFF are none.
    static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            let lead = bytes[index]
            if lead < 0x80 {
                index += 1
                continue
            }
            var second: ClosedRange<UInt8> = 0x80...0xBF
            let length: Int
            switch lead {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: length = 4
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: return index
            }
            guard bytes.count - index >= length, second.contains(bytes[index + 1]) else {
                return index
            }
            for next in 2..<max(length, 2) where bytes[index + next] & 0xC0 != 0x80 {
                return index
            }
            index += length
        }
        return nil
    }

    /// How many characters begin in the first `end` bytes.
    static func scalars(in bytes: Span<UInt8>, before end: Int) -> Int {
        var scalars = 0
        for index in 0..<min(end, bytes.count) where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
        return scalars
    }
}
