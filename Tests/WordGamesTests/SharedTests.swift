import DictModel
import Testing

@testable import WordGames

@Suite("What all games share") struct SharedTests {
    @Test("the generator gives the published sequence of seed 1234567") func sequence() {
        var random = SplitMix64(seed: 1_234_567)
        let found = (0..<5).map { _ in random.next() }
        #expect(
            found == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("numbers below a bound come equally often") func uniform() {
        var random = SplitMix64(seed: 1)
        var counts = [Int](repeating: 0, count: 7)
        for _ in 0..<70_000 { counts[random.index(below: 7)] += 1 }
        #expect(counts.allSatisfy { (9_600...10_400).contains($0) })
        #expect(random.index(below: 0) == 0 && random.index(below: -3) == 0)
    }

    /// Hands out given numbers, then the same one for ever.
    private struct GivenNumbers: RandomNumberGenerator {
        var numbers: [UInt64]
        mutating func next() -> UInt64 { numbers.count > 1 ? numbers.removeFirst() : numbers[0] }
    }

    @Test("a number that would make some results likelier is drawn again") func drawnAgain() {
        // 2^64 is 1 more than a multiple of 3, so one number, 0, has to go.
        for (first, expected) in [(0, 1), (1, 0)] as [(UInt64, Int)] {
            var random = GivenNumbers(numbers: [first, 1 << 63])
            #expect(random.index(below: 3) == expected)
        }
    }

    @Test("a generator that is saved goes on where it was") func saved() throws {
        var random = SplitMix64(seed: .max)
        _ = random.next()
        var copy = try GameFixture.saved(random)
        #expect(copy == random && copy.next() == random.next())
    }

    @Test("a score stays at its greatest value") func score() {
        var score = Int.max - 1
        score.score(5)
        #expect(score == Int.max - 1)
        score.score()
        score.score()
        #expect(score == Int.max)
    }

    @Test(
        "typed text is folded as words are, or refused",
        arguments: [
            ("Café", "cafe"), ("ABBEY", "abbey"), ("ĳs", "ijs"), ("e\u{301}", "e"), ("", nil),
            ("a b", nil), ("don't", nil), ("x1", nil), ("🎲", nil), ("straße", "strasse"),
        ] as [(String, String?)])
    func typed(text: String, word: String?) {
        let found = TypedText.word(Array(text.utf8), .dutch)
        #expect(GameFixture.text(found) == word)
        let letter = word?.utf8.count == 1 ? word?.utf8.first : nil
        #expect(TypedText.letter(Array(text.utf8), .dutch) == letter)
    }

    @Test("statistics that contradict themselves are not sound") func statistics() {
        var statistics = GameStatistics()
        #expect(statistics.isSound && statistics.winPercentage == 0)
        statistics.win(3)
        statistics.win(1)
        statistics.lose()
        #expect(statistics.isSound && statistics.winPercentage == 66)
        #expect(statistics.bestStreak == 2 && statistics.streak == 0)
        for change: (inout GameStatistics) -> Void in [
            { $0.played = 1 }, { $0.won = 3 }, { $0.streak = 3 }, { $0.bestStreak = 9 },
            { $0.distribution = [] }, { $0.distribution[0] = .max }, { $0.distribution[5] = -1 },
            { $0.played = .max },
        ] {
            var changed = statistics
            change(&changed)
            #expect(!changed.isSound)
            #expect((0...100).contains(changed.winPercentage))
        }
    }

    @Test("statistics count streaks and the numbers of wins, up to the 64th") func counts() {
        var statistics = GameStatistics()
        for number in [1, 3, 3] { statistics.win(number) }
        statistics.lose()
        for number in [7, 0, 1_000] { statistics.win(number) }
        #expect(statistics.played == 7 && statistics.won == 6 && statistics.isSound)
        #expect(statistics.streak == 3 && statistics.bestStreak == 3)
        #expect(statistics.distribution.count == 64 && statistics.distribution.last == 1)
        #expect(
            [-1, 0, 1, 2, 3, 7, 64, 65, .max].map(statistics.wins) == [0, 0, 2, 0, 2, 1, 1, 0, 0])
    }

    @Test("the percentage of wins is exact", arguments: 0...100) func winPercentage(won: Int) {
        var statistics = GameStatistics()
        for _ in 0..<won { statistics.win(1) }
        for _ in won..<100 { statistics.lose() }
        #expect(statistics.winPercentage == won)
    }
}
