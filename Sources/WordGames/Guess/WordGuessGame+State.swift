extension WordGuessGame: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), reachedLevel: try reader.number(),
            completions: try reader.number(), round: try WordGuessRound(from: &reader))
    }

    func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(reachedLevel)
        writer.write(completions)
        round.write(to: &writer)
    }
}

extension WordGuessRound: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            set: try reader.number(), level: try reader.number(), attempts: try reader.number(),
            secret: try reader.text(),
            guesses: try reader.list { reader throws(StateFault) in
                Guess(word: try reader.text(), hint: try reader.number())
            })
    }

    func write(to writer: inout StateWriter) {
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
