/// Collects words in any order, with repetitions, and makes a ``WordList`` of them.
///
/// The words are taken as they are: nothing is folded or rejected. ``LexiconBuilder`` does that.
public struct WordListBuilder: Sendable {
    private var arena = TextArena()

    /// A builder without words.
    public init() {}

    /// Adds `word`; `false`, and nothing is added, if all words together would exceed 4 GiB.
    ///
    /// - Complexity: amortised O(bytes of `word`).
    @discardableResult
    public mutating func append(_ word: Span<UInt8>) -> Bool {
        guard arena.hasRoom(for: word.count) else { return false }
        arena.append(word)
        return true
    }

    /// ``append(_:)`` of an array.
    @discardableResult
    public mutating func append(_ word: [UInt8]) -> Bool { append(word.span) }

    /// The words, ascending, each once; the builder is used up.
    ///
    /// - Complexity: O(bytes) if they came in order, otherwise that of a sort.
    public consuming func finish() -> WordList {
        arena.sortedUnique { _ in }
    }
}

extension TextArena {
    /// The texts, ascending, each once; `body` gets for each the numbers of all equal texts.
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
