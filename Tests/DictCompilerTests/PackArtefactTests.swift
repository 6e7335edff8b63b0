import DictCompiler
import DictFormat
import DictModel
import Testing

@Suite("What files of packs cannot hold") struct PackArtefactTests {
    static func pack(
        _ words: [[UInt8]], level: Int = 1, attempts: Int = 0, figures: PackFigures? = nil
    ) -> LevelPack {
        LevelPack(level: level, attempts: attempts, words: words, figures: figures)
    }

    static let tea = Array("tea".utf8)

    static func stated(
        wins: ExactRatio = ExactRatio(1), guesses: ExactRatio = ExactRatio(1),
        millionths: UInt64 = 0, millibits: UInt64 = 0, pairs: Int = 0
    ) -> PackFigures {
        PackFigures(
            consistentWins: wins, consistentGuesses: guesses, bestWins: ExactRatio(1),
            bestGuesses: ExactRatio(1), lastHintWinsMillionths: millionths,
            hintMillibits: millibits, inseparablePairs: pairs)
    }

    static let brokenSets: [(LevelSet, LevelsArtefact.Failure)] = [
        (LevelSet(packs: []), .emptySet(1)),
        (LevelSet(packs: [pack([tea], level: 0)]), .level(set: 1, found: 0)),
        (LevelSet(packs: [pack([tea], level: 256)]), .level(set: 1, found: 256)),
        (
            LevelSet(packs: [pack([tea], level: 2), pack([tea], level: 2)]),
            .levelOrder(set: 1, level: 2, after: 2)
        ),
        (
            LevelSet(packs: [pack([tea], level: 2), pack([tea], level: 1)]),
            .levelOrder(set: 1, level: 1, after: 2)
        ),
        (
            LevelSet(packs: [pack([tea], attempts: -1)]), .attempts(set: 1, level: 1, found: -1)
        ),
        (
            LevelSet(packs: [pack([tea], attempts: 256)]),
            .attempts(set: 1, level: 1, found: 256)
        ),
        (LevelSet(packs: [pack([])]), .wordCount(set: 1, level: 1, found: 0)),
        (
            LevelSet(packs: [pack([[UInt8]](repeating: tea, count: 256))]),
            .wordCount(set: 1, level: 1, found: 256)
        ),
        (LevelSet(packs: [pack([tea, []])]), .wordLength(set: 1, level: 1, word: [])),
        (
            LevelSet(packs: [pack([[UInt8](repeating: 0x61, count: 65)])]),
            .wordLength(set: 1, level: 1, word: [UInt8](repeating: 0x61, count: 65))
        ),
        (
            LevelSet(packs: [pack([Array("Tea".utf8)])]),
            .letters(set: 1, level: 1, word: Array("Tea".utf8))
        ),
        (
            LevelSet(packs: [pack([[0x61, 0xff]])]),
            .letters(set: 1, level: 1, word: [0x61, 0xff])
        ),
    ]

    @Test("sets that break a rule of the format", arguments: brokenSets)
    func refusedSets(set: LevelSet, failure: LevelsArtefact.Failure) {
        #expect(throws: failure) {
            try LevelsArtefact.bytes(of: [set], language: .english, seed: 0, ladder: .custom)
        }
        #expect(failure.description.hasPrefix("set 1"))
        #expect(failure.description.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f })
    }

    @Test(
        "figures that no pack can have",
        arguments: [
            stated(wins: ExactRatio(2)), stated(guesses: ExactRatio(0)),
            stated(guesses: ExactRatio(3)), stated(millionths: 1_000_001),
            stated(millibits: 8001), stated(pairs: 2), stated(pairs: -1),
        ])
    func refusedFigures(figures: PackFigures) throws {
        let words = [Self.tea, Array("pet".utf8)]
        let set = LevelSet(packs: [Self.pack(words, level: 4, figures: figures)])
        #expect(throws: LevelsArtefact.Failure.figures(set: 2, level: 4)) {
            try LevelsArtefact.bytes(
                of: [LevelSet(packs: [Self.pack(words)]), set], language: .english, seed: 0,
                ladder: .custom)
        }
    }

    @Test(
        "answers that break a rule of the format",
        arguments: [
            ([""], "answer of 0 letters (expected 1 to 64): "),
            (["tea", "tears"], "answer of 5 letters (expected 3): tears"),
            (["tea", "te"], "answer of 2 letters (expected 3): te"),
            (["tea", "t a"], "answer holds something else than letters a to z: t a"),
            (["tea", "eat", "tea"], "answer stands there twice: tea"),
        ])
    func refusedAnswers(words: [String], message: String) {
        let failure = #expect(throws: AnswersArtefact.Failure.self) {
            try AnswersArtefact.bytes(
                of: words.map { Array($0.utf8) }, language: .dutch, seed: 0)
        }
        #expect(failure?.description == message)
    }

    @Test(
        "phrases that break a rule of the format",
        arguments: [
            ([], 0, "phrase 2 has 0 bytes (expected 1 to 65535)"),
            (
                [UInt8](repeating: 0x61, count: 65536), 0,
                "phrase 2 has 65536 bytes (expected 1 to 65535)"
            ),
            ([0x61, 0xff], 0, "phrase is no UTF-8 from byte 1 on: a\\xFF"),
            ([0x61, 0x0a], 0, "phrase holds a control character: a\\u{000A}"),
            ([0xc2, 0x85], 0, "phrase holds a control character: \\u{0085}"),
            ([0x61], 256, "misses are out of range (found 256; expected 0 to 255): a"),
            ([0x61], -1, "misses are out of range (found -1; expected 0 to 255): a"),
            ([0x7a], 0, "phrase stands there twice: z"),
        ])
    func refusedPhrases(text: [UInt8], misses: Int, message: String) {
        let failure = #expect(throws: PhrasesArtefact.Failure.self) {
            try PhrasesArtefact.bytes(
                of: [
                    GradedPhrase(text: [0x7a], misses: 0), GradedPhrase(text: text, misses: misses),
                ],
                language: .dutch, seed: 0)
        }
        #expect(failure?.description == message)
    }
}
