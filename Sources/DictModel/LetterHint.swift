/// The hint in the word guessing game: the number of letters that two words have in common.
///
/// Letters are compared as multisets, regardless of position and case: a letter that occurs twice
/// in one word and once in the other is one letter in common, so TEA and TEE share 2 letters. A
/// full hint does not mean that the words are the same: TEA and EAT share all 3.
public enum LetterHint {
    /// Returns the number of letters that `first` and `second` have in common.
    ///
    /// Both are UTF-8; only A to Z and a to z are compared, and all other bytes are ignored. The
    /// order of the two words does not matter.
    ///
    /// - Complexity: O(bytes of both words); allocates nothing.
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

    /// Returns the number of letters that two words, given as arrays of bytes, have in common.
    public static func common(_ first: [UInt8], _ second: [UInt8]) -> Int {
        common(first.span, second.span)
    }

    /// Returns 0 for `A` and `a`, 25 for `Z` and `z`; `nil` for any byte that is not a letter.
    private static func alphabetIndex(_ byte: UInt8) -> Int? {
        let lowerCase = byte | 0x20
        return lowerCase >= 0x61 && lowerCase <= 0x7a ? Int(lowerCase &- 0x61) : nil
    }
}
