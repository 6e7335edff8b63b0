import WordGames

/// Functions that render a game of Hangman as text.
enum HangmanView {
    /// Returns the screen for `game`, with `message` unless the round is over.
    ///
    /// A finished round shows its result instead.
    static func screen(_ game: HangmanGame, message: String, columns: Int) -> Screen {
        var screen = Screen()
        screen.title = StyledText(PlayText.title(.hangman, game.language), .strong)
        screen.body = HangmanPicture.lines(misses: game.misses.count).map { StyledText("  " + $0) }
        screen.body.append(StyledText())
        screen.focus = screen.body.count
        screen.body += phrase(game, columns: columns)
        screen.body += [StyledText(), StyledText("  " + wrong(game))]
        screen.message = StyledText(message)
        switch game.standing {
        case .open:
            screen.keyboard = LetterKeyboard.rows { letter in
                guard game.guesses.contains(letter) else { return (.plain, (" ", " ")) }
                return game.misses.contains(letter)
                    ? (.gray, ("-", "-")) : (.green, ("[", "]"))
            }
            screen.help = StyledText("Type a letter   " + PlayText.commonKeys, .faint)
        case .won, .lost:
            screen.message = StyledText(end(game), game.standing == .won ? .good : .bad)
            screen.help = StyledText("Enter new phrase   " + PlayText.commonKeys, .faint)
        }
        return screen
    }

    /// Returns the phrase as lines of at most `columns` columns, broken only between words.
    private static func phrase(_ game: HangmanGame, columns: Int) -> [StyledText] {
        let lines = Paragraph.lines(
            words(game).map { StyledText($0, .strong) }, columns: columns - 2, gap: 3)
        return lines.map { StyledText("  ") + $0 }
    }

    /// Returns the words of the phrase, each with spaces between its characters.
    ///
    /// A hidden letter is shown as `_`.
    private static func words(_ game: HangmanGame) -> [String] {
        game.glyphs.split { $0.isSpace }.map { glyphs in
            glyphs.map { $0.isShown ? PlayText.text($0.text) : "_" }.joined(separator: " ")
        }
    }

    private static func wrong(_ game: HangmanGame) -> String {
        let left = HangmanGame.maximumMisses - game.misses.count
        let letters = PlayText.upper(game.misses).map(String.init).joined(separator: " ")
        return "Incorrect guesses: \(letters.isEmpty ? "none" : letters)  (\(left) left)"
    }

    /// Returns a sentence on how the round ended, including the phrase after a loss.
    private static func end(_ game: HangmanGame) -> String {
        game.standing == .won
            ? "Won: you found the phrase." : "Lost: it was \"\(PlayText.text(game.phrase))\"."
    }

    /// Returns a line with the title and the rules, for the start of a game without a screen.
    static func opening(_ game: HangmanGame) -> [String] {
        [
            "\(PlayText.title(.hangman, game.language)): find the phrase, one letter per line; "
                + "\(HangmanGame.maximumMisses) wrong letters and you lose."
        ]
    }

    /// Returns lines with the state of the round, for a game without a screen.
    ///
    /// Pass `true` as `picture` to include the picture.
    static func lines(_ game: HangmanGame, picture: Bool) -> [String] {
        var lines =
            !picture
            ? [] : HangmanPicture.lines(misses: game.misses.count).map(\.trimmingBlanksBehind)
        lines += [words(game).joined(separator: "   "), wrong(game)]
        if game.standing != .open { lines.append(end(game)) }
        return lines
    }
}
