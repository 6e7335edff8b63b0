public import DictModel
public import DictReader

/// A game of Wordle, in which the player has six tries to find a secret word.
///
/// The secret usually has five letters, and every guess must be a word. No secret repeats until all
/// others have been used. The answers and the lexicon are passed to each call and not stored, so
/// the state can be saved at any time.
public struct WordleGame: Sendable, Equatable {
    /// The number of guesses that a player has in a round.
    public static let tries = 6

    /// The ``AnswerList/identity`` of the answers that the game is played with.
    public internal(set) var identity: UInt64
    /// The ``Lexicon/identity`` of the lexicon that guesses are looked up in.
    public internal(set) var lexiconIdentity: UInt64
    /// The language of both the answers and the lexicon.
    public internal(set) var language: Language
    /// The index of the secret in the ``AnswerList``.
    public internal(set) var number: Int
    /// The word to be found, in lower-case letters a to z; a client shows it once the round is
    /// lost.
    public var secret: String { String(decoding: secretLetters, as: UTF8.self) }
    /// The guesses of this round, in lower-case letters a to z, in the order in which they were
    /// made.
    public var guesses: [String] { guessLetters.map { String(decoding: $0, as: UTF8.self) } }
    /// The letters of ``secret``.
    package internal(set) var secretLetters: [UInt8]
    /// The letters of ``guesses``.
    package internal(set) var guessLetters: [[UInt8]] = []
    /// The player's results so far, over all rounds.
    public internal(set) var statistics = GameStatistics()

    /// Creates a game with a random secret from `answers`; guesses are looked up in `lexicon`.
    ///
    /// Returns `nil` if there are no answers, if they are longer than ``WordleMarks/maximumLength``
    /// letters, or if the answers and the lexicon differ in language.
    public init?(
        in answers: AnswerList, checking lexicon: Lexicon,
        using random: inout some RandomNumberGenerator
    ) {
        guard answers.language == lexicon.language, answers.wordLength <= WordleMarks.maximumLength,
            let secret = answers.answer(from: random.index(below: answers.count))
        else { return nil }
        self.init(
            identity: answers.identity, lexiconIdentity: lexicon.identity,
            language: answers.language, number: secret.number, secret: secret.word)
    }

    /// Creates the Wordle of `day`; guesses are looked up in `lexicon`.
    ///
    /// The secret is the answer that `answers` have for the day. A day without one has the answer
    /// that a hash of day and answer chooses, so an answer more or less changes few such days.
    ///
    /// Returns `nil` under the same conditions as ``init(in:checking:using:)``.
    public init?(on day: CalendarDay, in answers: AnswerList, checking lexicon: Lexicon) {
        let chosen = { DayChoice.index(on: day, below: answers.count, answers.letters(at:)) }
        guard answers.language == lexicon.language, answers.wordLength <= WordleMarks.maximumLength,
            let index = answers.index(on: day) ?? chosen(),
            let secret = answers.letters(at: index)
        else { return nil }
        self.init(
            identity: answers.identity, lexiconIdentity: lexicon.identity,
            language: answers.language, number: index, secret: secret)
    }

    init(
        identity: UInt64, lexiconIdentity: UInt64, language: Language, number: Int, secret: [UInt8]
    ) {
        self.identity = identity
        self.lexiconIdentity = lexiconIdentity
        self.language = language
        self.number = number
        secretLetters = secret
    }

    /// The state of the round: won once the secret is found, lost once all tries are used.
    public var standing: RoundStanding {
        if guessLetters.last == secretLetters { return .won }
        return guessLetters.count >= Self.tries ? .lost : .open
    }

    /// Plays `text` as the next guess, ignoring case.
    package mutating func guess(_ text: [UInt8], checking lexicon: Lexicon) -> WordleAnswer {
        guard lexicon.identity == lexiconIdentity else { return .otherArtefact }
        guard standing == .open else { return .roundOver }
        guard !text.isEmpty else { return .wrongLength }
        guard let word = TypedText.word(text, language) else { return .notLetters }
        guard word.count == secretLetters.count,
            let marks = WordleMarks(guess: word, secret: secretLetters)
        else { return .wrongLength }
        guard word == secretLetters || lexicon.contains(word.span) else { return .notAWord }
        guessLetters.append(word)
        switch standing {
        case .open: break
        case .won: statistics.win(guessLetters.count)
        case .lost: statistics.lose()
        }
        return .marked(marks)
    }

    /// Plays `text` as the next guess, ignoring case.
    ///
    /// A word that is not in the lexicon is refused and does not use a try.
    public mutating func guess(_ text: String, checking lexicon: Lexicon) -> WordleAnswer {
        guess(Array(text.utf8), checking: lexicon)
    }
}
