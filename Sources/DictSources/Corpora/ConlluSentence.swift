public import DictModel

/// A sentence of CoNLL-U as written in the file, with its syntactic words.
///
/// The tokens of a ``CorpusRecord`` follow the text. The words here follow the numbered lines: they
/// include the parts of a range, such as `2` and `3` for `2-3 don't`, but not the range. Use them
/// to write a file back with other tags, or to compare tags word by word.
public struct ConlluSentence: Sendable {
    /// All lines of the sentence, comments included, without their line ends.
    public private(set) var lines: [[UInt8]] = []
    /// The forms of the words, separated by blanks, with the tags from column 4.
    ///
    /// A form may contain blanks, such as `10 000`. A word whose tag is missing or unknown has
    /// none.
    public private(set) var words = TokenisedText(text: [])
    /// For each word, the index of its line in ``lines`` and the range of column 4 in that line.
    public private(set) var tagColumns: [(line: Int, range: Range<Int>)] = []

    /// Creates a sentence without lines.
    init() {}

    /// Adds `line` to the sentence.
    mutating func add(_ line: Span<UInt8>) { lines.append([UInt8](line)) }

    /// Adds the line added last as a word, too.
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

/// Called with each sentence of a file in CoNLL-U.
public typealias ConlluBody = (_ sentence: ConlluSentence) throws -> Void
