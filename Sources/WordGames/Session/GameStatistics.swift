/// A player's results in one game, over all rounds.
public struct GameStatistics: Sendable, Equatable {
    /// The number of elements that ``distribution`` has at least, and at most.
    private static let lengths = 6...64

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
    /// The number of rounds won on each try, or at each level in word guessing and FillMeUp.
    ///
    /// The first element counts wins on the first try, or at level 1. In Hangman, a try is a wrong
    /// letter, or the end of the round. The last possible element, the 64th, counts all beyond it.
    public internal(set) var distribution = [Int](repeating: 0, count: lengths.lowerBound)

    /// Creates the statistics of a player who has not finished a round.
    public init() {}

    package init(played: Int, won: Int, streak: Int, bestStreak: Int, distribution: [Int]) {
        (self.played, self.won, self.streak, self.bestStreak) = (played, won, streak, bestStreak)
        self.distribution = distribution
    }

    /// Returns the number of rounds won on try, or at level, `number`, starting at 1.
    public func wins(by number: Int) -> Int {
        distribution.indices.contains(number &- 1) ? distribution[number - 1] : 0
    }

    /// The percentage of rounds won, rounded down, or 0 if no round has been finished.
    public var winPercentage: Int {
        guard played > 0, isSound else { return 0 }
        // 64 bits are enough for sound numbers. Dividing 128 would call a function that C programs
        // may lack.
        return Int(UInt64(won) * 100 / UInt64(played))
    }

    /// Adds a round that was won on try, or at level, `number`, starting at 1.
    mutating func win(_ number: Int) {
        played.score()
        won.score()
        streak.score()
        bestStreak = max(bestStreak, streak)
        let number = min(max(number, 1), Self.lengths.upperBound)
        while distribution.count < number { distribution.append(0) }
        distribution[number - 1].score()
    }

    /// Adds a round that was lost, which ends the winning streak.
    mutating func lose() {
        played.score()
        streak = 0
    }

    /// Whether these numbers could have come about by playing.
    var isSound: Bool {
        guard Self.lengths.contains(distribution.count), distribution.allSatisfy({ $0 >= 0 }),
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
