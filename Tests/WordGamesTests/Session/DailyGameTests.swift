import DictCompiler
import DictModel
import DictReader
import Testing

@testable import WordGames

@Suite("Games of days") struct DailyGameTests {
    private static let days = (0..<1400).compactMap { CalendarDay(number: 20_454 + $0) }
    private static let words = (0..<70).map { number in
        String(
            decoding: [number / 26, number % 26, 3, 4, 5].map { UInt8($0 + 0x61) }, as: UTF8.self)
    }

    private static func secrets(_ answers: AnswerList) throws -> [String] {
        let lexicon = try GameFixture.lexicon("abbey")
        return try days.map {
            try #require(WordleGame(on: $0, in: answers, checking: lexicon)).secret
        }
    }

    @Test("a day has its answer, and any other day one that a hash of day and answer chooses")
    func wordle() throws {
        let answers = try GameFixture.answers("abbey crane toren slate", days: 3)
        let lexicon = try GameFixture.lexicon("abbey")
        let secrets = try [0, 1, 2, 3, 4, 20_783, 2_932_896].map { number in
            let day = try #require(CalendarDay(number: number))
            return WordleGame(on: day, in: answers, checking: lexicon)?.secret
        }
        // Those of the last four days were worked out from FORMAT.md's XXH64 alone.
        #expect(secrets == ["abbey", "crane", "toren"] + ["crane", "abbey", "toren", "crane"])
        let dutch = try GameFixture.lexicon("abbey", .dutch)
        #expect(WordleGame(on: .first, in: answers, checking: dutch) == nil)
        let none = try GameFixture.answers("")
        #expect(WordleGame(on: .first, in: none, checking: lexicon) == nil)
    }

    @Test("without a calendar, an answer taken out changes only its own days")
    func withoutCalendar() throws {
        let words = Self.words
        let before = try Self.secrets(GameFixture.answers(words.joined(separator: " ")))
        #expect(Set(before) == Set(words))
        for removed in words.prefix(9) {
            let rest = words.filter { $0 != removed }.shuffled().joined(separator: " ")
            let after = try Self.secrets(GameFixture.answers(rest))
            for (one, other) in zip(before, after) where one != removed { #expect(one == other) }
        }
    }

    @Test("a level pack that is replaced at its number changes only its own days")
    func levels() throws {
        func packs(_ replaced: (set: Int, level: Int)?, sets: Int = 12) throws -> LevelPacks {
            try GameFixture.levels(
                (1...sets).map { set in
                    (1...5).map { level in
                        let first = replaced?.set == set && replaced?.level == level ? "z" : "a"
                        let words = (0..<6).map { number in
                            first + Self.words[5 * set - level]
                                + String(repeating: "q", count: number)
                        }
                        return GameFixture.pack(level, 4, words.joined(separator: " "))
                    }
                }, daily: 12)
        }
        func rounds(_ packs: LevelPacks) throws -> [WordGuessRound] {
            try Self.days.map { day in
                let session = try #require(
                    GameSession(.guess, on: day, in: GamePacks(levels: packs)))
                guard case .guess(let game, _) = session.view else { throw StateFault.outOfRange }
                #expect(game.reachedLevel == game.round.level && game.round.standing == .open)
                return game.round
            }
        }
        let before = try rounds(packs(nil))
        // 2026-01-01 was a Thursday.
        #expect(before.prefix(7).map(\.level) == [3, 3, 4, 5, 1, 2, 2])
        #expect(Set(before.map { $0.set * 10 + $0.level }).count == 60)
        let after = try rounds(packs((7, 3)))
        for (one, other) in zip(before, after) {
            #expect((one.set, one.level) == (other.set, other.level))
            #expect((one == other) == ((one.set, one.level) != (7, 3)))
        }
        // Sets that are added change nothing, since days take packs from the first 12.
        #expect(try rounds(packs(nil, sets: 14)) == before)
        let some = try GameFixture.levels([
            [GameFixture.pack(2, 4, "tea eat"), GameFixture.pack(4, 4, "no yes")]
        ])
        #expect(try Set(rounds(some).map(\.level)) == [2, 4])
        #expect(
            GameSession(.guess, on: .first, in: GamePacks(levels: try GameFixture.levels([])))
                == nil)
    }

    @Test("only two games have one of a day", arguments: GameKind.allCases)
    func kinds(kind: GameKind) throws {
        let packs = GamePacks(
            lexicon: try GameFixture.lexicon("abbey"), levels: try GameFixture.fiveLevels(),
            answers: try GameFixture.answers("abbey"),
            phrases: try GameFixture.phrases(["Better late!"]),
            sentences: try FillMeUpFixture.random(60, seed: 5))
        let session = GameSession(kind, on: .first, in: packs)
        #expect((session != nil) == [.guess, .wordle].contains(kind))
        guard let session else { return }
        #expect(session.answer == .started && session.seed == 0)
        let again = try #require(GameSession(session.saved, in: packs))
        #expect(again.answer == .restored && again.saved == session.saved)
        #expect(GameSession(kind, on: .first, in: packs)?.saved == session.saved)
    }
}
