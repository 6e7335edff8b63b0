import DictModel

extension FillMeUpGame: GameState {
    /// Reads a game that was written with ``write(to:)``.
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            identity: try reader.number64(), level: try reader.number(),
            score: try reader.number(), gapChoice: try reader.choice(),
            round: try FillMeUpRound(from: &reader),
            use: SentenceUse(
                oldestFirst: try reader.list { reader throws(StateFault) in try reader.number() }))
    }

    func write(to writer: inout StateWriter) {
        writer.write(identity)
        writer.write(level)
        writer.write(score)
        writer.write(gapChoice)
        round.write(to: &writer)
        writer.write(list: use.oldestFirst) { writer, index in writer.write(index) }
    }
}

extension FillMeUpRound: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            level: try reader.number(),
            rows: try reader.list { reader throws(StateFault) in try Row(from: &reader) },
            options: try reader.list { reader throws(StateFault) in try reader.number() },
            isSubmitted: try reader.flag())
    }

    func write(to writer: inout StateWriter) {
        writer.write(level)
        writer.write(list: rows) { writer, row in row.write(to: &writer) }
        writer.write(list: options) { writer, option in writer.write(option) }
        writer.write(isSubmitted)
    }
}

extension FillMeUpRound.Row: GameState {
    init(from reader: inout StateReader) throws(StateFault) {
        self.init(
            sentence: try reader.number(), token: try reader.number(),
            lexicalClass: try reader.choice(), answer: try reader.number(),
            choice: try reader.optional { reader throws(StateFault) in try reader.number() })
    }

    func write(to writer: inout StateWriter) {
        writer.write(sentence)
        writer.write(token)
        writer.write(lexicalClass)
        writer.write(answer)
        writer.write(choice) { writer, choice in writer.write(choice) }
    }
}
