/// A line of text whose parts have different styles.
///
/// Write the text so that it is clear without its styles, because not every terminal shows them.
package struct StyledText: Equatable {
    /// The look of a part of a line, such as bold or green.
    ///
    /// Most styles need a terminal with colours; see ``isColourless``.
    package enum Style {
        case plain
        case strong
        case faint
        /// The style of text that the cursor is on.
        case selected
        /// The style of a letter that is in the right place.
        case green
        /// The style of a letter that is in the wrong place.
        case yellow
        /// The style of a letter that is not in the word.
        case gray
        case good
        case bad

        /// The parameters of the SGR control sequence (ECMA-48) that starts the style, such as
        /// "1;32".
        var code: String {
            switch self {
            case .plain: "0"
            case .strong: "1"
            case .faint: "2"
            case .selected: "7"
            case .green: "1;30;42"
            case .yellow: "1;30;43"
            case .gray: "37;100"
            case .good: "1;32"
            case .bad: "1;31"
            }
        }

        /// Whether the style is also used on terminals without colours.
        var isColourless: Bool { self == .strong || self == .selected }
    }

    package struct Part: Equatable {
        var text: String
        var style: Style
    }

    package private(set) var parts: [Part] = []

    /// Creates a line with a single part, or an empty line if `text` is empty.
    package init(_ text: String = "", _ style: Style = .plain) {
        if !text.isEmpty { parts = [Part(text: text, style: style)] }
    }

    /// Appends a part with the given style; does nothing if `text` is empty.
    package mutating func append(_ text: String, _ style: Style = .plain) {
        if !text.isEmpty { parts.append(Part(text: text, style: style)) }
    }

    /// Returns the line that consists of `first` followed by `second`.
    package static func + (first: StyledText, second: StyledText) -> StyledText {
        var sum = first
        sum.parts += second.parts
        return sum
    }

    /// The text of the line, without styles.
    package var text: String { parts.map(\.text).joined() }
    /// The width of the line on a terminal, in columns.
    package var columns: Int { parts.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
    /// Whether the line has no text.
    package var isEmpty: Bool { parts.isEmpty }

    /// Returns the text as lines of at most `columns` columns, broken between words.
    ///
    /// A word wider than that is put on a separate line, uncut.
    package func wrapped(to columns: Int) -> [StyledText] {
        guard self.columns > columns else { return [self] }
        let words = parts.flatMap { part in
            part.text.split(separator: " ").map { StyledText(String($0), part.style) }
        }
        return Paragraph.lines(words, columns: columns)
    }

    /// Returns the line, shortened with an ellipsis if it is wider than `columns`.
    package func cut(to columns: Int) -> StyledText {
        guard self.columns > columns else { return self }
        var (result, room) = (StyledText(), columns)
        for part in parts where room > 0 {
            let width = TextWidth.columns(of: part.text)
            // A part that does not fit ends in an ellipsis, and so does one that just fits but is
            // followed by another.
            let text = width < room ? part.text : TextWidth.cut(part.text + " ", to: room)
            result.append(text, part.style)
            room -= TextWidth.columns(of: text)
        }
        return result
    }

    /// Returns the text with the control sequences that show its styles on a terminal.
    ///
    /// If `colours` is `false`, only styles that need no colours are used.
    func terminalText(colours: Bool) -> String {
        parts.map { part in
            part.style == .plain || !(colours || part.style.isColourless)
                ? part.text : "\u{1B}[\(part.style.code)m\(part.text)\u{1B}[0m"
        }.joined()
    }
}
