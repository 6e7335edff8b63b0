import DictStore
import WordGames

/// Functions that render high scores and statistics as text.
enum HighScoreView {
    typealias Standing = GameArchiveContents.Standing

    /// The columns of a line beside the name: its rank, the wins and the mark.
    private static let otherColumns = 18

    /// Returns `place` as a line of a high score list, ending with an asterisk if `mark` is `true`.
    ///
    /// A name that is too long for `columns` columns is cut.
    static func line(
        _ place: Standing, _ texts: GameTexts, columns: Int, mark: Bool = false
    ) -> String {
        let rank =
            String(repeating: " ", count: max(0, 3 - String(place.rank).utf8.count))
            + "\(place.rank)."
        let name = PlayText.name(place.name, columns: columns - otherColumns)
        return "\(rank) \(name): " + texts.common.wins(place.wins) + (mark ? " *" : "")
    }

    /// Returns the high scores and the statistics of a game as lines.
    ///
    /// The high scores are those of `game` in all languages. The statistics are those of one
    /// language, and left out if there are none.
    static func lines(
        _ game: GameKind, _ statistics: GameStatistics?, in contents: GameArchiveContents,
        _ texts: GameTexts, columns: Int
    ) -> [String] {
        let places = contents.ranking(of: game.name)
        var lines = [texts.scores.of(texts.game(game).title)]
        lines +=
            places.isEmpty
            ? ["  " + texts.scores.noWins] : places.map { line($0, texts, columns: columns) }
        if let statistics, statistics.played > 0 {
            lines += ["", texts.scores.summary(statistics), ""]
            lines += StatisticsView.chart(statistics, of: game, texts, columns: columns)
        }
        return lines
    }
}
