import DictModel
import WordGames

/// Functions that render a game of Wordle as text.
///
/// The characters around a letter show its mark: `[A]` is in the right place, `(A)` is in another
/// place, and ` A ` is not in the word.
enum WordleView {
    /// Returns the screen for `game`, with the typed text `entry` in the row of the next guess.
    static func screen(
        _ game: WordleGame, _ statistics: GameStatistics, entry: String, message: String
    ) -> Screen {
        var screen = Screen()
        screen.title = StyledText(PlayText.title(.wordle, game.language), .strong)
        for row in 0..<WordleGame.tries {
            if row == game.guessLetters.count { screen.focus = row }
            screen.body.append(StyledText("    ") + line(row, of: game, entry: entry))
        }
        let keys = game.keyboard
        screen.keyboard = LetterKeyboard.rows { letter in
            let mark = keys[Int(letter) - 0x61]
            return (style(of: mark), around(mark, isKey: true))
        }
        switch game.standing {
        case .open:
            screen.message = StyledText(message, .bad)
            screen.help = StyledText("Enter guess   " + PlayText.commonKeys, .faint)
        case .won, .lost:
            screen.message = StyledText(end(game), game.standing == .won ? .good : .bad)
            screen.body += [StyledText()] + table(statistics).map { StyledText("    " + $0) }
            screen.help = StyledText("Enter new word   " + PlayText.commonKeys, .faint)
        }
        return screen
    }

    private static func line(_ row: Int, of game: WordleGame, entry: String) -> StyledText {
        if row < game.guessLetters.count { return marked(row, of: game) }
        var line = StyledText()
        let typed = row == game.guessLetters.count ? Array(entry.unicodeScalars) : []
        for index in 0..<game.secretLetters.count {
            let letter = index < typed.count ? TerminalText.escaped(String(typed[index])) : "_"
            line.append(" \(letter.uppercased()) ", index < typed.count ? .strong : .plain)
            line.append(" ")
        }
        return line
    }

    private static func marked(_ row: Int, of game: WordleGame) -> StyledText {
        var line = StyledText()
        let marks = game.marks
        for (index, letter) in game.guessLetters[row].enumerated() {
            let mark = row < marks.count ? marks[row][index] : nil
            let (before, behind) = around(mark, isKey: false)
            line.append(before + PlayText.upper([letter]) + behind, style(of: mark))
            line.append(" ")
        }
        return line
    }

    private static func style(of mark: WordleMark?) -> StyledText.Style {
        switch mark {
        case .correct: .green
        case .misplaced: .yellow
        case .absent: .gray
        case nil: .plain
        }
    }

    /// Returns the characters to put before and after a letter to show its mark.
    ///
    /// A letter that has not been used has no mark. Unlike in a guess, a gray letter on the
    /// keyboard is marked with `-`, so that it differs from an unused one.
    private static func around(_ mark: WordleMark?, isKey: Bool) -> (String, String) {
        switch mark {
        case .correct: ("[", "]")
        case .misplaced: ("(", ")")
        case .absent: isKey ? ("-", "-") : (" ", " ")
        case nil: (" ", " ")
        }
    }

    /// Returns the character that represents `mark` in JSON: `g`, `y` or `-`.
    static func name(of mark: WordleMark) -> String {
        switch mark {
        case .correct: "g"
        case .misplaced: "y"
        case .absent: "-"
        }
    }

    /// Returns a sentence with the number of guesses after a win, or with the secret after a loss.
    static func end(_ game: WordleGame) -> String {
        game.standing == .won
            ? "Won in \(PlayText.guesses(game.guessLetters.count))."
            : "Lost: the word was \(PlayText.upper(game.secretLetters))."
    }

    /// Returns the statistics as lines, with a bar that shows how many rounds were won in each
    /// number of tries.
    private static func table(_ statistics: GameStatistics) -> [String] {
        let most = max(1, (1...WordleGame.tries).map(statistics.wins).max() ?? 1)
        return [HighScoreView.text(statistics)]
            + (1...WordleGame.tries).map { tries in
                let wins = statistics.wins(by: tries)
                let bar = wins == 0 ? 0 : max(1, wins * 20 / most)
                return "\(tries) \(String(repeating: "#", count: bar)) \(wins)"
            }
    }

    /// Returns lines with the rules and the guesses so far, for the start of a game without a
    /// screen.
    static func opening(_ game: WordleGame) -> [String] {
        [
            "\(PlayText.title(.wordle, game.language)): find the word of \(game.secretLetters.count) "
                + "letters in \(WordleGame.tries) guesses.",
            "[A] right place, (A) wrong place, A not in the word.",
        ] + game.guessLetters.indices.map { row($0, of: game) }
    }

    /// Returns lines with the last guess, for a game without a screen.
    ///
    /// Once the round is over, the lines also contain its result and, unless they are `nil`, the
    /// `statistics`.
    static func lines(_ game: WordleGame, _ statistics: GameStatistics?) -> [String] {
        let row = row(game.guessLetters.count - 1, of: game)
        guard game.standing == .open else {
            return [row, end(game)] + (statistics.map { [HighScoreView.text($0)] } ?? [])
        }
        return [row]
    }

    private static func row(_ index: Int, of game: WordleGame) -> String {
        "\(index + 1)  " + marked(index, of: game).text.trimmingBlanks
    }
}
