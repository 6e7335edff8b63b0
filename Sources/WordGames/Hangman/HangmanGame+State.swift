import DictModel

extension HangmanGame: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), language: try reader.choice(),
            tier: try reader.optional { reader throws(StateFault) in try reader.byte() },
            number: try reader.number(), phrase: try reader.text())
        guessedLetters = try reader.text()
        wins = try reader.number()
        losses = try reader.number()
    }

    func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(language)
        writer.write(tier) { writer, tier in writer.write(UInt64(tier)) }
        writer.write(number)
        writer.write(phraseText)
        writer.write(guessedLetters)
        writer.write(wins)
        writer.write(losses)
    }
}
