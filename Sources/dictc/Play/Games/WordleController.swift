import DictFormat
import DictModel
import DictReader
import DictStore
import WordGames

/// A controller for Wordle, a game for one player.
struct WordleController: GameController {
    private let answers: AnswerList
    private let lexicon: Lexicon
    private let key: String
    /// Whether to leave out the statistics, so that runs with the same seed and input print the
    /// same output.
    private let isRepeatable: Bool
    private var game: WordleGame
    private var random: GameRandom
    private var entry: LetterEntry
    private var message = ""
    private var tally: RoundTally
    private var statistics: GameStatistics

    init(_ setup: inout GameSetup, _ archive: GameArchive) throws {
        let path = try setup.path(of: "answers")
        answers = try AnswerList(copyOf: path, of: setup.language)
        lexicon = try Lexicon(copyOf: setup.path(of: "lexicon"), of: setup.language)
        key = setup.key
        isRepeatable = setup.isRepeatable
        tally = RoundTally(setup)
        entry = LetterEntry(limit: answers.wordLength)
        statistics = archive.contents.statistics[key] ?? GameStatistics()
        if let kept = try setup.kept(WordleGame.self, in: archive) {
            (game, random) = (kept.game, kept.random)
            let restoration = game.restore(with: answers, checking: lexicon, using: &random)
            guard restoration != .nothingToPlay else { throw setup.nothingToPlay(path) }
            setup.note(restoration)
            if isOver && !setup.hasScreen { startOver() }
            return
        }
        random = setup.random
        guard let game = WordleGame(in: answers, checking: lexicon, using: &random) else {
            throw setup.nothingToPlay(path)
        }
        self.game = game
    }

    var isOver: Bool { game.standing != .open }

    mutating func startOver() {
        if game.standing == .open && !game.guessLetters.isEmpty { tally.lost() }
        _ = game.startOver(in: answers, checking: lexicon)
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
        message.isEmpty ? WordleView.lines(game, isRepeatable ? nil : statistics) : [message]
    }

    /// Plays `text` as a guess, and returns whether it was accepted.
    ///
    /// If it was not, the message for the player states why.
    private mutating func guess(_ text: String) -> Bool {
        message = ""
        switch game.guess(text, checking: lexicon) {
        case .marked:
            switch game.standing {
            case .open: break
            case .won: tally.won(game.guessLetters.count)
            case .lost: tally.lost()
            }
            return true
        case .notLetters: message = "Letters only: no try used."
        case .wrongLength: message = "A guess has \(answers.wordLength) letters: no try used."
        case .notAWord: message = "\(PlayText.upper(text.utf8)) is not a word: no try used."
        case .roundOver, .otherArtefact: break
        }
        return false
    }

    mutating func keep(in contents: inout GameArchiveContents) throws {
        statistics = tally.count(in: &contents)
        try contents.set(KeptGame(game: game, random: random), for: key)
    }

    func screen(columns: Int) -> Screen {
        WordleView.screen(game, statistics, entry: entry.text, message: message)
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
        ]
    }
}
