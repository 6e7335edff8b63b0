public import DictModel
public import DictReader

/// Wordle: find a secret word, usually of five letters, in six tries.
///
/// Every try must be a word. The answers and the lexicon are passed to each call and not stored;
/// the state can be saved at any time. No secret repeats until the list of answers is used up.
public struct WordleGame: Sendable, Equatable {
    /// The number of guesses that a player has.
    public static let tries = 6

    /// The identity of the answers being played; see ``AnswerList/identity``.
    public internal(set) var identity: UInt64
    /// The identity of the lexicon that guesses are checked against.
    public internal(set) var lexiconIdentity: UInt64
    /// The language of the answers and the lexicon.
    public internal(set) var language: Language
    /// The index of the secret in the list of answers.
    public internal(set) var number: Int
    /// The word to be found, in letters a to z; a client shows it once the round is lost.
    public internal(set) var secret: [UInt8]
    /// The guesses of this round, in letters a to z, in the order they were made.
    public internal(set) var guesses: [[UInt8]] = []
    /// The player's results so far.
    public internal(set) var statistics = WordleStatistics()

    /// Creates a game with a random secret from `answers`; guesses are looked up in `lexicon`.
    ///
    /// `nil` if there are no answers, if they are longer than ``WordleMarks/maximumLength``
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

    init(
        identity: UInt64, lexiconIdentity: UInt64, language: Language, number: Int, secret: [UInt8]
    ) {
        self.identity = identity
        self.lexiconIdentity = lexiconIdentity
        self.language = language
        self.number = number
        self.secret = secret
    }

    /// The state of the round: won once the secret is found, lost once all tries are used up.
    public var standing: RoundStanding {
        if guesses.last == secret { return .won }
        return guesses.count >= Self.tries ? .lost : .open
    }

    /// Plays `text` as the next guess, ignoring case.
    ///
    /// A word that is not in the lexicon is refused and does not use a try.
    public mutating func guess(_ text: [UInt8], checking lexicon: Lexicon) -> WordleAnswer {
        guard lexicon.identity == lexiconIdentity else { return .otherArtefact }
        guard standing == .open else { return .roundOver }
        guard !text.isEmpty else { return .wrongLength }
        guard let word = TypedText.word(text, language) else { return .notLetters }
        guard word.count == secret.count, let marks = WordleMarks(guess: word, secret: secret)
        else { return .wrongLength }
        guard word == secret || lexicon.contains(word.span) else { return .notAWord }
        guesses.append(word)
        switch standing {
        case .open: break
        case .won: statistics.win(tries: guesses.count)
        case .lost: statistics.lose()
        }
        return .marked(marks)
    }

    /// Plays a string as the next guess, ignoring case.
    public mutating func guess(_ text: String, checking lexicon: Lexicon) -> WordleAnswer {
        guess(Array(text.utf8), checking: lexicon)
    }
}
