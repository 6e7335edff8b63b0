/// The layout of section FAIR of a lexicon, shared by its writer and its reader.
///
/// It rates words for a computer player and for hints; what a player may type does not depend on
/// it. `Documentation/FORMAT.md` explains the fields.
public enum FairWordsFormat {
    /// The optional section.
    public static let section = SectionID("FAIR")
    /// The size of a block, in bytes: the number of fair words before it, then a bit per word.
    public static let blockSize = 64
    /// The offset of the bits in a block, in bytes.
    public static let bitsOffset = 4
    /// The number of words of a block.
    public static let wordsPerBlock = 8 * (blockSize - bitsOffset)

    /// The number of blocks for `words` words.
    ///
    /// Even the rank after the last word has a block, so that a count up to it needs no exception.
    public static func blocks(words: Int) -> Int { words / wordsPerBlock + 1 }
}
