import DictFormat

/// An iterator over the record of a rival set, which states how the set differs from another one.
///
/// A rival set consists of answers that fit a gap as well as the right answer, or nearly as well.
/// The record lists the answers that are in the set but not in its base, an earlier set, or in the
/// base but not in the set.
struct RivalRecord {
    /// The number of the set that this record changes, or `nil` if it changes the empty set.
    let base: Int?
    /// Whether reading stopped early because the record is damaged.
    private(set) var isDamaged = false

    private let bytes: ByteView
    private let answerCount: Int
    private var offset: Int
    /// The lowest answer number that may come next, because the numbers ascend.
    private var least = 0

    /// Creates an iterator over the record in `bytes`.
    ///
    /// Returns `nil` if the record does not begin with a valid base.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the record.
    ///   - number: The number assigned to the rival set.
    ///   - answerCount: The number of answers in the file.
    init?(_ bytes: ByteView, number: Int, answerCount: Int) {
        var offset = 0
        guard let back = bytes.varint(&offset), back <= number else { return nil }
        base = back == 0 ? nil : number - back
        self.bytes = bytes
        self.answerCount = answerCount
        self.offset = offset
    }

    /// Returns the number assigned to the next answer in only one of the two sets.
    ///
    /// Returns `nil` after the last one or if the record is damaged.
    mutating func next() -> Int? {
        guard offset < bytes.count, !isDamaged else { return nil }
        guard let skipped = bytes.varint(&offset), skipped < answerCount - least else {
            isDamaged = true
            return nil
        }
        let answer = least + skipped
        least = answer + 1
        return answer
    }
}

/// A set of answer numbers with a bit for each answer in the file.
struct AnswerBits {
    private var words: [UInt64]

    /// Creates an empty set for the answers with the numbers `0..<count`.
    init(count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    /// Adds `answer` if it is not in the set, and removes it otherwise.
    mutating func toggle(_ answer: Int) {
        words[answer >> 6] ^= 1 << UInt64(answer & 63)
    }

    /// Adds the answers that `record` lists, except that those already in the set are removed.
    ///
    /// - Returns: Whether the whole record was read. If it is damaged, some of its answers may have
    ///   been added or removed.
    mutating func toggle(_ record: RivalRecord) -> Bool {
        var record = record
        while let answer = record.next() { toggle(answer) }
        return !record.isDamaged
    }

    /// Returns whether `answer` is in the set.
    func contains(_ answer: Int) -> Bool {
        words[answer >> 6] >> UInt64(answer & 63) & 1 == 1
    }

    /// The numbers in the set, in ascending order.
    var numbers: [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(words.reduce(0) { $0 + $1.nonzeroBitCount })
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                numbers.append(index << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return numbers
    }
}
