public import DictModel

/// Splits text into sentences, and sentences into words and marks.
///
/// The tokeniser works by rules, without a model, and follows the UD treebanks: English EWT, where
/// clitics and most parts of hyphenated words are separate tokens, and Dutch Alpino and LassySmall,
/// where they are not. Any bytes are accepted: each byte that is not UTF-8 is taken as a mark.
public struct Tokeniser: Sendable {
    private let language: Language
    private let tables: TokenTables

    /// Creates a tokeniser for `language`.
    public init(_ language: Language) {
        self.language = language
        tables = TokenTables.of(language)
    }

    /// Returns the sentences of `paragraph`, in text order and without white space around them.
    ///
    /// Together they cover everything except white space. Line breaks in the paragraph are treated
    /// as spaces. O(bytes).
    public func sentences(in paragraph: Span<UInt8>) -> [ByteRange] {
        var scan = TokenScan(CharacterText(paragraph), language, tables)
        scan.run()
        var sentences = SentenceScan(scan)
        return sentences.sentences()
    }

    /// Returns the words and marks of `sentence`, in text order.
    ///
    /// No token is empty or overlaps another, and together they cover everything except white
    /// space. Each begins and ends at the boundary of a character as a reader sees it. O(bytes).
    public func tokens(in sentence: Span<UInt8>) -> [ByteRange] {
        var scan = TokenScan(CharacterText(sentence), language, tables)
        scan.run()
        return scan.ranges
    }
}
