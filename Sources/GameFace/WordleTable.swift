import DictModel
import DictReader
import WordGames

/// A game of Wordle with moves as text and a view as JSON, for programs that use the C interface.
///
/// The moves are `guess WORD` and `next`.
final class WordleTable: GameTable {
    private let answers: AnswerList
    private let lexicon: Lexicon
    private var game: WordleGame

    init?(_ packs: GamePacks, _ random: SplitMix64) {
        var random = random
        guard let answers = packs.answers, let lexicon = packs.lexicon,
            let game = WordleGame(in: answers, checking: lexicon, using: &random)
        else { return nil }
        self.answers = answers
        self.lexicon = lexicon
        self.game = game
        super.init(random)
    }

    init?(_ state: [UInt8], _ packs: GamePacks, _ random: SplitMix64) throws(StateFault) {
        var random = random
        var game = try WordleGame(savedBytes: state)
        guard let answers = packs.answers, let lexicon = packs.lexicon,
            let answer = MoveAnswer(
                game.restore(with: answers, checking: lexicon, using: &random))
        else { return nil }
        self.answers = answers
        self.lexicon = lexicon
        self.game = game
        super.init(random)
        self.answer = answer
    }

    override var number: GameNumber { .wordle }
    override var state: [UInt8] { game.savedBytes }

    override func move(_ message: GameMessage) -> MoveAnswer {
        if message.says("guess") { return guess(message.rest) }
        guard message.says("next") else { return .unknown }
        switch game.startOver(in: answers, checking: lexicon) {
        case .started: return .started
        case .otherArtefact: return .otherArtefact
        }
    }

    private func guess(_ text: [UInt8]) -> MoveAnswer {
        switch game.guess(text, checking: lexicon) {
        case .marked: .made("marked")
        case .notLetters: .refused("notLetters")
        case .wrongLength: .refused("wrongLength")
        case .notAWord: .refused("notAWord")
        case .roundOver: .roundOver
        case .otherArtefact: .otherArtefact
        }
    }

    override func writeView(to json: inout JSONText) {
        json.member(game.language)
        json.member("length", game.secretLetters.count)
        json.member("tries", WordleGame.tries)
        json.member("standing", game.standing)
        json.member("guesses", texts: game.guessLetters)
        json.member(
            "marks",
            texts: game.marks.map { marks in (0..<marks.count).map { Self.sign(of: marks[$0]) } })
        json.member("keyboard", text: game.keyboard.map(Self.sign))
        json.member("secret", text: game.standing == .open ? nil : game.secretLetters)
        let statistics = game.statistics
        json.name("statistics")
        json.object { json in
            json.member("played", statistics.played)
            json.member("won", statistics.won)
            json.member("winPercentage", statistics.winPercentage)
            json.member("streak", statistics.streak)
            json.member("bestStreak", statistics.bestStreak)
            json.name("distribution")
            json.array(statistics.distribution) { json, wins in json.integer(wins) }
        }
    }

    /// Returns the character for `mark` in the view.
    ///
    /// - Returns: `g` for green, `y` for yellow, `x` for gray, or `.` if there is no mark yet.
    private static func sign(of mark: WordleMark?) -> UInt8 {
        switch mark {
        case nil: UInt8(ascii: ".")
        case .absent: UInt8(ascii: "x")
        case .misplaced: UInt8(ascii: "y")
        case .correct: UInt8(ascii: "g")
        }
    }
}
