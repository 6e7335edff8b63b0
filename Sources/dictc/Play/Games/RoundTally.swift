import DictStore

/// What became of rounds since the archive was last written.
struct RoundTally {
    /// The name of the game in high score lists.
    let game: GameName
    /// The name under which statistics are kept.
    let key: String
    /// Who plays.
    let player: String
    private var results: [Int?] = []

    init(_ setup: GameSetup) {
        game = setup.game
        key = setup.key
        player = setup.player
    }

    /// Notes a round that was won with `number` of what the game counts.
    mutating func won(_ number: Int) { results.append(number) }
    /// Notes a lost round.
    mutating func lost() { results.append(nil) }

    /// Counts the rounds in `contents`, each once, and answers the statistics.
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
