import DictModel

extension HangmanGame: Codable {
    private enum Key: String, CodingKey {
        case identity, language, tier, number, phrase, guesses, wins, losses
    }

    /// Decodes a game that was encoded with ``encode(to:)``.
    ///
    /// The values are not checked for consistency: call ``restore(with:using:)`` before playing on.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            identity: try values.identity(forKey: .identity),
            language: try values.choice(Language.self, forKey: .language),
            tier: try values.decodeIfPresent(UInt8.self, forKey: .tier),
            number: try values.decode(Int.self, forKey: .number),
            phrase: try values.text(forKey: .phrase))
        guesses = try values.text(forKey: .guesses)
        wins = try values.decode(Int.self, forKey: .wins)
        losses = try values.decode(Int.self, forKey: .losses)
    }

    /// Encodes the complete game, including the current round.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(identity: identity, forKey: .identity)
        try values.encode(language.rawValue, forKey: .language)
        try values.encodeIfPresent(tier, forKey: .tier)
        try values.encode(number, forKey: .number)
        try values.encode(text: phrase, forKey: .phrase)
        try values.encode(text: guesses, forKey: .guesses)
        try values.encode(wins, forKey: .wins)
        try values.encode(losses, forKey: .losses)
    }
}
