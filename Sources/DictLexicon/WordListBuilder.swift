import DictModel

/// A builder that creates a sorted ``WordList`` from words in any order, with repetitions.
///
/// Words are stored unchanged. Use a ``LexiconBuilder`` to fold and reject spellings.
package struct WordListBuilder: Sendable {
    private var arena = TextArena()

    /// Creates a builder without any words.
    package init() {}

    /// Adds `word`, unless all words together would then exceed 4 GiB.
    ///
    /// - Returns: Whether the word was added.
    /// - Complexity: Amortised O(*n*), where *n* is the number of bytes in `word`.
    @discardableResult
    package mutating func append(_ word: Span<UInt8>) -> Bool {
        guard arena.hasRoom(for: word.count) else { return false }
        arena.append(word)
        return true
    }

    /// Adds `word`, unless all words together would then exceed 4 GiB.
    ///
    /// - Returns: Whether the word was added.
    /// - Complexity: Amortised O(*n*), where *n* is the number of bytes in `word`.
    @discardableResult
    package mutating func append(_ word: [UInt8]) -> Bool { append(word.span) }

    /// Returns the distinct words in ascending byte order, and consumes the builder.
    ///
    /// - Complexity: O(*b*), where *b* is the number of bytes, if the words were added in byte
    ///   order. Otherwise, O(*n* log *n*) comparisons in addition, where *n* is the number of
    ///   words.
    package consuming func finish() -> WordList {
        arena.sortedUnique { _ in }
    }
}

extension TextArena {
    /// Returns the distinct texts of this arena in ascending byte order.
    ///
    /// - Parameter body: A closure that is called once for each distinct text, in ascending order,
    ///   with the indices of all texts that equal it.
    /// - Returns: The list of the texts.
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
