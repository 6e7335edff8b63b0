import DictModel

extension FillMeUpRound: Codable {
    private enum Key: String, CodingKey { case level, rows, options, isSubmitted }

    /// Decodes a screen that was encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            level: try values.decode(Int.self, forKey: .level),
            rows: try values.decode([Row].self, forKey: .rows),
            options: try values.decode([Int].self, forKey: .options),
            isSubmitted: try values.decode(Bool.self, forKey: .isSubmitted))
    }

    /// Encodes the screen and the player's choices.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(level, forKey: .level)
        try values.encode(rows, forKey: .rows)
        try values.encode(options, forKey: .options)
        try values.encode(isSubmitted, forKey: .isSubmitted)
    }
}

extension FillMeUpRound.Row: Codable {
    private enum Key: String, CodingKey { case sentence, token, lexicalClass, answer, choice }

    /// Decodes a row that was encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            sentence: try values.decode(Int.self, forKey: .sentence),
            token: try values.decode(Int.self, forKey: .token),
            lexicalClass: try values.choice(LexicalClass.self, forKey: .lexicalClass),
            answer: try values.decode(Int.self, forKey: .answer),
            choice: try values.decodeIfPresent(Int.self, forKey: .choice))
    }

    /// Encodes the index of the sentence, its gap and the player's choice.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(sentence, forKey: .sentence)
        try values.encode(token, forKey: .token)
        try values.encode(lexicalClass.rawValue, forKey: .lexicalClass)
        try values.encode(answer, forKey: .answer)
        try values.encodeIfPresent(choice, forKey: .choice)
    }
}
