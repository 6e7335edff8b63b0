import DictModel

extension WordList {
    /// Returns the index of `word` in the list, or `nil` if the list does not contain it.
    ///
    /// - Complexity: O(*m* log *n*), where *m* is the number of bytes in `word`, and *n* is
    ///   ``count``. Allocates no memory.
    package func index(of word: Span<UInt8>) -> Int? {
        let position = lowerBound(of: word)
        guard position < count, order(of: position, and: word) == 0 else { return nil }
        return position
    }

    /// Returns the index of `word` in the list, or `nil` if the list does not contain it.
    ///
    /// - Complexity: O(*m* log *n*), where *m* is the number of bytes in `word`, and *n* is
    ///   ``count``.
    package func index(of word: [UInt8]) -> Int? { index(of: word.span) }

    /// Returns whether the list contains `word`.
    package func contains(_ word: Span<UInt8>) -> Bool { index(of: word) != nil }

    /// Returns whether the list contains `word`.
    package func contains(_ word: [UInt8]) -> Bool { index(of: word.span) != nil }

    /// Returns the number of words in the list that precede `word` in byte order.
    ///
    /// The list need not contain `word`.
    package func lowerBound(of word: Span<UInt8>) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if order(of: middle, and: word) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Compares the word at `index` with `word`, byte by byte.
    ///
    /// - Returns: A negative number if the word at `index` precedes `word`, 0 if they are equal,
    ///   and otherwise a positive number.
    private func order(of index: Int, and word: Span<UInt8>) -> Int {
        let start = Int(offsets[index])
        let length = Int(offsets[index + 1]) - start
        let bytes = letters.span
        for position in 0..<min(length, word.count) {
            let left = bytes[start + position]
            let right = word[position]
            if left != right { return left < right ? -1 : 1 }
        }
        return length - word.count
    }
}
