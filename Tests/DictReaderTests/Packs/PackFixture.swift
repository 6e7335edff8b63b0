import DictCompiler
import DictFormat
import DictModel
import DictReader
import DictTestSupport

/// Random packs, answers and phrases, and small files of each kind.
enum PackFixture {
    /// The word list of the game's description; it holds anagrams.
    static let description = words("tea eat tee pea pet ape")

    /// The words of a line.
    static func words(_ line: String) -> [[UInt8]] {
        line.split(separator: " ").map { Array($0.utf8) }
    }

    static func word(_ length: Int, _ random: inout SeededGenerator) -> [UInt8] {
        (0..<length).map { _ in UInt8.random(in: 0x61...0x7a, using: &random) }
    }

    /// Sets of packs of any shape, with and without figures.
    static func sets(seed: UInt64) -> [LevelSet] {
        var random = SeededGenerator(seed: seed)
        return (0..<Int.random(in: 0...6, using: &random)).map { _ in
            let levels = (1...6).filter { _ in Bool.random(using: &random) }
            return LevelSet(
                packs: (levels.isEmpty ? [255] : levels).map { level in
                    pack(level: level, &random)
                })
        }
    }

    private static func pack(
        level: Int, _ random: inout SeededGenerator
    ) -> LevelPack {
        let count = Int.random(in: 1...(Bool.random(using: &random) ? 15 : 255), using: &random)
        let length = Int.random(in: 1...64, using: &random)
        let isMixed = Bool.random(using: &random)
        let words = (0..<count).map { _ in
            word(isMixed ? Int.random(in: 1...64, using: &random) : length, &random)
        }
        return LevelPack(
            level: level, attempts: Int.random(in: 0...255, using: &random), words: words,
            figures: Bool.random(using: &random) ? figures(words: count, &random) : nil)
    }

    /// Figures of no pack in particular, in their ranges.
    private static func figures(
        words: Int, _ random: inout SeededGenerator
    ) -> PackFigures {
        let most = UInt64(words)
        func ratio(_ least: UInt64, _ most: UInt64) -> ExactRatio {
            let lower = UInt64.random(in: 1...(.max / 255), using: &random)
            return ExactRatio(
                UInt64.random(in: least * lower...most * lower, using: &random), lower)
                ?? ExactRatio(1)
        }
        return PackFigures(
            consistentWins: ratio(0, 1), consistentGuesses: ratio(1, most), bestWins: ratio(0, 1),
            bestGuesses: ratio(1, most),
            lastHintWinsMillionths: UInt64.random(in: 0...1_000_000, using: &random),
            hintMillibits: UInt64.random(in: 0...8000, using: &random),
            inseparablePairs: Int.random(in: 0...words * (words - 1) / 2, using: &random))
    }

    /// Answers of one length, each once.
    static func answers(seed: UInt64) -> [[UInt8]] {
        var random = SeededGenerator(seed: seed)
        let length = Int.random(in: 1...(seed % 2 == 0 ? 7 : 64), using: &random)
        let words = (0..<Int.random(in: 0...300, using: &random)).map { _ in
            word(length, &random)
        }
        return Set(words).sorted { $0.lexicographicallyPrecedes($1) }.shuffled(using: &random)
    }

    /// Phrases of any scripts, each once.
    static func phrases(seed: UInt64) -> [GradedPhrase] {
        var random = SeededGenerator(seed: seed)
        let signs = Array("abcdefgh ÉéïIJ'’-!?0123ßœ≠漢🎲\u{301}\u{a0}\u{2028}".unicodeScalars)
        var seen: Set<[UInt8]> = []
        return (0..<Int.random(in: 0...200, using: &random)).compactMap { _ in
            var text: [UInt8] = []
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                text += Array(String(signs[Int.random(in: 0..<signs.count, using: &random)]).utf8)
            }
            guard seen.insert(text).inserted else { return nil }
            return GradedPhrase(text: text, misses: Int.random(in: 0...255, using: &random))
        }
    }

    /// A small file of level packs: two sets, words of one length and of several, figures.
    static func levelsFile() throws -> [UInt8] {
        let tea = LevelPack(
            level: 1, attempts: 0, words: description,
            figures: PackFigures(words: description, attempts: 0))
        let mixed = LevelPack(level: 3, attempts: 4, words: words("a bee cold"))
        let sets = [
            LevelSet(packs: [tea, mixed]),
            LevelSet(packs: [LevelPack(level: 2, attempts: 7, words: words("rake pear ware"))]),
        ]
        return try LevelsArtefact.bytes(of: sets, language: .english, seed: 7, ladder: .custom)
    }

    /// A small file of answers.
    static func answersFile() throws -> [UInt8] {
        try AnswersArtefact.bytes(
            of: words("crane toren slate boter"), language: .dutch, seed: 1 << 40)
    }

    /// A small file of phrases.
    static func phrasesFile() throws -> [UInt8] {
        let texts = ["Één zwaluw", "naïef – café!", "Don't panic", "jazz 🎲"]
        let phrases = texts.enumerated().map { index, text in
            GradedPhrase(text: Array(text.utf8), misses: 2 * index + 1)
        }
        return try PhrasesArtefact.bytes(of: phrases, language: .dutch, seed: 9)
    }
}

extension AnswerList {
    /// Whether `word` is an answer.
    func has(_ word: [UInt8]) -> Bool { contains(word.span) }
}
