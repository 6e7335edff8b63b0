import WordGames

/// Functions that render a game of Hangman as text.
enum HangmanView {
    /// Returns the screen for `game`, with `message` unless the round is over.
    ///
    /// A finished round shows its result instead.
    static func screen(_ game: HangmanGame, message: String, columns: Int) -> Screen {
        var screen = Screen()
        let texts = game.language.texts
        screen.title = StyledText(texts.title(.hangman), .strong)
        screen.body = picture(game, columns: columns) + [StyledText()]
        let phrase = phrase(game, columns: columns)
        screen.focus = screen.body.count..<(screen.body.count + phrase.count)
        screen.body += phrase
        screen.message = StyledText(message)
        switch game.standing {
        case .open:
            screen.keyboard = LetterKeyboard.rows(columns: columns) { letter in
                guard game.guessedLetters.contains(letter) else { return (.plain, (" ", " ")) }
                return game.missedLetters.contains(letter)
                    ? (.gray, ("-", "-")) : (.green, ("[", "]"))
            }
            screen.help = [texts.common.typeLetter] + texts.common.keys
        case .won, .lost:
            let isWon = game.standing == .won
            screen.message = StyledText(
                isWon ? texts.hangman.found : texts.hangman.missing, isWon ? .good : .bad)
            screen.help = [texts.hangman.newPhrase] + texts.common.keys
        }
        return screen
    }

    /// Returns the picture with the wrong letters beside it or, on a narrow terminal, below it.
    private static func picture(_ game: HangmanGame, columns: Int) -> [StyledText] {
        let picture = HangmanPicture.lines(misses: game.missedLetters.count).map {
            StyledText("  " + $0)
        }
        let room = columns - 2 - (picture.map(\.columns).max() ?? 0)
        let parts = wrong(game).map { StyledText($0) }
        let isBeside = parts.allSatisfy { $0.columns <= room }
        let notes = Paragraph.lines(parts, columns: isBeside ? room : columns - 2)
        guard isBeside else { return picture + notes.map { StyledText("  ") + $0 } }
        return picture.enumerated().map { row, line in
            let note = row - firstNote
            return notes.indices.contains(note) ? line + StyledText("  ") + notes[note] : line
        }
    }

    /// The line of the picture beside which the wrong letters begin.
    private static let firstNote = 2

    /// Returns the phrase as lines of at most `columns` columns, broken only between words.
    ///
    /// There are spaces between the letters, unless the word would be too long. Once the round is over, the letters that were not found are in their places, marked.
    private static func phrase(_ game: HangmanGame, columns: Int) -> [StyledText] {
        let isOver = game.standing != .open
        let words = game.glyphs.split { $0.isSpace }.map { glyphs in
            var word = StyledText()
            let gap = 2 * glyphs.count - 1 <= columns - 2 ? " " : ""
            for (index, glyph) in glyphs.enumerated() {
                let isTold = glyph.isShown || isOver
                if index > 0 { word.append(gap) }
                word.append(
                    isTold ? PlayText.text(glyph.utf8) : "_",
                    glyph.isShown || !isOver ? .strong : .selected)
            }
            return word
        }
        return Paragraph.lines(words, columns: columns - 2, gap: 3).map { StyledText("  ") + $0 }
    }

    /// Returns the wrong letters and the number of those left, as parts that are not broken.
    private static func wrong(_ game: HangmanGame) -> [String] {
        let left = HangmanGame.maximumMisses - game.missedLetters.count
        let letters = PlayText.upper(game.missedLetters).map(String.init).joined(separator: " ")
        let texts = game.language.texts
        return [
            texts.hangman.wrong, letters.isEmpty ? texts.common.none : letters,
            texts.hangman.left(left),
        ]
    }

    /// Returns a line with the title and the rules, for the start of a game without a screen.
    static func opening(_ game: HangmanGame) -> [String] {
        [game.language.texts.title(.hangman) + ": " + game.language.texts.hangman.game.rules.aim]
    }

    /// Returns lines with the state of the round, for a game without a screen.
    ///
    /// Pass `true` as `picture` to include the picture.
    static func lines(_ game: HangmanGame, picture: Bool) -> [String] {
        var lines =
            !picture
            ? []
            : HangmanPicture.lines(misses: game.missedLetters.count).map(\.trimmingBlanksBehind)
        let pattern = game.glyphs.map { glyph in
            glyph.isSpace ? " " : glyph.isShown ? PlayText.text(glyph.utf8) : "_"
        }.joined(separator: " ")
        lines += [pattern, wrong(game).joined(separator: " ")]
        switch game.standing {
        case .open: break
        case .won: lines.append(game.language.texts.hangman.found)
        case .lost:
            lines.append(game.language.texts.hangman.lost(PlayText.text(game.phraseText)))
        }
        return lines
    }
}
