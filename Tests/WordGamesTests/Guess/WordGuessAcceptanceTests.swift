import DictCompiler
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import WordGames

/// Section A of the rules: the word guessing game.
@Suite("Acceptance A, word guessing") struct WordGuessAcceptanceTests {
    private static let description = "tea eat tee pea pet ape"

    /// The packs of `level` of both languages.
    private func realPacks(_ level: Int) throws -> [LevelPacks.Pack] {
        try Language.allCases.flatMap { language in
            let packs = try RealPacks.levels(language)
            return try (1...packs.setCount).map { set in
                try #require(packs.pack(set: set, level: level))
            }
        }
    }

    private func expectShape(_ level: Int, words: Int, letters: Int) throws {
        let packs = try realPacks(level)
        #expect(packs.count >= 2)
        for pack in packs {
            #expect(pack.letters.count == words && Set(pack.letters).count == words)
            #expect(pack.letters.allSatisfy { $0.count == letters })
        }
    }

    /// A game about `secret` among the words of the description.
    private func game(
        secret: String = "tea", attempts: Int = 7
    ) throws -> (WordGuessGame, LevelPacks) {
        let packs = try GameFixture.levels([
            [GameFixture.pack(2, attempts, Self.description)],
            [GameFixture.pack(2, attempts, "rose nose")],
        ])
        let round = WordGuessRound(
            set: 1, level: 2, attempts: attempts, secret: Array(secret.utf8))
        return (
            WordGuessGame(
                identity: packs.identity, reachedLevel: 2, completions: 0, round: round), packs
        )
    }

    /// A game at `level` of three sets of five levels.
    private func started(
        level: Int, seed: UInt64 = 1
    ) throws -> (WordGuessGame, LevelPacks, SplitMix64) {
        let packs = try GameFixture.fiveLevels()
        var random = SplitMix64(seed: seed)
        var game = try #require(WordGuessGame(in: packs, using: &random))
        game.reachedLevel = 5
        #expect(game.start(level: level, in: packs, using: &random) == .started)
        return (game, packs, random)
    }

    /// A word on display that is not the secret.
    private func wrongWord(_ game: WordGuessGame, _ packs: LevelPacks) throws -> [UInt8] {
        try #require(game.letters(in: packs).first { $0 != game.round.secretLetters })
    }

    @Test("A1: a level-1 pack has 9 words of 3 letters") func a1() throws {
        try expectShape(1, words: 9, letters: 3)
    }

    @Test("A2: a level-2 pack has 12 words of 4 letters") func a2() throws {
        try expectShape(2, words: 12, letters: 4)
    }

    @Test("A3: a level-3 pack has 15 words of 5 letters") func a3() throws {
        try expectShape(3, words: 15, letters: 5)
    }

    @Test("A4: a level-4 pack has 15 words of 6 letters") func a4() throws {
        try expectShape(4, words: 15, letters: 6)
    }

    @Test("A5: a level-5 pack has 15 words of 7 letters") func a5() throws {
        try expectShape(5, words: 15, letters: 7)
    }

    @Test("A6: attempts are unlimited, 7, 6, 5, 4") func a6() throws {
        for (level, attempts) in zip(1...5, [0, 7, 6, 5, 4]) {
            #expect(try realPacks(level).allSatisfy { $0.attempts == attempts })
        }
    }

    @Test("A7: PET for TEA gives 2, costs an attempt, and a new guess is allowed") func a7() throws
    {
        var (game, packs) = try game()
        #expect(game.guess("PET", in: packs) == .hint(2))
        #expect(game.round.attemptsLeft == 6)
        #expect(game.round.standing == .open)
        #expect(game.guess("PEA", in: packs) == .hint(2))
    }

    @Test("A8: TEE for TEA gives 2") func a8() throws {
        var (game, packs) = try game()
        #expect(game.guess("TEE", in: packs) == .hint(2))
    }

    @Test("A9: tee for TEA gives 2") func a9() throws {
        var (game, packs) = try game()
        #expect(game.guess("tee", in: packs) == .hint(2))
    }

    @Test("A10: EAT for TEA gives 3 and is no win") func a10() throws {
        var (game, packs) = try game()
        #expect(game.guess("EAT", in: packs) == .hint(3))
        #expect(game.round.standing == .open && game.round.attemptsLeft == 6)
    }

    @Test("A11: TEA, tea and Tea win, without a hint") func a11() throws {
        for text in ["TEA", "tea", "Tea"] {
            var (game, packs) = try game()
            #expect(game.guess(text, in: packs) == .secret)
            #expect(game.round.standing == .won)
            #expect(game.guess(text, in: packs) == .roundOver)
        }
    }

    @Test("A12: PEA and APE for TEA give 2 each") func a12() throws {
        for text in ["PEA", "APE"] {
            var (game, packs) = try game()
            #expect(game.guess(text, in: packs) == .hint(2))
        }
    }

    @Test("A13: a hint is the size of the intersection of multisets, both ways") func a13() throws {
        for pack in try realPacks(1) + realPacks(3) {
            for first in pack.letters {
                #expect(LetterHint.common(first, first) == first.count)
                for second in pack.letters {
                    var rest = second
                    let common = first.filter { letter in
                        rest.firstIndex(of: letter).map { rest.remove(at: $0) } != nil
                    }
                    #expect(LetterHint.common(first, second) == common.count)
                    #expect(LetterHint.common(second, first) == common.count)
                }
            }
        }
    }

    @Test("A14: repeated letters count as a multiset") func a14() throws {
        #expect(LetterHint.common(Array("TEE".utf8), Array("SEE".utf8)) == 2)
    }

    @Test("A15: the secret is drawn uniformly from the words on display") func a15() throws {
        let packs = try GameFixture.levels([
            [GameFixture.pack(1, 0, "aaa bbb ccc ddd eee fff ggg hhh iii")]
        ])
        var random = SplitMix64(seed: 15)
        var counts: [[UInt8]: Int] = [:]
        for _ in 0..<9000 {
            let game = try #require(WordGuessGame(in: packs, using: &random))
            counts[game.round.secretLetters, default: 0] += 1
            #expect(game.letters(in: packs) == packs.pack(at: 0)?.letters)
        }
        #expect(counts.count == 9)
        #expect(counts.values.allSatisfy { (850...1150).contains($0) })
    }

    @Test("A16: the last allowed attempt can win") func a16() throws {
        for level in 2...5 {
            var (game, packs, _) = try started(level: level)
            let wrong = try wrongWord(game, packs)
            while let left = game.round.attemptsLeft, left > 1 {
                _ = game.guess(wrong, in: packs)
            }
            #expect(game.round.standing == .open)
            #expect(game.guess(game.round.secretLetters, in: packs) == .secret)
            #expect(game.round.standing == .won)
        }
    }

    @Test("A17: without attempts the level is lost, and comes again with the next pack")
    func a17() throws {
        for level in 2...5 {
            var (game, packs, random) = try started(level: level)
            let wrong = try wrongWord(game, packs)
            let (words, set) = (game.letters(in: packs), game.round.set)
            while game.round.standing == .open { _ = game.guess(wrong, in: packs) }
            #expect(game.round.standing == .lost)
            #expect(game.round.guesses.count == game.round.attempts)
            #expect(game.guess(game.round.secretLetters, in: packs) == .roundOver)
            #expect(game.startNext(in: packs, using: &random) == .started)
            #expect(game.round.level == level && game.round.set == set % 3 + 1)
            #expect(game.letters(in: packs) != words && game.round.guesses.isEmpty)
        }
    }

    @Test("A18: a level won leads to the next with a new list and a new secret") func a18() throws {
        let packs = try GameFixture.fiveLevels()
        var random = SplitMix64(seed: 18)
        var game = try #require(WordGuessGame(in: packs, using: &random))
        for level in 1...4 {
            let words = game.letters(in: packs)
            #expect(game.start(level: level + 1, in: packs, using: &random) == .notReached)
            #expect(game.guess(game.round.secretLetters, in: packs) == .secret)
            #expect(game.reachedLevel == level + 1)
            #expect(game.startNext(in: packs, using: &random) == .started)
            #expect(game.round.level == level + 1)
            #expect(game.letters(in: packs) != words)
            #expect(game.letters(in: packs).contains(game.round.secretLetters))
        }
        // Levels reached can be visited again.
        #expect(game.start(level: 2, in: packs, using: &random) == .started)
        #expect(game.round.level == 2 && game.reachedLevel == 5)
        // Winning one of them takes no level away.
        #expect(game.guess(game.round.secretLetters, in: packs) == .secret)
        #expect(game.reachedLevel == 5)
    }

    @Test("A19: level 5 won counts a completion, and play restarts at level 1") func a19() throws {
        var (game, packs, random) = try started(level: 5)
        #expect(game.completions == 0)
        #expect(game.guess(game.round.secretLetters, in: packs) == .secret)
        #expect(game.completions == 1)
        #expect(game.startNext(in: packs, using: &random) == .started)
        #expect(game.round.level == 1 && game.reachedLevel == 5)
    }

    @Test("A20: level 1 is never lost") func a20() throws {
        var (game, packs, _) = try started(level: 1)
        let wrong = try wrongWord(game, packs)
        for _ in 0..<1000 { _ = game.guess(wrong, in: packs) }
        #expect(game.round.standing == .open && game.round.attemptsLeft == nil)
        #expect(game.guess(game.round.secretLetters, in: packs) == .secret)
    }

    @Test("A21: a guess that is not in the list takes no attempt") func a21() throws {
        var (game, packs) = try game()
        for text in ["ATE", "", "T", "TEAS", "T E A", "🎲", "te\u{0}a", "123"] {
            #expect(game.guess(text, in: packs) == .notInPack)
        }
        #expect(game.guess([0xFF, 0xC0], in: packs) == .notInPack)
        #expect(game.round.attemptsLeft == 7)
    }

    @Test("A22: the same word may be guessed again and costs an attempt") func a22() throws {
        var (game, packs) = try game()
        #expect(game.guess("PET", in: packs) == .hint(2))
        #expect(game.guess("PET", in: packs) == .hint(2))
        #expect(game.round.attemptsLeft == 5)
    }

    @Test("A23: the example list with its anagrams loads and plays") func a23() throws {
        let packs = try GameFixture.levels([[GameFixture.pack(1, 0, Self.description)]])
        var random = SplitMix64(seed: 23)
        var game = try #require(WordGuessGame(in: packs, using: &random))
        #expect(game.letters(in: packs) == GameFixture.words(Self.description))
        #expect(game.guess(game.round.secretLetters, in: packs) == .secret)
    }

    @Test("A24: the consistent player wins less from level 2 to 5 in each set") func a24() throws {
        for language in Language.allCases {
            let packs = try RealPacks.levels(language)
            for set in 1...packs.setCount {
                let rates = try (2...5).map { level in
                    let pack = try #require(packs.pack(set: set, level: level))
                    let stated = try #require(pack.figures).consistentWins
                    let rate = try #require(ExactRatio(stated.numerator, stated.denominator))
                    if set <= 2 {
                        let figures = PackFigures(words: pack.letters, attempts: pack.attempts)
                        #expect(figures?.consistentWins == rate)
                    }
                    return rate
                }
                #expect(zip(rates, rates.dropFirst()).allSatisfy { $0 > $1 }, "set \(set)")
            }
        }
    }
}
