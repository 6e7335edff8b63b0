/// Why a spelling of a source gives no word; the raw value is its name in reports.
public enum Rejection: String, Sendable, CaseIterable, Hashable {
    /// Its first letter is a capital, or a list says that it is a name.
    case name
    /// It is all capitals, or a list says that it is an abbreviation.
    case abbreviation
    /// A list says that it is a contraction.
    case contraction
    /// A capital stands inside: `iPhone`, `kWh`.
    case innerCapital
    /// An apostrophe stands in it.
    case apostrophe
    /// A hyphen or dash stands in it.
    case hyphen
    /// A space stands in it.
    case space
    /// A digit stands in it.
    case digit
    /// A full stop stands in it.
    case period
    /// Another sign stands in it: punctuation, a currency, an emoji.
    case symbol
    /// A letter without a base in `a` to `z` stands in it.
    case letterOutsideAlphabet
    /// A combining mark has no letter to stand on, or a letter has more than 30.
    case looseMark
    /// A code point that shows nothing stands in it.
    case invisible
    /// A control character or a sign that turns the writing direction stands in it.
    case control
    /// It is not UTF-8.
    case malformed
    /// It has no letters.
    case empty
    /// It has more than ``longestWord`` letters after folding.
    case tooLong
    /// The overlay takes the word out.
    case removedByOverlay

    /// The most letters of a word after folding.
    public static let longestWord = 64

    /// The reasons that a list of a project can give.
    public static let ofLists: [Rejection] = [.name, .abbreviation, .contraction]

    /// The rule in plain words, to follow a spelling in a sentence.
    public var summary: String {
        switch self {
        case .name: "is a name (it starts with a capital, or a list of names has it)"
        case .abbreviation: "is an abbreviation (all capitals, or a list of them has it)"
        case .contraction: "is a contraction"
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
