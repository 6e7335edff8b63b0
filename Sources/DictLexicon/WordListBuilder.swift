/// Collects words in any order, with repetitions, and builds a ``WordList`` from them.
///
/// Words are taken unchanged: nothing is folded or rejected. ``LexiconBuilder`` does that.
public struct WordListBuilder: Sendable {
    private var arena = TextArena()

    /// Creates an empty builder.
    public init() {}

    /// Adds `word`, unless all words together would exceed 4 GiB.
    ///
    /// - Returns: Whether the word was added.
    /// - Complexity: Amortised O(bytes of `word`).
    @discardableResult
    public mutating func append(_ word: Span<UInt8>) -> Bool {
        guard arena.hasRoom(for: word.count) else { return false }
        arena.append(word)
        return true
    }

    /// Adds `word`, unless all words together would exceed 4 GiB.
    ///
    /// - Returns: Whether the word was added.
    @discardableResult
    public mutating func append(_ word: [UInt8]) -> Bool { append(word.span) }

    /// Returns the words, each once and in ascending order, and consumes the builder.
    ///
    /// - Complexity: O(bytes) if the words were added in order, otherwise that of a sort.
    public consuming func finish() -> WordList {
        arena.sortedUnique { _ in }
    }
}

extension TextArena {
    /// Returns the distinct texts in ascending order.
    ///
    /// Calls `body` once for each of them, with the indices of all texts equal to it.
    consuming func sortedUnique(_ body: (ArraySlice<UInt32>) -> Void) -> WordList {
        let order = ByteOrder.ascending(self) ?? (0..<count).map { UInt32($0) }
        var unique = TextArena()
        unique.bytes.reserveCapacity(bytes.count)
        unique.offsets.reserveCapacity(offsets.count)
        var start = 0
        while start < order.count {
            let first = range(of: Int(order[start]))
            var end = start + 1
            while end < order.count {
                let other = range(of: Int(order[end]))
                guard other.count == first.count,
                    ByteOrder.compare(bytes.span, first, other) == 0
                else { break }
                end += 1
            }
            unique.append(bytes.span.extracting(first))
            body(order[start..<end])
            start = end
        }
        return WordList(sortedUnique: unique)
    }
}
