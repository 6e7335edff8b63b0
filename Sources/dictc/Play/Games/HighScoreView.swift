import DictStore

/// High scores and statistics as text.
enum HighScoreView {
    /// One place of a high score list.
    static func line(_ place: GameArchiveContents.Place, mark: Bool = false) -> String {
        let rank =
            String(repeating: " ", count: max(0, 3 - String(place.rank).utf8.count))
            + "\(place.rank)."
        return "\(rank) \(TerminalText.escaped(place.name)): "
            + TerminalText.counted(place.wins, "win") + (mark ? " *" : "")
    }

    /// The high score list and the statistics of `game`, kept as `key`.
    static func lines(
        _ game: GameName, key: String, in contents: GameArchiveContents
    ) -> [String] {
        let places = contents.ranking(of: game.rawValue)
        var lines = ["High scores of \(game.title)"]
        lines += places.isEmpty ? ["  nobody has won yet"] : places.map { line($0) }
        if let statistics = contents.statistics[key] { lines += ["", text(statistics)] }
        return lines
    }

    /// "12 played, 75 % won, 3 in a row now, 5 at best".
    static func text(_ statistics: GameStatistics) -> String {
        "\(statistics.played) played, \(statistics.winPercentage) % won, "
            + "\(statistics.streak) in a row now, \(statistics.bestStreak) at best"
    }
}
