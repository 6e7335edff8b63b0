/// A game state that can be saved as bytes, for hosts without `Codable`.
///
/// The bytes are the same on every machine and contain the same values as the `Codable` form.
/// Reading them does not check whether the state is consistent; the game's `restore` method does.
public protocol GameState {
    /// Reads a state that was written with ``write(to:)``.
    init(from reader: inout StateReader) throws(StateFault)
    /// Writes the complete state.
    func write(to writer: inout StateWriter)
}

extension GameState {
    /// Reads a state from the bytes that ``savedBytes`` returned.
    ///
    /// - Throws: ``StateFault`` if the bytes do not have the layout of such a state.
    public init(savedBytes: [UInt8]) throws(StateFault) {
        var reader = StateReader(savedBytes)
        try self.init(from: &reader)
        try reader.finish()
    }

    /// The complete state as bytes, which ``init(savedBytes:)`` reads.
    public var savedBytes: [UInt8] {
        var writer = StateWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension SplitMix64: GameState {
    /// Reads a generator that was written with ``write(to:)``.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(seed: try reader.number64())
    }

    /// Writes the generator's state, from which its sequence continues.
    public func write(to writer: inout StateWriter) { writer.write(state) }
}
