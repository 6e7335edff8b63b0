import DictModel

extension GhostGame: Codable {
    private enum Key: String, CodingKey { case identity, language, first, second, round }

    /// Decodes a game that was encoded with ``encode(to:)``.
    ///
    /// The values are not checked for consistency: call ``restore(with:)`` before playing on.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            identity: try values.identity(forKey: .identity),
            language: try values.choice(Language.self, forKey: .language),
            first: try values.decode(GhostPlayer.self, forKey: .first),
            second: try values.decode(GhostPlayer.self, forKey: .second),
            round: try values.decode(GhostRound.self, forKey: .round))
    }

    /// Encodes the complete game, including both players and the current round.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(identity: identity, forKey: .identity)
        try values.encode(language.rawValue, forKey: .language)
        try values.encode(first, forKey: .first)
        try values.encode(second, forKey: .second)
        try values.encode(round, forKey: .round)
    }
}

extension GhostPlayer: Codable {
    private enum Key: String, CodingKey { case name, strength, wins }

    /// Decodes a player that was encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let strength =
            values.contains(.strength)
            ? try values.choice(GhostStrength.self, forKey: .strength) : nil
        self.init(name: try values.text(forKey: .name), strength: strength)
        wins = try values.decode(Int.self, forKey: .wins)
    }

    /// Encodes the player's name and wins and, if the player is the computer, its strength.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(text: name, forKey: .name)
        try values.encodeIfPresent(strength?.rawValue, forKey: .strength)
        try values.encode(wins, forKey: .wins)
    }
}

extension GhostRound: Codable {
    private enum Key: String, CodingKey { case starter, fragment, end }

    /// Decodes a round that was encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            starter: try values.choice(GhostSeat.self, forKey: .starter),
            fragment: try values.text(forKey: .fragment),
            end: values.contains(.end) ? try values.choice(GhostEnd.self, forKey: .end) : nil)
    }

    /// Encodes who started, the letters said so far and, if the round is over, the reason.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(starter.rawValue, forKey: .starter)
        try values.encode(text: fragment, forKey: .fragment)
        try values.encodeIfPresent(end?.rawValue, forKey: .end)
    }
}
