import DictModel
import DictReader
import Testing

@testable import WordGames

/// Section C of the rules: Wordle.
@Suite("Acceptance C, Wordle") struct WordleAcceptanceTests {
    private static let answers = "abbey crane toren slate boter"
    private static let words = answers + " babes eerie aback zebra cable raise store zones stone"

    private func game(
        secret: String = "abbey"
    ) throws -> (WordleGame, AnswerList, Lexicon) {
        let answers = try GameFixture.answers(Self.answers)
        let lexicon = try GameFixture.lexicon(Self.words)
        let number = try #require(
            (0..<answers.count).first { answers.letters(at: $0) == Array(secret.utf8) })
        let game = WordleGame(
            identity: answers.identity, lexiconIdentity: lexicon.identity, language: .english,
            number: number, secret: Array(secret.utf8))
        return (game, answers, lexicon)
    }

    private func marks(_ answer: WordleAnswer) -> [WordleMark]? {
        guard case .marked(let marks) = answer else { return nil }
        return (0..<marks.count).map { marks[$0] }
    }

    @Test("C1: a secret of 5 letters and 6 tries") func c1() throws {
        #expect(WordleGame.tries == 6)
        for language in Language.allCases {
            var random = SplitMix64(seed: 1)
            let game = try #require(
                WordleGame(
                    in: RealPacks.answers(language), checking: RealPacks.lexicon(language),
                    using: &random))
            #expect(
                game.secretLetters.count == 5 && game.guessLetters.isEmpty && game.standing == .open
            )
        }
    }

    @Test("C2: the secret is a random answer, and none comes twice before all have come")
    func c2() throws {
        let (_, answers, lexicon) = try game()
        var random = SplitMix64(seed: 2)
        var firsts: Set<[UInt8]> = []
        for _ in 0..<200 {
            var game = try #require(WordleGame(in: answers, checking: lexicon, using: &random))
            firsts.insert(game.secretLetters)
            var seen: Set<[UInt8]> = []
            for _ in 0..<answers.count {
                let isAnswer = answers.contains(game.secretLetters.span)
                #expect(isAnswer)
                #expect(seen.insert(game.secretLetters).inserted)
                #expect(game.startOver(in: answers, checking: lexicon) == .started)
            }
        }
        #expect(firsts.count == answers.count)
    }

    @Test("C3: a guess that is no word is refused and uses no try") func c3() throws {
        var (game, _, lexicon) = try game()
        #expect(game.guess("qqqqq", checking: lexicon) == .notAWord)
        #expect(game.guessLetters.isEmpty && game.keyboard.allSatisfy { $0 == nil })
    }

    @Test("C4: a guess of another length, or with a sign, cannot be sent") func c4() throws {
        var (game, _, lexicon) = try game()
        for text in ["", "abbe", "abbeys", "a"] {
            #expect(game.guess(text, checking: lexicon) == .wrongLength)
        }
        for text in ["abbe!", "ab be", "12345", "🎲", "αβγδε"] {
            #expect(game.guess(text, checking: lexicon) == .notLetters)
        }
        #expect(game.guess([0xFF, 0x80, 0, 1, 2], checking: lexicon) == .notLetters)
        #expect(game.guessLetters.isEmpty)
    }

    @Test("C5: a letter at its place is green") func c5() throws {
        var (game, _, lexicon) = try game()
        #expect(marks(game.guess("aback", checking: lexicon))?.prefix(2) == [.green, .green])
    }

    @Test("C6: a letter elsewhere in the word is yellow") func c6() throws {
        var (game, _, lexicon) = try game()
        #expect(marks(game.guess("cable", checking: lexicon))?[1] == .yellow)
    }

    @Test("C7: a letter that is not in the word is gray") func c7() throws {
        var (game, _, lexicon) = try game()
        #expect(marks(game.guess("cable", checking: lexicon))?[0] == .gray)
    }

    @Test("C8: BABES for ABBEY is yellow yellow green green gray") func c8() throws {
        var (game, _, lexicon) = try game()
        let found = marks(game.guess("babes", checking: lexicon))
        #expect(found == [.yellow, .yellow, .green, .green, .gray])
    }

    @Test("C9: EERIE for ABBEY has one yellow E, the first") func c9() throws {
        var (game, _, lexicon) = try game()
        let found = marks(game.guess("eerie", checking: lexicon))
        #expect(found == [.yellow, .gray, .gray, .gray, .gray])
    }

    @Test("C10: 5 greens win, and the statistics count it") func c10() throws {
        var (game, answers, lexicon) = try game()
        _ = game.guess("crane", checking: lexicon)
        #expect(game.guess("abbey", checking: lexicon) != .notAWord)
        #expect(game.standing == .won)
        #expect(game.guess("crane", checking: lexicon) == .roundOver)
        var expected = GameStatistics()
        (expected.played, expected.won, expected.streak, expected.bestStreak) = (1, 1, 1, 1)
        expected.distribution[1] = 1
        #expect(game.statistics == expected && expected.winPercentage == 100)
        #expect(game.startOver(in: answers, checking: lexicon) == .started)
        #expect(game.statistics == expected && game.guessLetters.isEmpty)
    }

    @Test("C11: six wrong tries lose") func c11() throws {
        var (game, answers, lexicon) = try game()
        for text in ["crane", "slate", "boter", "toren", "zebra"] {
            _ = game.guess(text, checking: lexicon)
            #expect(game.standing == .open)
        }
        _ = game.guess("babes", checking: lexicon)
        #expect(game.standing == .lost && game.guessLetters.count == 6)
        #expect(game.guess("abbey", checking: lexicon) == .roundOver)
        #expect(game.statistics.played == 1 && game.statistics.won == 0)
        #expect(game.statistics.streak == 0)
        #expect(game.startOver(in: answers, checking: lexicon) == .started)
        #expect(game.standing == .open && game.statistics.played == 1)
    }

    @Test("C12: a key takes the best colour so far") func c12() throws {
        var (game, _, lexicon) = try game()
        _ = game.guess("cable", checking: lexicon)
        #expect(game.key(UInt8(ascii: "b")) == .green)
        #expect(game.key(UInt8(ascii: "a")) == .yellow)
        #expect(game.key(UInt8(ascii: "c")) == .gray)
        #expect(game.key(UInt8(ascii: "y")) == nil)
        _ = game.guess("aback", checking: lexicon)
        #expect(game.key(UInt8(ascii: "a")) == .green)
        _ = game.guess("babes", checking: lexicon)
        #expect(game.key(UInt8(ascii: "a")) == .green)
        #expect(game.key(UInt8(ascii: "b")) == .green)
        #expect(game.key(0) == nil && game.key(0xFF) == nil)
    }

    @Test("C13: every answer is a word of the lexicon") func c13() throws {
        for language in Language.allCases {
            let (answers, lexicon) = try (
                RealPacks.answers(language), RealPacks.lexicon(language)
            )
            #expect(answers.count > 500)
            for index in 0..<answers.count {
                let answer = try #require(answers.letters(at: index))
                let isWord = lexicon.contains(answer.span)
                #expect(isWord)
            }
        }
    }

    @Test("the secret can be guessed even if the lexicon lacks it") func unknownSecret() throws {
        let lexicon = try GameFixture.lexicon("crane slate")
        let answers = try GameFixture.answers("abbey")
        var game = WordleGame(
            identity: answers.identity, lexiconIdentity: lexicon.identity, language: .english,
            number: 0, secret: Array("abbey".utf8))
        #expect(game.guess("abbot", checking: lexicon) == .notAWord)
        #expect(game.guess("abbey", checking: lexicon) != .notAWord)
        #expect(game.standing == .won)
    }

    @Test("C14: case does not matter") func c14() throws {
        for text in ["ABBEY", "Abbey", "aBBeY"] {
            var (game, _, lexicon) = try game()
            _ = game.guess(text, checking: lexicon)
            #expect(game.standing == .won)
        }
    }
}
