package import DictModel

/// A sentence of a CoNLL-U file, with its original lines and its numbered words.
///
/// The tokens of a ``CorpusRecord`` follow the text, but the words here follow the numbered lines.
/// For a range such as `2-3 don't`, they include words 2 and 3, but not the range itself. Use this
/// type to write a file back with other tags, or to compare tags word by word.
package struct ConlluSentence: Sendable {
    /// All lines of the sentence, including comments, without their line ends.
    package private(set) var lines: [[UInt8]] = []
    /// The words of the sentence as tokens, separated by spaces, with the tags from column 4.
    ///
    /// A word may contain spaces, such as `10 000`. If a tag is missing or unknown, the token has
    /// no tag.
    package private(set) var words = TokenisedText(text: [])
    /// For each word, the index of its line in ``lines`` and the range of column 4 in that line.
    package private(set) var tagColumns: [(line: Int, range: Range<Int>)] = []

    /// Creates a sentence without lines.
    init() {}

    /// Appends `line`, a comment or a word line, to ``lines``.
    mutating func add(_ line: Span<UInt8>) { lines.append([UInt8](line)) }

    /// Adds the word on the line that was passed to ``add(_:)`` last.
    ///
    /// Pass that line again as `line`, and its columns as `columns`.
    mutating func addWord(_ columns: ConlluColumns, of line: Span<UInt8>) {
        if !words.text.isEmpty { words.text.append(ASCII.space) }
        words.tokens.append(
            Token(
                ByteRange(offset: words.text.count, length: columns.form.count),
                tag: TagSet.universal.universalTag(line.extracting(columns.tag))))
        words.text.append(contentsOf: line.extracting(columns.form))
        tagColumns.append((lines.count - 1, columns.tag))
    }
}

/// A function to call with each sentence of a CoNLL-U file.
package typealias ConlluBody = (_ sentence: ConlluSentence) throws -> Void
