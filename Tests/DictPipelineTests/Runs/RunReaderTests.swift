import DictFiles
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictPipeline

@Suite("Runs in temporary files") struct RunReaderTests {
    /// A number or a text.
    private enum Item: Equatable {
        case number(UInt64)
        case text([UInt8])
    }

    /// Returns random items, with numbers of all sizes and some texts that are longer than a block.
    private func items(_ generator: inout SeededGenerator) -> [Item] {
        (0..<400).map { _ in
            if Bool.random(using: &generator) {
                return .number(.max >> UInt64.random(in: 0...64, using: &generator))
            }
            let isLong = Int.random(in: 0..<20, using: &generator) == 0
            let length = Int.random(in: 0...(isLong ? 200_000 : 300), using: &generator)
            let byte = UInt8.random(in: 0...255, using: &generator)
            return .text([UInt8](repeating: byte, count: length))
        }
    }

    @Test("read what was written, beside other runs", arguments: 1...5 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let file = try ScratchFile(in: NSTemporaryDirectory())
        let runs = (0..<3).map { _ in items(&generator) } + [[]]
        let ranges = try runs.map { run in
            var writer = RunWriter(file)
            for item in run {
                switch item {
                case .number(let number): try writer.write(number)
                case .text(let text): try writer.write(text.span)
                }
            }
            return try writer.finish()
        }
        for (run, range) in zip(runs, ranges) {
            var reader = RunReader(file, range)
            for item in run {
                #expect(!reader.isAtEnd)
                switch item {
                case .number(let number): #expect(try reader.readNumber() == number)
                case .text(let text):
                    try reader.readText()
                    let found = try reader.withText { bytes throws(Diagnostic) in [UInt8](bytes) }
                    #expect(found == text)
                }
            }
            #expect(reader.isAtEnd)
        }
    }

    @Test(
        "other bytes than dictc wrote are an error, not a crash",
        arguments: [
            [], [0x80], [UInt8](repeating: 0x80, count: 10) + [1], [3, 97, 97],
            [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 97],
        ] as [[UInt8]])
    func damage(bytes: [UInt8]) throws {
        let file = try ScratchFile(in: NSTemporaryDirectory())
        try file.append(bytes)
        var reader = RunReader(file, 0..<file.count)
        let error = #expect(throws: Diagnostic.self) { try reader.readText() }
        #expect(error?.code.name == "output.writing")
    }
}
