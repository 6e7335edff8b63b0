extension SplitMix64: Codable {
    private enum Key: String, CodingKey { case state }

    /// Decodes a generator that was encoded with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(seed: try values.identity(forKey: .state))
    }

    /// Encodes the generator's state, from which its sequence continues.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(identity: state, forKey: .state)
    }
}
