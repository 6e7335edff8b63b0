import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictPipeline

@Suite("Counts in bounded memory") struct CountMergeTests {
    /// Returns `count` keys, of which a few are frequent, some are prefixes of others and one is
    /// long.
    private static func keys(_ count: Int, seed: UInt64) -> [[UInt8]] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let rank = Int.random(in: 0..<40, using: &generator)
            let number = Int.random(in: 0...(rank * rank), using: &generator)
            if number == 77 { return [UInt8](repeating: 0xFF, count: 70_000) }
            return [UInt8](repeating: 0x61, count: number % 5) + Array(String(number).utf8)
        }
    }

    private static func rows(_ runs: [CountRun]) throws -> [KeyCount] {
        var merge = try CountMerge(CountMerge.few(runs, scratch: NSTemporaryDirectory()))
        var rows: [KeyCount] = []
        while let row = try merge.next() { rows.append(row) }
        return rows
    }

    @Test(
        "the same counts as a dictionary, whatever the memory and the number of tables",
        arguments: [(0, 1, 1), (1, 1, 2), (300, 3, 3), (3_000, 2, 4), (1 << 20, 7, 5)]
            as [(Int, Int, UInt64)])
    func reference(memory: Int, tables: Int, seed: UInt64) throws {
        let keys = Self.keys(3_000, seed: seed)
        var model: [[UInt8]: UInt64] = [:]
        for key in keys { model[key, default: 0] += 1 }
        let expected = model.map { KeyCount(key: $0.key, count: $0.value) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        var generator = SeededGenerator(seed: seed)
        for keys in [keys, keys.shuffled(using: &generator)] {
            var counts = (0..<tables).map { _ in
                SpilledCounts(memory: memory, scratch: NSTemporaryDirectory())
            }
            for key in keys { try counts[Int.random(in: 0..<tables, using: &generator)].add(key) }
            let runs = counts.indices.flatMap { counts[$0].finish() }
            if memory < 3_000 { #expect(runs.count > CountMerge.runLimit) }
            #expect(try Self.rows(runs) == expected)
            #expect(try Self.rows(runs.reversed()) == expected)
        }
    }

    @Test("nothing counted is nothing") func nothing() throws {
        var counts = SpilledCounts(memory: 10, scratch: "/nowhere")
        #expect(counts.finish().isEmpty)
        #expect(try Self.rows([]).isEmpty)
        #expect(try Self.rows([.memory([])]).isEmpty)
    }

    @Test("sums end at the largest number") func saturation() throws {
        let key = KeyCount(key: [1], count: .max - 1)
        #expect(
            try Self.rows([.memory([key]), .memory([key])]) == [KeyCount(key: [1], count: .max)])
    }

    @Test("a temporary folder that is missing is an error") func noFolder() throws {
        var counts = SpilledCounts(memory: 0, scratch: "/nowhere")
        try counts.add([1])
        let error = #expect(throws: Diagnostic.self) { try counts.add([2]) }
        #expect(error?.code.name == "output.folder")
    }
}
