import DictModel

/// Text from outside made safe for one line of a message.
enum EscapedText {
    /// `text` with control, line-separating, invisible and direction characters as `\u{…}`.
    static func escape(_ text: String) -> String { PrintableText.singleLine(text) }

    /// The first bytes of `bytes` in quotes; those that are no UTF-8 come as `\xNN`.
    static func quote(_ bytes: Span<UInt8>, limit: Int = 40) -> String {
        var end = min(bytes.count, limit)
        if end < bytes.count {
            // Do not cut a character in two.
            while end > 0, end > limit - 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
        var shown: [UInt8] = []
        for index in 0..<end { shown.append(bytes[index]) }
        return "'" + text(shown) + (end < bytes.count ? "…" : "") + "'"
    }

    /// `bytes` as text where they are UTF-8, else with `\xNN` for each byte beyond ASCII.
    static func text(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return escape(text) }
        var text = ""
        for byte in bytes {
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "\\x" + hexadecimal(byte)
            }
        }
        return escape(text)
    }

    /// `byte` as two upper-case hexadecimal digits.
    static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
