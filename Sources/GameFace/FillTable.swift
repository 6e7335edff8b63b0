import DictModel
import DictReader
import WordGames

/// A FillMeUp game with moves as text and a view as JSON, for programs that use the C interface.
///
/// The moves are `choose ROW OPTION`, `clear ROW`, `submit`, `next` and `replay`. Rows and options
/// are numbered starting at 0.
final class FillTable: GameTable {
    private let sentences: SentenceSet
    private var game: FillMeUpGame

    init?(_ packs: GamePacks, _ random: SplitMix64) {
        var random = random
        guard let sentences = packs.sentences,
            let game = FillMeUpGame(in: sentences, using: &random)
        else { return nil }
        self.sentences = sentences
        self.game = game
        super.init(random)
    }

    init?(_ state: [UInt8], _ packs: GamePacks, _ random: SplitMix64) throws(StateFault) {
        var random = random
        var game = try FillMeUpGame(savedBytes: state)
        guard let sentences = packs.sentences,
            let answer = MoveAnswer(game.restore(with: sentences, using: &random))
        else { return nil }
        self.sentences = sentences
        self.game = game
        super.init(random)
        self.answer = answer
    }

    override var number: GameNumber { .fill }
    override var state: [UInt8] { game.savedBytes }

    override func move(_ message: GameMessage) -> MoveAnswer {
        if message.says("choose") {
            let parts = message.parts(UInt8(ascii: " "))
            guard parts.count == 2, let row = GameMessage.number(parts[0]),
                let option = GameMessage.number(parts[1])
            else { return .unknown }
            return Self.answer(game.choose(option, row: row))
        }
        if message.says("clear"), let row = message.number {
            return Self.answer(game.choose(nil, row: row))
        }
        if message.says("submit") { return submit() }
        if message.says("next") {
            return Self.answer(game.startNext(in: sentences, using: &random))
        }
        guard message.says("replay") else { return .unknown }
        return Self.answer(game.replay(in: sentences, using: &random))
    }

    private func submit() -> MoveAnswer {
        switch game.submit() {
        case .counted(let results): .made(results.isLevelUp ? "levelUp" : "sameLevel")
        case .countedBefore: .roundOver
        }
    }

    private static func answer(_ answer: FillMeUpAnswer) -> MoveAnswer {
        switch answer {
        case .chosen: .made("chosen")
        case .noSuchRow: .refused("noSuchRow")
        case .noSuchOption: .refused("noSuchOption")
        case .roundOver: .roundOver
        case .otherArtefact: .otherArtefact
        }
    }

    private static func answer(_ start: FillMeUpStart) -> MoveAnswer {
        switch start {
        case .started: .started
        case .otherArtefact: .otherArtefact
        }
    }

    override func writeView(to json: inout JSONText) {
        let results = game.round.results
        json.member(sentences.language)
        json.member("level", game.round.level)
        json.member("reachedLevel", game.level)
        json.member("score", game.score)
        json.member("isSubmitted", game.round.isSubmitted)
        json.member("isLevelUp", results?.isLevelUp ?? false)
        json.member("right", results?.rightCount)
        json.member("options", texts: game.optionTexts(in: sentences))
        json.name("rows")
        json.array(Array(game.round.rows.indices)) { json, index in
            let row = game.round.rows[index]
            let question = game.question(at: index, in: sentences)
            json.object { json in
                json.member("class", row.lexicalClass.name)
                json.member("before", text: question.map { Array($0.before) } ?? [])
                json.member("after", text: question.map { Array($0.after) } ?? [])
                json.member("choice", row.choice)
                json.member(
                    "hidden", text: results == nil ? nil : question.map { Array($0.hidden) })
                json.name("isRight")
                if let results { json.bool(results.rows[index].isRight) } else { json.null() }
            }
        }
    }
}
