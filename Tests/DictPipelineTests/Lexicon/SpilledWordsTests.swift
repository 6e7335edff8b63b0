import DictFiles
import DictLexicon
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictPipeline

@Suite("A word list in limited memory") struct SpilledWordsTests {
    /// Spellings in random or byte order, which repeat, are dropped, or agree in many letters.
    private static func spellings(seed: UInt64) -> [[UInt8]] {
        var generator = SeededGenerator(seed: seed)
        let all = (0..<2_000).map { _ in
            let same = [8, 16, 0, 7, 9, 15, 17].randomElement(using: &generator) ?? 0
            let letters = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                UInt8.random(in: 0x61...0x63, using: &generator)
            }
            let end = ["", "", "", "Q", "ë"].randomElement(using: &generator) ?? ""
            return [UInt8](repeating: 0x62, count: same) + letters + Array(end.utf8)
        }
        return seed % 2 == 0 ? all : all.sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test(
        "has the same words, whatever the memory", arguments: 1...4 as ClosedRange<UInt64>,
        [0, 1, 100, 5_000, 1 << 20])
    func reference(seed: UInt64, memory: Int) throws {
        let builder = PlainWords(language: .dutch, file: Place("list.txt"))
        var plain = builder
        var spilled = SpilledWords(builder, memory: memory, scratch: NSTemporaryDirectory())
        for (index, spelling) in Self.spellings(seed: seed).enumerated() {
            try plain.add(spelling.span, line: index + 1)
            try spilled.add(spelling.span, line: index + 1)
        }
        let (expected, found) = (plain.takeWords(), try spilled.takeWords())
        #expect(try words(of: found) == words(of: expected))
        #expect(try words(of: found) == words(of: expected), "a second reading")
        #expect(found.longest == expected.longest && found.alphabet == expected.alphabet)
        #expect(found.count >= (try words(of: expected).count))
        #expect(spilled.dropped == plain.dropped && plain.dropped > 0)
        #expect(try spilled.takeWords().count == 0)
    }

    private func words(of list: any AscendingWords) throws -> [[UInt8]] {
        var words: [[UInt8]] = []
        try list.forEachWord { word throws(Diagnostic) in words.append([UInt8](word)) }
        return words
    }

    @Test("is the same lexicon, whatever the memory") func lexicon() throws {
        let sandbox = try Sandbox(files: [
            "list.txt": [UInt8](Self.spellings(seed: 2).joined(separator: [10]))
        ])
        let list = sandbox.path + "/list.txt"
        var compiler = ListCompiler(.english)
        let whole = try compiler.compile(list)
        compiler.memory = 300
        let spilled = try compiler.compile(list)
        #expect(spilled.bytes == whole.bytes && spilled.words == whole.words)
        #expect(spilled.dropped.map(\.count) == whole.dropped.map(\.count))
        #expect(!spilled.dropped.isEmpty)
        compiler.scratch = sandbox.path + "/missing"
        let error = #expect(throws: Diagnostic.self) { try compiler.compile(list) }
        #expect(error?.code.name == "output.folder")
    }
}
