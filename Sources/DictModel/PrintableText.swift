/// Functions that make untrusted text safe to show in a message, a report or a terminal.
public enum PrintableText {
    /// Returns `bytes` as a string that neither controls a terminal nor hides anything from the
    /// reader.
    ///
    /// Control characters, changes of the writing direction and invisible code points become
    /// `\u{…}`, bytes that are not UTF-8 become `\xNN`, and a backslash is doubled. Everything else
    /// is kept, even quotes and markup, so code that writes JSON or HTML must escape the result.
    ///
    /// - Parameters:
    ///   - bytes: The text to escape, usually in UTF-8.
    ///   - limit: The number of bytes after which `…` replaces the rest. A character that starts
    ///     before the limit is kept whole.
    /// - Returns: The escaped text.
    public static func escaped(_ bytes: Span<UInt8>, limit: Int = 256) -> String {
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if index >= limit {
                output.append(contentsOf: [0xE2, 0x80, 0xA6])
                break
            }
            let step = UTF8Scalar.decode(bytes, at: index)
            if step.isMalformed {
                output.append(contentsOf: [0x5C, 0x78])
                appendHexadecimal(UInt32(bytes[index]), digits: 2, to: &output)
                index += 1
                continue
            }
            if step.value == 0x5C {
                output.append(contentsOf: [0x5C, 0x5C])
            } else if isShown(step.value) {
                for position in index..<index + step.length { output.append(bytes[position]) }
            } else {
                output.append(contentsOf: [0x5C, 0x75, 0x7B])
                appendHexadecimal(step.value, digits: 4, to: &output)
                output.append(0x7D)
            }
            index += step.length
        }
        // Every sequence in `output` was decoded above, so nothing is repaired here.
        return String(decoding: output, as: UTF8.self)
    }

    /// Returns `bytes` as a string that neither controls a terminal nor hides anything from the
    /// reader.
    ///
    /// Characters that are not visible, and bytes that are not UTF-8, are escaped, and a backslash
    /// is doubled. After `limit` bytes, `…` replaces the rest.
    public static func escaped(_ bytes: [UInt8], limit: Int = 256) -> String {
        escaped(bytes.span, limit: limit)
    }

    /// Returns `text` as one line in which every invisible or control character is escaped.
    ///
    /// Escaped characters, including line breaks, become `\u{…}`. A backslash is not doubled.
    public static func singleLine(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isShown(scalar.value) {
                result.append(scalar)
            } else {
                let digits = "\\u{" + String(scalar.value, radix: 16) + "}"
                result.append(contentsOf: digits.unicodeScalars)
            }
        }
        return String(result)
    }

    /// Returns `bytes` in double quotes, for the ``Diagnostic/found`` field of a diagnostic.
    ///
    /// Bytes that are not UTF-8 become `\xNN`. Nothing else is escaped: the code that shows the
    /// text does that, once, with ``singleLine(_:)``.
    ///
    /// - Parameters:
    ///   - bytes: The text to quote, usually in UTF-8.
    ///   - limit: The number of characters after which `…` replaces the rest.
    /// - Returns: The quoted text.
    public static func quoted(_ bytes: Span<UInt8>, limit: Int = 60) -> String {
        var output: [UInt8] = [0x22]
        var index = 0
        var characters = 0
        while index < bytes.count, characters < limit {
            let step = UTF8Scalar.decode(bytes, at: index)
            if step.isMalformed {
                output.append(contentsOf: [0x5C, 0x78])
                appendHexadecimal(UInt32(bytes[index]), digits: 2, to: &output)
                index += 1
            } else {
                for position in index..<index + step.length { output.append(bytes[position]) }
                index += step.length
            }
            characters += 1
        }
        if index < bytes.count { output.append(contentsOf: [0xE2, 0x80, 0xA6]) }
        output.append(0x22)
        // Every sequence in `output` was decoded above, so nothing is repaired here.
        return String(decoding: output, as: UTF8.self)
    }

    /// Returns `bytes` in double quotes, for the ``Diagnostic/found`` field of a diagnostic.
    ///
    /// Bytes that are not UTF-8 become `\xNN`; nothing else is escaped. After `limit` characters,
    /// `…` replaces the rest.
    public static func quoted(_ bytes: [UInt8], limit: Int = 60) -> String {
        quoted(bytes.span, limit: limit)
    }

    /// Returns `text` in double quotes, for the ``Diagnostic/found`` field of a diagnostic.
    ///
    /// Nothing is escaped. After `limit` characters, `…` replaces the rest.
    public static func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
        quoted(Array(text.utf8).span, limit: limit)
    }

    /// Joins `names` with commas and a final "or", as in `a, b or c`.
    public static func alternatives(_ names: [String]) -> String { joined(names, " or ") }

    /// Joins `names` with commas and a final "and", as in `a, b and c`.
    public static func list(_ names: [String]) -> String { joined(names, " and ") }

    private static func joined(_ names: [String], _ last: String) -> String {
        var text = ""
        for (index, name) in names.enumerated() {
            if index > 0 { text += index == names.count - 1 ? last : ", " }
            text += name
        }
        return text
    }

    /// Returns whether the code point `scalar` is visible and cannot affect a terminal.
    private static func isShown(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar >= 0x20 && scalar != 0x7F }
        guard case .other(let trait) = ScalarClass(scalar) else { return true }
        return trait.isDisjoint(with: [.control, .invisible])
    }

    /// Appends `value` in upper-case hexadecimal, padded with zeros to at least `digits` digits.
    private static func appendHexadecimal(
        _ value: UInt32, digits: Int, to output: inout [UInt8]
    ) {
        var shift = 28
        var started = false
        while shift >= 0 {
            let nibble = UInt8(value >> UInt32(shift) & 0xF)
            started = started || nibble != 0 || shift < 4 * digits
            if started { output.append(nibble < 10 ? 0x30 + nibble : 0x37 + nibble) }
            shift -= 4
        }
    }
}
