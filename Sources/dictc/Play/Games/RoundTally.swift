import DictStore

/// The rounds won and lost since the archive was last written.
struct RoundTally {
    /// The game, whose high score list gets the wins.
    let game: GameName
    /// The key of the game in the archive.
    let key: String
    /// The player's name.
    let player: String
    private var results: [Int?] = []

    init(_ setup: GameSetup) {
        game = setup.game
        key = setup.key
        player = setup.player
    }

    /// Records a won round; depending on the game, `number` is the number of tries or the level.
    mutating func won(_ number: Int) { results.append(number) }
    /// Records a lost round.
    mutating func lost() { results.append(nil) }

    /// Adds the new rounds to the statistics and high scores in `contents`, and returns the
    /// statistics.
    ///
    /// Each round is added only once, even if this is called again.
    mutating func count(in contents: inout GameArchiveContents) -> GameStatistics {
        var statistics = contents.statistics[key] ?? GameStatistics()
        for result in results {
            if let result {
                statistics.countWin(result)
                contents.countWin(of: player, at: game.rawValue)
            } else {
                statistics.countLoss()
            }
        }
        if !results.isEmpty { contents.statistics[key] = statistics }
        results = []
        return statistics
    }
}
