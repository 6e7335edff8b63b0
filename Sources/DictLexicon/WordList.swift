import DictModel

/// A list of distinct words in ascending byte order, stored in one buffer.
///
/// The bytes of the word at index `i` are `letters[offsets[i]..<offsets[i + 1]]`. A loop over all
/// words can read the two arrays, or their spans, without allocating memory.
package struct WordList: Sendable, Equatable {
    /// The bytes of all words, one after the other.
    package let letters: [UInt8]
    /// The offset in ``letters`` at which each word starts, followed by the end of the last word.
    ///
    /// There are `count + 1` offsets, in ascending order.
    package let offsets: [UInt32]
    /// The length of the longest word in bytes, or 0 if the list is empty.
    package let longest: Int

    /// Creates an empty list.
    package init() {
        self.init(sortedUnique: TextArena())
    }

    /// Creates a list of the texts in `arena`.
    ///
    /// - Precondition: The texts are distinct and in ascending order.
    init(sortedUnique arena: TextArena) {
        letters = arena.bytes
        offsets = arena.offsets
        var longest = 0
        for index in 0..<arena.count { longest = max(longest, arena.range(of: index).count) }
        self.longest = longest
    }

    /// The number of words in the list.
    package var count: Int { offsets.count - 1 }

    /// Whether the list is empty.
    package var isEmpty: Bool { count == 0 }

    /// A copy of the bytes of the word at `index`.
    ///
    /// - Precondition: `index` is in `0..<count`.
    package subscript(index: Int) -> [UInt8] {
        Array(letters[Int(offsets[index])..<Int(offsets[index + 1])])
    }

    /// Calls `body` with the bytes of the word at `index`, and returns its result.
    ///
    /// The bytes are not copied.
    ///
    /// - Precondition: `index` is in `0..<count`.
    @inlinable
    package func withWord<Result, Failure: Error>(
        at index: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let range = Int(offsets[index])..<Int(offsets[index + 1])
        return try body(letters.span.extracting(range))
    }
}
