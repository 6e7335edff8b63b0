extension Lexicon {
    /// Whether `word` is a word. O(letters), about 35 instructions a letter.
    public func contains(_ word: Span<UInt8>) -> Bool {
        guard word.count >= 2 else { return containsLetter(word) }
        guard var at = pair(label(word[0]), label(word[1])) else { return false }
        var unused = 0
        var index = 2
        while index < word.count {
            let step = walk.follow(at.node, label(word[index]), counting: false, &unused)
            at.node = step.node
            at.isWord = step.isWord
            index &+= 1
        }
        return at.isWord
    }

    /// The place of `word` among all words in byte order, from 0; `nil` where it is no word.
    /// O(letters).
    public func rank(of word: Span<UInt8>) -> Int? {
        guard word.count >= 2 else {
            var rank = 0
            guard word.count == 1,
                walk.follow(info.root, label(word[0]), counting: true, &rank).isWord
            else { return nil }
            return rank < count ? rank : nil
        }
        guard var at = pair(label(word[0]), label(word[1])) else { return nil }
        var rank = at.before
        var index = 2
        while index < word.count {
            rank &+= at.isWord ? 1 : 0
            let step = walk.follow(at.node, label(word[index]), counting: true, &rank)
            at.node = step.node
            at.isWord = step.isWord
            index &+= 1
        }
        return at.isWord && rank < count ? rank : nil
    }

    private func containsLetter(_ word: Span<UInt8>) -> Bool {
        var unused = 0
        return word.count == 1
            && walk.follow(info.root, label(word[0]), counting: false, &unused).isWord
    }
}
