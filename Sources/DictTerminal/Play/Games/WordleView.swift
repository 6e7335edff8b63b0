import DictModel
import WordGames

/// Functions that render a game of Wordle as text.
///
/// The characters around a letter show its mark: `[A]` is in the right place, `(A)` is in another
/// place, and ` A ` is not in the word.
enum WordleView {
    /// Returns the screen for `game`, with the typed text `entry` in the row of the next guess.
    static func screen(
        _ game: WordleGame, _ statistics: GameStatistics, entry: String, message: String,
        columns: Int
    ) -> Screen {
        var screen = Screen()
        let texts = game.language.texts
        screen.title = StyledText(texts.title(.wordle), .strong)
        let board = board(of: game, entry: entry, columns: columns)
        switch game.standing {
        case .open:
            screen.body = board
            screen.focus = game.guessLetters.count..<(game.guessLetters.count + 1)
            screen.keyboard = keyboard(game.keyboard, columns: columns)
            screen.message = StyledText(message, .bad)
            screen.help = [texts.wordle.enter] + texts.common.keys
        case .won, .lost:
            screen.body = beside(board, statistics, texts, columns: columns)
            screen.focus = 0..<screen.body.count
            screen.message = StyledText(end(game), game.standing == .won ? .good : .bad)
            screen.help = [texts.wordle.newWord, texts.wordle.share] + texts.common.keys
        }
        return screen
    }

    /// Returns the screens while the tiles of the last guess turn, one after the other.
    ///
    /// The keyboard still has the marks `keys`, and nothing tells the end of the round.
    static func turning(_ game: WordleGame, _ keys: [WordleMark?], columns: Int) -> [Screen] {
        let texts = game.language.texts
        return (0..<game.secretLetters.count).map { tile in
            var screen = Screen()
            screen.title = StyledText(texts.title(.wordle), .strong)
            screen.body = board(of: game, entry: "", turning: tile, columns: columns)
            screen.focus = max(0, game.guessLetters.count - 1)..<game.guessLetters.count
            screen.keyboard = keyboard(keys, columns: columns)
            screen.help = [texts.wordle.enter] + texts.common.keys
            return screen
        }
    }

    /// Returns the rows of the board; `tile` is the one of the last guess that turns, if one does.
    private static func board(
        of game: WordleGame, entry: String, turning tile: Int? = nil, columns: Int
    ) -> [StyledText] {
        let indent = StyledText(String(repeating: " ", count: indent(of: game, columns: columns)))
        return (0..<WordleGame.tries).map { row in
            guard row == game.guessLetters.count - 1, let tile else {
                return indent + line(row, of: game, entry: entry)
            }
            return indent + marked(row, of: game, turning: tile)
        }
    }

    private static func keyboard(_ keys: [WordleMark?], columns: Int) -> [StyledText] {
        LetterKeyboard.rows(columns: columns) { letter in
            let mark = keys[Int(letter) - 0x61]
            return (style(of: mark), around(mark, isKey: true))
        }
    }

    /// Returns the number of columns before the board, which is less on a narrow terminal.
    private static func indent(of game: WordleGame, columns: Int) -> Int {
        min(4, max(0, columns - 4 * game.secretLetters.count) / 10)
    }

    /// Returns the board with the chart of the wins beside it, and the summary below.
    private static func beside(
        _ board: [StyledText], _ statistics: GameStatistics, _ texts: GameTexts, columns: Int
    ) -> [StyledText] {
        let gap = "   "
        let width = (board.map(\.columns).max() ?? 0) + gap.utf8.count
        let chart = StatisticsView.chart(statistics, of: .wordle, texts, columns: columns - width)
        let isBeside = chart.allSatisfy { width + $0.utf8.count <= columns }
        let lines = zip([StyledText()] + board, chart).map { line, bar in
            line + StyledText(String(repeating: " ", count: width - line.columns) + bar)
        }
        return (isBeside ? lines : board)
            + StatisticsView.below(statistics, texts, columns: columns)
    }

    private static func line(_ row: Int, of game: WordleGame, entry: String) -> StyledText {
        if row < game.guessLetters.count { return marked(row, of: game) }
        var line = StyledText()
        let typed = row == game.guessLetters.count ? Array(entry.unicodeScalars) : []
        for index in 0..<game.secretLetters.count {
            let letter = index < typed.count ? TerminalText.escaped(String(typed[index])) : "_"
            if index > 0 { line.append(" ") }
            line.append(" \(letter.uppercased()) ", index < typed.count ? .strong : .plain)
        }
        return line
    }

    /// Returns a guess with its marks; from the tile `turning` on, which shows its edge, the letters
    /// are as they were typed.
    private static func marked(
        _ row: Int, of game: WordleGame, turning: Int = .max
    ) -> StyledText {
        var line = StyledText()
        let marks = game.marks
        for (index, letter) in game.guessLetters[row].enumerated() {
            let mark = row < marks.count && index < turning ? marks[row][index] : nil
            let (before, behind) = around(mark, isKey: false)
            if index > 0 { line.append(" ") }
            line.append(
                before + (index == turning ? "|" : PlayText.upper([letter])) + behind,
                index < turning ? style(of: mark) : .strong)
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
        let texts = game.language.texts.wordle
        return game.standing == .won
            ? texts.won(game.guessLetters.count)
            : texts.lost(PlayText.upper(game.secretLetters))
    }

    /// Returns lines with the rules and the guesses so far, for the start of a game without a
    /// screen.
    static func opening(_ game: WordleGame) -> [String] {
        let texts = game.language.texts
        return [
            "\(texts.title(.wordle)), \(texts.wordle.letters(game.secretLetters.count)): "
                + texts.wordle.game.rules.aim, texts.wordle.legend,
        ] + game.guessLetters.indices.map { row($0, of: game) }
    }

    /// Returns lines with the last guess, for a game without a screen.
    ///
    /// Once the round is over, the lines also contain its result and, unless they are `nil`, the
    /// `statistics`.
    static func lines(_ game: WordleGame, _ statistics: GameStatistics?) -> [String] {
        let row = row(game.guessLetters.count - 1, of: game)
        guard game.standing == .open else {
            return [row, end(game)]
                + (statistics.map { [game.language.texts.scores.summary($0)] } ?? [])
        }
        return [row]
    }

    private static func row(_ index: Int, of game: WordleGame) -> String {
        "\(index + 1)  " + marked(index, of: game).text.trimmingBlanks
    }
}
