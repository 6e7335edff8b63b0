public import DictModel

/// A sentence of CoNLL-U as the file has it, with its syntactic words.
///
/// A ``CorpusRecord`` has the tokens of the text; this has every numbered line as a word, so the
/// parts of a range such as `2-3 don't` count and the range does not. Use it to write a file back
/// with other tags, or to compare tags word by word.
public struct ConlluSentence: Sendable {
    /// The lines without their ends, comments included.
    public private(set) var lines: [[UInt8]] = []
    /// The forms of the words, one blank between two, and their tags if column 4 has any.
    ///
    /// A form may have blanks inside, as `10 000` has.
    public private(set) var words = TokenisedText(text: [])
    /// For each word the index of its line, and the bytes of column 4 in it.
    public private(set) var tagColumns: [(line: Int, range: Range<Int>)] = []

    /// A sentence without lines.
    init() {}

    /// Adds a line.
    mutating func add(_ line: Span<UInt8>) { lines.append([UInt8](line)) }

    /// Makes the line that was added last a word.
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

/// Takes one sentence of CoNLL-U.
public typealias ConlluBody = (_ sentence: ConlluSentence) throws -> Void
