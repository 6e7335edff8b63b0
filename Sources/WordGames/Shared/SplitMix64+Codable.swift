extension SplitMix64: Codable {
    private enum Key: String, CodingKey { case state }

    /// Reads what ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(seed: try values.identity(forKey: .state))
    }

    /// Writes the state, from which the sequence goes on.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(identity: state, forKey: .state)
    }
}
