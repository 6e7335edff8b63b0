extension WordGuessGame: GameState {
    /// Reads a game that was written with ``write(to:)``.
    ///
    /// The values are not checked for consistency: call ``restore(with:using:)`` before playing on.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), reachedLevel: try reader.number(),
            completions: try reader.number(), round: try WordGuessRound(from: &reader))
    }

    /// Writes the complete game, including the current round.
    public func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(reachedLevel)
        writer.write(completions)
        round.write(to: &writer)
    }
}

extension WordGuessRound: GameState {
    /// Reads a round that was written with ``write(to:)``.
    public init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            set: try reader.number(), level: try reader.number(), attempts: try reader.number(),
            secret: try reader.text(),
            guesses: try reader.list { reader throws(StateFault) in
                Guess(word: try reader.text(), hint: try reader.number())
            })
    }

    /// Writes the round: its pack, the number of attempts, the secret and the guesses.
    public func write(to writer: inout StateWriter) {
        writer.write(set)
        writer.write(level)
        writer.write(attempts)
        writer.write(secretLetters)
        writer.write(list: guesses) { writer, guess in
            writer.write(guess.letters)
            writer.write(guess.hint)
        }
    }
}
