import DictModel

/// The tags that a word has in training texts, as one number: a bit for each tag that makes up 2 %
/// of its occurrences or more, the most frequent tag, and whether the word was seen once, a few
/// times or often.
enum AmbiguityClass {
    /// The class of a word with `counts` occurrences of each tag; 0 if there are none.
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

    /// The commonest tag of the class `number`; `nil` for unknown words.
    @inline(__always)
    static func mostFrequent(_ number: UInt64) -> UniversalTag? {
        number == 0 ? nil : UniversalTag(rawValue: UInt8(truncatingIfNeeded: number >> 17 & 31) + 1)
    }
}
