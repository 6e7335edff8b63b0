import DictReader
import WordGames

/// A game of Hangman with moves as text and a view as JSON, for programs that use the C interface.
///
/// The moves are `guess LETTER`, `next`, `tier NUMBER` and `tier all`. `next` starts a round with
/// the same difficulty, `tier NUMBER` with the difficulty NUMBER, and `tier all` with any
/// difficulty.
final class HangmanTable: GameTable {
    private let phrases: PhrasePack
    private var game: HangmanGame

    init?(_ packs: GamePacks, _ random: SplitMix64) {
        var random = random
        guard let phrases = packs.phrases, let game = HangmanGame(in: phrases, using: &random)
        else { return nil }
        self.phrases = phrases
        self.game = game
        super.init(random)
    }

    init?(_ state: [UInt8], _ packs: GamePacks, _ random: SplitMix64) throws(StateFault) {
        var random = random
        var game = try HangmanGame(savedBytes: state)
        guard let phrases = packs.phrases,
            let answer = MoveAnswer(game.restore(with: phrases, using: &random))
        else { return nil }
        self.phrases = phrases
        self.game = game
        super.init(random)
        self.answer = answer
    }

    override var number: GameNumber { .hangman }
    override var state: [UInt8] { game.savedBytes }

    override func move(_ message: GameMessage) -> MoveAnswer {
        if message.says("guess") { return guess(message.rest) }
        if message.says("next") { return start(game.tier) }
        guard message.says("tier") else { return .unknown }
        if message.rest.elementsEqual("all".utf8) { return start(nil) }
        guard let tier = message.number.flatMap(UInt8.init(exactly:)) else { return .unknown }
        return start(tier)
    }

    private func guess(_ text: [UInt8]) -> MoveAnswer {
        switch game.guess(text) {
        case .opened: .made("opened")
        case .missed: .made("missed")
        case .repeated: .refused("repeated")
        case .notOneLetter: .refused("notOneLetter")
        case .roundOver: .roundOver
        }
    }

    /// Starts a round with a phrase of the difficulty `tier`, or of any difficulty if `tier` is
    /// `nil`.
    ///
    /// If the round cannot be started, the game keeps its previous difficulty.
    private func start(_ tier: UInt8?) -> MoveAnswer {
        let former = game.tier
        game.tier = tier
        switch game.startOver(in: phrases) {
        case .started: return .started
        case .otherArtefact:
            game.tier = former
            return .otherArtefact
        case .noSuchTier:
            game.tier = former
            return .refused("noSuchTier")
        }
    }

    override func writeView(to json: inout JSONText) {
        json.member(game.language)
        json.member("standing", game.standing)
        json.member("tier", game.tier.map { Int($0) })
        json.name("glyphs")
        json.array(game.glyphs) { json, glyph in
            json.object { json in
                json.member("text", text: glyph.isShown ? glyph.text : nil)
                json.member("isLetter", !glyph.letters.isEmpty)
                json.member("isSpace", glyph.isSpace)
            }
        }
        json.member("guesses", text: game.guesses)
        json.member("misses", text: game.misses)
        json.member("maximumMisses", HangmanGame.maximumMisses)
        json.member("wins", game.wins)
        json.member("losses", game.losses)
        json.member("phrase", text: game.standing == .open ? nil : game.phrase)
    }
}
