import DictModel
import DictReader
import DictStore
import WordGames

/// Functions that render a game of Ghost as text.
enum GhostView {
    typealias Standing = GameArchiveContents.Standing

    /// The number of top places that the list of high scores shows after a round.
    ///
    /// The winner of the round is listed even if their place is lower.
    private static let shownPlaces = 5

    /// Returns the screen for `game`, with the high scores from `ranking` if the round is over.
    static func screen(
        _ game: GhostGame, _ lexicon: Lexicon, _ ranking: [Standing], message: String,
        columns: Int
    ) -> Screen {
        var screen = Screen()
        let texts = game.language.texts
        screen.title = StyledText(texts.title(.ghost), .strong)
        let room = columns - 2
        let isWide = 2 * game.round.letters.count < room
        screen.body = indented(versus(game, columns: room)) + [StyledText()]
        let first = screen.body.count
        screen.body.append(StyledText("  ") + fragment(game, gap: isWide ? " " : ""))
        if let reason = reason(game, lexicon) {
            screen.body += indented(StyledText(reason, .good).wrapped(to: room))
            if let possible = possible(game, lexicon) {
                screen.body += indented(StyledText(possible).wrapped(to: room))
            }
            screen.focus = first..<screen.body.count
            screen.body.append(StyledText())
            screen.body += highScores(game, ranking, columns: room).map { StyledText("  " + $0) }
            screen.help = [texts.ghost.newRound] + texts.common.keys
        } else {
            screen.body += indented(StyledText(turn(game), .strong).wrapped(to: room))
            screen.focus = first..<screen.body.count
            screen.keyboard = LetterKeyboard.rows(columns: columns) { _ in (.plain, (" ", " ")) }
            screen.help = [texts.common.typeLetter] + texts.common.keys
        }
        screen.message = StyledText(message)
        return screen
    }

    private static func indented(_ lines: [StyledText]) -> [StyledText] {
        lines.map { StyledText("  ") + $0 }
    }

    /// Returns the players and their wins as one or two lines.
    private static func versus(_ game: GhostGame, columns: Int) -> [StyledText] {
        let texts = game.language.texts
        let players = [game.first, game.second].map { player in
            let wins = " (\(texts.common.wins(player.wins)))"
            return PlayText.name(PlayText.text(player.nameText), columns: columns - 18) + wins
        }
        let parts = zip(["", texts.ghost.against + " "], players).map { StyledText($0 + $1) }
        return Paragraph.lines(parts, columns: columns)
    }

    private static func fragment(_ game: GhostGame, gap: String) -> StyledText {
        var line = StyledText()
        for letter in PlayText.upper(game.round.letters) {
            line.append("\(letter)\(gap)", .strong)
        }
        if game.winner == nil { line.append("_") }
        return line
    }

    private static func turn(_ game: GhostGame) -> String {
        game.mover.map { game.language.texts.ghost.turn(PlayText.text($0.nameText)) } ?? ""
    }

    /// Returns a sentence that says who won and why, or `nil` if the round is still open.
    static func reason(_ game: GhostGame, _ lexicon: Lexicon) -> String? {
        guard let winner = game.winner, let end = game.round.end,
            let loser = game.round.loser.map(game.player), let last = game.round.letters.last
        else { return nil }
        let fragment = PlayText.upper(game.round.letters)
        let texts = game.language.texts.ghost
        let isWord = lexicon.contains(game.round.letters.span)
        let why = end == .word ? texts.word : isWord ? texts.nothingLonger : texts.noWord
        return texts.wins(
            PlayText.text(winner.nameText), why(fragment), PlayText.text(loser.nameText),
            PlayText.upper([last]))
    }

    /// Returns a sentence with a word that was still possible before the last letter, or `nil` if
    /// there is none to show.
    private static func possible(_ game: GhostGame, _ lexicon: Lexicon) -> String? {
        game.possibleLetters(in: lexicon).map {
            game.language.texts.ghost.possible(PlayText.upper($0))
        }
    }

    /// Returns the best places in `ranking` and that of the winner, after a heading.
    ///
    /// The list is empty while the round is open, and as long as no person has won.
    private static func highScores(
        _ game: GhostGame, _ ranking: [Standing], columns: Int
    ) -> [String] {
        guard let winner = game.winner, !ranking.isEmpty else { return [] }
        let texts = game.language.texts
        var lines = [texts.scores.heading]
        for place in ranking {
            let isWinner = Array(place.name.utf8) == winner.nameText
            guard lines.count <= shownPlaces || isWinner else { continue }
            lines.append(HighScoreView.line(place, texts, columns: columns, mark: isWinner))
        }
        return lines
    }

    /// Returns lines with the players and the rules, for the start of a game without a screen.
    static func opening(_ game: GhostGame) -> [String] {
        let texts = game.language.texts
        let names = [game.first, game.second].map { PlayText.text($0.nameText) }
        return [
            texts.title(.ghost) + ": " + names.joined(separator: " \(texts.ghost.against) "),
            texts.ghost.game.rules.aim,
        ]
    }

    /// Returns lines with the state of the round, for a game without a screen.
    static func lines(
        _ game: GhostGame, _ lexicon: Lexicon, _ ranking: [Standing]
    ) -> [String] {
        let fragment = PlayText.upper(game.round.letters)
        guard let reason = reason(game, lexicon) else { return ["\(fragment)_  \(turn(game))"] }
        return [fragment, reason] + (possible(game, lexicon).map { [$0] } ?? [])
            + highScores(game, ranking, columns: .max)
    }
}
