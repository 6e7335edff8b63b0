extension WordleStatistics: Codable {
    private enum Key: String, CodingKey { case played, won, streak, bestStreak, distribution }

    /// Decodes statistics that were encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init()
        played = try values.decode(Int.self, forKey: .played)
        won = try values.decode(Int.self, forKey: .won)
        streak = try values.decode(Int.self, forKey: .streak)
        bestStreak = try values.decode(Int.self, forKey: .bestStreak)
        distribution = try values.decode([Int].self, forKey: .distribution)
    }

    /// Encodes all the counts of the statistics.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(played, forKey: .played)
        try values.encode(won, forKey: .won)
        try values.encode(streak, forKey: .streak)
        try values.encode(bestStreak, forKey: .bestStreak)
        try values.encode(distribution, forKey: .distribution)
    }
}
