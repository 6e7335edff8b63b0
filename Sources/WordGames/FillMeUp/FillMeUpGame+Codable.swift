extension FillMeUpGame: Codable {
    private enum Key: String, CodingKey {
        case identity, level, score, gapChoice, round, played, use
    }

    /// Decodes a game that was encoded with ``encode(to:)``.
    ///
    /// Older versions saved a bit for each played sentence under the key `use`. The values are not
    /// checked for consistency: call ``restore(with:using:)`` before playing on.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            identity: try values.identity(forKey: .identity),
            level: try values.decode(Int.self, forKey: .level),
            score: try values.decode(Int.self, forKey: .score),
            gapChoice: try values.choice(FillMeUpGapChoice.self, forKey: .gapChoice),
            round: try values.decode(FillMeUpRound.self, forKey: .round),
            use: try values.contains(.played)
                ? SentenceUse(oldestFirst: values.decode([Int].self, forKey: .played))
                : SentenceUse(bits: values.decode([UInt32].self, forKey: .use)))
    }

    /// Encodes the complete game, including the current screen and its choices.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(identity: identity, forKey: .identity)
        try values.encode(level, forKey: .level)
        try values.encode(score, forKey: .score)
        try values.encode(gapChoice.rawValue, forKey: .gapChoice)
        try values.encode(round, forKey: .round)
        try values.encode(use.oldestFirst, forKey: .played)
    }
}
