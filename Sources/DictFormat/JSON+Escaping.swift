extension JSON {
    /// Appends `text` to `output` as a JSON string in quotation marks.
    ///
    /// Quotation marks, backslashes and control characters (C0, DEL and C1) are escaped. So are
    /// characters that could deceive a reader or break a line of JavaScript: the soft hyphen, line
    /// and paragraph separators, and zero-width and bidirectional formatting characters.
    static func writeString(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: output.append(contentsOf: [0x5C, 0x22])
            case 0x5C: output.append(contentsOf: [0x5C, 0x5C])
            case 0x08: output.append(contentsOf: [0x5C, 0x62])
            case 0x09: output.append(contentsOf: [0x5C, 0x74])
            case 0x0A: output.append(contentsOf: [0x5C, 0x6E])
            case 0x0C: output.append(contentsOf: [0x5C, 0x66])
            case 0x0D: output.append(contentsOf: [0x5C, 0x72])
            case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200B...0x200F, 0x2028...0x202E,
                0x2060...0x206F, 0xFEFF:
                writeEscape(UInt16(truncatingIfNeeded: scalar.value), to: &output)
            case 0x20...0x7E: output.append(UInt8(truncatingIfNeeded: scalar.value))
            default: writeUTF8(scalar.value, to: &output)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    /// Appends `scalar`, which is above U+007F, as two to four bytes of UTF-8 (RFC 3629, section
    /// 3).
    private static func writeUTF8(_ scalar: UInt32, to output: inout [UInt8]) {
        func append(_ lead: UInt32, _ shift: UInt32, _ mask: UInt32) {
            output.append(UInt8(truncatingIfNeeded: lead | (scalar >> shift) & mask))
        }
        if scalar < 0x800 {
            append(0xC0, 6, 0x1F)
        } else if scalar < 0x10000 {
            append(0xE0, 12, 0x0F)
            append(0x80, 6, 0x3F)
        } else {
            append(0xF0, 18, 0x07)
            append(0x80, 12, 0x3F)
            append(0x80, 6, 0x3F)
        }
        append(0x80, 0, 0x3F)
    }

    private static func writeEscape(_ unit: UInt16, to output: inout [UInt8]) {
        output.append(contentsOf: [0x5C, 0x75])
        for shift in [UInt16(12), 8, 4, 0] {
            let digit = UInt8(truncatingIfNeeded: unit >> shift) & 0xF
            output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }
}
