/// Functions that compute the hint in the word guessing game: how many letters two words share.
///
/// Letters are compared as multisets, regardless of position and case, so TEA and TEE share 2
/// letters. Sharing all letters does not mean that the words are the same: TEA and EAT share all 3.
public enum LetterHint {
    /// Returns the number of letters that `first` and `second` have in common, in any position.
    ///
    /// A repeated letter counts as often as the word with fewer copies contains it, so TEA and TEE
    /// share 2 letters.
    ///
    /// Both words are UTF-8. Only the letters A to Z are compared, ignoring case; all other bytes
    /// are skipped.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in both words. Allocates no memory.
    public static func common(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Int {
        var unmatched = SIMD32<Int32>(repeating: 0)
        for index in first.indices {
            if let letter = alphabetIndex(first[index]) { unmatched[letter] &+= 1 }
        }
        var common = 0
        for index in second.indices {
            guard let letter = alphabetIndex(second[index]), unmatched[letter] > 0 else { continue }
            unmatched[letter] &-= 1
            common += 1
        }
        return common
    }

    /// Returns the number of letters that `first` and `second` have in common, in any position.
    ///
    /// A repeated letter counts as often as the word with fewer copies contains it, so TEA and TEE
    /// share 2 letters.
    ///
    /// Both words are UTF-8. Only the letters A to Z are compared, ignoring case; all other bytes
    /// are skipped.
    public static func common(_ first: [UInt8], _ second: [UInt8]) -> Int {
        common(first.span, second.span)
    }

    /// Returns the number of letters that `first` and `second` have in common, in any position.
    ///
    /// A repeated letter counts as often as the word with fewer copies contains it, so `tea` and
    /// `tee` share 2 letters. Case and accents are ignored, and so is all that is not a letter.
    public static func common(_ first: some StringProtocol, _ second: some StringProtocol) -> Int {
        let folding = Folding(.english)
        var letters: ([UInt8], [UInt8]) = ([], [])
        _ = folding.fold(Array(first.utf8).span, into: &letters.0)
        _ = folding.fold(Array(second.utf8).span, into: &letters.1)
        return common(letters.0, letters.1)
    }

    /// Returns the index of a letter in the alphabet: 0 for `A` and `a` to 25 for `Z` and `z`.
    ///
    /// The result is `nil` if `byte` is not an ASCII letter.
    private static func alphabetIndex(_ byte: UInt8) -> Int? {
        let lowerCase = byte | 0x20
        return lowerCase >= 0x61 && lowerCase <= 0x7a ? Int(lowerCase &- 0x61) : nil
    }
}
