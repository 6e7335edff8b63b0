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
        screen.title = StyledText(PlayText.title(.ghost, game.language), .strong)
        screen.body = [versus(game), StyledText(), fragment(game)]
        if let reason = reason(game, lexicon) {
            screen.focus = screen.body.count
            screen.body += Paragraph.lines(reason, columns: columns - 2).map {
                StyledText("  ") + StyledText($0.text, .good)
            }
            screen.body.append(StyledText())
            screen.body += highScores(game, ranking).map { StyledText("  " + $0) }
            screen.help = StyledText("Enter new round   " + PlayText.commonKeys, .faint)
        } else {
            screen.focus = 2
            screen.body.append(StyledText("  " + turn(game), .strong))
            screen.keyboard = LetterKeyboard.rows { _ in (.plain, (" ", " ")) }
            screen.help = StyledText("Type a letter   " + PlayText.commonKeys, .faint)
        }
        screen.message = StyledText(message)
        return screen
    }

    private static func versus(_ game: GhostGame) -> StyledText {
        let players = [game.first, game.second].map { player in
            "\(PlayText.text(player.name)) (\(TerminalText.counted(player.wins, "win")))"
        }
        return StyledText("  " + players.joined(separator: " against "))
    }

    private static func fragment(_ game: GhostGame) -> StyledText {
        var line = StyledText("  ")
        for letter in PlayText.upper(game.round.fragment) { line.append("\(letter) ", .strong) }
        if game.winner == nil { line.append("_") }
        return line
    }

    private static func turn(_ game: GhostGame) -> String {
        game.mover.map { PlayText.text($0.name) + "'s turn" } ?? ""
    }

    /// Returns a sentence that says who won and why, or `nil` if the round is still open.
    static func reason(_ game: GhostGame, _ lexicon: Lexicon) -> String? {
        guard let winner = game.winner, let end = game.round.end,
            let loser = game.round.loser.map(game.player), let last = game.round.fragment.last
        else { return nil }
        let fragment = PlayText.upper(game.round.fragment)
        let isWord = lexicon.contains(game.round.fragment.span)
        let why =
            end == .word
            ? "\(fragment) is a word"
            : isWord ? "nothing longer starts with \(fragment)" : "no word starts with \(fragment)"
        return "\(PlayText.text(winner.name)) wins: \(why), and \(PlayText.text(loser.name)) said "
            + "\(PlayText.upper([last]))."
    }

    /// Returns the best places in `ranking` and that of the winner, after a heading.
    ///
    /// The list is empty while the round is open.
    static func highScores(_ game: GhostGame, _ ranking: [Standing]) -> [String] {
        guard let winner = game.winner else { return [] }
        var lines = ["High scores"]
        for place in ranking {
            let isWinner = Array(place.name.utf8) == winner.name
            guard lines.count <= shownPlaces || isWinner else { continue }
            lines.append(HighScoreView.line(place, mark: isWinner))
        }
        return lines
    }

    /// Returns lines with the players and the rules, for the start of a game without a screen.
    static func opening(_ game: GhostGame) -> [String] {
        [
            PlayText.title(.ghost, game.language) + ": "
                + [game.first, game.second].map { PlayText.text($0.name) }
                .joined(separator: " against "),
            "Take turns to add a letter. You lose if you complete a word of "
                + "\(GhostRules.minimumLosingLength) letters or more, or if no word can start "
                + "that way.",
        ]
    }

    /// Returns lines with the state of the round, for a game without a screen.
    static func lines(
        _ game: GhostGame, _ lexicon: Lexicon, _ ranking: [Standing]
    ) -> [String] {
        let fragment = PlayText.upper(game.round.fragment)
        guard let reason = reason(game, lexicon) else { return ["\(fragment)_  \(turn(game))"] }
        return [fragment, reason] + highScores(game, ranking)
    }
}
