/// A list of words, each followed by a line feed, that is written directly into a caller's buffer.
///
/// Whatever does not fit is only counted, so a list takes no memory except the caller's, however
/// many words a damaged file leads to.
@safe
struct WordList {
    /// The maximum size of a list, in bytes, DR_LONGEST_ANSWER; far more than any real lexicon
    /// needs.
    private static let longestAnswer = 1 << 26

    private let buffer: UnsafeMutablePointer<UInt8>?
    private let capacity: Int
    /// The number of words that may still be appended.
    private var limit: Int
    private var length = 0

    /// Creates a list of at most `limit` words in `buffer`, which has room for `capacity` bytes.
    init(_ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int, limit: Int) {
        unsafe self.buffer = buffer
        self.capacity = unsafe buffer == nil ? 0 : max(0, capacity)
        self.limit = max(0, limit)
    }

    /// Whether another word may be appended, even if it no longer fits into the buffer.
    var isOpen: Bool { limit > 0 && length <= Self.longestAnswer }

    /// The size of the list in bytes, including words that did not fit; a status if the list is too
    /// long.
    var answer: Int64 {
        length > Self.longestAnswer ? FaceStatus.tooMuch.answer : Int64(length)
    }

    /// Appends `word`; returns whether another word may be appended.
    mutating func append(_ word: Span<UInt8>) -> Bool {
        for index in word.indices { put(word[index]) }
        put(UInt8(ascii: "\n"))
        limit -= 1
        return isOpen
    }

    private mutating func put(_ byte: UInt8) {
        // Safe because the caller has room for `capacity` bytes.
        if length < capacity, let buffer = unsafe buffer { unsafe buffer[length] = byte }
        length += 1
    }
}
