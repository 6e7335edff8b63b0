import DictModel
import DictReader
import Testing

@testable import WordGames

/// Section D of the rules: Hangman.
@Suite("Acceptance D, Hangman") struct HangmanAcceptanceTests {
    /// A game about `phrase`.
    private func game(
        _ phrase: String, _ language: Language = .english
    ) throws -> (HangmanGame, PhrasePack) {
        let phrases = try GameFixture.phrases([phrase], language)
        var random = SplitMix64(seed: 0)
        return (try #require(HangmanGame(in: phrases, using: &random)), phrases)
    }

    private func pattern(_ game: HangmanGame) -> String {
        game.pattern
    }

    @Test("D1: a new game has a phrase of the list") func d1() throws {
        for language in Language.allCases {
            let phrases = try RealPacks.phrases(language)
            for seed in 0..<20 as Range<UInt64> {
                var random = SplitMix64(seed: seed)
                let game = try #require(HangmanGame(in: phrases, using: &random))
                #expect(phrases.phrase(at: game.number)?.utf8 == game.phraseText)
            }
        }
    }

    @Test("D2: each letter starts as _, and words are apart") func d2() throws {
        let (game, _) = try game("Time flies")
        #expect(pattern(game) == "____ _____")
        #expect(game.glyphs.filter(\.isSpace).count == 1)
    }

    @Test("D3: signs and digits are shown from the start") func d3() throws {
        #expect(try pattern(game("Don't panic!").0) == "___'_ _____!")
        #expect(try pattern(game("well-known 007").0) == "____-_____ 007")
        #expect(try pattern(game("naïef – café, 🎲").0) == "_____ – ____, 🎲")
        for language in Language.allCases {
            let phrases = try RealPacks.phrases(language)
            for index in 0..<phrases.count {
                let phrase = try #require(phrases.phrase(at: index))
                let glyphs = HangmanGlyph.glyphs(of: phrase.utf8, language)
                #expect(glyphs.map(\.text).joined() == phrase.text)
                #expect(glyphs.allSatisfy { $0.isShown == $0.letters.isEmpty })
                #expect(glyphs.contains { !$0.isShown })
            }
        }
    }

    @Test("D4: a guess is exactly one letter, in any case") func d4() throws {
        var (game, _) = try game("Time flies")
        for text in ["", "ti", "1", "!", " ", "t ", "🎲", "α", "ĳ"] {
            #expect(game.guess(text) == .notOneLetter)
        }
        #expect(game.guess([0xFF]) == .notOneLetter)
        #expect(game.guesses.isEmpty)
        #expect(game.guess("T") == .opened(1))
        #expect(game.guess("f") == .opened(1))
    }

    @Test("D5: all copies of a letter are opened") func d5() throws {
        var (game, _) = try game("Time flies")
        #expect(game.guess("i") == .opened(2))
        #expect(pattern(game) == "_i__ __i__")
        #expect(game.guess("E") == .opened(2))
        #expect(pattern(game) == "_i_e __ie_")
    }

    @Test("D6: a wrong letter is noted and advances the picture by one") func d6() throws {
        var (game, _) = try game("Time flies")
        #expect(game.guess("z") == .missed)
        #expect(game.guess("X") == .missed)
        #expect(game.missedLetters == Array("zx".utf8))
        #expect(pattern(game) == "____ _____")
    }

    @Test("D7: a letter guessed again has no effect") func d7() throws {
        var (game, _) = try game("Time flies")
        _ = (game.guess("t"), game.guess("z"))
        let before = game
        #expect(game.guess("t") == .repeated)
        #expect(game.guess("Z") == .repeated)
        #expect(game == before)
    }

    @Test("D8: all letters found win, and there are no more guesses") func d8() throws {
        var (game, _) = try game("Tea, tee")
        _ = (game.guess("t"), game.guess("e"))
        #expect(game.standing == .open)
        _ = game.guess("a")
        #expect(game.standing == .won && game.wins == 1)
        #expect(pattern(game) == "Tea, tee")
        #expect(game.guess("z") == .roundOver)
        #expect(game.misses.isEmpty)
    }

    @Test("D9: six wrong letters lose, and there are no more guesses") func d9() throws {
        var (game, _) = try game("Tea")
        for text in ["z", "y", "x", "w", "v"] {
            #expect(game.guess(text) == .missed)
            #expect(game.standing == .open)
        }
        #expect(game.guess("u") == .missed)
        #expect(game.standing == .lost && game.losses == 1)
        #expect(game.guess("t") == .roundOver)
        #expect(game.misses.count == HangmanGame.maximumMisses)
    }

    @Test("D10: starting over brings a new phrase and clears the state") func d10() throws {
        let phrases = try GameFixture.phrases(["one", "two", "six"])
        var random = SplitMix64(seed: 0)
        var game = try #require(HangmanGame(in: phrases, using: &random))
        let phrase = game.phrase
        _ = game.guess("q")
        #expect(game.startOver(in: phrases) == .started)
        #expect(game.phrase != phrase && game.guesses.isEmpty && game.standing == .open)
        #expect(game.losses == 1)
    }

    @Test("D11: E opens E with an accent, which is shown with it") func d11() throws {
        var (game, _) = try game("Één café, coördinatie", .dutch)
        #expect(game.guess("e") == .opened(4))
        #expect(pattern(game) == "Éé_ ___é, __________e")
        #expect(game.guess("ö") == .opened(2))
        #expect(pattern(game) == "Éé_ ___é, _oö_______e")
        var decomposed = try self.game("Cafe\u{301} Ĳs", .dutch).0
        #expect(decomposed.guess("é") == .opened(1))
        #expect(pattern(decomposed) == "___e\u{301} __")
        #expect(decomposed.guess("i") == .opened(1))
        #expect(pattern(decomposed) == "___e\u{301} Ĳ_")
    }

    @Test("D12: no phrase comes twice before the pack is used up") func d12() throws {
        for tier in [nil, 0, 1, 2, 3] as [UInt8?] {
            let phrases = try RealPacks.phrases(.dutch)
            var random = SplitMix64(seed: 12)
            var game = try #require(HangmanGame(in: phrases, tier: tier, using: &random))
            let all = (0..<phrases.count).filter {
                tier == nil || phrases.phrase(at: $0)?.tier == tier
            }
            var seen: Set<Int> = []
            for _ in all {
                #expect(seen.insert(game.number).inserted)
                #expect(game.startOver(in: phrases) == .started)
            }
            #expect(seen == Set(all))
            #expect(seen.contains(game.number))
        }
    }
}
