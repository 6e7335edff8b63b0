/// The layout of section FAIR, which rates the words of a lexicon for a computer player and for
/// hints.
///
/// A word is fair if people know it and it offends nobody. The ratings do not restrict the words
/// that a player may type. `Documentation/FORMAT.md` explains the fields.
public enum FairWordsFormat {
    /// The name of section FAIR, which contains the ratings of words and is optional in a lexicon.
    public static let section = SectionID("FAIR")
    /// The size of one block of section FAIR, in bytes.
    ///
    /// A block contains the number of fair words in all earlier blocks, followed by one bit per
    /// word. The bit is set if the word is fair.
    public static let blockSize = 64
    /// The offset, in bytes, at which the bits of the words begin in a block of section FAIR.
    public static let bitsOffset = 4
    /// The number of words that one block of section FAIR covers.
    public static let wordsPerBlock = 8 * (blockSize - bitsOffset)

    /// Returns the number of blocks in section FAIR for a lexicon with `words` words.
    ///
    /// The rank of a word is its 0-based index in the lexicon. The last block always covers the
    /// rank after that of the last word, so that counting all fair words is not a special case.
    public static func blocks(words: Int) -> Int { words / wordsPerBlock + 1 }
}
