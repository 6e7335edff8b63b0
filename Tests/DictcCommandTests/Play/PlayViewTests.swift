import DictModel
import DictStore
import DictTestSupport
import Testing
import WordGames

@testable import DictTerminal
@testable import dictc

/// The screens of `SlowPlayTerminalTests` without a terminal: the same keys give the same golden text.
@Suite("Views of the games") struct PlayViewTests {
    /// The screen after `keys`, where `\r` is Enter, `\t` Down and `\u{1B}` Right.
    private func screen(
        _ game: GameKind, _ keys: String, seed: UInt64? = nil, names: [String] = [],
        columns: Int = 80
    ) throws -> String {
        let controller = try controller(game, keys, seed: seed, names: names)
        return Self.text(controller.screen(columns: columns).lines)
    }

    private static func text(_ lines: [String]) -> String {
        lines.map { $0.trimmingBlanksBehind + "\n" }.joined()
    }

    /// The controller of the game after `keys`.
    private func controller(
        _ game: GameKind, _ keys: String, seed: UInt64? = nil, names: [String] = [],
        in sandbox: Sandbox? = nil, _ language: Language = .english
    ) throws -> any GameController {
        let sandbox = try sandbox ?? PlayFixture.sandbox()
        let archive = try GameArchive(folder: sandbox.path + "/archive")
        let setup = GameSetup(
            game: game, language: language, directory: sandbox.path + "/packs", seed: seed,
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
        return session.controller
    }

    @Test(
        "each state on a small and on a common terminal", arguments: PlayState.all, PlayState.sizes)
    func small(state: PlayState, size: TerminalSize) throws {
        let controller = try controller(
            state.game, state.keys, seed: state.game == .ghost ? nil : state.seed,
            names: state.names, in: PlayFixture.longSandbox(), state.language)
        let lines = controller.screen(columns: size.columns).fitted(to: size)
        #expect(lines.count <= size.rows && lines.allSatisfy { $0.columns <= size.columns })
        // Nothing is cut but names that are too long.
        #expect(state.name == "ghost-dead" || !lines.contains { $0.text.contains("…") })
        try PlayGolden.expect(
            Self.text(lines.map(\.text)), "\(size.columns)x\(size.rows)/\(state.name)")
    }

    @Test(
        "the rules of each game", arguments: GameKind.allCases,
        Language.allCases.flatMap { language in PlayState.sizes.map { (language, $0) } })
    func rules(game: GameKind, shown: (Language, TerminalSize)) throws {
        let (language, size) = shown
        let texts = language.texts
        var page = Page(
            texts.menus.rulesOf(texts.game(game).title), texts.rules(game, hasScreen: true),
            texts.menus)
        var screens: [String] = []
        while screens.count < 9 {
            let lines = page.screen(size).fitted(to: size)
            #expect(lines.count <= size.rows && lines.allSatisfy { $0.columns <= size.columns })
            #expect(!lines.contains { $0.text.contains("…") })
            let text = Self.text(lines.map(\.text))
            if screens.last == text { break }
            screens.append(text)
            _ = page.press(.pageDown, size)
        }
        try PlayGolden.expect(
            screens.joined(separator: "-- Space --\n"),
            "\(size.columns)x\(size.rows)/\(language == .english ? "" : "nl-")\(game.name)-rules")
    }

    @Test("the letters that a lost Hangman lacked are marked in their places") func missed() throws
    {
        let controller = try controller(.hangman, "zqexjkw", seed: 1)
        let marked = controller.screen(columns: 80).body.flatMap(\.parts).filter {
            $0.style == .selected
        }
        let letters = marked.map(\.text).joined()
        #expect(letters == "Bttrlatthannvr" || letters == "Cafaulait", "\(letters)")
    }

    @Test("FillMeUp shows all options and the sentence of the cursor, wherever it is")
    func options() throws {
        let size = TerminalSize(columns: 40, rows: 15)
        for row in 0..<10 {
            let controller = try controller(
                .fill, String(repeating: "\t", count: row), seed: 3,
                in: PlayFixture.longSandbox())
            let text = controller.screen(columns: size.columns).fitted(to: size).map(\.text)
            for option in 1...10 {
                #expect(text.contains { "  \($0)".contains("  \(option) ") }, "\(option): \(text)")
            }
            let sentence = text.filter { $0.hasPrefix(">") || $0.hasPrefix("     ") }
            #expect(sentence.contains { $0.hasPrefix(row < 9 ? "> \(row + 1)." : ">10.") })
        }
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

    @Test("the tiles of an accepted guess turn one by one, and only then is anything told")
    func turning() throws {
        func rows(_ keys: String) throws -> [String] {
            try controller(.wordle, keys, seed: 1).transition(columns: 80).map { screen in
                #expect(screen.message.isEmpty)
                #expect(!screen.keyboard.map(\.text).joined().contains { "-[(".contains($0) })
                let row = try #require(screen.body.first { $0.text.contains("|") })
                return row.text.trimmingBlanks
            }
        }
        #expect(
            try rows("crane\r") == [
                "|   R   A   N   E", "[C]  |   A   N   E", "[C] [R]  |   N   E",
                "[C] [R] [A]  |   E",
                "[C] [R] [A] [N]  |",
            ])
        #expect(try rows("cran").isEmpty && rows("zzzzz\r").isEmpty && rows("crane\r?").isEmpty)
        let end = try controller(.wordle, "crane\r", seed: 1).screen(columns: 80)
        #expect(end.message.text == "Won in 1 guess.")
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

    @Test(
        "the chart of the wins",
        arguments: [
            (
                GameKind.wordle, [1: 1, 4: 40], 80,
                "Wins by guesses|1 # 1|2 0|3 0|4 #################### 40|5 0|6 0"
            ),
            (.wordle, [1: 1, 4: 40], 10, "Wins by guesses|1 # 1|2 0|3 0|4 ##### 40|5 0|6 0"),
            (.guess, [5: 2], 80, "Wins by level|1 0|2 0|3 0|4 0|5 #################### 2"),
            (
                .hangman, [1: 1], 80,
                "Wins by wrong letters|0 #################### 1|1 0|2 0|3 0|4 0|5 0"
            ),
            (
                .fill, [10: 3], 6,
                "Wins by level| 1 0| 2 0| 3 0| 4 0| 5 0| 6 0| 7 0| 8 0| 9 0|10 # 3"
            ),
            (.fill, [:], 80, "Wins by level|1 0"), (.ghost, [1: 1], 80, ""),
        ])
    func chart(game: GameKind, wins: [Int: Int], columns: Int, expected: String) {
        var distribution = [Int](repeating: 0, count: 64)
        for (number, count) in wins { distribution[number - 1] = count }
        let sum = wins.values.reduce(0, +)
        let statistics = GameStatistics(
            played: sum, won: sum, streak: 0, bestStreak: 1, distribution: distribution)
        let lines = StatisticsView.chart(statistics, of: game, .english, columns: columns)
        #expect(lines.joined(separator: "|") == expected)
    }

    @Test("the results below a round keep a margin on both sides", arguments: 30...64)
    func below(columns: Int) {
        let statistics = GameStatistics(
            played: 4, won: 3, streak: 1, bestStreak: 2, distribution: [3, 0, 0, 0, 0, 0])
        let lines = StatisticsView.below(statistics, .english, columns: columns).map(\.text)
        let text = "4 played, 75% won, current streak 1, best streak 2"
        #expect(lines.first == "")
        #expect(lines.dropFirst().map { $0.dropFirst(2) }.joined(separator: " ") == text)
        #expect(lines.allSatisfy { $0.utf8.count <= columns })
        #expect((lines.count == 2) == (text.utf8.count + 2 <= columns))
    }

    @Test("sentences wrap on a narrow screen", arguments: [20, 30, 40])
    func narrow(columns: Int) throws {
        let lines = try screen(.fill, "", seed: 5, columns: columns).split(separator: "\n")
        #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.utf8.count <= columns }, "\(lines)")
    }
}
