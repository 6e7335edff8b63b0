import DictFormat
import DictModel
import WordGames

/// A controller for Wordle, a game for one player.
struct WordleController: GameController {
    private(set) var session: GameSession
    private var game: WordleGame
    /// Whether to leave out the statistics, so that runs with the same seed and input print the
    /// same output.
    private let isRepeatable: Bool
    private var entry: LetterEntry
    private var message = ""

    init(_ session: GameSession, _ game: WordleGame, _ setup: GameSetup) {
        (self.session, self.game) = (session, game)
        isRepeatable = setup.isRepeatable
        entry = LetterEntry(limit: game.secretLetters.count)
        if isOver && !setup.hasScreen { startOver() }
    }

    private mutating func play(_ move: Move) -> MoveAnswer {
        let answer = session.play(move)
        if case .wordle(let game, _, _) = session.view { self.game = game }
        return answer
    }

    var isOver: Bool { game.standing != .open }

    mutating func startOver() {
        _ = play(.next)
        entry.clear()
        message = ""
    }

    mutating func press(_ key: Key) {
        if isOver {
            if key == .enter { startOver() }
            return
        }
        if key == .enter {
            if guess(entry.text) { entry.clear() }
        } else if entry.edit(key) {
            message = ""
        }
    }

    mutating func take(_ line: String) {
        if isOver { message = PlayText.roundOver } else { _ = guess(line) }
    }

    var answer: [String] {
        message.isEmpty
            ? WordleView.lines(game, isRepeatable ? nil : session.statistics) : [message]
    }

    /// Plays `text` as a guess, and returns whether it was accepted.
    ///
    /// If it was not, the message for the player states why.
    private mutating func guess(_ text: String) -> Bool {
        message = ""
        switch play(.guess(text)) {
        case .notLetters: message = "Letters only: no try used."
        case .wrongLength:
            message = "A guess has \(game.secretLetters.count) letters: no try used."
        case .notAWord: message = "\(PlayText.upper(text.utf8)) is not a word: no try used."
        case let answer: return answer.isMove
        }
        return false
    }

    func screen(columns: Int) -> Screen {
        WordleView.screen(
            game, session.statistics, entry: entry.text, message: message, columns: columns)
    }

    var share: [String]? {
        game.shareLines.map { lines in
            let title = PlayText.title(.wordle, game.language)
            return ["\(title): \(lines.first ?? "")"] + lines.dropFirst()
        }
    }

    var opening: [String] { WordleView.opening(game) }
    var prompt: String { "guess \(game.guessLetters.count + 1)> " }

    var facts: [(String, JSON)] {
        let marks = game.marks.map { marks in
            JSON.string((0..<marks.count).map { WordleView.name(of: marks[$0]) }.joined())
        }
        return [
            ("guesses", .words(game.guessLetters)), ("marks", .array(marks)),
            ("triesLeft", .integer(WordleGame.tries - game.guessLetters.count)),
            ("standing", .string(StandingText.name(of: game.standing))),
            ("secret", isOver ? .string(PlayText.text(game.secretLetters)) : .null),
            ("share", share.map { .array($0.map { .string($0) }) } ?? .null),
        ]
    }
}
