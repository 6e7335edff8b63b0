import DictFormat
import DictReader
import DictStore
import WordGames

/// A controller for FillMeUp, a game for one player.
struct FillMeUpController: GameController {
    private let sentences: SentenceSet
    private let key: String
    private let hasScreen: Bool
    private var game: FillMeUpGame
    private var random: GameRandom
    private var entry = LetterEntry(limit: 40)
    /// The index of the sentence that the cursor is on.
    private var row = 0
    private var message = ""
    private var answerLines: [String] = []
    private var tally: RoundTally

    init(_ setup: inout GameSetup, _ archive: GameArchive) throws {
        let path = try setup.path(of: "sentences")
        sentences = try SentenceSet(copyOf: path, of: setup.language)
        key = setup.key
        hasScreen = setup.hasScreen
        tally = RoundTally(setup)
        if let kept = try setup.kept(FillMeUpGame.self, in: archive) {
            (game, random) = (kept.game, kept.random)
            let restoration = game.restore(with: sentences, using: &random)
            guard restoration != .nothingToPlay else { throw setup.nothingToPlay(path) }
            setup.note(restoration)
            if isOver && !hasScreen { startNext() }
            row = firstEmptyRow ?? 0
            return
        }
        random = setup.random
        guard let game = FillMeUpGame(in: sentences, using: &random) else {
            throw setup.nothingToPlay(path)
        }
        self.game = game
    }

    var isOver: Bool { game.round.isSubmitted }
    private var firstEmptyRow: Int? { game.round.rows.firstIndex { $0.choice == nil } }
    private var questions: [FillMeUpQuestion] {
        game.round.rows.indices.compactMap { game.question(at: $0, in: sentences) }
    }
    private var options: [[UInt8]] { game.optionTexts(in: sentences) }

    private mutating func startNext() {
        _ = game.startNext(in: sentences, using: &random)
        entry.clear()
        (row, message) = (0, "")
    }

    /// Starts again at level 1 with score 0.
    ///
    /// In the other games, this method only starts another round.
    mutating func startOver() {
        _ = game.replay(in: sentences, using: &random)
        entry.clear()
        (row, message) = (0, "")
    }

    mutating func press(_ key: Key) {
        guard !isOver else {
            if key == .enter { startNext() }
            return
        }
        switch key {
        case .up: row = max(0, row - 1)
        case .down, .tab: row = min(max(0, game.round.rows.count - 1), row + 1)
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
        _ = game.choose((next + count) % count, row: row)
        message = ""
    }

    /// Plays a line of input: an option, optionally preceded by a row number.
    ///
    /// The option is given by its number or its word. Without a row number, the option goes into
    /// the first empty row. Rows and options are numbered from 1.
    mutating func take(_ line: String) {
        let parts = line.split(separator: " ").map(String.init)
        guard let last = parts.last, parts.count <= 2 else {
            answerLines = ["Type one option, or the number of a sentence and an option."]
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
        startNext()
        answerLines += [""] + FillMeUpView.state(game, questions, options)
    }

    var answer: [String] { answerLines }

    /// Fills row `row` with the option that `text` names, by its number or its word.
    ///
    /// - Returns: Whether that was possible. If not, the message for the player states why.
    private mutating func choose(_ text: String, _ row: Int) -> Bool {
        message = ""
        var answer = FillMeUpAnswer.noSuchOption
        if let number = Int(text), game.round.options.indices.contains(number - 1) {
            answer = game.choose(number - 1, row: row)
        } else {
            answer = game.choose(text, row: row, in: sentences)
        }
        switch answer {
        case .chosen: return true
        case .noSuchRow: message = "There is no such sentence."
        case .noSuchOption:
            message = "\"\(TerminalText.escaped(text))\" is not one of the options."
        case .roundOver, .otherArtefact: break
        }
        return false
    }

    private mutating func submit() {
        guard case .counted(let results) = game.submit() else { return }
        if results.isLevelUp { tally.won(results.level) } else { tally.lost() }
        message = FillMeUpView.end(results, score: game.score)
    }

    mutating func keep(in contents: inout GameArchiveContents) throws {
        _ = tally.count(in: &contents)
        try contents.set(KeptGame(game: game, random: random), for: key)
    }

    func screen(columns: Int) -> Screen {
        var screen = FillMeUpView.screen(
            game, questions, options, sentences, row: row, columns: columns)
        if isOver {
            screen.message = StyledText(
                message, game.round.results?.isLevelUp == true ? .good : .bad)
            screen.help = StyledText("Enter continue   " + PlayText.commonKeys, .faint)
        } else {
            let ready = firstEmptyRow == nil && entry.text.isEmpty
            screen.message = StyledText(
                message.isEmpty
                    ? ready ? "Press Enter to submit." : "> " + TerminalText.escaped(entry.text)
                    : message)
            screen.help = StyledText(
                "Word or number, Enter; arrows choose   " + PlayText.commonKeys, .faint)
        }
        return screen
    }

    var opening: [String] {
        [
            "\(PlayText.title(.fill, sentences.language)): fill each blank with one of the options."
        ] + FillMeUpView.state(game, questions, options)
    }

    var prompt: String { "blank \((firstEmptyRow ?? 0) + 1)> " }

    var facts: [(String, JSON)] {
        [
            ("level", .integer(game.level)), ("score", .integer(game.score)),
            ("sentences", .array(questions.map { .string(FillMeUpView.text(of: $0)) })),
            ("options", .array(options.map { .string(PlayText.text($0)) })),
        ]
    }
}
