import DictModel
import DictStore
import DictTestSupport
import Testing
import WordGames

@testable import dictc

/// The screens of `PlayTerminalTests` without a terminal: the same keys give the same golden text.
@Suite("Views of the games") struct PlayViewTests {
    /// The screen after `keys`, where `\r` is Enter, `\t` Down and `\u{1B}` Right.
    private func screen(
        _ game: GameKind, _ keys: String, seed: UInt64? = nil, names: [String] = [],
        columns: Int = 80
    ) throws -> String {
        let sandbox = try PlayFixture.sandbox()
        let archive = try GameArchive(folder: sandbox.path + "/archive")
        let setup = GameSetup(
            game: game, language: .english, directory: sandbox.path + "/packs", seed: seed,
            names: names, computer: nil, hasScreen: true)
        let session = try #require(try PlaySession(setup, archive))
        for scalar in keys.unicodeScalars {
            let key: Key =
                switch scalar {
                case "\r": .enter
                case "\t": .down
                case "\u{1B}": .right
                case "\u{8}": .backspace
                default: .character(scalar)
                }
            try session.play { $0.press(key) }
        }
        let lines = session.controller.screen(columns: columns).lines.map {
            $0.trimmingBlanksBehind
        }
        return lines.map { $0 + "\n" }.joined()
    }

    @Test("Ghost in the middle and at its end") func ghost() throws {
        let names = ["Ann", "Bob"]
        try PlayGolden.expect(screen(.ghost, "pE3afo", names: names), "screen-ghost-peafo")
        try PlayGolden.expect(screen(.ghost, "peafowl", names: names), "screen-ghost-end")
    }

    @Test("Wordle in the middle and at its end") func wordle() throws {
        try PlayGolden.expect(screen(.wordle, "babes\rcr", seed: 1), "screen-wordle")
        try PlayGolden.expect(
            screen(.wordle, "zz\r\u{8}\u{8}babes\reerie\rabbey\rcrane\r", seed: 1),
            "screen-wordle-end")
    }

    @Test("Hangman in the middle and at both ends") func hangman() throws {
        try PlayGolden.expect(screen(.hangman, "zqe", seed: 2), "screen-hangman")
        try PlayGolden.expect(screen(.hangman, "zqexjkw", seed: 2), "screen-hangman-lost")
        try PlayGolden.expect(
            screen(.hangman, "zqexjkwv\rbetrlahnvcfui", seed: 2), "screen-hangman-won")
    }

    @Test("word guessing with its cursor, and a level that is won") func guess() throws {
        try PlayGolden.expect(screen(.guess, "\u{1B}\t", seed: 4), "screen-guess")
        let words = PlayFixture.levels[0].words.map { $0 + "\r" }.joined()
        try PlayGolden.expect(screen(.guess, words, seed: 4), "screen-guess-won")
        try PlayGolden.expect(screen(.guess, words + "\r", seed: 4), "screen-guess-level-2")
    }

    @Test("FillMeUp with a choice, and submitted") func fill() throws {
        try PlayGolden.expect(screen(.fill, "\t\u{1B}", seed: 5), "screen-fill")
        let wrong = try screen(.fill, "1\r1\r1\r\r", seed: 5)
        #expect(wrong.contains("- 2. She walks [on] (to) school and sings."))
        #expect(wrong.contains("1 of 3 right, score 1. Try level 1 again."))
    }

    @Test("sentences wrap on a narrow screen", arguments: [20, 30, 40])
    func narrow(columns: Int) throws {
        let lines = try screen(.fill, "", seed: 5, columns: columns).split(separator: "\n")
        #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.utf8.count <= columns }, "\(lines)")
    }
}
