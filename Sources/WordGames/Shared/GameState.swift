/// A part of a saved game.
///
/// The bytes are the same on every machine. Reading them does not check whether the state is
/// consistent; the game's `restore` method does.
protocol GameState {
    /// Reads a state that was written with ``write(to:)``.
    init(from reader: inout StateReader) throws(StateFault)
    /// Writes the complete state.
    func write(to writer: inout StateWriter)
}

extension GameState {
    /// Reads a state from the bytes that ``savedBytes`` returned.
    ///
    /// - Throws: ``StateFault`` if the bytes do not have the layout of such a state.
    init(savedBytes: [UInt8]) throws(StateFault) {
        var reader = StateReader(savedBytes)
        try self.init(from: &reader)
        try reader.finish()
    }

    /// The complete state as bytes, which ``init(savedBytes:)`` reads.
    var savedBytes: [UInt8] {
        var writer = StateWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension SplitMix64: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(seed: try reader.number64())
    }

    func write(to writer: inout StateWriter) { writer.write(state) }
}

extension GameStatistics: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            played: try reader.number(), won: try reader.number(), streak: try reader.number(),
            bestStreak: try reader.number(),
            distribution: try reader.list { reader throws(StateFault) in try reader.number() })
    }

    func write(to writer: inout StateWriter) {
        for number in [played, won, streak, bestStreak] { writer.write(number) }
        writer.write(list: distribution) { writer, wins in writer.write(wins) }
    }
}
