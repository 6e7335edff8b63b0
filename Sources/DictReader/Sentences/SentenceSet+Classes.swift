import DictFormat
public import DictModel

extension SentenceSet {
    /// Returns the lexical classes of the tokens in the sentence at `index`.
    ///
    /// The result is empty if `index` is not in `0..<count`.
    ///
    /// - Complexity: O(1).
    public func classes(at index: Int) -> LexicalClassSet { mask(at: index, byte: 0) }

    /// Returns the lexical classes of the gaps in the sentence at `index`.
    ///
    /// The result is empty if `index` is not in `0..<count`. To find the class to hide at a level,
    /// call `rung(level:)` on the result.
    ///
    /// - Complexity: O(1).
    public func playable(at index: Int) -> LexicalClassSet { mask(at: index, byte: 1) }

    /// Returns the number of sentences that have at least one gap of the class `lexicalClass`.
    ///
    /// - Complexity: O(1).
    public func count(playing lexicalClass: LexicalClass) -> Int {
        let last = SentencesFormat.rankCount(sentenceCount: count) - 1
        return Swift.min(rank(last, lexicalClass) ?? 0, count)
    }

    /// Returns the index of a sentence, given its position among those with a gap of
    /// `lexicalClass`.
    ///
    /// To pick a random sentence with a gap of this class, pass a random number below
    /// ``count(playing:)``.
    ///
    /// - Parameters:
    ///   - number: The position among these sentences, starting at 0.
    ///   - lexicalClass: The class of a gap that the sentence must have.
    /// - Returns: The index, or `nil` if `number` is not in `0..<count(playing: lexicalClass)` or
    ///   the file is damaged.
    /// - Complexity: O(log *n*), where *n* is the number of sentences in the file.
    public func index(ofSentence number: Int, playing lexicalClass: LexicalClass) -> Int? {
        guard number >= 0, number < count(playing: lexicalClass) else { return nil }
        var (low, high) = (0, SentencesFormat.rankCount(sentenceCount: count) - 1)
        // The last entry that counts at most `number` sentences before it.
        while high - low > 1 {
            let middle = low + (high - low) / 2
            guard let rank = rank(middle, lexicalClass) else { return nil }
            if rank <= number { low = middle } else { high = middle }
        }
        guard let before = rank(low, lexicalClass), before <= number else { return nil }
        var left = number - before
        let first = low * SentencesFormat.rankStride
        for index in first..<Swift.min(count, first + SentencesFormat.rankStride)
        where playable(at: index).contains(lexicalClass) {
            if left == 0 { return index }
            left -= 1
        }
        return nil
    }

    /// Returns a count from section RANK: how many of the first sentences have a gap of
    /// `lexicalClass`.
    ///
    /// The entry at index `entry` covers the first 64 × `entry` sentences, or all if there are
    /// fewer. Returns `nil` if there is no such entry.
    func rank(_ entry: Int, _ lexicalClass: LexicalClass) -> Int? {
        ranks.count32(entry * SentencesFormat.rankSize + 4 * Int(lexicalClass.rawValue))
    }

    private func mask(at index: Int, byte: Int) -> LexicalClassSet {
        guard index >= 0, index < count else { return [] }
        return LexicalClassSet(
            rawValue: masks.uint8(index * SentencesFormat.maskSize + byte) ?? 0)
    }
}
