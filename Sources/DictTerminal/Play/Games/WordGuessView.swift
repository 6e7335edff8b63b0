import DictModel
import WordGames

/// Functions that render the word guessing game as text.
enum WordGuessView {
    /// The number of words in each row of the screen.
    static let wordsInRow = 3

    /// Returns the screen for `game`, without its message and its line of help.
    ///
    /// The words on display are `words`, and the cursor is on the one at index `selection`.
    static func screen(
        _ game: WordGuessGame, _ words: [[UInt8]], language: Language, selection: Int, columns: Int
    ) -> Screen {
        var screen = Screen()
        screen.title = StyledText(PlayText.title(.guess, language), .strong)
        screen.facts = ["level \(game.round.level), \(attempts(game.round))"]
        let width = (words.map(\.count).max() ?? 0) + 6
        for first in stride(from: 0, to: words.count, by: wordsInRow) {
            var line = StyledText(" ")
            for index in first..<min(first + wordsInRow, words.count) {
                if index == selection && game.round.standing == .open {
                    screen.focus = screen.body.count..<(screen.body.count + 1)
                }
                line = line + cell(words[index], index == selection, game.round, width: width)
            }
            screen.body.append(line)
        }
        let guesses = game.round.guesses.map { guess in
            StyledText("\(PlayText.upper(guess.letters)) \(guess.hint)")
        }
        screen.body.append(StyledText())
        screen.body += Paragraph.lines(
            [StyledText("  Guesses:")] + (guesses.isEmpty ? [StyledText("none")] : guesses),
            columns: columns, indent: 4, gap: 2)
        return screen
    }

    /// Returns a word with its hint, padded with spaces to `width` columns.
    ///
    /// A word that has not been guessed has no hint. The word that the cursor is on is marked, and
    /// so is the secret once the round is over.
    private static func cell(
        _ word: [UInt8], _ isSelected: Bool, _ round: WordGuessRound, width: Int
    ) -> StyledText {
        let hint = round.guesses.last { $0.letters == word }.map { " \($0.hint)" } ?? ""
        let isSecret = round.standing != .open && word == round.secretLetters
        let marked = isSelected && round.standing == .open
        var cell = StyledText(marked ? ">" : isSecret ? "*" : " ", .strong)
        cell.append(
            PlayText.upper(word) + hint,
            isSecret ? .good : marked ? .selected : hint.isEmpty ? .plain : .gray)
        cell.append(String(repeating: " ", count: max(0, width - cell.columns)))
        return cell
    }

    private static func attempts(_ round: WordGuessRound) -> String {
        guard let left = round.attemptsLeft else { return "unlimited attempts" }
        return left == 1 ? "1 attempt left" : "\(left) attempts left"
    }

    /// Returns a note on how often all levels were completed, or "" if they never were.
    static func completed(_ completions: Int) -> String {
        switch completions {
        case 0: ""
        case 1: "(all 5 levels completed once)"
        default: "(all 5 levels completed \(completions) times)"
        }
    }

    /// Returns a sentence for the player on the result of guessing `text`.
    static func text(
        _ answer: MoveAnswer, to text: [UInt8], _ game: WordGuessGame
    ) -> String {
        let word = PlayText.upper(text)
        let round = game.round
        switch answer {
        case .hint:
            let hint = round.guesses.last?.hint ?? 0
            let letters = hint == 1 ? "1 letter" : "\(hint) letters"
            let said = "\(word) has \(letters) in common with the secret"
            return round.standing == .lost
                ? "\(said). Level \(round.level) lost: it was \(PlayText.upper(round.secretLetters))."
                : "\(said); \(attempts(round))."
        case .secret:
            return "\(word) it is: level \(round.level) won in "
                + "\(PlayText.guesses(round.guesses.count))."
        case .notInPack: return "\"\(word)\" is not one of the words: no attempt used."
        default: return "The round is over."
        }
    }

    /// Returns lines with the level, its words and the guesses so far, for play without a screen.
    static func lines(
        _ game: WordGuessGame, _ words: [[UInt8]], completions: Int
    ) -> [String] {
        [
            ["Level \(game.round.level), \(attempts(game.round))", completed(completions)]
                .filter { !$0.isEmpty }.joined(separator: " ") + ":",
            "  " + words.map { PlayText.upper($0) }.joined(separator: " "),
        ]
            + game.round.guesses.map { "  guessed: \(PlayText.upper($0.letters)) \($0.hint)" }
    }
}
