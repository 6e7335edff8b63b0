public import DictModel
public import DictReader

/// A game of Hangman, in which the player must find a phrase letter by letter.
///
/// The sixth wrong letter loses the round. Punctuation, digits and spaces are shown from the start,
/// and a letter with an accent is revealed by its base letter. No phrase repeats until all others
/// have been used.
///
/// The phrases are needed only to start a round or to resume a saved game, so the state can be
/// saved at any time.
public struct HangmanGame: Sendable, Equatable {
    /// The number of wrong letters that lose a round.
    ///
    /// The picture has the same number of steps.
    public static let maximumMisses = 6

    /// The ``PhrasePack/identity`` of the phrases that the game is played with.
    public internal(set) var identity: UInt64
    /// The language of the phrases that the game is played with.
    public internal(set) var language: Language
    /// The difficulty of the phrases: 0 easy, 1 medium, 2 hard, 3 expert, or `nil` for all of them.
    ///
    /// A change takes effect in the next round.
    public var tier: UInt8?
    /// The index of the current phrase in its ``PhrasePack``.
    public internal(set) var number: Int
    /// The phrase to be found; a client shows it once the round is lost.
    public var phrase: String { String(decoding: phraseText, as: UTF8.self) }
    /// The letters guessed so far, in lower case a to z, in the order in which they were guessed.
    ///
    /// No letter occurs twice.
    public var guesses: String { String(decoding: guessedLetters, as: UTF8.self) }
    /// The bytes of ``phrase``.
    package internal(set) var phraseText: [UInt8]
    /// The bytes of ``guesses``.
    package internal(set) var guessedLetters: [UInt8] = []
    /// The number of rounds that the player has won.
    public internal(set) var wins = 0
    /// The number of rounds that the player has lost.
    public internal(set) var losses = 0

    /// Creates a game with a random phrase of the difficulty `tier`.
    ///
    /// The difficulties are listed at ``tier``; pass `nil` to accept all of them. Returns `nil` if
    /// `phrases` has no such phrase.
    public init?(
        in phrases: PhrasePack, tier: UInt8? = nil,
        using random: inout some RandomNumberGenerator
    ) {
        guard
            let next = phrases.playable(from: random.index(below: phrases.count), tier: tier)
        else { return nil }
        self.init(
            identity: phrases.identity, language: phrases.language, tier: tier,
            number: next.number, phrase: next.text)
    }

    init(identity: UInt64, language: Language, tier: UInt8?, number: Int, phrase: [UInt8]) {
        self.identity = identity
        self.language = language
        self.tier = tier
        self.number = number
        phraseText = phrase
    }

    /// Guesses a letter, ignoring case and accents.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in the phrase.
    package mutating func guess(_ text: [UInt8]) -> HangmanAnswer {
        guard standing == .open else { return .roundOver }
        guard let letter = TypedText.letter(text, language) else { return .notOneLetter }
        guard !guessedLetters.contains(letter) else { return .repeated }
        let hidden = glyphs.filter { !$0.isShown && $0.letterBytes.contains(letter) }.count
        let isInPhrase = hidden > 0 || letters.contains(letter)
        guessedLetters.append(letter)
        switch standing {
        case .open: break
        case .won: wins.score()
        case .lost: losses.score()
        }
        return isInPhrase ? .opened(hidden) : .missed
    }

    /// Guesses a letter, ignoring case and accents.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in the phrase.
    public mutating func guess(_ text: String) -> HangmanAnswer { guess(Array(text.utf8)) }
}
