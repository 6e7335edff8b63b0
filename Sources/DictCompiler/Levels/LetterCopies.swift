/// The letters of a word of at most 7, as a set of bits that two words are compared by at once.
///
/// The bits of a word are those of its first *a*, its second *a* and so on, so two words have as many
/// letters in common, in any position, as they have bits.
struct LetterCopies {
    private static let alphabet = 26
    /// The first and second copy of each letter, then the third and fourth, and so on.
    private var bits = SIMD4<UInt64>.zero

    /// Creates the bits of `word`, of which all bytes but a to z are left out.
    init(_ word: [UInt8]) {
        for byte in word where byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") {
            let letter = UInt64(byte - UInt8(ascii: "a"))
            for copy in 0..<2 * SIMD4<UInt64>.scalarCount {
                let bit: UInt64 = 1 << (letter + UInt64(copy % 2 * Self.alphabet))
                guard bits[copy >> 1] & bit != 0 else {
                    bits[copy >> 1] |= bit
                    break
                }
            }
        }
    }

    /// Returns the number of letters in common with `other`, in any position.
    func common(with other: LetterCopies) -> Int {
        let shared = bits & other.bits
        let count = shared[0].nonzeroBitCount
        if shared[1] == 0 { return count }
        return count + (1..<SIMD4<UInt64>.scalarCount).reduce(0) { $0 + shared[$1].nonzeroBitCount }
    }
}
