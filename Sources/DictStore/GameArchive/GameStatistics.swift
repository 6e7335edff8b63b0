/// The results of all rounds of one game in one language.
public struct GameStatistics: Sendable, Equatable {
    /// The maximum number of elements in ``distribution``.
    static let longestDistribution = 64

    /// The number of rounds played to the end.
    public private(set) var played = 0
    /// The number of rounds won.
    public private(set) var won = 0
    /// The number of rounds won since the last loss.
    public private(set) var streak = 0
    /// The longest ``streak`` so far.
    public private(set) var bestStreak = 0
    /// The number of rounds won with each number of tries, or at each level, depending on the game.
    ///
    /// Index 0 counts rounds won at the first try, or at level 1. The array ends at the highest
    /// number so far.
    public private(set) var distribution: [Int] = []

    /// Creates statistics without any rounds.
    public init() {}

    /// Counts one round won in `number` tries, or at level `number`, depending on the game.
    ///
    /// A `number` outside 1 to 64 counts as a win but is not added to ``distribution``.
    public mutating func countWin(_ number: Int) {
        played = Self.next(played)
        won = Self.next(won)
        streak = Self.next(streak)
        bestStreak = max(bestStreak, streak)
        guard (1...Self.longestDistribution).contains(number) else { return }
        while distribution.count < number { distribution.append(0) }
        distribution[number - 1] = Self.next(distribution[number - 1])
    }

    /// Counts one lost round, which resets ``streak`` to 0.
    public mutating func countLoss() {
        played = Self.next(played)
        streak = 0
    }

    /// Returns the number of rounds won with `number` tries, or at level `number`.
    ///
    /// The result is 0 for any number that is not in ``distribution``.
    public func wins(by number: Int) -> Int {
        distribution.indices.contains(number - 1) ? distribution[number - 1] : 0
    }

    /// The percentage of played rounds that were won, rounded down, or 0 if none have been played.
    public var winPercentage: Int {
        guard played > 0, won >= 0, won <= played else { return 0 }
        let product = UInt64(won).multipliedFullWidth(by: 100)
        return Int(UInt64(played).dividingFullWidth(product).quotient)
    }

    private static func next(_ count: Int) -> Int { count < Int.max ? count + 1 : count }
}

extension GameStatistics: Codable {
    private enum CodingKeys: String, CodingKey {
        case played, won, streak, bestStreak, distribution
    }

    /// Decodes statistics from the form that `encode(to:)` writes.
    ///
    /// - Throws: A `DecodingError` if the form is wrong, or if the numbers contradict each other,
    ///   for instance because there are more wins than rounds.
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
