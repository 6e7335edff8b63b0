/// A kind of artefact, such as a lexicon or a list of Wordle answers.
///
/// The raw value is stored in byte 10 of the file.
public enum ArtefactKind: UInt8, Sendable, CaseIterable {
    /// A set of words, with fast searches by prefix, pattern and rank.
    case lexicon = 1
    /// Level packs for the word guessing game, each a list of words to guess from.
    case levels = 2
    /// Answers for the Wordle clone, in the order in which the game uses them.
    case answers = 3
    /// Phrases for Hangman, each with its difficulty.
    case phrases = 4
    /// Sentences for FillMeUp, each with the words that the game may hide.
    case sentences = 5
    /// The model of a part-of-speech tagger, which the compiler uses and games do not need.
    case tagger = 6
    /// The sentences read from some corpora, which the compiler merges and games do not need.
    case part = 7

    /// The one-word name of the kind, which is also the extension of its files, as in `en.lexicon`.
    public var name: String {
        switch self {
        case .lexicon: "lexicon"
        case .levels: "levels"
        case .answers: "answers"
        case .phrases: "phrases"
        case .sentences: "sentences"
        case .tagger: "tagger"
        case .part: "part"
        }
    }

    /// The major version of the file format in which files of this kind are written and read.
    public var majorVersion: UInt8 {
        self == .lexicon ? LexiconFormat.majorVersion : ArtefactHeader.majorVersion
    }
}
