import DictStore

/// The rounds that a player has won and lost since the archive was last written.
struct RoundTally {
    /// The game whose high scores count the wins.
    let game: GameName
    /// The key of the game's statistics in the archive, such as `wordle.en`.
    let key: String
    /// The name of the player whose rounds these are.
    let player: String
    private var results: [Int?] = []

    init(_ setup: GameSetup) {
        game = setup.game
        key = setup.key
        player = setup.player
    }

    /// Records a round that was won.
    ///
    /// In the statistics, wins are counted by `number`. It is the level in word guessing and
    /// FillMeUp, the number of guesses in Wordle, and the number of wrong letters plus 1 in
    /// Hangman.
    mutating func won(_ number: Int) { results.append(number) }
    /// Records a round that was lost.
    mutating func lost() { results.append(nil) }

    /// Adds the recorded rounds to the statistics and high scores in `contents`.
    ///
    /// The records are then cleared, so that each round is counted only once.
    ///
    /// - Returns: The updated statistics of the game.
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
