/// Text from outside, made safe to print in a message.
enum QuotedText {
    /// Whether `scalar` shows as itself: no control, format, private or unassigned code point.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }

    /// `text` with everything that is not plain written as `\u{…}`.
    static func escape(_ text: some StringProtocol) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            if isPlain(scalar) {
                shown.unicodeScalars.append(scalar)
            } else {
                shown += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return shown
    }

    /// `text` escaped and in double quotes, cut after 60 code points.
    static func quote(_ text: some StringProtocol) -> String {
        let start = text.unicodeScalars.prefix(60)
        let cut = start.endIndex != text.unicodeScalars.endIndex
        return "\"" + escape(String(String.UnicodeScalarView(start))) + (cut ? "…\"" : "\"")
    }

    /// `a, b or c`.
    static func alternatives(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }

    /// `a, b and c`.
    static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
