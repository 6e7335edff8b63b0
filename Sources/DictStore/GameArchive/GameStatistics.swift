/// What a player has achieved at one game in one language.
public struct GameStatistics: Sendable, Equatable {
    /// The longest ``distribution`` that a file may have.
    static let longestDistribution = 64

    /// The rounds that were won or lost.
    public private(set) var played = 0
    /// The rounds that were won.
    public private(set) var won = 0
    /// The rounds won since the last lost one.
    public private(set) var streak = 0
    /// The longest ``streak`` ever.
    public private(set) var bestStreak = 0
    /// The rounds won by a number that the game chooses: tries, or the level.
    public private(set) var distribution: [Int] = []

    /// Statistics of nothing played.
    public init() {}

    /// Counts a round that was won with `number` of what the game counts, from 1.
    public mutating func countWin(_ number: Int) {
        played = Self.next(played)
        won = Self.next(won)
        streak = Self.next(streak)
        bestStreak = max(bestStreak, streak)
        guard (1...Self.longestDistribution).contains(number) else { return }
        while distribution.count < number { distribution.append(0) }
        distribution[number - 1] = Self.next(distribution[number - 1])
    }

    /// Counts a lost round.
    public mutating func countLoss() {
        played = Self.next(played)
        streak = 0
    }

    /// The rounds won by `number`, from 1.
    public func wins(by number: Int) -> Int {
        distribution.indices.contains(number - 1) ? distribution[number - 1] : 0
    }

    /// The rounds won in percent of those played, rounded down; 0 where none was played.
    public var winPercentage: Int {
        played > 0 ? Int(Double(won) / Double(played) * 100) : 0
    }

    private static func next(_ count: Int) -> Int { count < Int.max ? count + 1 : count }
}

extension GameStatistics: Codable {
    private enum CodingKeys: String, CodingKey {
        case played, won, streak, bestStreak, distribution
    }

    /// Reads statistics; numbers that play cannot lead to are refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        played = try container.decode(Int.self, forKey: .played)
        won = try container.decode(Int.self, forKey: .won)
        streak = try container.decode(Int.self, forKey: .streak)
        bestStreak = try container.decode(Int.self, forKey: .bestStreak)
        distribution = try container.decode([Int].self, forKey: .distribution)
        guard 0 <= streak, streak <= bestStreak, bestStreak <= won, won <= played,
            distribution.count <= Self.longestDistribution,
            distribution.allSatisfy({ (0...won).contains($0) })
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .played, in: container, debugDescription: "numbers contradict each other")
        }
    }
}
