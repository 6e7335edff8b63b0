public import DictModel
public import DictReader

/// Hangman: a phrase is found letter by letter, before six letters are missed.
///
/// Signs, digits and spaces are shown from the start; a letter with an accent is opened by its base
/// letter. Only beginning a round needs the phrases; the state can be saved at any moment. No
/// phrase comes twice before the pack is used up.
public struct HangmanGame: Sendable, Equatable {
    /// The wrong letters that lose a round: the states of the picture after the empty one.
    public static let maximumMisses = 6

    /// The identity of the phrases that are being played.
    public internal(set) var identity: UInt64
    /// The language of the phrases.
    public internal(set) var language: Language
    /// How hard the phrases are: 0 easy, 1 medium, 2 hard, 3 expert; `nil` for all of them.
    ///
    /// A change counts from the next round on.
    public var tier: UInt8?
    /// The number of the phrase in the pack.
    public internal(set) var number: Int
    /// The phrase to be found, UTF-8; a client shows it when the round is lost.
    public internal(set) var phrase: [UInt8]
    /// The letters guessed so far, a to z, each once, the first one first.
    public internal(set) var guesses: [UInt8] = []
    /// The rounds won.
    public internal(set) var wins = 0
    /// The rounds lost.
    public internal(set) var losses = 0

    /// A game with a phrase drawn from `phrases`, of `tier` where that is given.
    ///
    /// `nil` where there is no such phrase.
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

    /// Takes `text` as a letter, in any case and with any accent.
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

    /// Takes `text` as a letter, as ``guess(_:)-([UInt8])`` does its bytes.
    public mutating func guess(_ text: String) -> HangmanAnswer { guess(Array(text.utf8)) }
}
