/// What a text holds besides letters of the alphabet, and how its capitals stand.
///
/// ``Folding/fold(_:into:)`` gives it: the letters go to the output, all else becomes a trait.
/// A text whose traits are empty consists of lower-case letters, with or without accents.
public struct TextTraits: OptionSet, Sendable, Equatable {
    /// The bits, one a trait.
    public let rawValue: UInt32

    /// The set of the bits of `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first letter is a capital: `Paris`, `IJsland`, `'s-Gravenhage` (there the letter
    /// after the article counts).
    public static let capitalFirst = TextTraits(rawValue: 1 << 0)
    /// Two letters or more, all of them capitals: `NATO`; in Dutch `IJ` is one letter.
    public static let allCapitals = TextTraits(rawValue: 1 << 1)
    /// A capital stands behind the first letter and not all letters are capitals: `iPhone`.
    public static let innerCapital = TextTraits(rawValue: 1 << 2)
    /// An apostrophe, straight or curly, or an accent sign used as one.
    public static let apostrophe = TextTraits(rawValue: 1 << 3)
    /// A hyphen, a dash or a minus sign.
    public static let hyphen = TextTraits(rawValue: 1 << 4)
    /// A space of any width, or a tab.
    public static let space = TextTraits(rawValue: 1 << 5)
    /// A digit of any script, a superscript, a fraction or a Roman numeral sign.
    public static let digit = TextTraits(rawValue: 1 << 6)
    /// A full stop or an ellipsis.
    public static let period = TextTraits(rawValue: 1 << 7)
    /// A letter with no place in the alphabet: Greek, Cyrillic, full-width, schwa.
    public static let otherLetter = TextTraits(rawValue: 1 << 8)
    /// Punctuation, a currency or other sign, an emoji, a private-use code point.
    public static let symbol = TextTraits(rawValue: 1 << 9)
    /// A combining mark that follows no letter, or more than 30 of them on one letter.
    public static let looseMark = TextTraits(rawValue: 1 << 10)
    /// A code point that shows nothing: zero-width space or joiner, soft hyphen, byte order mark.
    public static let invisible = TextTraits(rawValue: 1 << 11)
    /// A control character, a line separator or a sign that turns the writing direction.
    public static let control = TextTraits(rawValue: 1 << 12)
    /// The bytes are not UTF-8; what stands behind the first bad byte is not looked at.
    public static let malformed = TextTraits(rawValue: 1 << 13)

    /// The traits that only tell how the capitals stand.
    public static let capitals: TextTraits = [.capitalFirst, .allCapitals, .innerCapital]
}
