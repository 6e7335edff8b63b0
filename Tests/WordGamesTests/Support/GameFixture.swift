import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

@testable import WordGames

/// Small artefacts and games for tests.
enum GameFixture {
    /// The words of a line as bytes.
    static func words(_ line: String) -> [[UInt8]] {
        line.split(separator: " ").map { Array($0.utf8) }
    }

    /// A pack of the words of a line.
    static func pack(_ level: Int, _ attempts: Int, _ line: String) -> LevelPack {
        LevelPack(level: level, attempts: attempts, words: words(line))
    }

    /// The file of sets of packs.
    static func levels(_ sets: [[LevelPack]], daily: Int = 0) throws -> LevelPacks {
        let bytes = try LevelsArtefact.bytes(
            of: sets.map(LevelSet.init), language: .english, seed: 1, ladder: .custom,
            dailySets: daily)
        return try LevelPacks(ArtefactBytes(bytes))
    }

    /// Three sets of five small levels; the words of each pack are its own.
    static func fiveLevels() throws -> LevelPacks {
        let attempts = [0, 7, 6, 5, 4]
        return try levels(
            (0..<3).map { set in
                (1...5).map { level in
                    let words = (0..<4).map { word in
                        (0..<level + 2).map { letter in
                            UInt8(0x61 + (set * 7 + level * 5 + word * 3 + letter * letter) % 26)
                        }
                    }
                    return LevelPack(level: level, attempts: attempts[level - 1], words: words)
                }
            })
    }

    static func lexicon(_ line: String, _ language: Language = .english) throws -> Lexicon {
        var builder = WordListBuilder()
        for word in words(line) { builder.append(word) }
        return try Lexicon(
            ArtefactBytes(try LexiconArtefact.bytes(of: builder.finish(), language: language)))
    }

    /// Some words around those of the description of Ghost.
    static func ghostWords() throws -> Lexicon {
        try lexicon(
            "balloon hah pea peafowl peafowls pear pearl quick quiz rose zax zebra zebras")
    }

    /// The answers of a line, the first `days` of them from 1970-01-01 on.
    static func answers(
        _ line: String, _ language: Language = .english, days: Int = 0
    ) throws -> AnswerList {
        let first = days > 0 ? CalendarDay(number: 0) : nil
        return try AnswerList(
            ArtefactBytes(
                try AnswersArtefact.bytes(
                    of: words(line), language: language, seed: 1,
                    days: first.map { ($0, days) })))
    }

    static func phrases(
        _ texts: [String], _ language: Language = .english, misses: [Int] = []
    ) throws -> PhrasePack {
        let phrases = texts.enumerated().map { index, text in
            GradedPhrase(
                text: Array(text.utf8),
                misses: misses.indices.contains(index) ? misses[index] : 2)
        }
        return try PhrasePack(
            ArtefactBytes(
                try PhrasesArtefact.bytes(of: phrases, language: language, seed: 1)))
    }

    /// `game` after it has been saved and read again.
    static func saved<Game: GameState>(_ game: Game) throws -> Game {
        var saved = try Game(savedBytes: game.savedBytes)
        // A session saves the statistics.
        if var wordle = saved as? WordleGame, let game = game as? WordleGame {
            wordle.statistics = try GameStatistics(savedBytes: game.statistics.savedBytes)
            saved = wordle as? Game ?? saved
        }
        return saved
    }

    static func text(_ bytes: [UInt8]?) -> String? {
        bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    static func texts(_ words: [[UInt8]]) -> [String] {
        words.map { String(decoding: $0, as: UTF8.self) }
    }
}
