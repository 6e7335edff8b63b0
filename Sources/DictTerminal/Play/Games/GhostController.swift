import DictFormat
import DictOutput
import DictReader
import DictStore
import WordGames

/// A controller for Ghost, a game for two players or for one against the computer.
struct GhostController: GameController {
    private(set) var session: GameSession
    private var game: GhostGame
    private let lexicon: Lexicon
    private let texts: GameTexts
    /// A note on the last input, or "" if the fragment alone explains what happened.
    private var message = ""
    private var ranking: [GameArchiveContents.Standing] = []

    init(_ session: GameSession, _ game: GhostGame, _ lexicon: Lexicon, _ setup: GameSetup) {
        (self.session, self.game, self.lexicon) = (session, game, lexicon)
        texts = setup.language.texts
        // A script starts with player 1, whatever was played before.
        if isOver && !setup.hasScreen { _ = play(.seat(game.first, game.second)) }
        letComputerSay()
    }

    private mutating func play(_ move: Move) -> MoveAnswer {
        let answer = session.play(move)
        if case .ghost(let game, _) = session.view { self.game = game }
        return answer
    }

    var isOver: Bool { game.winner != nil }

    mutating func startOver() {
        _ = play(.next)
        message = ""
        letComputerSay()
    }

    mutating func press(_ key: Key) {
        switch key {
        case .enter where isOver: startOver()
        case .character(let scalar) where !isOver: say(String(scalar))
        default: break
        }
    }

    mutating func take(_ line: String) {
        guard !isOver else { return message = texts.common.roundOver }
        say(line)
    }

    var answer: [String] {
        if message == texts.common.roundOver { return [message] }
        return (message.isEmpty ? [] : [message]) + GhostView.lines(game, lexicon, ranking)
    }

    private mutating func say(_ text: String) {
        message = ""
        switch play(.say(text)) {
        case .added: letComputerSay()
        case .notOneLetter: message = texts.common.notOneLetter
        default: break
        }
    }

    private mutating func letComputerSay() {
        guard let mover = game.mover, mover.strength != nil, play(.computer) == .added,
            let letter = game.round.letters.last
        else { return }
        message = texts.ghost.says(PlayText.text(mover.nameText), PlayText.upper([letter]))
    }

    mutating func refresh(_ contents: GameArchiveContents) {
        ranking = contents.ranking(of: GameKind.ghost.name)
    }

    func screen(columns: Int) -> Screen {
        GhostView.screen(game, lexicon, ranking, message: message, columns: columns)
    }

    var opening: [String] { GhostView.opening(game) + GhostView.lines(game, lexicon, ranking) }
    var prompt: String { game.mover.map { PlayText.text($0.nameText) + "> " } ?? "> " }

    var facts: JSON {
        JSON([
            "players": [game.first, game.second].map { PlayText.text($0.nameText) },
            "fragment": PlayText.text(game.round.letters),
            "mover": game.mover.map { PlayText.text($0.nameText) },
            "winner": game.winner.map { PlayText.text($0.nameText) },
            "reason": game.round.end.map { $0 == .word ? "word" : "dead" },
        ])
    }
}
