import DictFormat
import DictOutput
import WordGames

/// A controller for Hangman, a game for one player.
struct HangmanController: GameController {
    private(set) var session: GameSession
    private var game: HangmanGame
    private let texts: GameTexts
    private var message = ""
    /// Whether the last guess was wrong and so added a part to the picture.
    private var advances = false

    init(_ session: GameSession, _ game: HangmanGame, _ setup: GameSetup) {
        (self.session, self.game) = (session, game)
        texts = setup.language.texts
        if isOver && !setup.hasScreen { startOver() }
    }

    private mutating func play(_ move: Move) -> MoveAnswer {
        let answer = session.play(move)
        if case .hangman(let game, _) = session.view { self.game = game }
        return answer
    }

    var isOver: Bool { game.standing != .open }

    mutating func startOver() { start(.next) }

    private mutating func start(_ move: Move) {
        message = ""
        if play(move) == .noSuchTier {
            message = texts.hangman.noSuchTier
            _ = play(.tier(nil))
        }
    }

    var choices: GameChoices? {
        GameChoices(
            title: texts.hangman.phrases, names: texts.hangman.tiers,
            current: game.tier.map { Int($0) + 1 } ?? 0)
    }

    mutating func choose(_ index: Int) {
        start(.tier(index == 0 ? nil : UInt8(clamping: index - 1)))
    }

    mutating func press(_ key: Key) {
        switch key {
        case .enter where isOver: startOver()
        case .character(let scalar) where !isOver: guess(String(scalar))
        default: break
        }
    }

    mutating func take(_ line: String) {
        if isOver { message = texts.common.roundOver } else { guess(line) }
    }

    var answer: [String] {
        message == texts.common.roundOver
            ? [message]
            : [message].filter { !$0.isEmpty } + HangmanView.lines(game, picture: advances)
    }

    private mutating func guess(_ text: String) {
        (message, advances) = ("", false)
        let letter = PlayText.upper(text.utf8)
        switch play(.guess(text)) {
        case .opened: message = texts.hangman.opened(letter)
        case .missed:
            message = texts.hangman.missed(letter)
            advances = true
        case .repeated: message = texts.hangman.repeated(letter)
        case .notOneLetter: message = texts.common.notOneLetter
        default: break
        }
    }

    func screen(columns: Int) -> Screen {
        var screen = HangmanView.screen(game, message: message, columns: columns)
        if isOver {
            screen.body += StatisticsView.below(session.statistics, texts, columns: columns)
        }
        return screen
    }

    var opening: [String] { HangmanView.opening(game) + HangmanView.lines(game, picture: true) }
    var prompt: String { texts.hangman.prompt }

    var facts: JSON {
        JSON([
            "pattern": PlayText.text(game.patternText), "wrong": PlayText.text(game.missedLetters),
            "missesLeft": HangmanGame.maximumMisses - game.missedLetters.count,
            "standing": StandingText.name(of: game.standing),
            "phrase": isOver ? PlayText.text(game.phraseText) : nil,
        ])
    }
}
