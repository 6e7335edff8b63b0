/// Words in one buffer, ascending by bytes, each once.
///
/// Word `i` is `letters[offsets[i]..<offsets[i + 1]]`. A loop over all words reads the two arrays
/// (or their spans) and allocates nothing.
public struct WordList: Sendable, Equatable {
    /// The bytes of all words, one after the other.
    public let letters: [UInt8]
    /// The offset in ``letters`` at which each word starts, then the end of the last: `count + 1`
    /// numbers, ascending.
    public let offsets: [UInt32]
    /// The bytes of the longest word; 0 if there is none.
    public let longest: Int

    /// The list of no words.
    public init() {
        self.init(sortedUnique: TextArena())
    }

    /// The list of the texts of `arena`, which ascend and differ.
    init(sortedUnique arena: TextArena) {
        letters = arena.bytes
        offsets = arena.offsets
        var longest = 0
        for index in 0..<arena.count { longest = max(longest, arena.range(of: index).count) }
        self.longest = longest
    }

    /// The number of words.
    public var count: Int { offsets.count - 1 }

    /// Whether there is no word.
    public var isEmpty: Bool { count == 0 }

    /// A copy of word `index`, which lies in `0..<count`.
    public subscript(index: Int) -> [UInt8] {
        Array(letters[Int(offsets[index])..<Int(offsets[index + 1])])
    }

    /// Calls `body` with the bytes of word `index`, which lies in `0..<count`; copies nothing.
    @inline(__always)
    public func withWord<Result, Failure: Error>(
        at index: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let range = Int(offsets[index])..<Int(offsets[index + 1])
        return try body(letters.span.extracting(range))
    }
}
