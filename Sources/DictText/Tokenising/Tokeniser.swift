package import DictModel

/// A tokeniser, which splits text into sentences, and sentences into words and punctuation marks.
///
/// It works by rules, without a model, and follows the UD treebanks. In English EWT, clitics and
/// most parts of hyphenated words are separate tokens; in Dutch Alpino and LassySmall, they are
/// not. Any bytes are accepted: each byte that is not valid UTF-8 counts as a mark.
package struct Tokeniser: Sendable {
    private let language: Language
    private let tables: TokenTables

    /// Creates a tokeniser that follows the rules for `language`.
    package init(_ language: Language) {
        self.language = language
        tables = TokenTables.of(language)
    }

    /// Returns the byte ranges of the sentences in `paragraph`, in text order.
    ///
    /// The ranges have no white space at either end, and together they cover everything except
    /// white space. Line breaks in the paragraph are treated as spaces.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in `paragraph`.
    package func sentences(in paragraph: Span<UInt8>) -> [ByteRange] {
        splits(of: paragraph).map(\.range)
    }

    /// Returns the sentences in `paragraph`, in text order, with the doubts about their ends.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in `paragraph`.
    package func splits(of paragraph: Span<UInt8>) -> [SplitSentence] {
        var scan = TokenScan(CharacterText(paragraph), language, tables)
        scan.run()
        var sentences = SentenceScan(scan)
        return sentences.sentences()
    }

    /// Returns the byte ranges of the words and marks in `sentence`, in text order.
    ///
    /// No token is empty or overlaps another, and together they cover everything except white
    /// space. Each begins and ends at the boundary of a character as a reader sees it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in `sentence`.
    package func tokens(in sentence: Span<UInt8>) -> [ByteRange] {
        var scan = TokenScan(CharacterText(sentence), language, tables)
        scan.run()
        return scan.ranges
    }
}
