import WordGames

/// Functions that render the word guessing game as text.
enum WordGuessView {
    /// The number of words in each row of the screen.
    static let wordsInRow = 3

    /// Returns the screen for `game`, without its message and its line of help.
    ///
    /// The words on display are `words`, and the cursor is on the one at index `selection`.
    static func screen(
        _ game: WordGuessGame, _ words: [[UInt8]], _ texts: GameTexts, selection: Int, columns: Int
    ) -> Screen {
        var screen = Screen()
        screen.title = StyledText(texts.title(.guess), .strong)
        screen.facts = [facts(game.round, texts.guess)]
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
            [StyledText("  " + texts.guess.guesses)]
                + (guesses.isEmpty ? [StyledText(texts.common.none)] : guesses),
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

    /// Returns the level and the attempts left.
    private static func facts(_ round: WordGuessRound, _ texts: GameTexts.Guess) -> String {
        texts.facts(round.level, texts.attempts(round.attemptsLeft))
    }

    /// Returns a sentence for the player on the result of guessing `text`.
    static func text(
        _ answer: MoveAnswer, to text: [UInt8], _ game: WordGuessGame, _ texts: GameTexts.Guess
    ) -> String {
        let word = PlayText.upper(text)
        let round = game.round
        switch answer {
        case .hint:
            let said = texts.hint(word, round.guesses.last?.hint ?? 0)
            return round.standing == .lost
                ? "\(said). \(texts.lost(round.level, PlayText.upper(round.secretLetters)))"
                : "\(said); \(texts.attempts(round.attemptsLeft))."
        case .secret: return texts.won(word, round.level, round.guesses.count)
        case .notInPack: return texts.notInPack(word)
        default: return texts.over
        }
    }

    /// Returns lines with the level, its words and the guesses so far, for play without a screen.
    ///
    /// The first line also has the notes in `completed`.
    static func lines(
        _ game: WordGuessGame, _ words: [[UInt8]], _ completed: [String], _ texts: GameTexts.Guess
    ) -> [String] {
        let facts = [PlayText.capitalised(facts(game.round, texts))] + completed
        return [
            facts.joined(separator: " ") + ":",
            "  " + words.map { PlayText.upper($0) }.joined(separator: " "),
        ]
            + game.round.guesses.map {
                "  " + texts.guessed("\(PlayText.upper($0.letters)) \($0.hint)")
            }
    }
}
