/// The results of all rounds of one game in one language.
public struct GameStatistics: Sendable, Equatable {
    /// The maximum number of elements of ``distribution`` in a file.
    static let longestDistribution = 64

    /// The number of rounds played to their end.
    public private(set) var played = 0
    /// The number of rounds won.
    public private(set) var won = 0
    /// The number of rounds won since the last loss.
    public private(set) var streak = 0
    /// The longest ``streak`` so far.
    public private(set) var bestStreak = 0
    /// The number of rounds won, by a number that depends on the game: the tries, or the level.
    ///
    /// Index 0 is for the number 1.
    public private(set) var distribution: [Int] = []

    /// Statistics without any rounds.
    public init() {}

    /// Counts a win with `number` tries, or at level `number`, depending on the game; from 1.
    public mutating func countWin(_ number: Int) {
        played = Self.next(played)
        won = Self.next(won)
        streak = Self.next(streak)
        bestStreak = max(bestStreak, streak)
        guard (1...Self.longestDistribution).contains(number) else { return }
        while distribution.count < number { distribution.append(0) }
        distribution[number - 1] = Self.next(distribution[number - 1])
    }

    /// Counts a loss, which ends the streak.
    public mutating func countLoss() {
        played = Self.next(played)
        streak = 0
    }

    /// The number of rounds won with `number`, from 1; see ``distribution``.
    public func wins(by number: Int) -> Int {
        distribution.indices.contains(number - 1) ? distribution[number - 1] : 0
    }

    /// The percentage of rounds won, rounded down; 0 if none was played.
    public var winPercentage: Int {
        played > 0 ? Int(Double(won) / Double(played) * 100) : 0
    }

    private static func next(_ count: Int) -> Int { count < Int.max ? count + 1 : count }
}

extension GameStatistics: Codable {
    private enum CodingKeys: String, CodingKey {
        case played, won, streak, bestStreak, distribution
    }

    /// Decodes statistics; throws if the numbers contradict each other.
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
