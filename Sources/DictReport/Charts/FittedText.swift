import DictModel

/// The room that a text takes in a chart, by an estimate that is rather too large.
///
/// No font is known here; the widths are those of a wide one, DejaVu Sans, in bold and in the size
/// that phones get.
enum FittedText {
    private static let size = 13.0

    /// Returns the estimated width of `text`, in units.
    static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    }

    /// Returns `text` as one line, without its middle if it is wider than `room`.
    ///
    /// Its end is more than its start, since that is what tells file names apart.
    static func shortened(_ text: String, to room: Double) -> String {
        let text = PrintableText.singleLine(text)
        guard width(of: text) > room else { return text }
        let scalars = Array(text.unicodeScalars)
        let left = room - width(of: "…")
        var (start, end) = (0, scalars.count)
        var used = (start: 0.0, end: 0.0)
        while end > 0, used.end + width(of: scalars[end - 1]) <= left * 2 / 3 {
            end -= 1
            used.end += width(of: scalars[end])
        }
        while start < end, used.start + width(of: scalars[start]) <= left - used.end {
            used.start += width(of: scalars[start])
            start += 1
        }
        var result = String.UnicodeScalarView(scalars[..<start])
        result.append("…")
        result.append(contentsOf: scalars[end...])
        return String(result)
    }

    private static func width(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", " ": 0.4 * size
        case "f", "r", "t", "(", ")", "/", "-", "[", "]": 0.5 * size
        case "m", "w", "M", "W", "@", "%", "…": 1.1 * size
        case "A"..."Z", "<", ">", "+", "=", "~", "#", "&": 0.85 * size
        case "\u{20}"..."\u{7E}": 0.7 * size
        default: 1.1 * size
        }
    }
}
