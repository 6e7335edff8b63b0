/// A player's results in Wordle, over all rounds.
public struct WordleStatistics: Sendable, Equatable {
    /// The number of rounds that the player has finished.
    ///
    /// A round that is abandoned after the first guess counts as finished, too.
    public internal(set) var played = 0
    /// The number of rounds that the player has won.
    public internal(set) var won = 0
    /// The number of rounds that the player has won since the last loss.
    public internal(set) var streak = 0
    /// The longest winning streak so far; see ``streak``.
    public internal(set) var bestStreak = 0
    /// The number of rounds won on each try; the first element counts wins on the first try.
    public internal(set) var distribution = [Int](repeating: 0, count: WordleGame.tries)

    /// Creates the statistics of a player who has not finished a round.
    public init() {}

    /// The percentage of rounds won, rounded down, or 0 if no round has been finished.
    public var winPercentage: Int {
        guard played > 0, isSound else { return 0 }
        // 64 bits are enough for sound numbers. Dividing 128 would call a function that C programs
        // may lack.
        return Int(UInt64(won) * 100 / UInt64(played))
    }

    /// Adds a round that was won on try number `tries`, starting at 1.
    mutating func win(tries: Int) {
        guard distribution.indices.contains(tries - 1) else { return }
        played.score()
        won.score()
        streak.score()
        bestStreak = max(bestStreak, streak)
        distribution[tries - 1].score()
    }

    /// Adds a round that was lost, which ends the winning streak.
    mutating func lose() {
        played.score()
        streak = 0
    }

    /// Whether these numbers could have come about by playing.
    var isSound: Bool {
        guard distribution.count == WordleGame.tries, distribution.allSatisfy({ $0 >= 0 }),
            0 <= streak, streak <= bestStreak, bestStreak <= won, won <= played,
            played < 1 << 30
        else { return false }
        var sum = 0
        for wins in distribution {
            guard wins <= won - sum else { return false }
            sum += wins
        }
        return sum == won
    }
}
