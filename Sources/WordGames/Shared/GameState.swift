/// A state that can be kept as bytes, for hosts that have no `Codable`.
///
/// The bytes are the same on every machine. They hold what the `Codable` form holds, and no check:
/// whether a state makes sense, the game's `restore` tells.
public protocol GameState {
    /// Reads what ``write(to:)`` writes.
    init(from reader: inout StateReader) throws(StateFault)
    /// Writes the whole state.
    func write(to writer: inout StateWriter)
}

extension GameState {
    /// The state that was kept as `savedBytes`.
    public init(savedBytes: [UInt8]) throws(StateFault) {
        var reader = StateReader(savedBytes)
        try self.init(from: &reader)
        try reader.finish()
    }

    /// The whole state.
    public var savedBytes: [UInt8] {
        var writer = StateWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension SplitMix64: GameState {
    /// Reads what ``write(to:)`` writes.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(seed: try reader.number64())
    }

    /// Writes the state, from which the sequence goes on.
    public func write(to writer: inout StateWriter) { writer.write(state) }
}
