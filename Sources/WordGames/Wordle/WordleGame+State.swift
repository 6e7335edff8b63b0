import DictModel

// Without the statistics, which a session saves for every game.
extension WordleGame: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), lexiconIdentity: try reader.number64(),
            language: try reader.choice(), number: try reader.number(),
            secret: try reader.text())
        guessLetters = try reader.list { reader throws(StateFault) in try reader.text() }
    }

    func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(lexiconIdentity)
        writer.write(language)
        writer.write(number)
        writer.write(secretLetters)
        writer.write(list: guessLetters) { writer, guess in writer.write(guess) }
    }
}
