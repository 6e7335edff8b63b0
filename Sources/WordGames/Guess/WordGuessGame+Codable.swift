extension WordGuessGame: Codable {
    private enum Key: String, CodingKey { case identity, reachedLevel, completions, round }

    /// Decodes a game that was encoded with ``encode(to:)``.
    ///
    /// The values are not checked for consistency: call ``restore(with:using:)`` before playing on.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            identity: try values.identity(forKey: .identity),
            reachedLevel: try values.decode(Int.self, forKey: .reachedLevel),
            completions: try values.decode(Int.self, forKey: .completions),
            round: try values.decode(WordGuessRound.self, forKey: .round))
    }

    /// Encodes the complete game, including the current round.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(identity: identity, forKey: .identity)
        try values.encode(reachedLevel, forKey: .reachedLevel)
        try values.encode(completions, forKey: .completions)
        try values.encode(round, forKey: .round)
    }
}

extension WordGuessRound: Codable {
    private enum Key: String, CodingKey { case set, level, attempts, secret, guesses }

    /// Decodes a round that was encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            set: try values.decode(Int.self, forKey: .set),
            level: try values.decode(Int.self, forKey: .level),
            attempts: try values.decode(Int.self, forKey: .attempts),
            secret: try values.text(forKey: .secret),
            guesses: try values.decode([Guess].self, forKey: .guesses))
    }

    /// Encodes the round: its pack, the number of attempts, the secret and the guesses.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(set, forKey: .set)
        try values.encode(level, forKey: .level)
        try values.encode(attempts, forKey: .attempts)
        try values.encode(text: secretLetters, forKey: .secret)
        try values.encode(guesses, forKey: .guesses)
    }
}

extension WordGuessRound.Guess: Codable {
    private enum Key: String, CodingKey { case word, hint }

    /// Decodes a guess that was encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            word: try values.text(forKey: .word), hint: try values.decode(Int.self, forKey: .hint))
    }

    /// Encodes the guessed word and its hint.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(text: letters, forKey: .word)
        try values.encode(hint, forKey: .hint)
    }
}
