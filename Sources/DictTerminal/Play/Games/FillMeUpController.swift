import DictFormat
import DictOutput
import DictReader
import WordGames

/// A controller for FillMeUp, a game for one player.
struct FillMeUpController: GameController {
    private(set) var session: GameSession
    private var game: FillMeUpGame
    private let sentences: SentenceSet
    private let texts: GameTexts
    private var entry = LetterEntry(limit: 40)
    /// The index of the sentence that the cursor is on.
    private var row = 0
    private var message = ""
    private var answerLines: [String] = []

    init(
        _ session: GameSession, _ game: FillMeUpGame, _ sentences: SentenceSet, _ setup: GameSetup
    ) {
        (self.session, self.game, self.sentences) = (session, game, sentences)
        texts = setup.language.texts
        if isOver && !setup.hasScreen { start(.next) }
        row = firstEmptyRow ?? 0
    }

    private mutating func play(_ move: Move) -> MoveAnswer {
        let answer = session.play(move)
        if case .fill(let game, _) = session.view { self.game = game }
        return answer
    }

    var isOver: Bool { game.round.isSubmitted }
    private var firstEmptyRow: Int? { game.round.rows.firstIndex { $0.choice == nil } }
    private var questions: [FillMeUpQuestion] {
        game.round.rows.indices.compactMap { game.question(at: $0, in: sentences) }
    }
    private var options: [[UInt8]] { game.optionTexts(in: sentences) }

    private mutating func start(_ move: Move) {
        _ = play(move)
        entry.clear()
        (row, message) = (0, "")
    }

    /// Starts again at level 1 with score 0.
    ///
    /// In the other games, this method only starts another round.
    mutating func startOver() { start(.replay) }

    mutating func press(_ key: Key) {
        switch key {
        case .up: row = max(0, row - 1)
        case .down, .tab: row = min(max(0, game.round.rows.count - 1), row + 1)
        case .enter where isOver: start(.next)
        case _ where isOver: break
        case .left: turn(by: -1)
        case .right: turn(by: 1)
        case .enter: enter()
        default: if entry.edit(key) { message = "" }
        }
    }

    private mutating func enter() {
        if !entry.text.isEmpty {
            let isTaken = choose(entry.text, row)
            entry.clear()
            if isTaken { row = firstEmptyRow ?? row }
        } else if let empty = firstEmptyRow {
            row = empty
        } else {
            submit()
        }
    }

    /// Replaces the option in the row under the cursor with the one `step` places after it.
    ///
    /// The options form a ring. An empty row gets the first option or, if `step` is negative, the
    /// last one.
    private mutating func turn(by step: Int) {
        let count = game.round.options.count
        guard count > 0, game.round.rows.indices.contains(row) else { return }
        let next = game.round.rows[row].choice.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
        _ = play(.choose(option: (next + count) % count, row: row))
        message = ""
    }

    /// Plays a line of input: an option, optionally preceded by a row number.
    ///
    /// The option is given by its number or its word. Without a row number, the option goes into
    /// the first empty row. Rows and options are numbered from 1.
    mutating func take(_ line: String) {
        let parts = line.split(separator: " ").map(String.init)
        guard let last = parts.last, parts.count <= 2 else {
            answerLines = [texts.fill.oneOption]
            return
        }
        let named = parts.count == 2 ? (Int(parts[0]) ?? 0) - 1 : firstEmptyRow ?? 0
        guard choose(last, named) else {
            answerLines = [message]
            return
        }
        answerLines = FillMeUpView.lines(of: named, questions, columns: .max)
        guard firstEmptyRow == nil else { return }
        submit()
        answerLines = FillMeUpView.results(game, questions, sentences) + [message]
        start(.next)
        answerLines += [""] + FillMeUpView.state(game, questions, options, texts)
    }

    var answer: [String] { answerLines }

    /// Fills row `row` with the option that `text` names, by its number or its word.
    ///
    /// - Returns: Whether that was possible. If not, the message for the player states why.
    private mutating func choose(_ text: String, _ row: Int) -> Bool {
        message = ""
        let number = Int(text).flatMap { game.round.options.indices.contains($0 - 1) ? $0 : nil }
        switch play(number.map { .choose(option: $0 - 1, row: row) } ?? .fill(text, row: row)) {
        case .noSuchRow: message = texts.fill.noSuchRow
        case .noSuchOption:
            message = texts.fill.noSuchOption(TerminalText.escaped(text))
        case let answer: return answer.isMove
        }
        return false
    }

    private mutating func submit() {
        guard play(.submit).isMove, let results = game.round.results else { return }
        message = FillMeUpView.end(results, score: game.score, texts.fill)
        row = results.rows.firstIndex { !$0.isRight } ?? 0
    }

    func screen(columns: Int) -> Screen {
        var screen = FillMeUpView.screen(
            game, questions, options, sentences, row: row, columns: columns)
        if isOver {
            screen.message = StyledText(
                message, game.round.results?.isLevelUp == true ? .good : .bad)
            screen.body += StatisticsView.below(session.statistics, texts, columns: columns)
            screen.help = [texts.common.goOn] + texts.common.keys
        } else {
            let ready = firstEmptyRow == nil && entry.text.isEmpty
            screen.message = StyledText(
                message.isEmpty
                    ? ready ? texts.fill.submit : "> " + TerminalText.escaped(entry.text)
                    : message)
            screen.help = [texts.fill.choose] + texts.common.keys
        }
        return screen
    }

    var opening: [String] {
        ["\(texts.title(.fill)): \(texts.fill.game.rules.aim)"]
            + FillMeUpView.state(game, questions, options, texts)
    }

    var prompt: String { texts.fill.prompt((firstEmptyRow ?? 0) + 1) }

    var facts: JSON {
        JSON([
            "level": game.level, "score": game.score,
            "sentences": questions.map(FillMeUpView.text), "options": options.map(PlayText.text),
        ])
    }
}
