/// The kinds of non-letters in a text, and its pattern of capitals.
///
/// ``Folding/fold(_:into:)`` returns the traits of a text: letters go to the output, everything
/// else sets a trait. If the set is empty, the text consists of lower-case letters, with or without
/// accents.
public struct TextTraits: OptionSet, Sendable, Equatable {
    /// The bits, one per trait.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first letter is a capital: `Paris`, `IJsland`.
    ///
    /// After an article such as 's, the next letter decides: `'s-Gravenhage`.
    public static let capitalFirst = TextTraits(rawValue: 1 << 0)
    /// The text has two or more letters, all of them capitals: `NATO`.
    ///
    /// In Dutch, `IJ` at the start of a word is one letter.
    public static let allCapitals = TextTraits(rawValue: 1 << 1)
    /// There is a capital after the first letter, but not all letters are capitals: `iPhone`.
    public static let innerCapital = TextTraits(rawValue: 1 << 2)
    /// An apostrophe, straight or curly, or a mark used as one, such as a grave accent or a prime.
    public static let apostrophe = TextTraits(rawValue: 1 << 3)
    /// A hyphen, a dash or a minus sign.
    public static let hyphen = TextTraits(rawValue: 1 << 4)
    /// A space of any width, or a tab.
    public static let space = TextTraits(rawValue: 1 << 5)
    /// A digit, a superscript, a fraction or a Roman numeral character.
    public static let digit = TextTraits(rawValue: 1 << 6)
    /// A full stop, or dots such as an ellipsis.
    public static let period = TextTraits(rawValue: 1 << 7)
    /// A letter outside the alphabet, such as schwa or any Greek, Cyrillic or full-width letter.
    public static let otherLetter = TextTraits(rawValue: 1 << 8)
    /// Any other punctuation mark or symbol, an emoji or a private-use code point.
    public static let symbol = TextTraits(rawValue: 1 << 9)
    /// A combining mark without a letter before it, more than 30 marks on one letter, or a mark of
    /// a block other than U+0300…U+036F.
    public static let looseMark = TextTraits(rawValue: 1 << 10)
    /// An invisible code point, such as a zero-width space or joiner, a soft hyphen or a byte order
    /// mark.
    public static let invisible = TextTraits(rawValue: 1 << 11)
    /// A control character, a line separator or a change of the writing direction.
    public static let control = TextTraits(rawValue: 1 << 12)
    /// The bytes are not UTF-8; everything after the first bad byte is ignored.
    public static let malformed = TextTraits(rawValue: 1 << 13)

    /// The traits that only describe capitals.
    public static let capitals: TextTraits = [.capitalFirst, .allCapitals, .innerCapital]
}
