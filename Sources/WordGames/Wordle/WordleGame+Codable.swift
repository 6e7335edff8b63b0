import DictModel

extension WordleGame: Codable {
    private enum Key: String, CodingKey {
        case identity, lexiconIdentity, language, number, secret, guesses, statistics
    }

    /// Decodes a game that was encoded with ``encode(to:)``.
    ///
    /// The values are not checked for consistency: call ``restore(with:checking:using:)`` before
    /// playing on.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            identity: try values.identity(forKey: .identity),
            lexiconIdentity: try values.identity(forKey: .lexiconIdentity),
            language: try values.choice(Language.self, forKey: .language),
            number: try values.decode(Int.self, forKey: .number),
            secret: try values.text(forKey: .secret))
        guessLetters = try values.texts(forKey: .guesses)
        statistics = try values.decode(WordleStatistics.self, forKey: .statistics)
    }

    /// Encodes the complete game, including the current round and the statistics.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(identity: identity, forKey: .identity)
        try values.encode(identity: lexiconIdentity, forKey: .lexiconIdentity)
        try values.encode(language.rawValue, forKey: .language)
        try values.encode(number, forKey: .number)
        try values.encode(text: secretLetters, forKey: .secret)
        try values.encode(texts: guessLetters, forKey: .guesses)
        try values.encode(statistics, forKey: .statistics)
    }
}
