public import DictModel
public import DictReader

/// Hangman: find a phrase letter by letter, before six guesses are wrong.
///
/// Punctuation, digits and spaces are shown from the start; a letter with an accent is revealed by
/// its base letter. The phrases are needed only to start a round; the state can be saved at any
/// time. No phrase repeats until the pack is used up.
public struct HangmanGame: Sendable, Equatable {
    /// The number of wrong letters that lose a round; the picture has as many steps.
    public static let maximumMisses = 6

    /// The identity of the phrases being played; see ``PhrasePack/identity``.
    public internal(set) var identity: UInt64
    /// The language of the phrases.
    public internal(set) var language: Language
    /// The difficulty of the phrases: 0 easy, 1 medium, 2 hard, 3 expert; `nil` for all of them.
    ///
    /// A change takes effect in the next round.
    public var tier: UInt8?
    /// The index of the current phrase in the pack.
    public internal(set) var number: Int
    /// The phrase to be found, in UTF-8; a client shows it once the round is lost.
    public internal(set) var phrase: [UInt8]
    /// The letters guessed so far, a to z, without repeats, in the order of the guesses.
    public internal(set) var guesses: [UInt8] = []
    /// The number of rounds won.
    public internal(set) var wins = 0
    /// The number of rounds lost.
    public internal(set) var losses = 0

    /// Creates a game with a random phrase from `phrases`, of `tier` unless that is `nil`.
    ///
    /// `nil` if there is no such phrase.
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
        self.phrase = phrase
    }

    /// Guesses a letter, in any case and with any accent.
    ///
    /// - Complexity: O(bytes of the phrase).
    public mutating func guess(_ text: [UInt8]) -> HangmanAnswer {
        guard standing == .open else { return .roundOver }
        guard let letter = TypedText.letter(text, language) else { return .notOneLetter }
        guard !guesses.contains(letter) else { return .repeated }
        let hidden = glyphs.filter { !$0.isShown && $0.letters.contains(letter) }.count
        let isInPhrase = hidden > 0 || letters.contains(letter)
        guesses.append(letter)
        switch standing {
        case .open: break
        case .won: wins.score()
        case .lost: losses.score()
        }
        return isInPhrase ? .opened(hidden) : .missed
    }

    /// Guesses a letter given as a string, in any case and with any accent.
    public mutating func guess(_ text: String) -> HangmanAnswer { guess(Array(text.utf8)) }
}
