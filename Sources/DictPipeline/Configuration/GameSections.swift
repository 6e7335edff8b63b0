/// A layer of a block list: why a word does not fit into a pack.
public enum BlockLayer: String, Sendable, CaseIterable {
    /// Insults of people by origin, orientation, belief or disability.
    case slur
    /// Coarse words.
    case vulgar
    /// Sex, violence, drugs, disease and the like.
    case sensitive
    /// Words that are merely odd in a pack of single words: names of peoples and months, plurals
    /// without a singular, interjections.
    case odd

    /// The layers that keep a word out of texts in which it stands among others.
    static let offending: [BlockLayer] = [.slur, .vulgar, .sensitive]
}

/// A block list.
public struct BlockConfiguration: Sendable, Equatable {
    /// The path of the file, `word<TAB>layer` lines.
    public var file: String
}

/// A list of counts that says how well known words are.
public struct FrequencyConfiguration: Sendable, Equatable {
    /// A familiarity and how many words have it or a smaller one.
    public struct Rank: Sendable, Equatable {
        /// The familiarity, 1...100.
        public var familiarity: UInt8
        /// The most frequent words that have it at least.
        public var words: Int
    }

    /// The path of the file, `word<TAB>count` lines.
    public var file: String
    /// The ranks, smallest familiarity first; their words grow too.
    public var ranks: [Rank]
}

/// The rules by name that level packs are made by.
public enum LadderName: String, Sendable, CaseIterable {
    /// The default rules.
    case standard
    /// Smaller chances on every level.
    case hard
}

/// The level packs of a language.
public struct LevelsConfiguration: Sendable, Equatable {
    /// The number of sets, 1...1000.
    public var sets = 40
    /// What makes these packs differ from others.
    public var seed: UInt64 = 1
    /// The rules.
    public var ladder = LadderName.standard
    /// The largest familiarity of a word.
    public var familiarity: UInt8 = 35
    /// The layers of blocked words that are left out.
    public var exclude = BlockLayer.allCases

    /// The packs that a section without keys asks for.
    public init() {}
}

/// The Wordle answers of a language.
public struct AnswersConfiguration: Sendable, Equatable {
    /// The letters of an answer, 3...7.
    public var length = 5
    /// What makes this order differ from others.
    public var seed: UInt64 = 1
    /// The largest familiarity of an answer.
    public var familiarity: UInt8 = 35
    /// The layers of blocked words that are left out.
    public var exclude = BlockLayer.allCases
}

/// The Hangman phrases of a language.
public struct PhrasesConfiguration: Sendable, Equatable {
    /// The path of the file, a phrase a line.
    public var file: String
    /// What makes this order differ from others.
    public var seed: UInt64 = 1
    /// The largest familiarity of a word of a phrase.
    public var familiarity: UInt8 = 50
    /// The layers of blocked words; a phrase with such a word is left out.
    public var exclude = BlockLayer.offending
}
