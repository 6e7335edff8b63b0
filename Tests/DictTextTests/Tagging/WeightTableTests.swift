import DictFormat
import DictReader
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
}
