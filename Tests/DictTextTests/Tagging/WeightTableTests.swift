import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import DictText

@Suite("The table of weights") struct WeightTableTests {
    @Test(
        "a bucket that is full leaves rows out, and they are not counted", arguments: [3, 255, 300])
    func full(rows: Int) throws {
        let first = UInt32(5) << UInt32(TaggerFormat.fingerprintBits)
        let weights = [Int8](repeating: 1, count: TaggerFormat.tagCount)
        let table = WeightTable.bytes(
            of: (0..<rows).map { WeightTable.Row(key: first + UInt32($0), weights: weights) })
        #expect(table.count == min(rows, 255))
        let (directory, buckets) = (ArtefactBytes(table.directory), ArtefactBytes(table.buckets))
        let opened = try #require(WeightTable(directory: directory.view, buckets: buckets.view))
        #expect(opened.featureCount == table.count)
        withExtendedLifetime((directory, buckets)) {}
    }

    @Test(
        "sums of weights are those of the rows, and unknown features add nothing", arguments: 1...20
    )
    func sums(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        // Few buckets, so that many features have the same highest bits.
        var weights: [UInt32: [Int8]] = [:]
        for _ in 0..<3000 {
            weights[Self.key(&random)] = (0..<TaggerFormat.tagCount).map { _ in
                Bool.random(using: &random) ? 0 : Int8.random(in: -128...127, using: &random)
            }
        }
        let table = try Opened(weights.map { WeightTable.Row(key: $0.key, weights: $0.value) })
        for _ in 0..<500 {
            let keys = (0..<Int.random(in: 1...77, using: &random)).map { _ in Self.key(&random) }
            var sums = [Int](repeating: 0, count: TaggerFormat.tagCount)
            for row in keys.compactMap({ weights[$0] }) {
                for (tag, q) in row.enumerated() { sums[tag] += Int(q) * abs(Int(q)) }
            }
            let (found, expected) = (table.best(keys), Self.best(sums))
            #expect(found.tag == expected.tag)
            #expect(found.margin == expected.margin)
        }
    }

    @Test("a bucket in any order is as good")
    func order() throws {
        let rows = (0..<9).map { number in
            WeightTable.Row(
                key: UInt32(40 + number),
                weights: (0..<TaggerFormat.tagCount).map { $0 == number ? 9 : 1 })
        }
        var (directory, buckets, _) = WeightTable.bytes(of: rows)
        // The first and the last entry and their weights change places.
        for offset in 0..<4 { buckets.swapAt(1 + offset, 1 + 8 * 4 + offset) }
        let first = 1 + 9 * 4
        for offset in 0..<TaggerFormat.tagCount {
            buckets.swapAt(first + offset, first + 8 * TaggerFormat.tagCount + offset)
        }
        let table = try Opened(directory, buckets)
        for row in rows {
            #expect(table.best([row.key]).tag == UInt8(row.key - 40 + 1))
        }
    }

    @Test("bytes that are left over, missing, or of two buckets are refused") func borders() {
        let rows = [5, 9].map { bucket in
            WeightTable.Row(
                key: UInt32(bucket) << UInt32(TaggerFormat.fingerprintBits),
                weights: [Int8](repeating: 3, count: TaggerFormat.tagCount))
        }
        let (directory, buckets, _) = WeightTable.bytes(of: rows)
        #expect(Self.opens(directory, buckets))
        #expect(!Self.opens(directory, buckets + [0]))
        #expect(!Self.opens(directory, buckets.dropLast()))
        var overlapping = directory
        overlapping[4 * 9] -= 1
        #expect(!Self.opens(overlapping, buckets))
    }

    @Test("of several tags with the highest score, the first is the best")
    func ties() throws {
        let weights = [Int8](repeating: -3, count: 3) + [Int8](repeating: 5, count: 14)
        let table = try Opened([WeightTable.Row(key: 7, weights: weights)])
        #expect(table.best([7]).tag == 4)
        #expect(table.best([7]).margin == 0)
        #expect(table.best([8]).tag == 1)
    }

    private static func opens(_ directory: [UInt8], _ buckets: [UInt8]) -> Bool {
        let (directory, buckets) = (ArtefactBytes(directory), ArtefactBytes(buckets))
        defer { withExtendedLifetime((directory, buckets)) {} }
        return WeightTable(directory: directory.view, buckets: buckets.view) != nil
    }

    /// A table with the memory that it was opened from.
    private struct Opened {
        let table: WeightTable

        init(_ rows: [WeightTable.Row]) throws {
            let (directory, buckets, count) = WeightTable.bytes(of: rows)
            #expect(count == rows.count)
            try self.init(directory, buckets)
        }

        init(_ directory: [UInt8], _ buckets: [UInt8]) throws {
            let (directory, buckets) = (ArtefactBytes(directory), ArtefactBytes(buckets))
            table = try #require(WeightTable(directory: directory.view, buckets: buckets.view))
            withExtendedLifetime((directory, buckets)) {}
        }

        func best(_ keys: [UInt32]) -> (tag: UInt8, margin: Int) {
            table.sum(FeatureScope.Word.self) { buffer in
                for key in keys { buffer.add(key) }
            }.best()
        }
    }

    /// A key of one of 64 buckets.
    private static func key(_ random: inout SeededGenerator) -> UInt32 {
        UInt32.random(in: 0..<64, using: &random) << UInt32(TaggerFormat.fingerprintBits)
            | UInt32.random(in: 0..<400, using: &random)
    }

    /// The best tag of `sums` and its margin, by definition.
    private static func best(_ sums: [Int]) -> (tag: UInt8, margin: Int) {
        let best = sums.indices.reduce(0) { sums[$1] > sums[$0] ? $1 : $0 }
        func lexicalClass(_ index: Int) -> LexicalClass? {
            UniversalTag(rawValue: UInt8(index + 1)).map { LexicalClass($0) }
        }
        let rivals = sums.indices.filter { lexicalClass($0) != lexicalClass(best) }
        return (UInt8(best + 1), sums[best] - (rivals.map { sums[$0] }.max() ?? 0))
    }
}
