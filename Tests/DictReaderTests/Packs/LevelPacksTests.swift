import DictCompiler
import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@Suite("Level packs") struct LevelPacksTests {
    static func open(
        _ sets: [LevelSet], ladder: LevelsFormat.Ladder = .standard
    ) throws -> LevelPacks {
        let bytes = try LevelsArtefact.bytes(of: sets, language: .dutch, seed: 42, ladder: ladder)
        let packs = try LevelPacks(ArtefactBytes(bytes))
        try packs.verifyStructure()
        return packs
    }

    @Test(
        "come back as they were written, whatever their shape", arguments: 0..<60 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let sets = PackFixture.sets(seed: seed)
        let packs = try Self.open(sets, ladder: seed % 2 == 0 ? .standard : .hard)
        #expect(packs.language == .dutch && packs.seed == 42)
        #expect(packs.ladder == (seed % 2 == 0 ? .standard : .hard))
        #expect(packs.setCount == sets.count && packs.count == sets.flatMap(\.packs).count)
        var index = 0
        for (set, model) in sets.enumerated() {
            for expected in model.packs {
                let pack = try #require(packs.pack(at: index))
                index += 1
                expect(pack, expected, set: set + 1)
                let same = try #require(packs.pack(set: set + 1, level: expected.level))
                #expect(same.letters == expected.words)
            }
            for level in [-1, 0, 7, 254, 256, .max, .min]
            where !model.packs.contains(where: { $0.level == level }) {
                #expect(packs.pack(set: set + 1, level: level) == nil)
            }
        }
        for index in [-1, packs.count, .max, .min] { #expect(packs.pack(at: index) == nil) }
        for set in [-1, 0, sets.count + 1, .max] { #expect(packs.pack(set: set, level: 1) == nil) }
    }

    private func expect(_ pack: LevelPacks.Pack, _ expected: LevelPack, set: Int) {
        #expect(pack.set == set && pack.level == expected.level)
        #expect(pack.attempts == expected.attempts && pack.count == expected.words.count)
        #expect(pack.letters == expected.words)
        let lengths = Set(expected.words.map(\.count))
        #expect(pack.wordLength == (lengths.count == 1 ? expected.words[0].count : 0))
        for index in [-1, pack.count, .max, .min] { #expect(pack.letters(at: index) == nil) }
        #expect((pack.figures == nil) == (expected.figures == nil))
        guard let figures = pack.figures, let model = expected.figures else { return }
        #expect(isEqual(figures.consistentWins, model.consistentWins))
        #expect(isEqual(figures.consistentGuesses, model.consistentGuesses))
        #expect(isEqual(figures.bestWins, model.bestWins))
        #expect(isEqual(figures.bestGuesses, model.bestGuesses))
        #expect(figures.lastHintWinsMillionths == model.lastHintWinsMillionths)
        #expect(figures.hintMillibits == model.hintMillibits)
        #expect(figures.inseparablePairs == model.inseparablePairs)
    }

    private func isEqual(_ found: LevelPacks.Fraction, _ expected: ExactRatio) -> Bool {
        found.numerator == expected.numerator && found.denominator == expected.denominator
    }

    @Test("may be none") func none() throws {
        let packs = try Self.open([])
        #expect(packs.count == 0 && packs.setCount == 0 && packs.pack(at: 0) == nil)
        #expect(packs.pack(set: 1, level: 1) == nil)
    }

    @Test("may hold anagrams, as the list of the game's description does") func anagrams() throws {
        let figures = PackFigures(words: PackFixture.description, attempts: 0)
        let pack = LevelPack(
            level: 1, attempts: 0, words: PackFixture.description, figures: figures)
        let packs = try Self.open([LevelSet(packs: [pack])], ladder: .custom)
        let read = try #require(packs.pack(set: 1, level: 1))
        #expect(packs.ladder == .custom && read.letters == PackFixture.description)
        #expect(read.attempts == 0 && read.count == 6 && read.wordLength == 3)
        expect(read, pack, set: 1)
    }

    @Test("of the five shapes carry the figures of their words", arguments: LevelShape.all)
    func shapes(shape: LevelShape) throws {
        var random = SeededGenerator(seed: UInt64(shape.level))
        let words = (0..<shape.wordCount).map { _ in
            (0..<shape.wordLength).map { _ in UInt8.random(in: 0x61...0x65, using: &random) }
        }
        let pack = LevelPack(
            level: shape.level, attempts: shape.attempts, words: words,
            figures: PackFigures(words: words, attempts: shape.attempts))
        let packs = try Self.open([LevelSet(packs: [pack])])
        expect(try #require(packs.pack(at: 0)), pack, set: 1)
        #expect(packs.pack(at: 0)?.figures != nil)
    }

    @Test("may hold a word twice: whether that is fair is for the judge") func twice() throws {
        let pack = LevelPack(level: 1, attempts: 0, words: PackFixture.words("tea tea"))
        #expect(try Self.open([LevelSet(packs: [pack])]).pack(at: 0)?.letters == pack.words)
    }

    @Test("are the same bytes each time") func same() throws {
        let sets = PackFixture.sets(seed: 3)
        let files = try (0..<2).map { _ in
            try LevelsArtefact.bytes(of: sets, language: .english, seed: 3, ladder: .hard)
        }
        #expect(files[0] == files[1])
    }
}
