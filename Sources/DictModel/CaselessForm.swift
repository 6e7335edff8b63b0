/// Functions that convert text to the form in which a player's input is compared with words.
///
/// The form ignores case and the kind of apostrophe, but keeps accents. It is never longer than the
/// text, and the locale of the process has no effect: both I and İ become i.
///
/// Code points up to U+017F and from U+1E00 to U+1EFF become their simple lower-case mapping
/// (Unicode Character Database, UnicodeData.txt, field 13), and U+2019 becomes U+0027. All other
/// code points, and bytes that are not UTF-8, are copied unchanged.
public enum CaselessForm {
    /// Returns `text` in lower case and with straight apostrophes.
    ///
    /// Accents are kept. Bytes that are not UTF-8 are copied unchanged.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in `text`.
    public static func of(_ text: Span<UInt8>) -> [UInt8] {
        var form: [UInt8] = []
        form.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                form.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
                index += 1
                continue
            }
            let step = UTF8Scalar.decode(text, at: index)
            let lower = step.isMalformed ? 0 : lowerCase(step.value)
            if step.isMalformed || lower == step.value {
                for _ in 0..<max(step.length, 1) {
                    form.append(text[index])
                    index += 1
                }
            } else {
                append(lower, to: &form)
                index += step.length
            }
        }
        return form
    }

    /// Returns `text` in lower case and with straight apostrophes.
    ///
    /// Accents are kept. Bytes that are not UTF-8 are copied unchanged.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in `text`.
    public static func of(_ text: [UInt8]) -> [UInt8] { of(text.span) }

    /// Returns the lower-case mapping of `scalar`, a code point outside ASCII.
    ///
    /// U+2019, the curly apostrophe, becomes U+0027. A code point without a mapping is returned
    /// unchanged.
    private static func lowerCase(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x00D7: scalar
        case 0x00C0...0x00DE: scalar + 0x20
        case 0x0130: 0x69
        case 0x0100...0x0137, 0x014A...0x0177, 0x1E00...0x1E95, 0x1EA0...0x1EFF: scalar | 1
        case 0x0139...0x0148, 0x0179...0x017E: scalar + scalar % 2
        case 0x0178: 0xFF
        case 0x1E9E: 0xDF
        case 0x2019: 0x27
        default: scalar
        }
    }

    /// Appends `scalar`, a code point below U+10000, as UTF-8.
    private static func append(_ scalar: UInt32, to form: inout [UInt8]) {
        func byte(_ bits: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits) }
        if scalar < 0x80 {
            form.append(byte(scalar))
        } else if scalar < 0x800 {
            form.append(0xC0 | byte(scalar >> 6))
            form.append(0x80 | byte(scalar & 0x3F))
        } else {
            form.append(0xE0 | byte(scalar >> 12))
            form.append(0x80 | byte(scalar >> 6 & 0x3F))
            form.append(0x80 | byte(scalar & 0x3F))
        }
    }
}
