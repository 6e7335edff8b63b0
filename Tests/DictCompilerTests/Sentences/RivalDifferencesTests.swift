import DictFormat
import DictTestSupport
import Testing

@testable import DictCompiler

@Suite("Differences of rival sets") struct RivalDifferencesTests {
    /// Different sets of the numbers below `answers`, most of them variants of an earlier one.
    static func sets(seed: UInt64, answers: Int) -> [[Int]] {
        var random = SeededGenerator(seed: seed)
        var found: [[Int]] = []
        for _ in 0..<80 {
            var set = Set(found.randomElement(using: &random) ?? [])
            for _ in 0..<Int.random(in: 0...5, using: &random) where answers > 0 {
                set.formSymmetricDifference([Int.random(in: 0..<answers, using: &random)])
            }
            if !found.contains(set.sorted()) { found.append(set.sorted()) }
        }
        return found
    }

    /// The numbers of a record: how far back the base is, and what differs.
    static func parts(_ record: [UInt8]) throws -> (back: Int, changes: [Int]) {
        // Safe because the view does not leave the closure.
        try unsafe record.withUnsafeBytes { buffer in
            let view = unsafe ByteView(buffer)
            var (offset, next, changes): (Int, Int, [Int]) = (0, 0, [])
            let back = try #require(view.varint(&offset))
            while offset < view.count {
                changes.append(next + (try #require(view.varint(&offset))))
                next = (changes.last ?? 0) + 1
            }
            return (back, changes)
        }
    }

    @Test("are those to the best base, by a look at all", arguments: 0..<60 as Range<UInt64>)
    func best(seed: UInt64) throws {
        let answers = [0, 1, 5, 64, 65, 300][Int(seed % 6)]
        let sets = Self.sets(seed: seed, answers: answers)
        let blockSize = [1, 3, 16, 256][Int(seed / 6 % 4)]
        var differences = RivalDifferences(answerCount: answers, blockSize: blockSize)
        differences.append(sets.map { $0.map { UInt32($0) } })
        #expect(differences.records.count == sets.count)
        var depths: [Int] = []
        for (number, record) in differences.records.enumerated() {
            let (back, changes) = try Self.parts(record)
            // The fewest changes, then the fewest steps, then the latest base.
            var expected = (changes: sets[number].count, depth: -1, back: 0)
            for base in 0..<number where depths[base] < SentencesFormat.maximumRivalDepth {
                let count = Set(sets[number]).symmetricDifference(sets[base]).count
                let candidate = (changes: count, depth: depths[base], back: number - base)
                if candidate < expected { expected = candidate }
            }
            #expect(back == expected.back && changes.count == expected.changes)
            depths.append(expected.depth + 1)
            let base = back == 0 ? [] : sets[number - back]
            #expect(Set(base).symmetricDifference(changes).sorted() == sets[number])
        }
    }
}
