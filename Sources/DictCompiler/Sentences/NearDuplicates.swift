/// A collection of sentences that finds those that are nearly equal to an earlier one.
///
/// Each sentence is treated as the set of its pairs of neighbouring words, with its start and end
/// as words too. Two sentences are nearly equal if at least half of the pairs that occur in either
/// also occur in both (the Jaccard coefficient of w-shingling: Broder, "On the resemblance and
/// containment of documents", 1997). Such sentences share one of their rarest pairs, so only these
/// are looked up (prefix filtering: Chaudhuri, Ganti and Kaushik, 2006).
package struct NearDuplicates {
    /// The word pairs of each sentence, in ascending order.
    ///
    /// The upper 32 bits of a pair are the number assigned to its first word, the lower 32 bits
    /// that of its second word. The start and the end of a sentence have the number 0.
    private var sentences: [[UInt64]] = []
    private var numbers: [[UInt8]: UInt64] = [:]

    /// Creates an empty collection.
    package init() {}

    /// Adds a sentence with the given words, which are folded and without punctuation.
    package mutating func add(_ words: [[UInt8]]) {
        var pairs: Set<UInt64> = []
        var last: UInt64 = 0
        for word in words {
            let number = number(of: word)
            pairs.insert(last << 32 | number)
            last = number
        }
        pairs.insert(last << 32)
        sentences.append(pairs.sorted())
    }

    private mutating func number(of word: [UInt8]) -> UInt64 {
        if let number = numbers[word] { return number }
        let number = UInt64(numbers.count) + 1
        numbers[word] = number
        return number
    }

    /// Returns, for each sentence, the index of the earlier sentence to which it is nearly equal.
    ///
    /// A sentence that is nearly equal to an earlier one is not kept, and later sentences are
    /// compared only with those that are kept.
    ///
    /// - Returns: The index of the first kept sentence that is nearly equal, or `nil` if the
    ///   sentence is kept itself. The elements are in the order in which the sentences were added.
    /// - Complexity: O(*n*), where *n* is the number of pairs in all sentences, plus one comparison
    ///   for every two sentences that share a rare pair.
    package func originals() -> [Int?] {
        var counts: [UInt64: Int] = [:]
        for pair in sentences.joined() { counts[pair, default: 0] += 1 }
        var holders: [UInt64: [Int]] = [:]
        var originals: [Int?] = []
        for (index, pairs) in sentences.enumerated() {
            let sorted = pairs.sorted {
                let (one, other) = (counts[$0] ?? 0, counts[$1] ?? 0)
                return one == other ? $0 < $1 : one < other
            }
            // Nearly equal sets share at least half of each, so also a pair in this prefix.
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

    /// Whether two sets of word pairs, both sorted, share at least half of their union.
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
