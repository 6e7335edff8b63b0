import DictModel
import Testing
import WordGames

@testable import DictTerminal
@testable import dictc

/// A state of a game, and the keys that lead to it.
struct PlayState: Sendable, CustomTestStringConvertible {
    let name: String
    let game: GameKind
    let keys: String
    var seed: UInt64 = 1
    var names: [String] = []
    var language = Language.english

    var testDescription: String { name }

    private static let levelOne = PlayFixture.levels[0].words.map { $0 + "\r" }.joined()

    static let all =
        [
            PlayState(name: "guess-open", game: .guess, keys: "tee\r", seed: 4),
            PlayState(
                name: "guess-lost", game: .guess,
                keys: levelOne + "\r" + String(repeating: "band\r", count: 7), seed: 4),
            PlayState(name: "ghost-open", game: .ghost, keys: "pe", names: ["Ann", "Bob"]),
            PlayState(name: "ghost-word", game: .ghost, keys: "pear", names: ["Ann", "Bob"]),
            PlayState(
                name: "ghost-dead", game: .ghost, keys: "peafx",
                names: ["Maximiliane of Habsburg", "Bartholomew the Younger of Rochester"]),
            PlayState(name: "wordle-open", game: .wordle, keys: "babes\reerie\rcr"),
            PlayState(name: "wordle-refused", game: .wordle, keys: "zzzzz\r"),
            PlayState(
                name: "wordle-lost", game: .wordle, keys: String(repeating: "eerie\r", count: 6)),
            PlayState(name: "hangman-open", game: .hangman, keys: "zqexj", seed: 1),
            PlayState(name: "hangman-lost", game: .hangman, keys: "zqexjkw", seed: 1),
            PlayState(name: "fill-open", game: .fill, keys: "1\r\t\t\t\u{1B}", seed: 3),
            PlayState(
                name: "fill-wrong", game: .fill,
                keys: (1...10).map { "\($0)\r" }.joined() + "\r\t\t\t", seed: 3),
        ] + dutch

    private static let dutch = [
        ("guess-open", GameKind.guess, "tee\rzzz\r", 4), ("guess-won", .guess, levelOne, 4),
        ("guess-lost", .guess, levelOne + "\r" + String(repeating: "band\r", count: 7), 4),
        ("ghost-open", .ghost, "fi", 1), ("ghost-word", .ghost, "fiets", 1),
        ("ghost-dead", .ghost, "fix", 1), ("wordle-refused", .wordle, "zzzzz\r", 1),
        ("wordle-won", .wordle, "appel\rboter\r", 1),
        ("wordle-lost", .wordle, String(repeating: "fiets\r", count: 6), 1),
        ("hangman-open", .hangman, "zqe", 1), ("hangman-lost", .hangman, "zqxjkybh", 1),
        ("fill-open", .fill, "1\r9\r", 3), ("fill-wrong", .fill, "1\r1\r1\r1\r1\r\r", 3),
    ].map { name, game, keys, seed in
        PlayState(
            name: "nl-" + name, game: game, keys: keys, seed: UInt64(seed),
            names: game == .ghost ? ["Ann", "Bob"] : [], language: .dutch)
    }

    /// The sizes of terminals on which every state is shown and read.
    static let sizes = [
        TerminalSize(columns: 40, rows: 15), TerminalSize(columns: 80, rows: 24),
    ]
}
