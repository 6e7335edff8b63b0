/// The reason why a spelling in a source is not a word.
///
/// The raw value is the name of the reason in reports.
package enum Rejection: String, Sendable, CaseIterable, Hashable, Encodable {
    /// The first letter is a capital, or a list of names contains the spelling.
    case name
    /// All letters are capitals, or a list of abbreviations contains the spelling.
    case abbreviation
    /// A list of contractions contains the spelling.
    case contraction
    /// A dictionary for the spelling checker hunspell marks the spelling as forbidden.
    case forbidden
    /// The spelling has a capital after the first letter, as in `iPhone` or `kWh`.
    case innerCapital
    /// The spelling has an apostrophe.
    case apostrophe
    /// The spelling has a hyphen or a dash.
    case hyphen
    /// The spelling has a space.
    case space
    /// The spelling has a digit.
    case digit
    /// The spelling has a full stop.
    case period
    /// The spelling has an emoji, a currency sign, or a punctuation mark that no other reason
    /// covers.
    case symbol
    /// The spelling has a letter that does not fold to letters from `a` to `z`.
    case letterOutsideAlphabet
    /// The spelling has a combining mark that cannot be dropped as a part of a letter; see
    /// ``DictModel/TextTraits/looseMark``.
    case looseMark
    /// The spelling has an invisible character, such as a soft hyphen.
    case invisible
    /// The spelling has a control character, or a character that changes the writing direction.
    case control
    /// The spelling is not UTF-8.
    case malformed
    /// The spelling has no letters.
    case empty
    /// The spelling has more than ``longestWord`` letters after folding.
    case tooLong
    /// A line of the overlay, the user's list of words to add and remove, removes the word.
    case removedByOverlay

    /// The maximum number of letters in a word, counted after folding.
    package static let longestWord = 64

    /// The reason as a phrase that follows the spelling in a sentence, such as "has a hyphen".
    package var summary: String {
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
