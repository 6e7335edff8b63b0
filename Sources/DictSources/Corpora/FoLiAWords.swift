import DictModel

/// The words of one sentence of FoLiA until it ends.
///
/// Only at its end is it known whether the file marks blanks: it does if a word of the sentence has
/// the attribute `space` or the sentence has its own text; otherwise punctuation decides.
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
    /// Whether the words take more room than a sentence may.
    private(set) var isTooLong = false

    /// Words of at most `limit` bytes together.
    init(limit: Int) { self.limit = limit }

    /// Whether there is none.
    var isEmpty: Bool { words.isEmpty }

    /// Forgets all words.
    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        hasSpaces = false
        isTooLong = false
        start = 0
    }

    /// Begins a word.
    mutating func beginWord() { start = text.count }

    /// Appends text to the word.
    mutating func append(_ bytes: Span<UInt8>) {
        guard text.count + bytes.count <= limit else { return isTooLong = true }
        text.append(contentsOf: bytes)
    }

    /// Ends the word, which began at `line`; `space` is whether a blank follows, `nil` if the file
    /// does not say.
    mutating func endWord(tag: UniversalTag?, space: Bool?, line: Int) {
        guard words.count < limit else { return isTooLong = true }
        if space != nil { hasSpaces = true }
        words.append(
            Word(text: start..<text.count, tag: tag, isJoined: space == false, line: line))
    }

    /// Adds the words to the open record of `builder`.
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
