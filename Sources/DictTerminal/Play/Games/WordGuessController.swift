import DictFormat
import DictModel
import DictOutput
import DictReader
import WordGames

/// A controller for the word guessing game, which has one player.
struct WordGuessController: GameController {
    private(set) var session: GameSession
    private var game: WordGuessGame
    private let packs: LevelPacks
    private let texts: GameTexts
    /// Whether to ignore the results of earlier games, so that runs with the same seed and input
    /// print the same output.
    private let isRepeatable: Bool
    /// Whether this is the game of a day, of which there is one.
    private let isOfDay: Bool
    private var entry = LetterEntry(limit: 32)
    /// The index of the word that the cursor is on.
    private var selection = 0
    private var message = ""
    private var answerLines: [String] = []

    init(
        _ session: GameSession, _ game: WordGuessGame, _ packs: LevelPacks, _ setup: GameSetup
    ) {
        (self.session, self.game, self.packs) = (session, game, packs)
        texts = setup.language.texts
        (isRepeatable, isOfDay) = (setup.isRepeatable, setup.day != nil)
        if isOver && !setup.hasScreen { startOver() }
    }

    private mutating func play(_ move: Move) -> MoveAnswer {
        let answer = session.play(move)
        if case .guess(let game, _) = session.view { self.game = game }
        return answer
    }

    var isOver: Bool { game.round.standing != .open }
    private var words: [[UInt8]] { game.letters(in: packs) }
    /// The number of times the player has completed all levels, in this game and earlier ones.
    ///
    /// Earlier games are not counted if the run must be repeatable.
    private var completions: Int {
        isRepeatable
            ? game.completions
            : max(game.completions, session.statistics.wins(by: LevelShape.levelCount))
    }

    /// A note on how often all levels were completed, if ever.
    private var completed: [String] { completions > 0 ? [texts.guess.completed(completions)] : [] }

    /// Starts the next level after a win, or the same level with other words.
    mutating func startOver() { start(.next) }

    private mutating func start(_ move: Move) {
        guard !isOfDay else { return message = texts.common.onePerDay }
        _ = play(move)
        entry.clear()
        (selection, message) = (0, "")
    }

    var choices: GameChoices? {
        isOfDay
            ? nil
            : GameChoices(
                title: texts.guess.level, names: (1...max(1, game.reachedLevel)).map { "\($0)" },
                current: game.round.level - 1)
    }

    mutating func choose(_ index: Int) { start(.level(index + 1)) }

    mutating func press(_ key: Key) {
        guard !isOver else {
            if key == .enter { startOver() }
            return
        }
        let last = max(0, words.count - 1)
        switch key {
        case .left: selection = max(0, selection - 1)
        case .right: selection = min(last, selection + 1)
        case .up: selection = max(0, selection - WordGuessView.wordsInRow)
        case .down: selection = min(last, selection + WordGuessView.wordsInRow)
        case .enter:
            let word = words.indices.contains(selection) ? words[selection] : []
            guess(entry.text.isEmpty ? word : Array(entry.text.utf8))
            entry.clear()
        default: if entry.edit(key) { message = "" }
        }
    }

    mutating func take(_ line: String) {
        guess(Array(line.utf8))
        answerLines = [message]
        guard isOver, !isOfDay else { return }
        startOver()
        answerLines += WordGuessView.lines(game, words, completed, texts.guess)
    }

    var answer: [String] { answerLines }

    private mutating func guess(_ text: [UInt8]) {
        let answer = play(.guess(text))
        message = WordGuessView.text(answer, to: text, game, texts.guess)
    }

    func screen(columns: Int) -> Screen {
        var screen = WordGuessView.screen(
            game, words, texts, selection: selection, columns: columns)
        screen.facts += completed
        if isOver {
            screen.body += StatisticsView.below(session.statistics, texts, columns: columns)
            screen.message = StyledText(message, game.round.standing == .won ? .good : .bad)
            screen.help = [texts.common.goOn] + texts.common.keys
            if isOfDay { screen.help.removeFirst() }
        } else {
            screen.message =
                message.isEmpty
                ? StyledText("> " + TerminalText.escaped(entry.text)) : StyledText(message)
            screen.help = [texts.guess.keys] + texts.common.keys
        }
        return screen
    }

    var opening: [String] {
        ["\(texts.title(.guess)): \(texts.guess.game.rules.aim)"]
            + WordGuessView.lines(game, words, completed, texts.guess)
    }

    var prompt: String { texts.guess.prompt(game.round.guesses.count + 1) }

    var facts: JSON {
        let round = game.round
        return JSON([
            "level": round.level, "words": JSON.words(words),
            "guesses": round.guesses.map {
                JSON(["word": PlayText.text($0.letters), "hint": $0.hint])
            },
            "attemptsLeft": round.attemptsLeft, "standing": StandingText.name(of: round.standing),
            "completions": completions, "message": message,
        ])
    }
}
