import DictModel
import WordGames

/// Everything that `dictc play` says to players in one language.
///
/// The web page says the same things in the same words where both have them. Keys, commands and
/// calls have the same names in every language.
struct GameTexts: Sendable {
    typealias Count = @Sendable (Int) -> String
    typealias Text = @Sendable (String) -> String

    /// A game: what it is called, its task in a few words, and its rules.
    struct Game: Sendable {
        let title: String
        let summary: String
        let rules: GameRules
    }

    /// What more than one game says.
    struct Common: Sendable {
        /// The name of the language in itself.
        let language: String
        /// The help on the keys that work in every game.
        let keys: [String]
        /// The rule that says so in a sentence.
        let keysRule: String
        /// The response to a move after the end of a round, in a game without a screen.
        let roundOver: String
        let onePerDay: String
        let notOneLetter: String
        let typeLetter: String
        let goOn: String
        /// The text in place of an empty list of guesses or letters.
        let none: String
        let wins: Count
        /// How to go on by a command, after the screen has been left.
        let resume: Text
    }

    /// Menus, pages and the dialog for names.
    struct Menus: Sendable {
        let whichGame: String
        let keys: String
        let back: String
        let scroll: String
        let lines: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String
        let title: Text
        let resume: String
        let newRound: String
        let startAgain: String
        let otherLanguage: String
        let otherPlayers: String
        let anotherPlayer: String
        let scores: String
        let scoresAndStatistics: String
        let rules: String
        let quit: String
        let rulesOf: Text
        let copy: String
        let whoPlays: Text
        let player: Count
        let orOneOfThese: String
        let badName: String
        let isPlaying: Text
        let nameKeys: String
        let computer: @Sendable (GhostStrength) -> String
    }

    /// Play without a screen.
    struct Lines: Sendable {
        let hint: String
        let nameOf: Count
        let needsName: Count
        let badName: Count
        let nothingToShare: String
        let noSuchChoice: String
        let help: [String]
        let unknownLanguage: Text
        let notANumber: Text
        let unknownCommand: Text
        let saved: Text
    }

    /// Notes at the start of a game.
    struct Notes: Sendable {
        let installed: String
        let otherPlayers: String
        let unreadable: String
        let kept: Text
        let sameForAll: Text
        let resumed: String
        let carriedOver: String
        let otherWords: String
        let invalid: String
    }

    /// High scores and statistics.
    struct Scores: Sendable {
        let heading: String
        let of: Text
        let noWins: String
        let summary: @Sendable (GameStatistics) -> String
        let byLevel: String
        let byGuesses: String
        let byWrongLetters: String
    }

    let common: Common
    let menus: Menus
    let lines: Lines
    let notes: Notes
    let scores: Scores
    let guess: Guess
    let ghost: Ghost
    let wordle: Wordle
    let hangman: Hangman
    let fill: Fill

    /// Returns the texts about `game`.
    func game(_ game: GameKind) -> Game {
        switch game {
        case .guess: guess.game
        case .ghost: ghost.game
        case .wordle: wordle.game
        case .hangman: hangman.game
        case .fill: fill.game
        }
    }

    /// The title of `game` with the language, such as "Ghost (English)".
    func title(_ game: GameKind) -> String { "\(self.game(game).title) (\(common.language))" }

    /// Formats a number with a noun, such as "1 guess" or "2 guesses".
    static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// The rules of `game` as lines that may have to be wrapped, for a screen or for play without one.
    func rules(_ game: GameKind, hasScreen: Bool) -> [String] {
        let rules = self.game(game).rules
        let play = hasScreen ? rules.keys + [common.keysRule] : [rules.input]
        return [rules.aim, ""] + rules.details.map { "- " + $0 } + [""] + play.map { "- " + $0 }
    }
}

/// The rules of a game.
struct GameRules: Sendable {
    /// The aim of the game, in a sentence or two.
    let aim: String
    /// The rules beyond that, one or more sentences each.
    let details: [String]
    /// How to play on a screen.
    let keys: [String]
    /// How to play line by line.
    let input: String
}

extension Language {
    /// What `dictc play` says in a game in this language.
    var texts: GameTexts {
        switch self {
        case .english: .english
        case .dutch: .dutch
        }
    }
}
