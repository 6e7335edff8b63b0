import DictModel
import Testing

@Suite("Letter hint") struct LetterHintTests {
    @Test(
        "the game's own examples",
        arguments: [
            ("TEA", "PET", 2), ("TEA", "TEE", 2), ("TEA", "tee", 2), ("TEA", "EAT", 3),
            ("TEA", "TEA", 3), ("TEA", "tea", 3), ("TEA", "PEA", 2), ("TEA", "APE", 2),
            ("TEE", "SEE", 2), ("", "TEA", 0), ("T-A!", "\u{e9}AT", 2),
        ])
    func examples(first: String, second: String, common: Int) {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        #expect(LetterHint.common(first, second) == common)
        #expect(LetterHint.common(second, first) == common)
        #expect(LetterHint.common(first.span, second.span) == common)
    }

    @Test("agrees with crossing out letters") func agrees() {
        var state: UInt64 = 1
        func letter() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return 0x61 + UInt8((state >> 33) % 6)
        }
        for round in 0..<2000 {
            let first = (0..<round % 9).map { _ in letter() }
            var rest = (0..<round % 7).map { _ in letter() }
            let second = rest
            var common = 0
            for byte in first {
                if let place = rest.firstIndex(of: byte) {
                    rest.remove(at: place)
                    common += 1
                }
            }
            #expect(LetterHint.common(first, second) == common)
        }
    }
}

@Suite("Level shapes") struct LevelShapeTests {
    @Test(
        "the five shapes",
        arguments: [(1, 9, 3, 0), (2, 12, 4, 7), (3, 15, 5, 6), (4, 15, 6, 5), (5, 15, 7, 4)])
    func shapes(level: Int, words: Int, letters: Int, attempts: Int) throws {
        let shape = try #require(LevelShape(level: level))
        #expect(shape == LevelShape.all[level - 1])
        #expect(shape.wordCount == words && shape.wordLength == letters)
        #expect(shape.attempts == attempts && shape.level == level)
    }

    @Test("there is no other level", arguments: [0, 6, -1, Int.max])
    func none(level: Int) { #expect(LevelShape(level: level) == nil) }
}
