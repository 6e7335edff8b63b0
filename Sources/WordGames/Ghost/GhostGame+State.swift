import DictModel

extension GhostGame: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), language: try reader.choice(),
            first: try GhostPlayer(from: &reader), second: try GhostPlayer(from: &reader),
            round: try GhostRound(from: &reader))
    }

    func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(language)
        first.write(to: &writer)
        second.write(to: &writer)
        round.write(to: &writer)
    }
}

extension GhostPlayer: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            text: try reader.text(),
            strength: try reader.optional { reader throws(StateFault) in try reader.choice() })
        wins = try reader.number()
    }

    func write(to writer: inout StateWriter) {
        writer.write(nameText)
        writer.write(strength) { writer, strength in writer.write(strength) }
        writer.write(wins)
    }
}

extension GhostRound: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            starter: try reader.choice(), fragment: try reader.text(),
            end: try reader.optional { reader throws(StateFault) in try reader.choice() })
    }

    func write(to writer: inout StateWriter) {
        writer.write(starter)
        writer.write(letters)
        writer.write(end) { writer, end in writer.write(end) }
    }
}
