import DictModel
import DictReader
import Testing

@testable import WordGames

@Suite("Saved games and other artefacts") struct RestorationTests {
    @Test("word guessing keeps levels and completions") func guess() throws {
        let packs = try GameFixture.fiveLevels()
        var random = SplitMix64(seed: 1)
        var game = try #require(WordGuessGame(in: packs, using: &random))
        (game.reachedLevel, game.completions) = (3, 2)
        #expect(game.start(level: 3, in: packs, using: &random) == .started)
        let other = try GameFixture.levels([
            (1...5).map { GameFixture.pack($0, 4, "tea eat") }
        ])
        #expect(game.guess("tea", in: other) == .otherArtefact)
        #expect(game.startNext(in: other, using: &random) == .otherArtefact)
        #expect(game.letters(in: other).isEmpty)
        var moved = game
        #expect(moved.restore(with: other, using: &random) == .otherArtefact)
        #expect(moved.reachedLevel == 3 && moved.completions == 2 && moved.round.level == 3)
        #expect(moved.restore(with: other, using: &random) == .restored)
        #expect(try moved.restore(with: GameFixture.levels([]), using: &random) == .nothingToPlay)
        game.round = WordGuessRound(set: 9, level: 3, attempts: 6, secret: [])
        #expect(game.restore(with: packs, using: &random) == .contradiction)
        #expect(game.completions == 2)
    }

    @Test("a file with other levels than the five plays as far as it goes") func partial() throws {
        let packs = try GameFixture.levels([
            [GameFixture.pack(2, 3, "rake pear ware"), GameFixture.pack(9, 3, "no yes")],
            [GameFixture.pack(4, 2, "letter better")],
        ])
        var random = SplitMix64(seed: 4)
        var game = try #require(WordGuessGame(in: packs, using: &random))
        #expect(game.round.level == 2 && game.reachedLevel == 2)
        _ = game.guess(game.round.secretLetters, in: packs)
        #expect(game.reachedLevel == 4)
        #expect(game.start(level: 3, in: packs, using: &random) == .noSuchLevel)
        #expect(game.startNext(in: packs, using: &random) == .started)
        #expect(game.round.level == 4)
        _ = game.guess(game.round.secretLetters, in: packs)
        #expect(game.completions == 1)
        #expect(game.startNext(in: packs, using: &random) == .started)
        #expect(game.round.level == 2)
        let none = try GameFixture.levels([[GameFixture.pack(9, 3, "no yes")]])
        #expect(WordGuessGame(in: none, using: &random) == nil)
    }

    @Test("Wordle keeps its statistics") func wordle() throws {
        let answers = try GameFixture.answers("abbey crane")
        let lexicon = try GameFixture.lexicon("abbey crane zebra")
        var random = SplitMix64(seed: 1)
        var game = try #require(WordleGame(in: answers, checking: lexicon, using: &random))
        _ = game.guess(game.secretLetters, checking: lexicon)
        let statistics = game.statistics
        let others = try GameFixture.answers("crane toren")
        let larger = try GameFixture.lexicon("abbey crane toren zebra")
        #expect(game.startOver(in: others, checking: lexicon) == .otherArtefact)
        let none = try GameFixture.answers("zebra toren")
        #expect(game.restore(with: none, checking: larger, using: &random) == .otherArtefact)
        #expect(game.guess("zebra", checking: lexicon) == .otherArtefact)
        #expect(game.restore(with: answers, checking: larger, using: &random) == .otherArtefact)
        #expect(game.statistics == statistics && game.guesses.isEmpty)
        let dutch = try GameFixture.lexicon("abbey", .dutch)
        #expect(WordleGame(in: answers, checking: dutch, using: &random) == nil)
        #expect(game.restore(with: answers, checking: dutch, using: &random) == .nothingToPlay)
        game.statistics.won = 7
        #expect(game.restore(with: answers, checking: larger, using: &random) == .contradiction)
        #expect(game.statistics == GameStatistics())
        game.statistics.won = 7
        #expect(game.restore(with: others, checking: larger, using: &random) == .otherArtefact)
        #expect(game.statistics == GameStatistics())
    }

    @Test("a round of Wordle goes on with a new release in which it is valid")
    func wordleCarriedOver() throws {
        let answers = try GameFixture.answers("abbey crane", days: 2)
        let lexicon = try GameFixture.lexicon("abbey crane zebra")
        var random = SplitMix64(seed: 1)
        let day = try #require(CalendarDay(number: 1))
        var game = try #require(WordleGame(on: day, in: answers, checking: lexicon))
        #expect(game.secret == "crane" && game.number == 1)
        _ = game.guess("zebra", checking: lexicon)
        let released = try GameFixture.answers("toren abbey crane")
        let larger = try GameFixture.lexicon("abbey crane toren zebra")
        var moved = game
        #expect(moved.restore(with: released, checking: larger, using: &random) == .carriedOver)
        #expect(moved.number == 2 && moved.secret == game.secret && moved.guesses == game.guesses)
        #expect(moved.restore(with: released, checking: larger, using: &random) == .restored)
        #expect(moved.guess("crane", checking: larger) != .otherArtefact && moved.standing == .won)
        // The guess is no longer a word, or the secret no longer an answer.
        let smaller = try GameFixture.lexicon("abbey crane toren")
        var lost = game
        #expect(lost.restore(with: released, checking: smaller, using: &random) == .otherArtefact)
        #expect(lost.guesses.isEmpty)
        let others = try GameFixture.answers("abbey toren")
        lost = game
        #expect(lost.restore(with: others, checking: larger, using: &random) == .otherArtefact)
        #expect(lost.guesses.isEmpty)
    }

    @Test("a round of word guessing goes on in a pack that contains its words")
    func guessCarriedOver() throws {
        let packs = try GameFixture.levels([[GameFixture.pack(1, 4, "tea eat ate")]])
        var random = SplitMix64(seed: 1)
        var game = try #require(WordGuessGame(in: packs, using: &random))
        let wrong = try #require(game.letters(in: packs).first { $0 != game.round.secretLetters })
        _ = game.guess(wrong, in: packs)
        let released = try GameFixture.levels([
            [GameFixture.pack(1, 4, "no yes")], [GameFixture.pack(1, 4, "ate tea eat eta")],
        ])
        var moved = game
        #expect(moved.restore(with: released, using: &random) == .carriedOver)
        #expect(moved.round.set == 2 && moved.round.guesses == game.round.guesses)
        #expect(moved.restore(with: released, using: &random) == .restored)
        let others = try GameFixture.levels([[GameFixture.pack(1, 5, "tea eat ate")]])
        #expect(game.restore(with: others, using: &random) == .otherArtefact)
        #expect(game.round.guesses.isEmpty)
    }

    @Test("a round of Hangman goes on with its phrase") func hangmanCarriedOver() throws {
        let phrases = try GameFixture.phrases(["one two"], misses: [1])
        var random = SplitMix64(seed: 1)
        var game = try #require(HangmanGame(in: phrases, using: &random))
        for letter in ["o", "z"] { _ = game.guess(letter) }
        let released = try GameFixture.phrases(["six", "one two"], misses: [1, 1])
        let board = game.patternText
        #expect(game.restore(with: released, using: &random) == .carriedOver)
        #expect(
            game.number == 1 && game.patternText == board && game.missedLetters == Array("z".utf8))
        #expect(game.restore(with: released, using: &random) == .restored)
    }

    @Test("Hangman keeps wins and losses") func hangman() throws {
        let phrases = try GameFixture.phrases(["one two", "six"], misses: [1, 7])
        var random = SplitMix64(seed: 1)
        var game = try #require(HangmanGame(in: phrases, tier: 3, using: &random))
        #expect(game.phraseText == Array("six".utf8))
        for letter in ["s", "i", "x"] { _ = game.guess(letter) }
        #expect(game.wins == 1)
        let other = try GameFixture.phrases(["seven"], misses: [1])
        #expect(game.startOver(in: other) == .otherArtefact)
        #expect(game.restore(with: other, using: &random) == .otherArtefact)
        #expect(game.wins == 1 && game.phraseText == Array("seven".utf8) && game.guesses.isEmpty)
        game.tier = 2
        #expect(game.startOver(in: other) == .noSuchTier)
        game.guessedLetters = Array("ss".utf8)
        #expect(game.restore(with: other, using: &random) == .contradiction && game.wins == 1)
        #expect(HangmanGame(in: other, tier: 2, using: &random) == nil)
        #expect(try HangmanGame(in: GameFixture.phrases(["1984"]), using: &random) == nil)
    }

    @Test("FillMeUp keeps level and score") func fillMeUp() throws {
        let sentences = try FillMeUpFixture.random(50, seed: 1)
        var random = SplitMix64(seed: 1)
        var game = try #require(FillMeUpGame(in: sentences, using: &random))
        (game.level, game.score) = (3, 40)
        let other = try FillMeUpFixture.random(50, seed: 2)
        #expect(game.startNext(in: other, using: &random) == .otherArtefact)
        #expect(game.replay(in: other, using: &random) == .otherArtefact)
        #expect(game.optionTexts(in: other).isEmpty && game.question(at: 0, in: other) == nil)
        #expect(game.choose("x", row: 0, in: other) == .otherArtefact)
        #expect(game.restore(with: other, using: &random) == .otherArtefact)
        #expect(game.level == 3 && game.score == 40 && game.round.level == 3)
        game.round.rows[0].choice = 99
        #expect(game.restore(with: other, using: &random) == .contradiction)
        #expect(game.level == 3 && game.score == 40)
        let none = try FillMeUpFixture.set([String]())
        #expect(FillMeUpGame(in: none, using: &random) == nil)
        #expect(game.restore(with: none, using: &random) == .nothingToPlay)
    }

    @Test("the identity changes with any content, and opening lightly gives the same")
    func identity() throws {
        let first = try GameFixture.lexicon("pea pear")
        #expect(try first.identity == GameFixture.lexicon("pea pear").identity)
        #expect(try first.identity != GameFixture.lexicon("pea peas").identity)
        #expect(try first.identity != GameFixture.lexicon("pea pear", .dutch).identity)
        let path = try RealPacks.path(.english, "lexicon")
        let (trusting, verifying) = try (
            Lexicon(contentsOf: path, .trusting), Lexicon(contentsOf: path, .verifying)
        )
        #expect(trusting.identity == verifying.identity)
    }
}
