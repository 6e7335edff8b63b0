import DictFormat
import DictModel
import DictOutput
import WordGames

/// A controller for Wordle, a game for one player.
struct WordleController: GameController {
    private(set) var session: GameSession
    private var game: WordleGame
    /// Whether to leave out the statistics, so that runs with the same seed and input print the
    /// same output.
    private let isRepeatable: Bool
    /// Whether this is the game of a day, of which there is one.
    private let isOfDay: Bool
    private var entry: LetterEntry
    private let texts: GameTexts
    private var message = ""
    /// The marks on the keyboard before the last guess, until another key is pressed.
    private var keysBefore: [WordleMark?]?

    init(_ session: GameSession, _ game: WordleGame, _ setup: GameSetup) {
        (self.session, self.game) = (session, game)
        texts = setup.language.texts
        (isRepeatable, isOfDay) = (setup.isRepeatable, setup.day != nil)
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
        guard !isOfDay else { return message = texts.common.onePerDay }
        _ = play(.next)
        entry.clear()
        message = ""
    }

    mutating func press(_ key: Key) {
        keysBefore = nil
        if isOver {
            if key == .enter { startOver() }
            return
        }
        if key == .enter {
            let keys = game.keyboard
            if guess(entry.text) {
                entry.clear()
                keysBefore = keys
            }
        } else if entry.edit(key) {
            message = ""
        }
    }

    mutating func take(_ line: String) {
        if isOver {
            message = isOfDay ? texts.common.onePerDay : texts.common.roundOver
        } else {
            _ = guess(line)
        }
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
        case .notLetters: message = texts.wordle.notLetters
        case .wrongLength:
            message = texts.wordle.wrongLength(game.secretLetters.count)
        case .notAWord: message = texts.wordle.notAWord(PlayText.upper(text.utf8))
        case let answer: return answer.isMove
        }
        return false
    }

    func screen(columns: Int) -> Screen {
        var screen = WordleView.screen(
            game, session.statistics, entry: entry.text, message: message, columns: columns)
        if isOfDay && isOver {
            screen.help.removeFirst()
            if !message.isEmpty { screen.message = StyledText(message) }
        }
        return screen
    }

    func transition(columns: Int) -> [Screen] {
        keysBefore.map { WordleView.turning(game, $0, columns: columns) } ?? []
    }

    var share: [String]? {
        game.shareLines.map { lines in
            ["\(texts.title(.wordle)): \(lines.first ?? "")"] + lines.dropFirst()
        }
    }

    var opening: [String] { WordleView.opening(game) }
    var prompt: String { texts.wordle.prompt(game.guessLetters.count + 1) }

    var facts: JSON {
        let marks = game.marks.map { marks in
            (0..<marks.count).map { WordleView.name(of: marks[$0]) }.joined()
        }
        return JSON([
            "guesses": JSON.words(game.guessLetters), "marks": marks,
            "triesLeft": WordleGame.tries - game.guessLetters.count,
            "standing": StandingText.name(of: game.standing),
            "secret": isOver ? PlayText.text(game.secretLetters) : nil, "share": share,
        ])
    }
}
