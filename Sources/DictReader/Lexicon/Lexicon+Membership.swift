extension Lexicon {
    /// Whether the lexicon contains `word`, which must be folded.
    ///
    /// Use ``folded(_:)`` to fold the letters of a string.
    ///
    /// - Complexity: O(*n*), where *n* is the number of letters in `word`; about 35 instructions
    ///   per letter.
    public func contains(_ word: Span<UInt8>) -> Bool {
        guard word.count >= 2 else { return letterRank(word) != nil }
        var at = walk.tables.pair(word[0], word[1]).step
        var unused = 0
        var index = 2
        while index < word.count {
            guard let next = walk.follow(at.node, word[index], counting: false, &unused) else {
                return false
            }
            at = next
            index &+= 1
        }
        return at.isWord != 0
    }

    /// Returns the number of words in the lexicon that precede `word` in byte order.
    ///
    /// The word must be folded; see ``folded(_:)``. Returns `nil` if the lexicon does not contain
    /// it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of letters in `word`.
    public func rank(of word: Span<UInt8>) -> Int? {
        guard word.count >= 2 else { return letterRank(word) }
        let start = walk.tables.pair(word[0], word[1])
        var at = start.step
        var rank = start.before
        var index = 2
        while index < word.count {
            rank &+= at.isWord != 0 ? 1 : 0
            guard let next = walk.follow(at.node, word[index], counting: true, &rank) else {
                return nil
            }
            at = next
            index &+= 1
        }
        return at.isWord != 0 && rank < count ? rank : nil
    }

    /// Whether any word in the lexicon starts with `prefix`, or is equal to it.
    ///
    /// The prefix must be folded; see ``folded(_:)``.
    ///
    /// - Complexity: O(*n*), where *n* is the number of letters in `prefix`.
    public func isPrefix(_ prefix: Span<UInt8>) -> Bool {
        place(of: prefix) != nil && count > 0
    }

    /// Returns the rank of a one-letter `word`, or `nil` if the lexicon does not contain it.
    ///
    /// The result is also `nil` if `word` does not have exactly one letter.
    private func letterRank(_ word: Span<UInt8>) -> Int? {
        guard word.count == 1 else { return nil }
        var rank = 0
        guard let step = walk.follow(info.root, word[0], counting: true, &rank) else { return nil }
        return step.isWord != 0 && rank < count ? rank : nil
    }
}
