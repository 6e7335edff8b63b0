import DictFormat

/// An encoder of rival sets, which stores each set as its difference to the most similar earlier
/// set.
///
/// Many gaps have nearly the same rivals, so that a difference takes far fewer bytes than a set.
struct RivalDifferences {
    /// The records of the sets that have been added, in the order of their numbers.
    private(set) var records: [[UInt8]] = []

    /// The sets that have been added.
    private var members: [Candidate] = []
    /// For each set, the number of steps to one whose record lists all of its answers.
    private var depths: [Int] = []
    /// For each number of answers, the numbers of the sets of that size that may become a base.
    private var numbers: [[Int]]
    /// The signatures of the sets in ``numbers``, side by side: the sets themselves are not, and
    /// most of the time would go to waiting for memory.
    private var signatures: [[SIMD16<UInt8>]]
    private let answerCount: Int
    private let blockSize: Int

    /// Creates an encoder for a file with `answerCount` answers, which compares `blockSize` sets at a
    /// time with all earlier ones.
    init(answerCount: Int, blockSize: Int = 256) {
        self.answerCount = answerCount
        self.blockSize = blockSize
        numbers = [[Int]](repeating: [], count: answerCount + 1)
        signatures = [[SIMD16<UInt8>]](repeating: [], count: answerCount + 1)
    }

    /// A set, with a bit for each answer.
    private struct Candidate {
        let bits: [UInt64]
        let signature: SIMD16<UInt8>
        let size: Int
    }

    /// The earlier set that differs least from another one, as far as sets have been compared.
    private struct Base {
        var number: Int?
        /// The number of answers in which the two differ, or one less than the set has answers.
        var differences: Int
    }

    /// Adds sets that differ from each other and from all earlier ones.
    ///
    /// The answer numbers of each must be in ascending order. `crew` compares sets.
    ///
    /// - Complexity: O(*v*² · *a*), where *v* is the number of sets and *a* is the number of answers.
    ///   In practice, few sets have sizes that are close enough to be compared.
    mutating func append(_ sets: [[UInt32]], _ crew: some ParallelMap = OneThread()) {
        for start in stride(from: 0, to: sets.count, by: blockSize) {
            let block = sets[start..<min(start + blockSize, sets.count)].map(candidate)
            let bases = crew.values(block.count) { [self] in
                base(for: block[$0], atMost: Self.nearest(to: block[$0], in: block[..<$0]))
            }
            let first = records.count
            for (candidate, base) in zip(block, bases) {
                append(candidate, number(of: base, for: candidate, from: first))
            }
        }
    }

    private func candidate(_ answers: [UInt32]) -> Candidate {
        var bits = [UInt64](repeating: 0, count: (answerCount + 63) / 64)
        for answer in answers { bits[Int(answer >> 6)] |= 1 << UInt64(answer & 63) }
        return Candidate(
            bits: bits, signature: Self.signature(of: bits), size: answers.count)
    }

    private mutating func append(_ set: Candidate, _ base: Int?) {
        var record: [UInt8] = []
        record.append(varint: base.map { records.count - $0 } ?? 0)
        record += Self.gaps(
            base.map { zip(set.bits, members[$0].bits).map { $0 ^ $1 } } ?? set.bits)
        let depth = base.map { depths[$0] + 1 } ?? 0
        if depth < SentencesFormat.maximumRivalDepth {
            numbers[set.size].append(records.count)
            signatures[set.size].append(set.signature)
        }
        records.append(record)
        members.append(set)
        depths.append(depth)
    }

    /// Returns a number of answers in which `set` differs from one in `others`, which are probably
    /// like it, or one less than it has if that is less.
    private static func nearest(to set: Candidate, in others: ArraySlice<Candidate>) -> Int {
        var fewest = set.size - 1
        for other in others where leastDifferences(set.signature, other.signature) < fewest {
            fewest = min(fewest, differences(set.bits, other.bits, atMost: fewest))
        }
        return fewest
    }

    /// Returns the earlier set that differs from `set` in the fewest answers, `limit` or fewer.
    ///
    /// Of several such sets, the one with the fewest steps to a root is the best: later sets can
    /// then build on this one. Of these, the latest is the best, because its number takes the fewest
    /// bytes. There is none if every earlier set differs in at least as many answers as the empty
    /// set.
    private func base(for set: Candidate, atMost limit: Int) -> Base {
        var best = Base(differences: limit)
        // Sets whose sizes differ by n differ in n answers or more, those of equal size in two.
        for step in 0...answerCount where step > 0 || best.differences > 1 {
            if step > best.differences { break }
            for other in step == 0 ? [set.size] : [set.size - step, set.size + step]
            where numbers.indices.contains(other) {
                for (number, signature) in zip(numbers[other], signatures[other])
                where Self.leastDifferences(set.signature, signature) <= best.differences {
                    compare(set, number, &best)
                }
            }
        }
        return best
    }

    /// Returns the number of the best base for `set`, which is that of `base` or one of the sets
    /// from number `first` on.
    private func number(of base: Base, for set: Candidate, from first: Int) -> Int? {
        var best = base
        for number in first..<records.count
        where depths[number] < SentencesFormat.maximumRivalDepth
            && Self.leastDifferences(set.signature, members[number].signature)
                <= best.differences
        {
            compare(set, number, &best)
        }
        // The set that gave the limit may be too many steps away to be a base.
        guard best.number == nil, base.differences < set.size - 1 else { return best.number }
        return number(of: self.base(for: set, atMost: set.size - 1), for: set, from: first)
    }

    /// Replaces `best` by the set `number` if that is a better base for `set`.
    @inline(__always)
    private func compare(_ set: Candidate, _ number: Int, _ best: inout Base) {
        let limit = best.differences
        let count = Self.differences(set.bits, members[number].bits, atMost: limit)
        guard count <= limit else { return }
        if count == limit, let best = best.number, !isBetter(number, than: best) { return }
        best = Base(number: number, differences: count)
    }

    /// Returns whether the set `number` is a better base than `other` if both are equally similar.
    private func isBetter(_ number: Int, than other: Int) -> Bool {
        depths[number] == depths[other] ? number > other : depths[number] < depths[other]
    }

    /// Returns the number of bits that differ in `one` and `other`, or any number above `limit` if
    /// there are more than `limit`.
    private static func differences(
        _ one: [UInt64], _ other: [UInt64], atMost limit: Int
    ) -> Int {
        var count = 0
        for index in one.indices {
            count += (one[index] ^ other[index]).nonzeroBitCount
            if count > limit { break }
        }
        return count
    }

    /// Returns the number of bits in each sixteenth of `bits`, at most 255.
    private static func signature(of bits: [UInt64]) -> SIMD16<UInt8> {
        var counts = SIMD16<Int>()
        for (index, word) in bits.enumerated() {
            counts[index * 16 / bits.count] += word.nonzeroBitCount
        }
        return SIMD16<UInt8>(clamping: counts)
    }

    /// Returns a number of bits in which two sets with these signatures differ at least.
    private static func leastDifferences(_ one: SIMD16<UInt8>, _ other: SIMD16<UInt8>) -> Int {
        let differences = pointwiseMax(one, other) &- pointwiseMin(one, other)
        return Int(SIMD16<UInt16>(truncatingIfNeeded: differences).wrappedSum())
    }

    /// Returns the numbers of the bits in `bits`, encoded.
    ///
    /// The first one is followed by how many numbers are skipped before each further one.
    private static func gaps(_ bits: [UInt64]) -> [UInt8] {
        var bytes: [UInt8] = []
        var next = 0
        for (index, word) in bits.enumerated() {
            var rest = word
            while rest != 0 {
                let number = index << 6 + rest.trailingZeroBitCount
                bytes.append(varint: number - next)
                next = number + 1
                rest &= rest - 1
            }
        }
        return bytes
    }
}
