/// Functions that measure and adjust the width of text on a terminal.
enum TextWidth {
    /// Returns the width of `text` on a terminal, in columns.
    static func columns(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// Returns the width of a character on a terminal, in columns.
    ///
    /// The width is 0 for combining marks, 2 for emoji and wide East Asian characters, and 1 for
    /// all others. This simplifies Unicode Standard Annex 11, but is enough for names and phrases.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2B1B...0x2B1C, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3,
            0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    /// Returns `text`, shortened with an ellipsis if it is wider than `columns`.
    static func cut(_ text: String, to columns: Int) -> String {
        guard Self.columns(of: text) > columns else { return text }
        var (result, room) = ("", columns - 1)
        for scalar in text.unicodeScalars {
            room -= Self.columns(of: scalar)
            if room < 0 { break }
            result.unicodeScalars.append(scalar)
        }
        return columns > 0 ? result + "…" : ""
    }

    /// Returns `text` with spaces appended up to a width of `columns`.
    static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - Self.columns(of: text)))
    }
}
