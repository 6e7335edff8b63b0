/// The kind of an artefact; the raw value is byte 10 of the file.
public enum ArtefactKind: UInt8, Sendable, CaseIterable {
    /// A set of words.
    case lexicon = 1
    /// Level packs for the word guessing game.
    case levels = 2
    /// Answers for the Wordle clone.
    case answers = 3
    /// Phrases for Hangman.
    case phrases = 4
    /// Sentences for FillMeUp.
    case sentences = 5
    /// A part-of-speech tagger.
    case tagger = 6

    /// The name of the kind in one word, as in the file name `en.lexicon`.
    public var name: String {
        switch self {
        case .lexicon: "lexicon"
        case .levels: "levels"
        case .answers: "answers"
        case .phrases: "phrases"
        case .sentences: "sentences"
        case .tagger: "tagger"
        }
    }
}
