public import DictReader

/// One of the five games.
///
/// The numbers are part of saved games and of the C interface, so they never change.
public enum GameKind: UInt8, Sendable, CaseIterable {
    /// Word guessing, played with level packs.
    case guess = 1
    /// Ghost, played with a lexicon.
    case ghost = 2
    /// Wordle, played with answers and a lexicon.
    case wordle = 3
    /// Hangman, played with phrases.
    case hangman = 4
    /// FillMeUp, played with sentences.
    case fill = 5
}

/// The artefacts that a session may play with; each game uses only those that it needs.
public struct GamePacks: Sendable {
    /// The words of Ghost, and those that Wordle accepts.
    public var lexicon: Lexicon?
    /// The level packs of word guessing.
    public var levels: LevelPacks?
    /// The answers of Wordle.
    public var answers: AnswerList?
    /// The phrases of Hangman.
    public var phrases: PhrasePack?
    /// The sentences of FillMeUp.
    public var sentences: SentenceSet?

    /// Creates packs from the artefacts that are at hand.
    public init(
        lexicon: Lexicon? = nil, levels: LevelPacks? = nil, answers: AnswerList? = nil,
        phrases: PhrasePack? = nil, sentences: SentenceSet? = nil
    ) {
        self.lexicon = lexicon
        self.levels = levels
        self.answers = answers
        self.phrases = phrases
        self.sentences = sentences
    }
}
