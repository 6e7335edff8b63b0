public import DictModel

/// Splits text into sentences, and sentences into words and marks.
///
/// By rules, without a model; the conventions are those of the UD treebanks: English EWT (clitics
/// and most parts of hyphenated words are separate tokens), Dutch Alpino and LassySmall (they
/// are not). Any bytes will do: each byte that is not UTF-8 counts as a mark.
public struct Tokeniser: Sendable {
    private let language: Language
    private let tables: TokenTables

    /// The tokeniser of `language`.
    public init(_ language: Language) {
        self.language = language
        tables = TokenTables.of(language)
    }

    /// The sentences of `paragraph`, in its order and without white space around them.
    ///
    /// Together they cover everything but white space; the line breaks of the paragraph count as
    /// spaces. O(bytes).
    public func sentences(in paragraph: Span<UInt8>) -> [ByteRange] {
        var scan = TokenScan(CharacterText(paragraph), language, tables)
        scan.run()
        var sentences = SentenceScan(scan)
        return sentences.sentences()
    }

    /// The words and marks of `sentence`, in its order.
    ///
    /// None is empty, they are disjoint, cover everything but white space, and begin and end
    /// between two characters as a reader sees them. O(bytes).
    public func tokens(in sentence: Span<UInt8>) -> [ByteRange] {
        var scan = TokenScan(CharacterText(sentence), language, tables)
        scan.run()
        return scan.ranges
    }
}
