/// The non-letters in a text, and its pattern of capitals.
///
/// ``Folding/fold(_:into:)`` returns them: letters go to the output, everything else becomes a
/// trait. If the set is empty, the text consists of lower-case letters, with or without accents.
public struct TextTraits: OptionSet, Sendable, Equatable {
    /// The bits, one per trait.
    public let rawValue: UInt32

    /// The set whose bits are those of `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first letter is a capital: `Paris`, `IJsland`, `'s-Gravenhage` (here it is the letter
    /// after the article that counts).
    public static let capitalFirst = TextTraits(rawValue: 1 << 0)
    /// Two or more letters, all of them capitals: `NATO`; in Dutch, `IJ` counts as one letter.
    public static let allCapitals = TextTraits(rawValue: 1 << 1)
    /// There is a capital after the first letter, but not all letters are capitals: `iPhone`.
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
    /// A letter outside the alphabet: Greek, Cyrillic, full-width, schwa.
    public static let otherLetter = TextTraits(rawValue: 1 << 8)
    /// Punctuation, a currency or other sign, an emoji, a private-use code point.
    public static let symbol = TextTraits(rawValue: 1 << 9)
    /// A combining mark without a letter before it, or more than 30 of them on one letter.
    public static let looseMark = TextTraits(rawValue: 1 << 10)
    /// An invisible code point: zero-width space or joiner, soft hyphen, byte order mark.
    public static let invisible = TextTraits(rawValue: 1 << 11)
    /// A control character, a line separator or a change of the writing direction.
    public static let control = TextTraits(rawValue: 1 << 12)
    /// The bytes are not UTF-8; everything after the first bad byte is ignored.
    public static let malformed = TextTraits(rawValue: 1 << 13)

    /// The traits that only describe capitals.
    public static let capitals: TextTraits = [.capitalFirst, .allCapitals, .innerCapital]
}
