/// A list of words, each followed by a line feed, that is written directly into a caller's buffer.
///
/// Bytes that do not fit are only counted. The list therefore uses no memory except the caller's,
/// even if a damaged file leads to countless words.
@safe
struct WordList {
    /// The maximum size of a list in bytes, called `DR_LONGEST_ANSWER` in C.
    ///
    /// It is far more than any real lexicon needs.
    private static let longestAnswer = 1 << 26

    private let buffer: UnsafeMutablePointer<UInt8>?
    private let capacity: Int
    /// The number of words that may still be appended to the list.
    private var limit: Int
    private var length = 0

    /// Creates a list of at most `limit` words in `buffer`, which has room for `capacity` bytes.
    ///
    /// If the buffer is null, the words are only counted.
    init(_ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int, limit: Int) {
        unsafe self.buffer = buffer
        self.capacity = unsafe buffer == nil ? 0 : max(0, capacity)
        self.limit = max(0, limit)
    }

    /// Whether another word may be appended, even if it does not fit into the buffer.
    var isOpen: Bool { limit > 0 && length <= Self.longestAnswer }

    /// The size of the whole list in bytes, including words that did not fit into the buffer.
    ///
    /// If the list is too long, it is the status ``FaceStatus/tooMuch`` instead.
    var answer: Int64 {
        length > Self.longestAnswer ? FaceStatus.tooMuch.answer : Int64(length)
    }

    /// Appends `word` and a line feed, and returns whether another word may be appended.
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
