import DictModel
public import DictReader

/// A game as it stands, with the packs that hold its texts: what a screen shows.
///
/// The values answer everything that a screen needs. Do not show the secret, or the answers, before
/// the round is over.
public indirect enum GameView: Sendable {
    /// A game of word guessing; ``WordGuessGame/words(in:)`` are the words on display.
    case guess(WordGuessGame, LevelPacks)
    /// A game of Ghost; a ``GhostAnalysis`` has the letters that may follow.
    case ghost(GhostGame, Lexicon)
    /// A game of Wordle.
    case wordle(WordleGame, AnswerList, Lexicon)
    /// A game of Hangman.
    case hangman(HangmanGame, PhrasePack)
    /// A game of FillMeUp, with its ``FillMeUpGame/question(at:in:)`` and
    /// ``FillMeUpGame/options(in:)``.
    case fill(FillMeUpGame, SentenceSet)

    /// Starts a game of the given kind, or that of a day.
    ///
    /// Returns `nil` if `packs` lack what it is played with, or if the kind has no game of a day.
    init?(
        _ kind: GameKind, on day: CalendarDay?, in packs: GamePacks, using random: inout SplitMix64
    ) {
        guard day == nil || kind == .guess || kind == .wordle else { return nil }
        switch kind {
        case .guess:
            guard let levels = packs.levels else { return nil }
            let game =
                if let day {
                    WordGuessGame(on: day, in: levels, using: &random)
                } else {
                    WordGuessGame(in: levels, using: &random)
                }
            guard let game else { return nil }
            self = .guess(game, levels)
        case .ghost:
            guard let lexicon = packs.lexicon else { return nil }
            let nobody = GhostPlayer(text: [])
            self = .ghost(GhostGame(nobody, nobody, in: lexicon), lexicon)
        case .wordle:
            guard let answers = packs.answers, let lexicon = packs.lexicon else { return nil }
            let game =
                if let day {
                    WordleGame(on: day, in: answers, checking: lexicon)
                } else {
                    WordleGame(in: answers, checking: lexicon, using: &random)
                }
            guard let game else { return nil }
            self = .wordle(game, answers, lexicon)
        case .hangman:
            guard let phrases = packs.phrases, let game = HangmanGame(in: phrases, using: &random)
            else { return nil }
            self = .hangman(game, phrases)
        case .fill:
            guard let sentences = packs.sentences,
                let game = FillMeUpGame(in: sentences, using: &random)
            else { return nil }
            self = .fill(game, sentences)
        }
    }

    /// Reads a saved game and prepares it for play with `packs`, or returns `nil` if `packs` lack
    /// what it is played with.
    static func restored(
        _ saved: SavedGame, in packs: GamePacks, using random: inout SplitMix64
    ) throws(StateFault) -> (GameView, Restoration)? {
        switch saved.kind {
        case .guess:
            var game = try WordGuessGame(savedBytes: saved.state)
            guard let levels = packs.levels else { return nil }
            let restoration = game.restore(with: levels, using: &random)
            return (.guess(game, levels), restoration)
        case .ghost:
            var game = try GhostGame(savedBytes: saved.state)
            guard let lexicon = packs.lexicon else { return nil }
            let restoration = game.restore(with: lexicon)
            return (.ghost(game, lexicon), restoration)
        case .wordle:
            var game = try WordleGame(savedBytes: saved.state)
            guard let answers = packs.answers, let lexicon = packs.lexicon else { return nil }
            game.statistics = saved.statistics
            let restoration = game.restore(with: answers, checking: lexicon, using: &random)
            return (.wordle(game, answers, lexicon), restoration)
        case .hangman:
            var game = try HangmanGame(savedBytes: saved.state)
            guard let phrases = packs.phrases else { return nil }
            let restoration = game.restore(with: phrases, using: &random)
            return (.hangman(game, phrases), restoration)
        case .fill:
            var game = try FillMeUpGame(savedBytes: saved.state)
            guard let sentences = packs.sentences else { return nil }
            let restoration = game.restore(with: sentences, using: &random)
            return (.fill(game, sentences), restoration)
        }
    }

    /// The kind of game.
    var kind: GameKind {
        switch self {
        case .guess: .guess
        case .ghost: .ghost
        case .wordle: .wordle
        case .hangman: .hangman
        case .fill: .fill
        }
    }

    /// The state of the game as bytes, without the packs.
    var state: [UInt8] {
        switch self {
        case .guess(let game, _): game.savedBytes
        case .ghost(let game, _): game.savedBytes
        case .wordle(let game, _, _): game.savedBytes
        case .hangman(let game, _): game.savedBytes
        case .fill(let game, _): game.savedBytes
        }
    }

    /// Returns the same game, in which a game of Wordle goes on counting from `statistics`.
    func counting(from statistics: GameStatistics) -> GameView {
        guard case .wordle(var game, let answers, let lexicon) = self else { return self }
        game.statistics = statistics
        return .wordle(game, answers, lexicon)
    }

    mutating func play(_ move: Move, using random: inout SplitMix64) -> MoveAnswer {
        switch self {
        case .guess(var game, let levels):
            let answer = game.play(move, in: levels, using: &random)
            self = .guess(game, levels)
            return answer
        case .ghost(var game, let lexicon):
            let answer = game.play(move, in: lexicon, using: &random)
            self = .ghost(game, lexicon)
            return answer
        case .wordle(var game, let answers, let lexicon):
            let answer = game.play(move, in: answers, checking: lexicon)
            self = .wordle(game, answers, lexicon)
            return answer
        case .hangman(var game, let phrases):
            let answer = game.play(move, in: phrases)
            self = .hangman(game, phrases)
            return answer
        case .fill(var game, let sentences):
            let answer = game.play(move, in: sentences, using: &random)
            self = .fill(game, sentences)
            return answer
        }
    }

    /// The current round as the statistics count it, or `nil` for Ghost, which has two players.
    ///
    /// If `isBegun`, abandoning the round loses it. A win counts under `number`.
    var round: (standing: RoundStanding, isBegun: Bool, number: Int)? {
        switch self {
        case .guess(let game, _):
            (game.round.standing, !game.round.guesses.isEmpty, game.round.level)
        case .ghost: nil
        case .wordle(let game, _, _):
            (game.standing, !game.guessLetters.isEmpty, game.guessLetters.count)
        case .hangman(let game, _):
            (game.standing, !game.guessedLetters.isEmpty, game.missedLetters.count + 1)
        case .fill(let game, _): (game.round.standing, false, game.round.level)
        }
    }
}
