/// A game state that can be saved as bytes, for hosts without `Codable`.
///
/// The bytes are the same on every machine. They contain the same values as the `Codable` form.
/// Reading them does not check whether a state makes sense; the game's `restore` does.
public protocol GameState {
    /// Reads a state written by ``write(to:)``.
    init(from reader: inout StateReader) throws(StateFault)
    /// Writes the whole state.
    func write(to writer: inout StateWriter)
}

extension GameState {
    /// Reads a state back from its ``savedBytes``.
    ///
    /// - Throws: ``StateFault`` if the bytes do not have the layout of a state.
    public init(savedBytes: [UInt8]) throws(StateFault) {
        var reader = StateReader(savedBytes)
        try self.init(from: &reader)
        try reader.finish()
    }

    /// The whole state as bytes.
    public var savedBytes: [UInt8] {
        var writer = StateWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension SplitMix64: GameState {
    /// Reads a state written by ``write(to:)``.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(seed: try reader.number64())
    }

    /// Writes the state, from which the sequence continues.
    public func write(to writer: inout StateWriter) { writer.write(state) }
}
