import DictModel

/// The tags that a word has in training texts, encoded as one number.
///
/// The number has a bit for each tag that makes up at least 2 % of the word's occurrences, the most
/// frequent tag, and whether the word occurs once, a few times or often.
enum AmbiguityClass {
    /// Returns the class of a word from its number of occurrences with each tag; 0 if there are
    /// none.
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

    /// The most frequent tag in the class `number`; `nil` if the number is 0, for unknown words.
    @inline(__always)
    static func mostFrequent(_ number: UInt64) -> UniversalTag? {
        number == 0 ? nil : UniversalTag(rawValue: UInt8(truncatingIfNeeded: number >> 17 & 31) + 1)
    }
}
