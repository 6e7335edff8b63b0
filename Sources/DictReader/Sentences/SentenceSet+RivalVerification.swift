import DictFormat

extension SentenceSet {
    /// Checks that each rival set is unique, belongs to a gap, and does not contain that gap's
    /// right answer.
    ///
    /// A small file can state many large sets, such as 50,000 sets that each change one answer in a
    /// set of 50,000. The check therefore never lists a set's answers, but keeps track of the
    /// changes.
    ///
    /// - Parameter answersOfGaps: For each rival set, the numbers of the right answers of the gaps
    ///   that use it.
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(*n* + *v* log *v*) time and O(*v* + *a*) memory, where *n* is the size of
    ///   the section in bytes, *v* is the number of rival sets and *a* is the number of answers.
    func verifyRivalSets(answersOfGaps: [[Int]]) throws(FormatError) {
        let id = SentencesFormat.rivals
        try Self.verifyPlaces(of: rivalSets, id)
        var forest = RivalForest(count: rivalSets.count)
        for number in 0..<rivalSets.count {
            guard let record = rivalRecord(number), forest.append(record) else {
                throw .damagedEntry(id, number, .value)
            }
            guard !answersOfGaps[number].isEmpty else { throw .damagedEntry(id, number, .unused) }
        }
        if let number = setWithOwnAnswer(forest, answersOfGaps) {
            throw .damagedEntry(id, number, .words)
        }
        if let number = forest.repeated { throw .damagedEntry(id, number, .repeated) }
    }

    /// Returns the lowest number of a rival set that contains the right answer of one of its gaps,
    /// or `nil` if there is none.
    ///
    /// The sets are visited depth first, and a single set of bits turns into each of them. Each
    /// record is read twice: on the way down, and on the way up to undo its changes.
    private func setWithOwnAnswer(_ forest: RivalForest, _ answersOfGaps: [[Int]]) -> Int? {
        var lowest: Int?
        var members = AnswerBits(count: answerCount)
        var path: [(number: Int, record: RivalRecord)] = []
        var waiting = forest.roots
        while let number = waiting.popLast() {
            guard let record = rivalRecord(number) else { continue }
            while let last = path.last, last.number != record.base {
                _ = members.toggle(last.record)
                path.removeLast()
            }
            _ = members.toggle(record)
            path.append((number, record))
            if number < lowest ?? .max, answersOfGaps[number].contains(where: members.contains) {
                lowest = number
            }
            waiting += forest.children[number]
        }
        return lowest
    }
}

/// The rival sets of a file as a forest, in which the parent of each set is its base.
///
/// Sets must be appended in the order of their numbers.
private struct RivalForest {
    /// The numbers of the sets that have no base.
    private(set) var roots: [Int] = []
    /// For each set, the numbers of the sets whose base it is.
    private(set) var children: [[Int]]
    /// For each set, the number of steps to its root.
    private var depths: [Int] = []
    /// The digest of each set.
    private var digests: [RivalDigest] = []

    /// Creates an empty forest that has room for `count` sets.
    init(count: Int) {
        children = [[Int]](repeating: [], count: count)
    }

    /// Appends the set that `record` describes.
    ///
    /// - Returns: Whether the record is valid and the set has at most
    ///   ``SentencesFormat/maximumRivalDepth`` steps to its root. If not, the forest is no longer
    ///   of use.
    mutating func append(_ record: RivalRecord) -> Bool {
        let number = digests.count
        var (depth, digest) = (0, RivalDigest())
        if let base = record.base {
            (depth, digest) = (depths[base] + 1, digests[base])
            children[base].append(number)
        } else {
            roots.append(number)
        }
        var record = record
        while let answer = record.next() { digest.toggle(answer) }
        depths.append(depth)
        digests.append(digest)
        return !record.isDamaged && depth <= SentencesFormat.maximumRivalDepth
    }

    /// The number of a set that repeats an earlier one, or `nil` if all sets are different.
    var repeated: Int? {
        let ordered = digests.indices.sorted {
            digests[$0] == digests[$1] ? $0 < $1 : digests[$0] < digests[$1]
        }
        return zip(ordered, ordered.dropFirst())
            .first { digests[$0] == digests[$1] }.map { $0.1 }
    }
}

/// A digest of a rival set, which can be updated when an answer joins or leaves the set.
///
/// Equal sets always have equal digests. Two different sets can have equal digests as well, but with
/// 128 bits this does not happen by chance. A file that someone has made that way is refused.
private struct RivalDigest: Comparable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0

    /// Adds `answer` to the set if it is not in it, and removes it otherwise.
    mutating func toggle(_ answer: Int) {
        first ^= Self.scattered(2 &* UInt64(answer) &+ 1)
        second ^= Self.scattered(2 &* UInt64(answer) &+ 2)
    }

    static func < (one: Self, other: Self) -> Bool {
        one.first == other.first ? one.second < other.second : one.first < other.first
    }

    /// Returns 64 bits that look random but depend only on `value`, and differ for each value.
    private static func scattered(_ value: UInt64) -> UInt64 {
        var bits = value &* 0x9e37_79b9_7f4a_7c15
        for _ in 0..<3 {
            bits = (bits ^ bits >> 32) &* 0xd6e8_feb8_6659_fd93
        }
        return bits ^ bits >> 32
    }
}
