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

    static let brokenSets: [(LevelSet, Diagnostic.Code, String?)] = [
        (LevelSet(packs: []), .levelsNone, nil),
        (LevelSet(packs: [pack([tea], level: 0)]), .levelsLevel, "0"),
        (LevelSet(packs: [pack([tea], level: 256)]), .levelsLevel, "256"),
        (
            LevelSet(packs: [pack([tea], level: 2), pack([tea], level: 2)]), .levelsLevel,
            "2 after 2"
        ),
        (
            LevelSet(packs: [pack([tea], level: 2), pack([tea], level: 1)]), .levelsLevel,
            "1 after 2"
        ),
        (LevelSet(packs: [pack([tea], attempts: -1)]), .levelsAttempts, "-1"),
        (LevelSet(packs: [pack([tea], attempts: 256)]), .levelsAttempts, "256"),
        (LevelSet(packs: [pack([])]), .levelsWordCount, "0"),
        (
            LevelSet(packs: [pack([[UInt8]](repeating: tea, count: 256))]), .levelsWordCount,
            "256"
        ),
        (LevelSet(packs: [pack([tea, []])]), .wordLength, "\"\""),
        (
            LevelSet(packs: [pack([[UInt8](repeating: 0x61, count: 65)])]), .wordLength,
            PrintableText.quoted([UInt8](repeating: 0x61, count: 65))
        ),
        (LevelSet(packs: [pack([Array("Tea".utf8)])]), .wordBadLetter, "\"Tea\""),
        (LevelSet(packs: [pack([[0x61, 0xff]])]), .wordBadLetter, "\"a\\xFF\""),
    ]

    @Test("sets that break a rule of the format", arguments: brokenSets)
    func refusedSets(set: LevelSet, code: Diagnostic.Code, found: String?) {
        let error = #expect(throws: Diagnostic.self) {
            try LevelsArtefact.bytes(of: [set], language: .english, seed: 0, ladder: .custom)
        }
        #expect(error?.code == code && error?.found == found)
        #expect(error?.place.file == "en.levels" && error?.problem.hasPrefix("set 1") == true)
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
        let error = #expect(throws: Diagnostic.self) {
            try LevelsArtefact.bytes(
                of: [LevelSet(packs: [Self.pack(words)]), set], language: .english, seed: 0,
                ladder: .custom)
        }
        #expect(error?.code == .levelsFigures)
        #expect(error?.problem.hasPrefix("set 2 level 4") == true)
    }

    static let brokenAnswers: [([String], Diagnostic.Code, problem: String, found: String)] = [
        ([""], .wordLength, "answer of 0 letters", "\"\", expected 1 to 64 letters"),
        (
            ["tea", "tears"], .answersMixedLengths, "answer of 5 letters",
            "\"tears\", expected 3 letters"
        ),
        (
            ["tea", "te"], .answersMixedLengths, "answer of 2 letters", "\"te\", expected 3 letters"
        ),
        (
            ["tea", "t a"], .wordBadLetter, "answer with something other than letters",
            "\"t a\", expected a to z"
        ),
        (["tea", "eat", "tea"], .contentsRepeated, "answer is there twice", "\"tea\""),
    ]

    @Test("answers that break a rule of the format", arguments: brokenAnswers)
    func refusedAnswers(
        words: [String], code: Diagnostic.Code, problem: String, found: String
    ) throws {
        let error = try #require(throws: Diagnostic.self) {
            try AnswersArtefact.bytes(
                of: words.map { Array($0.utf8) }, language: .dutch, seed: 0)
        }
        let details = [error.found, error.expected.map { "expected " + $0 }].compactMap { $0 }
        #expect(error.code == code && error.problem == problem)
        #expect(details.joined(separator: ", ") == found)
        #expect(error.place.file == "nl.answers")
    }

    static let brokenPhrases: [([UInt8], Int, Diagnostic.Code, found: String)] = [
        ([], 0, .phraseLength, "\"\""),
        (
            [UInt8](repeating: 0x61, count: 65536), 0, .phraseLength,
            "\"" + String(repeating: "a", count: 60) + "…\""
        ),
        ([0x61, 0xff], 0, .phraseNotText, "\"a\\xFF\""),
        ([0x61, 0x0a], 0, .phraseNotText, "\"a\n\""),
        ([0xc2, 0x85], 0, .phraseNotText, "\"\u{85}\""),
        ([0x61], 256, .phraseMisses, "\"a\""),
        ([0x61], -1, .phraseMisses, "\"a\""),
        ([0x7a], 0, .contentsRepeated, "\"z\""),
    ]

    @Test("phrases that break a rule of the format", arguments: brokenPhrases)
    func refusedPhrases(
        text: [UInt8], misses: Int, code: Diagnostic.Code, found: String
    ) throws {
        let error = try #require(throws: Diagnostic.self) {
            try PhrasesArtefact.bytes(
                of: [
                    GradedPhrase(text: [0x7a], misses: 0), GradedPhrase(text: text, misses: misses),
                ],
                language: .dutch, seed: 0)
        }
        #expect(error.code == code && error.found == found)
        #expect(error.place.file == "nl.phrases")
    }
}
