/// The reason why a spelling is not a word; the raw value is its name in reports.
public enum Rejection: String, Sendable, CaseIterable, Hashable, Encodable {
    /// Its first letter is a capital, or a list says that it is a name.
    case name
    /// It is all capitals, or a list says that it is an abbreviation.
    case abbreviation
    /// A list says that it is a contraction.
    case contraction
    /// A spelling checker's dictionary forbids it.
    case forbidden
    /// It has a capital inside: `iPhone`, `kWh`.
    case innerCapital
    /// It has an apostrophe.
    case apostrophe
    /// It has a hyphen or a dash.
    case hyphen
    /// It has a space.
    case space
    /// It has a digit.
    case digit
    /// It has a full stop.
    case period
    /// It has another sign: punctuation, a currency, an emoji.
    case symbol
    /// It has a letter without a base in `a` to `z`.
    case letterOutsideAlphabet
    /// It has a combining mark without a letter, or a letter with more than 30 marks.
    case looseMark
    /// It has a code point that shows nothing.
    case invisible
    /// It has a control character, or a sign that turns the writing direction.
    case control
    /// It is not UTF-8.
    case malformed
    /// It has no letters.
    case empty
    /// It has more than ``longestWord`` letters after folding.
    case tooLong
    /// The overlay takes the word out.
    case removedByOverlay

    /// The maximum number of letters of a word after folding.
    public static let longestWord = 64

    /// The rule in plain words, to follow a spelling in a sentence.
    public var summary: String {
        switch self {
        case .name: "is a name (it starts with a capital, or a list of names has it)"
        case .abbreviation: "is an abbreviation (all capitals, or a list of them has it)"
        case .contraction: "is a contraction"
        case .forbidden: "is forbidden by a spelling checker's dictionary"
        case .innerCapital: "has a capital inside"
        case .apostrophe: "has an apostrophe"
        case .hyphen: "has a hyphen"
        case .space: "has a space"
        case .digit: "has a digit"
        case .period: "has a full stop"
        case .symbol: "has a sign that is no letter"
        case .letterOutsideAlphabet: "has a letter outside a to z"
        case .looseMark: "has a combining mark without a letter"
        case .invisible: "has a character that shows nothing"
        case .control: "has a control character"
        case .malformed: "is not UTF-8"
        case .empty: "has no letters"
        case .tooLong: "has more than \(Self.longestWord) letters"
        case .removedByOverlay: "is taken out by the overlay"
        }
    }
}
