extension WordList {
    /// The index of `word` in the list; `nil` if the list does not contain it.
    ///
    /// - Complexity: O(bytes of `word` × log `count`), by binary search; allocates nothing.
    public func index(of word: Span<UInt8>) -> Int? {
        let position = lowerBound(of: word)
        guard position < count, order(of: position, and: word) == 0 else { return nil }
        return position
    }

    /// The index of `word` in the list; `nil` if the list does not contain it.
    public func index(of word: [UInt8]) -> Int? { index(of: word.span) }

    /// Whether the list contains `word`.
    public func contains(_ word: Span<UInt8>) -> Bool { index(of: word) != nil }

    /// Whether the list contains `word`.
    public func contains(_ word: [UInt8]) -> Bool { index(of: word.span) != nil }

    /// The number of words that come before `word` in byte order, whether or not the list contains
    /// it.
    public func lowerBound(of word: Span<UInt8>) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if order(of: middle, and: word) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns a negative number, zero or a positive number if word `index` is before, equal to or
    /// after `word`.
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
