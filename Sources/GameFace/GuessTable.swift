import DictReader
import WordGames

/// A word guessing game with moves as text and a view as JSON, for programs that use the C
/// interface.
///
/// The moves are `guess WORD`, `next` and `level NUMBER`.
final class GuessTable: GameTable {
    private let packs: LevelPacks
    private var game: WordGuessGame

    init?(_ packs: GamePacks, _ random: SplitMix64) {
        var random = random
        guard let levels = packs.levels, let game = WordGuessGame(in: levels, using: &random)
        else { return nil }
        self.packs = levels
        self.game = game
        super.init(random)
    }

    init?(_ state: [UInt8], _ packs: GamePacks, _ random: SplitMix64) throws(StateFault) {
        var random = random
        var game = try WordGuessGame(savedBytes: state)
        guard let levels = packs.levels,
            let answer = MoveAnswer(game.restore(with: levels, using: &random))
        else { return nil }
        self.packs = levels
        self.game = game
        super.init(random)
        self.answer = answer
    }

    override var number: GameNumber { .guess }
    override var state: [UInt8] { game.savedBytes }

    override func move(_ message: GameMessage) -> MoveAnswer {
        if message.says("guess") { return guess(message.rest) }
        if message.says("next") { return Self.answer(game.startNext(in: packs, using: &random)) }
        if message.says("level"), let level = message.number {
            return Self.answer(game.start(level: level, in: packs, using: &random))
        }
        return .unknown
    }

    private func guess(_ text: [UInt8]) -> MoveAnswer {
        switch game.guess(text, in: packs) {
        case .hint: .made("hint")
        case .secret: .made("secret")
        case .notInPack: .refused("notInPack")
        case .roundOver: .roundOver
        case .otherArtefact: .otherArtefact
        }
    }

    private static func answer(_ start: WordGuessStart) -> MoveAnswer {
        switch start {
        case .started: .started
        case .notReached: .refused("notReached")
        case .noSuchLevel: .refused("noSuchLevel")
        case .otherArtefact: .otherArtefact
        }
    }

    override func writeView(to json: inout JSONText) {
        let round = game.round
        json.member(packs.language)
        json.member("level", round.level)
        json.member("reachedLevel", game.reachedLevel)
        json.member("completions", game.completions)
        json.member("attempts", round.attempts)
        json.member("attemptsLeft", round.attemptsLeft)
        json.member("standing", round.standing)
        json.member("words", texts: game.letters(in: packs))
        json.name("guesses")
        json.array(round.guesses) { json, guess in
            json.object { json in
                json.member("word", text: guess.letters)
                json.member("hint", guess.hint)
            }
        }
        json.member("secret", text: round.standing == .open ? nil : round.secretLetters)
    }
}
