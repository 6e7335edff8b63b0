import DictModel
import DictReader
import DictTestSupport

@testable import WordGames

/// The games of the property tests.
enum PlayedGame: String, CaseIterable, Sendable {
    case guess, ghost, wordle, hangman, fillMeUp

    /// Plays random games with the numbers in `seeds`.
    func play(_ seeds: Range<UInt64>) throws {
        try run(seeds, play: true)
    }

    /// Plays on from changed states with the numbers in `seeds`.
    func survive(_ seeds: Range<UInt64>) throws {
        try run(seeds, play: false)
    }

    private func run(_ seeds: Range<UInt64>, play: Bool) throws {
        switch self {
        case .guess: try Self.run(WordGuessGame.self, GameFixture.fiveLevels(), seeds, play)
        case .ghost: try Self.run(GhostGame.self, GameFixture.ghostWords(), seeds, play)
        case .wordle:
            let words = "abbey crane toren slate boter babes eerie"
            let packs = try (
                answers: GameFixture.answers(words), lexicon: GameFixture.lexicon(words + " zebra")
            )
            try Self.run(WordleGame.self, packs, seeds, play)
        case .hangman:
            let phrases = try GameFixture.phrases(
                ["Één zwaluw", "naïef – café!", "Don't panic", "jazz 🎲", "a", "Ĳsjes œ"], .dutch,
                misses: [0, 2, 4, 6, 1, 3])
            try Self.run(HangmanGame.self, phrases, seeds, play)
        case .fillMeUp:
            try Self.run(
                FillMeUpGame.self, FillMeUpFixture.random(60, seed: 5), seeds, play)
        }
    }

    private static func run<Game: RandomlyPlayed>(
        _ type: Game.Type, _ packs: Game.Packs, _ seeds: Range<UInt64>, _ play: Bool
    ) throws {
        for seed in seeds {
            if play {
                try Game.play(packs, seed: seed, moves: 10 + Int(seed % 30))
            } else {
                try Game.survive(packs, seed: seed, moves: 12)
            }
        }
    }
}
