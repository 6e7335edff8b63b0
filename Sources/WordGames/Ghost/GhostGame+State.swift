import DictModel

extension GhostGame: GameState {
    /// Reads a game that was written with ``write(to:)``.
    ///
    /// The values are not checked for consistency: call ``restore(with:)`` before playing on.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), language: try reader.choice(),
            first: try GhostPlayer(from: &reader), second: try GhostPlayer(from: &reader),
            round: try GhostRound(from: &reader))
    }

    /// Writes the complete game, including both players and the current round.
    public func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(language)
        first.write(to: &writer)
        second.write(to: &writer)
        round.write(to: &writer)
    }
}

extension GhostPlayer: GameState {
    /// Reads a player that was written with ``write(to:)``.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            name: try reader.text(),
            strength: try reader.optional { reader throws(StateFault) in try reader.choice() })
        wins = try reader.number()
    }

    /// Writes the player's name, strength and wins.
    public func write(to writer: inout StateWriter) {
        writer.write(name)
        writer.write(strength) { writer, strength in writer.write(strength) }
        writer.write(wins)
    }
}

extension GhostRound: GameState {
    /// Reads a round that was written with ``write(to:)``.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            starter: try reader.choice(), fragment: try reader.text(),
            end: try reader.optional { reader throws(StateFault) in try reader.choice() })
    }

    /// Writes who started, the letters said so far and, if the round is over, the reason.
    public func write(to writer: inout StateWriter) {
        writer.write(starter)
        writer.write(fragment)
        writer.write(end) { writer, end in writer.write(end) }
    }
}
