import DictFormat

/// An encoder of rival sets, which stores each set as its difference to the most similar earlier
/// set.
///
/// Many gaps have nearly the same rivals, so that a difference takes far fewer bytes than a set.
struct RivalDifferences {
    /// The records of the sets that have been added, in the order of their numbers.
    private(set) var records: [[UInt8]] = []

    /// The sets that have been added, with a bit for each answer.
    private var members: [[UInt64]] = []
    /// For each set, the number of steps to one whose record lists all of its answers.
    private var depths: [Int] = []
    /// For each number of answers, the numbers of the sets of that size that may become a base.
    private var numbers: [[Int]]
    /// The signatures of the sets in ``numbers``, side by side: the sets themselves are not, and
    /// most of the time would go to waiting for memory.
    private var signatures: [[SIMD16<UInt8>]]
    private let answerCount: Int

    /// Creates an encoder for a file with `answerCount` answers.
    init(answerCount: Int) {
        self.answerCount = answerCount
        numbers = [[Int]](repeating: [], count: answerCount + 1)
        signatures = [[SIMD16<UInt8>]](repeating: [], count: answerCount + 1)
    }

    /// Adds a set that differs from all earlier ones.
    ///
    /// The answer numbers must be in ascending order.
    ///
    /// - Complexity: O(*v* · *a*), where *v* is the number of earlier sets and *a* is the number of
    ///   answers. In practice, few sets have a size that is close enough to be compared.
    mutating func append(_ answers: [Int]) {
        var bits = [UInt64](repeating: 0, count: (answerCount + 63) / 64)
        for answer in answers { bits[answer >> 6] |= 1 << UInt64(answer & 63) }
        let base = base(for: bits, size: answers.count)
        var record: [UInt8] = []
        record.append(varint: base.map { records.count - $0 } ?? 0)
        record += Self.gaps(base.map { zip(bits, members[$0]).map { $0 ^ $1 } } ?? bits)
        let depth = base.map { depths[$0] + 1 } ?? 0
        if depth < SentencesFormat.maximumRivalDepth {
            numbers[answers.count].append(records.count)
            signatures[answers.count].append(Self.signature(of: bits))
        }
        records.append(record)
        members.append(bits)
        depths.append(depth)
    }

    /// Returns the earlier set that differs from `bits` in the fewest answers.
    ///
    /// Of several such sets, the one with the fewest steps to a root is the best: later sets can
    /// then build on this one. Of these, the latest is the best, because its number takes the fewest
    /// bytes.
    ///
    /// - Parameters:
    ///   - bits: The set to encode.
    ///   - size: The number of answers in the set.
    /// - Returns: The number of the base, or `nil` if every earlier set differs in at least as many
    ///   answers as the empty set.
    private func base(for bits: [UInt64], size: Int) -> Int? {
        var best: Int?
        var fewest = size - 1
        let signature = Self.signature(of: bits)
        // Sets whose sizes differ by n differ in n answers or more, those of equal size in two.
        for step in 0...answerCount where step > 0 || fewest > 1 {
            if step > fewest { break }
            for other in step == 0 ? [size] : [size - step, size + step]
            where numbers.indices.contains(other) {
                for (number, otherSignature) in zip(numbers[other], signatures[other])
                where Self.leastDifferences(signature, otherSignature) <= fewest {
                    let count = Self.differences(bits, members[number], atMost: fewest)
                    guard count <= fewest else { continue }
                    if count == fewest, let best, !isBetter(number, than: best) { continue }
                    (best, fewest) = (number, count)
                }
            }
        }
        return best
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
