/// Words on their way into the buffer of a caller, each followed by a line feed.
///
/// They are written as they are found, and what does not fit is only counted; so a list takes no
/// memory but the caller's, whatever a file makes of a few bytes.
@safe
struct WordList {
    /// The maximum size of a list in bytes, DR_LONGEST_ANSWER; far more than any real lexicon needs.
    private static let longestAnswer = 1 << 26

    private let buffer: UnsafeMutablePointer<UInt8>?
    private let capacity: Int
    /// The words that may still be appended.
    private var limit: Int
    private var length = 0

    /// A list of at most `limit` words in `buffer`, which has room for `capacity` bytes.
    init(_ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int, limit: Int) {
        unsafe self.buffer = buffer
        self.capacity = unsafe buffer == nil ? 0 : max(0, capacity)
        self.limit = max(0, limit)
    }

    /// Whether there is room for another word.
    var isOpen: Bool { limit > 0 && length <= Self.longestAnswer }

    /// The bytes of the list, or the status of one that is too long.
    var answer: Int64 {
        length > Self.longestAnswer ? FaceStatus.tooMuch.answer : Int64(length)
    }

    /// Appends `word`; answers whether there is room for another one.
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
