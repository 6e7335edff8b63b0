import DictModel
import DictReader
import WordGames

/// A game of Ghost with moves as text and a view as JSON, for programs that use the C interface.
///
/// The moves are:
///
/// - `say LETTER`, or `say LETTER TURN`, in which TURN is the number of letters that the player
///   saw. With TURN, a letter that arrives twice counts only once.
/// - `computer`, which lets the computer say its letter.
/// - `next`, which starts the next round.
/// - `seat S S NAME<tab>NAME`, which sets the two players. Each S is 0 for a human, or the strength
///   of the computer, 1 to 3.
final class GhostTable: GameTable {
    private let lexicon: Lexicon
    private var game: GhostGame

    init?(_ packs: GamePacks, _ random: SplitMix64) {
        guard let lexicon = packs.lexicon else { return nil }
        self.lexicon = lexicon
        let none: [UInt8] = []
        game = GhostGame(GhostPlayer(name: none), GhostPlayer(name: none), in: lexicon)
        super.init(random)
    }

    init?(_ state: [UInt8], _ packs: GamePacks, _ random: SplitMix64) throws(StateFault) {
        var game = try GhostGame(savedBytes: state)
        guard let lexicon = packs.lexicon, let answer = MoveAnswer(game.restore(with: lexicon))
        else { return nil }
        self.lexicon = lexicon
        self.game = game
        super.init(random)
        self.answer = answer
    }

    override var number: GameNumber { .ghost }
    override var state: [UInt8] { game.savedBytes }

    override func move(_ message: GameMessage) -> MoveAnswer {
        if message.says("say") { return say(message) }
        if message.says("computer") {
            return Self.answer(game.sayAsComputer(in: lexicon, using: &random))
        }
        if message.says("next") {
            game.restart()
            return .started
        }
        return message.says("seat") ? seat(message) : .unknown
    }

    private func say(_ message: GameMessage) -> MoveAnswer {
        let parts = message.parts(UInt8(ascii: " "))
        guard let letter = parts.first else { return .unknown }
        guard parts.count > 1 else { return Self.answer(game.say(Array(letter), in: lexicon)) }
        guard parts.count == 2, let turn = GameMessage.number(parts[1]) else { return .unknown }
        return Self.answer(game.say(Array(letter), turn: turn, in: lexicon))
    }

    private func seat(_ message: GameMessage) -> MoveAnswer {
        let parts = message.parts(UInt8(ascii: " "))
        guard parts.count >= 3, let first = Self.strength(parts[0]),
            let second = Self.strength(parts[1])
        else { return .unknown }
        let names = message.rest[parts[2].startIndex...].split(
            separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard names.count == 2 else { return .unknown }
        game.seat(
            GhostPlayer(name: Array(names[0]), strength: first.strength),
            GhostPlayer(name: Array(names[1]), strength: second.strength))
        return .started
    }

    private static func strength(_ digits: ArraySlice<UInt8>) -> (strength: GhostStrength?, Void)? {
        guard let number = GameMessage.number(digits).flatMap(UInt8.init(exactly:)) else {
            return nil
        }
        if number == 0 { return (nil, ()) }
        return GhostStrength(rawValue: number).map { ($0, ()) }
    }

    private static func answer(_ answer: GhostAnswer) -> MoveAnswer {
        switch answer {
        case .added: .made("added")
        case .ended(.word): .made("word")
        case .ended(.dead): .made("dead")
        case .ignored(.notOneLetter): .refused("notOneLetter")
        case .ignored(.alreadySaid): .refused("alreadySaid")
        case .ignored(.computersTurn): .refused("computersTurn")
        case .ignored(.humansTurn): .refused("humansTurn")
        case .ignored(.roundOver): .roundOver
        case .otherArtefact: .otherArtefact
        }
    }

    override func writeView(to json: inout JSONText) {
        let round = game.round
        json.member(game.language)
        json.name("players")
        json.array([game.first, game.second]) { json, player in
            json.object { json in
                json.member("name", text: player.name)
                json.member("strength", Int(player.strength?.rawValue ?? 0))
                json.member("wins", player.wins)
            }
        }
        json.member("fragment", text: round.fragment)
        json.member("starter", Int(round.starter.rawValue))
        json.member("mover", round.mover.map { Int($0.rawValue) })
        json.member("winner", round.winner.map { Int($0.rawValue) })
        json.name("end")
        switch round.end {
        case nil: json.null()
        case .word: json.string("word")
        case .dead: json.string("dead")
        }
        json.member("possible", text: possible)
    }

    /// A word that was still possible before the last letter, to show after a dead end.
    ///
    /// The value is `nil` if the round has not ended with ``GhostEnd/dead``, or if no such word may
    /// be shown.
    private var possible: [UInt8]? {
        guard game.round.end == .dead else { return nil }
        let fragment = Array(game.round.fragment.dropLast())
        return lexicon.ghostExample(after: fragment.span)
    }
}
