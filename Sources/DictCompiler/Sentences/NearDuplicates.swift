/// Finds sentences that are nearly equal to an earlier one, according to the word pairs they share.
///
/// A sentence is treated as the set of its pairs of neighbouring words, with its start and end as
/// words too. Two sentences are near if they share at least half of all their different pairs (the
/// Jaccard coefficient of w-shingling: Broder, "On the resemblance and containment of documents",
/// 1997). Such sentences share one of their rarest pairs, so only these are looked up (prefix
/// filtering: Chaudhuri, Ganti and Kaushik, 2006).
public struct NearDuplicates {
    /// The pairs of each sentence, ascending: the number of the first word in the upper half, that
    /// of the second in the lower.
    private var sentences: [[UInt64]] = []
    /// The index of each sentence, by its pairs.
    private var indices: [[UInt64]: Int] = [:]
    private var numbers: [[UInt8]: UInt64] = [:]

    /// Creates an empty collection.
    public init() {}

    /// Adds the sentence with the given `words`, folded and without punctuation, unless one with
    /// the same pairs was added before.
    ///
    /// Sentences that are not added take no memory.
    ///
    /// - Returns: `nil` if the sentence was added; otherwise the index of the earlier one among
    ///   those added, from 0.
    public mutating func add(_ words: [[UInt8]]) -> Int? {
        var pairs: Set<UInt64> = []
        var last: UInt64 = 0
        for word in words {
            let number = number(of: word)
            pairs.insert(last << 32 | number)
            last = number
        }
        pairs.insert(last << 32)
        let sorted = pairs.sorted()
        if let earlier = indices[sorted] { return earlier }
        indices[sorted] = sentences.count
        sentences.append(sorted)
        return nil
    }

    private mutating func number(of word: [UInt8]) -> UInt64 {
        if let number = numbers[word] { return number }
        let number = UInt64(numbers.count) + 1
        numbers[word] = number
        return number
    }

    /// Returns, for each sentence in the order of addition, the index of the first kept sentence
    /// that it is near to; `nil` if there is none, so that it is kept itself.
    ///
    /// - Complexity: O(pairs), plus one comparison for every two sentences that share a rare pair.
    public func originals() -> [Int?] {
        var counts: [UInt64: Int] = [:]
        for pair in sentences.joined() { counts[pair, default: 0] += 1 }
        var holders: [UInt64: [Int]] = [:]
        var originals: [Int?] = []
        for (index, pairs) in sentences.enumerated() {
            let sorted = pairs.sorted {
                let (one, other) = (counts[$0] ?? 0, counts[$1] ?? 0)
                return one == other ? $0 < $1 : one < other
            }
            // With half in common, at least a third of the larger set is; the rest may differ.
            let prefix = sorted.prefix(sorted.count - (sorted.count + 1) / 2 + 1)
            var near: Int?
            for pair in prefix {
                for holder in holders[pair] ?? [] where holder < near ?? index {
                    if isNear(pairs, sentences[holder]) { near = holder }
                }
            }
            originals.append(near)
            guard near == nil else { continue }
            for pair in prefix { holders[pair, default: []].append(index) }
        }
        return originals
    }

    /// Whether two sets of pairs, both ascending, share at least half of their union.
    private func isNear(_ one: [UInt64], _ other: [UInt64]) -> Bool {
        var common = 0
        var (i, j) = (0, 0)
        while i < one.count, j < other.count {
            if one[i] == other[j] { common += 1 }
            let isBehind = one[i] <= other[j]
            if other[j] <= one[i] { j += 1 }
            if isBehind { i += 1 }
        }
        return 2 * common >= one.count + other.count - common
    }
}
