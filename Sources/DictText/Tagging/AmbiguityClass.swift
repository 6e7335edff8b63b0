import DictModel

/// An encoding that packs the tags of a word in training texts into one number, its ambiguity
/// class.
///
/// The number has a bit for each tag that makes up at least 2 % of the word's occurrences. It also
/// contains the most frequent tag, and whether the word occurs once, a few times or often.
enum AmbiguityClass {
    /// Returns the ambiguity class of a word from its number of occurrences with each tag.
    ///
    /// The first element of `counts` is for tag 1. The result is 0 if the word does not occur at
    /// all.
    static func number(_ counts: ArraySlice<UInt32>) -> UInt32 {
        var (total, top, best): (UInt32, UInt32, UInt32) = (0, 0, 0)
        for (tag, count) in counts.enumerated() {
            total += count
            if count > best { (top, best) = (UInt32(tag), count) }
        }
        guard total > 0 else { return 0 }
        var number = top << 17 | (total == 1 ? 1 : total < 5 ? 2 : 3) << 22
        for (tag, count) in counts.enumerated() where count > 0 && count * 50 >= total {
            number |= 1 << UInt32(tag)
        }
        return number
    }

    /// Returns the most frequent tag in the ambiguity class `number`, or `nil` for 0, the class of
    /// unknown words.
    @inline(__always)
    static func mostFrequent(_ number: UInt64) -> UniversalTag? {
        number == 0 ? nil : UniversalTag(rawValue: UInt8(truncatingIfNeeded: number >> 17 & 31) + 1)
    }
}
