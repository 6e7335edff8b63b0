/// Finds sentences that are nearly an earlier one, by the share of word pairs they have in common.
///
/// A sentence is the set of its pairs of neighbouring words, both ends counted as words. Two are
/// near if the pairs in common are at least half of all pairs of both (the Jaccard coefficient of
/// w-shingling: Broder, "On the resemblance and containment of documents", 1997). Such sentences
/// have one of their rarest pairs in common, so only those are looked up (prefix filtering:
/// Chaudhuri, Ganti and Kaushik, 2006).
public struct NearDuplicates {
    /// Pairs as numbers of words, the earlier one in the upper half, ascending.
    private var sentences: [[UInt64]] = []
    /// The index of each of `sentences`.
    private var indices: [[UInt64]: Int] = [:]
    private var numbers: [[UInt8]: UInt64] = [:]

    /// No sentences.
    public init() {}

    /// Adds a sentence by its words, folded, without punctuation.
    ///
    /// Memory stays flat for sentences that come again.
    ///
    /// - Returns: The number, from 0, of the added one that has the very same pairs; this one is
    ///   not added then. `nil` if there is none.
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

    /// For each sentence, in the order they were added, the first kept one that it is near to; `nil`
    /// if there is none, so that it is kept itself.
    ///
    /// - Complexity: O(pairs) and a comparison for each two sentences with a rare pair in common.
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

    /// Whether two sets, both ascending, are near.
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
