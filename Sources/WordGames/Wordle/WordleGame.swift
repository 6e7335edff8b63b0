public import DictModel
public import DictReader

/// Wordle: a secret of five letters is to be found in six tries, each of them a word.
///
/// The answers and the lexicon are passed to the calls and not kept; the state can be saved at any
/// moment. No secret comes twice before the list of answers is used up.
public struct WordleGame: Sendable, Equatable {
    /// The guesses a player has.
    public static let tries = 6

    /// The identity of the answers that are being played.
    public internal(set) var identity: UInt64
    /// The identity of the lexicon that guesses are checked with.
    public internal(set) var lexiconIdentity: UInt64
    /// The language of both.
    public internal(set) var language: Language
    /// The number of the secret in the list of answers.
    public internal(set) var number: Int
    /// The word to be found, letters a to z; a client shows it when the round is lost.
    public internal(set) var secret: [UInt8]
    /// The guesses of the round, letters a to z, the first one first.
    public internal(set) var guesses: [[UInt8]] = []
    /// What the player has achieved so far.
    public internal(set) var statistics = WordleStatistics()

    /// A game with a secret drawn from `answers`, whose guesses are looked up in `lexicon`.
    ///
    /// `nil` where there are no answers, or the two differ in language.
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

    /// Whether the secret is found, or all tries are used up.
    public var standing: RoundStanding {
        if guesses.last == secret { return .won }
        return guesses.count >= Self.tries ? .lost : .open
    }

    /// Takes `text` as the next guess, in any case.
    ///
    /// A word that the lexicon does not know is refused and costs no try.
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

    /// Takes `text` as the next guess, as the other method does its bytes.
    public mutating func guess(_ text: String, checking lexicon: Lexicon) -> WordleAnswer {
        guess(Array(text.utf8), checking: lexicon)
    }
}
