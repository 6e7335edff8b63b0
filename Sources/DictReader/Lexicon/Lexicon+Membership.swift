extension Lexicon {
    /// Whether `word`, which must be folded, is in the lexicon.
    ///
    /// - Complexity: O(letters), about 35 instructions per letter.
    public func contains(_ word: Span<UInt8>) -> Bool {
        guard word.count >= 2 else { return letterRank(word) != nil }
        var at = walk.packing.step(pair(word[0], word[1]))
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

    /// The position of `word` among all words in byte order, from 0; `nil` if it is not in the
    /// lexicon.
    ///
    /// - Complexity: O(letters).
    public func rank(of word: Span<UInt8>) -> Int? {
        guard word.count >= 2 else { return letterRank(word) }
        let start = pair(word[0], word[1])
        var at = walk.packing.step(start)
        var rank = walk.packing.before(start, width: walk.packing.wide)
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

    /// Whether any word starts with `prefix`; every word is a prefix of itself.
    ///
    /// - Complexity: O(letters).
    public func isPrefix(_ prefix: Span<UInt8>) -> Bool {
        place(of: prefix) != nil && count > 0
    }

    /// The rank of `word`, which has at most one letter; `nil` if it is not in the lexicon.
    private func letterRank(_ word: Span<UInt8>) -> Int? {
        guard word.count == 1 else { return nil }
        var rank = 0
        guard let step = walk.follow(info.root, word[0], counting: true, &rank) else { return nil }
        return step.isWord != 0 && rank < count ? rank : nil
    }
}
