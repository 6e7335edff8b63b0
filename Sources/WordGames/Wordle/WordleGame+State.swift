import DictModel

extension WordleGame: GameState {
    /// Reads a game that was written with ``write(to:)``.
    ///
    /// The values are not checked for consistency: call ``restore(with:checking:using:)`` before
    /// playing on.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), lexiconIdentity: try reader.number64(),
            language: try reader.choice(), number: try reader.number(),
            secret: try reader.text())
        guessLetters = try reader.list { reader throws(StateFault) in try reader.text() }
        statistics = try WordleStatistics(from: &reader)
    }

    /// Writes the complete game, including the current round and the statistics.
    public func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(lexiconIdentity)
        writer.write(language)
        writer.write(number)
        writer.write(secretLetters)
        writer.write(list: guessLetters) { writer, guess in writer.write(guess) }
        statistics.write(to: &writer)
    }
}

extension WordleStatistics: GameState {
    /// Reads statistics that were written with ``write(to:)``.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init()
        played = try reader.number()
        won = try reader.number()
        streak = try reader.number()
        bestStreak = try reader.number()
        distribution = try reader.list { reader throws(StateFault) in try reader.number() }
    }

    /// Writes all the counts of the statistics.
    public func write(to writer: inout StateWriter) {
        writer.write(played)
        writer.write(won)
        writer.write(streak)
        writer.write(bestStreak)
        writer.write(list: distribution) { writer, wins in writer.write(wins) }
    }
}
