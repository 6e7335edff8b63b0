import DictModel

/// Collects the words of one FoLiA sentence until it ends.
///
/// Only then is it known whether the file marks blanks. It does if a word of the sentence has the
/// attribute `space` or the sentence has its own text; otherwise blanks follow the rules of
/// punctuation.
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
    /// Whether the words exceed the limit for a sentence.
    private(set) var isTooLong = false

    /// Creates an empty collection for words of at most `limit` bytes in total.
    init(limit: Int) { self.limit = limit }

    /// Whether there are no words.
    var isEmpty: Bool { words.isEmpty }

    /// Removes all words, to begin the next sentence.
    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        hasSpaces = false
        isTooLong = false
        start = 0
    }

    /// Begins a word.
    mutating func beginWord() { start = text.count }

    /// Appends UTF-8 to the open word.
    mutating func append(_ bytes: Span<UInt8>) {
        guard text.count + bytes.count <= limit else { return isTooLong = true }
        text.append(contentsOf: bytes)
    }

    /// Ends the word, which began at `line`.
    ///
    /// `space` is whether a blank follows it; `nil` if the file does not mark this.
    mutating func endWord(tag: UniversalTag?, space: Bool?, line: Int) {
        guard words.count < limit else { return isTooLong = true }
        if space != nil { hasSpaces = true }
        words.append(
            Word(text: start..<text.count, tag: tag, isJoined: space == false, line: line))
    }

    /// Adds the words to the open record of `builder`.
    ///
    /// `hasOwnText` is whether the sentence also has its text as a whole.
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
