import DictStore
import WordGames

/// Functions that render high scores and statistics as text.
enum HighScoreView {
    /// Returns `place` as a line of a high score list, ending with an asterisk if `mark` is `true`.
    static func line(_ place: GameArchiveContents.Standing, mark: Bool = false) -> String {
        let rank =
            String(repeating: " ", count: max(0, 3 - String(place.rank).utf8.count))
            + "\(place.rank)."
        return "\(rank) \(TerminalText.escaped(place.name)): "
            + TerminalText.counted(place.wins, "win") + (mark ? " *" : "")
    }

    /// Returns the high scores and the statistics of a game as lines.
    ///
    /// The high scores are those of `game` in all languages. The statistics are those of one
    /// language, and left out if there are none.
    static func lines(
        _ game: GameKind, _ statistics: GameStatistics?, in contents: GameArchiveContents
    ) -> [String] {
        let places = contents.ranking(of: game.name)
        var lines = ["High scores of \(game.title)"]
        lines += places.isEmpty ? ["  no wins yet"] : places.map { line($0) }
        if let statistics, statistics.played > 0 { lines += ["", text(statistics)] }
        return lines
    }

    /// Returns a summary such as "12 played, 75% won, current streak 3, best streak 5".
    static func text(_ statistics: GameStatistics) -> String {
        "\(statistics.played) played, \(statistics.winPercentage)% won, "
            + "current streak \(statistics.streak), best streak \(statistics.bestStreak)"
    }
}
