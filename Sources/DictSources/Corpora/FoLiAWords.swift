import DictModel

/// The words of one FoLiA sentence, collected until the sentence ends.
///
/// Until then, it is not known whether the file records where spaces are. It does if a word in the
/// sentence has the attribute `space`, or if the sentence has its text as a whole. Otherwise
/// ``TokenSpacing`` guesses where spaces are.
struct FoLiAWords {
    private struct Word {
        var text: Range<Int>
        var tag: UniversalTag?
        var isJoined = false
        var line: Int
    }

    private let limit: Int
    private var words: [Word] = []
    private var text: [UInt8] = []
    private var hasSpaces = false
    private var start = 0
    /// Whether the words exceed the `limit` passed to the initialiser.
    private(set) var isTooLong = false

    /// Creates an empty collection for words with at most `limit` bytes in total.
    init(limit: Int) { self.limit = limit }

    /// Whether no words have been added.
    var isEmpty: Bool { words.isEmpty }

    /// Removes all words, in preparation for the next sentence.
    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        hasSpaces = false
        isTooLong = false
        start = 0
    }

    /// Begins a word, whose text is then added with ``append(_:)``.
    mutating func beginWord() { start = text.count }

    /// Appends UTF-8 to the open word, unless the words together would exceed their size limit.
    ///
    /// In that case, ``isTooLong`` becomes true.
    mutating func append(_ bytes: Span<UInt8>) {
        guard text.count + bytes.count <= limit else { return isTooLong = true }
        text.append(contentsOf: bytes)
    }

    /// Ends the open word, which began on line `line`.
    ///
    /// `space` is true if a space follows the word, false if not, and `nil` if the file does not
    /// specify this.
    mutating func endWord(tag: UniversalTag?, space: Bool?, line: Int) {
        guard words.count < limit else { return isTooLong = true }
        if space != nil { hasSpaces = true }
        words.append(
            Word(text: start..<text.count, tag: tag, isJoined: space == false, line: line))
    }

    /// Adds the words as tokens to the open record of `builder`.
    ///
    /// If `hasOwnText` is true, the sentence also has its text as a whole, so spaces are not
    /// guessed.
    func give(to builder: CorpusRecordBuilder, hasOwnText: Bool) {
        var spacing = TokenSpacing()
        var isJoined = true
        for word in words {
            let bytes = text.span.extracting(word.text)
            let hasBlank =
                hasSpaces || hasOwnText ? !isJoined : spacing.hasBlank(before: bytes, tag: word.tag)
            if hasBlank { builder.addBlank() }
            builder.beginToken()
            builder.append(bytes)
            builder.endToken(tag: word.tag, line: word.line)
            isJoined = word.isJoined
        }
    }
}
