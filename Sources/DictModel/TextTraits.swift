/// The kinds of non-letters in a text, and its pattern of capitals.
///
/// ``Folding/fold(_:into:)`` returns the traits of the text that it folds. If the set is empty, the
/// text consists of lower-case letters, with or without accents.
public struct TextTraits: OptionSet, Sendable, Equatable {
    /// The bits of the set, one per trait.
    public let rawValue: UInt32

    /// Creates the set with the given bits, one per trait.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first letter is a capital, as in `Paris` or `IJsland`.
    ///
    /// After a leading article such as `'s`, the next letter decides: `'s-Gravenhage` has this
    /// trait.
    public static let capitalFirst = TextTraits(rawValue: 1 << 0)
    /// The text has two or more letters, all of them capitals, as in `NATO`.
    ///
    /// In Dutch, `IJ` at the start of a word is one letter.
    public static let allCapitals = TextTraits(rawValue: 1 << 1)
    /// There is a capital after the first letter, but not all letters are capitals, as in `iPhone`.
    public static let innerCapital = TextTraits(rawValue: 1 << 2)
    /// The text contains an apostrophe, or a mark used as one, such as a grave accent or a prime.
    public static let apostrophe = TextTraits(rawValue: 1 << 3)
    /// The text contains a hyphen, a dash or a minus sign.
    public static let hyphen = TextTraits(rawValue: 1 << 4)
    /// The text contains a space of any width, or a tab.
    public static let space = TextTraits(rawValue: 1 << 5)
    /// The text contains a digit, a superscript, a fraction or a Roman numeral character.
    public static let digit = TextTraits(rawValue: 1 << 6)
    /// The text contains a full stop, or dots such as an ellipsis.
    public static let period = TextTraits(rawValue: 1 << 7)
    /// The text contains a letter outside the alphabet, such as schwa, or a Greek or full-width
    /// letter.
    public static let otherLetter = TextTraits(rawValue: 1 << 8)
    /// The text contains a symbol, an emoji, or a punctuation mark that does not have its own
    /// trait.
    ///
    /// Private-use code points are treated as symbols.
    public static let symbol = TextTraits(rawValue: 1 << 9)
    /// The text contains a combining mark that cannot be dropped as a part of a Latin letter.
    ///
    /// The mark does not follow a letter, is the 31st or later on one letter, or is outside
    /// U+0300…U+036F.
    public static let looseMark = TextTraits(rawValue: 1 << 10)
    /// The text contains an invisible code point, such as a zero-width space or a soft hyphen.
    public static let invisible = TextTraits(rawValue: 1 << 11)
    /// The text contains a control character, a line separator or a change of the writing
    /// direction.
    public static let control = TextTraits(rawValue: 1 << 12)
    /// The text is not valid UTF-8; everything after the first malformed sequence is ignored.
    public static let malformed = TextTraits(rawValue: 1 << 13)

    /// The three traits that only describe capitals.
    public static let capitals: TextTraits = [.capitalFirst, .allCapitals, .innerCapital]
}
