import DictFormat

/// The contents of section INFO of a lexicon.
struct LexiconInfo {
    /// The number of words in the lexicon.
    let wordCount: Int
    /// The offset of the root, the node for the empty prefix, or 0 if there are no words.
    let root: Int
    /// The number of nodes in the lexicon.
    let nodeCount: UInt32
    /// The number of arcs in all nodes of the lexicon.
    let arcCount: UInt32
    /// The length of the longest word in the lexicon, in bytes.
    let longestWord: Int
    /// The letters of the lexicon's alphabet, in ascending order.
    let alphabet: [UInt8]
    /// The sizes of packed entries in dense nodes.
    let widths: LexiconFormat.EntryWidths
    /// The number of letters in the lexicon's alphabet.
    let letters: UInt32

    init(_ bytes: ByteView) throws(FormatError) {
        guard bytes.count == LexiconFormat.infoSize,
            let words = bytes.uint32(0), let root = bytes.uint32(4),
            let nodes = bytes.uint32(8), let arcs = bytes.uint32(12),
            let longest = bytes.uint8(16), let letters = bytes.uint8(17),
            let addressBits = bytes.uint8(18), let narrow = bytes.uint8(19),
            let wide = bytes.uint8(20)
        else { throw .damaged(LexiconFormat.info, .length) }
        guard let wordCount = Int32(exactly: words) else {
            throw .damaged(LexiconFormat.info, .value)
        }
        self.wordCount = Int(wordCount)
        // A number that does not fit is not the address of a node either way.
        self.root = Int(clamping: root)
        nodeCount = nodes
        arcCount = arcs
        longestWord = Int(longest)
        widths = LexiconFormat.EntryWidths(
            addressBits: Int(addressBits), narrow: Int(narrow), wide: Int(wide))
        guard Int(letters) <= LexiconFormat.maximumLetters,
            (16...32).contains(widths.addressBits), (4...8).contains(widths.narrow),
            (4...8).contains(widths.wide), widths.countBits(widths.narrow) >= 0,
            widths.countBits(widths.wide) >= 0
        else { throw .damaged(LexiconFormat.info, .value) }
        self.letters = UInt32(letters)
        alphabet = (0..<Int(letters)).map {
            bytes.uint8(LexiconFormat.alphabetOffset + $0) ?? 0
        }
        guard alphabet.allSatisfy(LexiconFormat.isLetter) else {
            throw .damaged(LexiconFormat.info, .value)
        }
        for (letter, next) in zip(alphabet, alphabet.dropFirst()) where letter >= next {
            throw .damaged(LexiconFormat.info, .order)
        }
    }
}
