/// The layout of section FAIR in a lexicon, shared by its writer and its reader.
///
/// The section rates words for a computer player and for hints; it does not restrict the words that
/// a player may type. `Documentation/FORMAT.md` explains the fields.
public enum FairWordsFormat {
    /// Section FAIR: the ratings of words; a lexicon may lack it.
    public static let section = SectionID("FAIR")
    /// The size of a block, in bytes.
    ///
    /// A block is the number of fair words before it, followed by one bit per word.
    public static let blockSize = 64
    /// The offset of the bits in a block, in bytes.
    public static let bitsOffset = 4
    /// The number of words that a block covers.
    public static let wordsPerBlock = 8 * (blockSize - bitsOffset)

    /// Returns the number of blocks for a lexicon with `words` words.
    ///
    /// The last block always covers the rank after the last word, so that counting all fair words
    /// is not a special case.
    public static func blocks(words: Int) -> Int { words / wordsPerBlock + 1 }
}
