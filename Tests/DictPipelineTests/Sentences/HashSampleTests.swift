import DictTestSupport
import Testing

@testable import DictPipeline

@Suite("Samples by hash") struct HashSampleTests {
    private static func hashes(_ count: Int, seed: UInt64) -> [UInt64] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            Bool.random(using: &generator)
                ? UInt64.random(in: 0..<40, using: &generator) : generator.next()
        }
    }

    private static func sample(_ hashes: [UInt64], capacity: Int) -> HashSample<Int> {
        var sample = HashSample<Int>(capacity: capacity)
        for (number, hash) in hashes.enumerated() {
            _ = sample.add(number, hash: hash, at: SplitPosition(record: number))
        }
        return sample
    }

    @Test(
        "the smallest hashes, each with its first item, in the order of the items",
        arguments: [1, 2, 7, 100, 1_000], 1...5 as ClosedRange<UInt64>)
    func reference(capacity: Int, seed: UInt64) {
        let hashes = Self.hashes(500, seed: seed)
        let chosen = Set(Set(hashes).sorted().prefix(capacity))
        let expected = chosen.compactMap { hashes.firstIndex(of: $0) }.sorted()
        let sample = Self.sample(hashes, capacity: capacity).sorted
        #expect(sample.map(\.item) == expected)
        #expect(sample.map(\.position.record) == expected)
        #expect(sample.map(\.hash) == expected.map { hashes[$0] })
    }

    @Test(
        "the sample of the samples of the parts is that of the whole",
        arguments: 1...20 as ClosedRange<UInt64>)
    func partition(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let hashes = Self.hashes(600, seed: seed)
        let whole = Set(Self.sample(hashes, capacity: 50).sorted.map(\.hash))
        var parts: [[UInt64]] = Array(
            repeating: [], count: Int.random(in: 1...40, using: &generator))
        for hash in hashes {
            parts[Int.random(in: 0..<parts.count, using: &generator)].append(hash)
        }
        var samples = parts.map { Self.sample($0, capacity: 50).sorted.map(\.hash) }
        while samples.count > 1 {
            let (one, other) = (
                samples.removeLast(),
                samples.remove(
                    at: Int.random(in: 0..<samples.count, using: &generator))
            )
            samples.append(Self.sample(one + other, capacity: 50).sorted.map(\.hash))
        }
        #expect(Set(samples[0]) == whole)
    }

    @Test("of equal hashes the first position is in the sample, in whatever order they come")
    func first() {
        var sample = HashSample<Int>(capacity: 3)
        _ = sample.add(5, hash: 1, at: SplitPosition(split: 5))
        guard
            case .repeated(let index, let later) = sample.add(
                2, hash: 1, at: SplitPosition(split: 2, record: 9))
        else { return #expect(Bool(false)) }
        #expect(sample[index] == 2 && later == 5)
        #expect(sample.sorted.map(\.position) == [SplitPosition(split: 2, record: 9)])
    }

    @Test("each item has one outcome, and those that leave are handed back") func outcomes() {
        let hashes = Self.hashes(500, seed: 9)
        var sample = HashSample<Int>(capacity: 20)
        var (gone, repeated): (Set<Int>, Set<Int>) = ([], [])
        for (number, hash) in hashes.enumerated() {
            switch sample.add(number, hash: hash, at: SplitPosition(record: number)) {
            case .chosen(let old): if let old { gone.insert(old) }
            case .surplus(let item): gone.insert(item)
            case .repeated(let index, let later):
                #expect(hashes[sample[index]] == hash && later == number)
                repeated.insert(number)
            }
        }
        let kept = Set(sample.sorted.map(\.item))
        #expect(kept.count == 20)
        #expect(kept.isDisjoint(with: gone) && gone.isDisjoint(with: repeated))
        #expect(kept.union(gone).union(repeated).count == 500)
    }
}
