/// A line of text with the looks of its parts.
///
/// What it says has to be clear from the characters alone; looks only help.
struct StyledText: Equatable {
    /// How a part of a line looks where the terminal has colours.
    enum Style {
        case plain
        case strong
        case faint
        /// Under the cursor.
        case selected
        /// At its right place.
        case green
        /// Elsewhere in the word.
        case yellow
        /// Not in the word.
        case gray
        case good
        case bad

        /// The parameters of the control sequence that begins the style (ECMA-48, SGR).
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

        /// Whether a terminal without colours shows the style too.
        var isColourless: Bool { self == .strong || self == .selected }
    }

    struct Part: Equatable {
        var text: String
        var style: Style
    }

    private(set) var parts: [Part] = []

    /// The line of one part.
    init(_ text: String = "", _ style: Style = .plain) {
        if !text.isEmpty { parts = [Part(text: text, style: style)] }
    }

    /// Adds a part.
    mutating func append(_ text: String, _ style: Style = .plain) {
        if !text.isEmpty { parts.append(Part(text: text, style: style)) }
    }

    /// `first` and behind it `second`.
    static func + (first: StyledText, second: StyledText) -> StyledText {
        var sum = first
        sum.parts += second.parts
        return sum
    }

    /// The characters, without looks.
    var text: String { parts.map(\.text).joined() }
    /// The columns that the line takes.
    var columns: Int { parts.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
    /// Whether there is nothing to see.
    var isEmpty: Bool { parts.isEmpty }

    /// The line as far as it fits into `columns`.
    func cut(to columns: Int) -> StyledText {
        guard self.columns > columns else { return self }
        var (result, room) = (StyledText(), columns)
        for part in parts where room > 0 {
            let width = TextWidth.columns(of: part.text)
            // The part that does not fit ends in an ellipsis, and so does one that just fits
            // before another.
            let text = width < room ? part.text : TextWidth.cut(part.text + " ", to: room)
            result.append(text, part.style)
            room -= TextWidth.columns(of: text)
        }
        return result
    }

    /// The bytes for a terminal.
    func terminalText(colours: Bool) -> String {
        parts.map { part in
            part.style == .plain || !(colours || part.style.isColourless)
                ? part.text : "\u{1B}[\(part.style.code)m\(part.text)\u{1B}[0m"
        }.joined()
    }
}
