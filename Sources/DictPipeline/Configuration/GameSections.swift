import DictSources

/// A layer of a block list: the reason why a word does not belong in a pack.
package enum BlockLayer: String, Sendable, CaseIterable, Encodable {
    /// Insults based on origin, orientation, belief or disability.
    case slur
    /// Coarse words.
    case vulgar
    /// Sex, violence, drugs, disease and the like.
    case sensitive
    /// Words that are merely odd on their own: names of peoples and months, plurals without a
    /// singular, interjections.
    case odd

    /// The layers whose words are also unsuitable in running text, in which ``odd`` words are fine.
    static let offending: [BlockLayer] = [.slur, .vulgar, .sensitive]
}

/// A list of word counts, used to estimate how well known words are.
struct FrequencyConfiguration: Sendable, Equatable, Encodable {
    /// A familiarity, 1 to 100, and how many of the most frequent words have at most that value.
    struct Rank: Sendable, Equatable, Encodable {
        var familiarity: UInt8
        var words: Int
    }

    /// The path of the file.
    var file: String
    /// The format of the file, by default `word<TAB>count`.
    var format = ListFormat.default
    /// The ranks, in ascending order of both familiarity and number of words.
    var ranks: [Rank]
}

/// The rules for level packs, by name.
enum LadderName: String, Sendable, CaseIterable, Encodable {
    /// The default rules.
    case standard
    /// Smaller chances of winning on every level.
    case hard
}

/// The rules for the words that a computer player may say and hints may show.
struct FairConfiguration: Sendable, Equatable, Encodable {
    /// The highest familiarity that a fair word may have.
    var familiarity: UInt8
    /// The layers whose words are never said or shown.
    var exclude: [BlockLayer] = []
}

/// The configuration of a language's level packs.
struct LevelsConfiguration: Sendable, Equatable, Encodable {
    var sets = 40
    /// The seed; change it to get other packs from the same words.
    var seed: UInt64 = 1
    var ladder = LadderName.standard
    /// The highest familiarity that a word may have.
    var familiarity: UInt8 = 35
    /// The layers whose words are excluded.
    var exclude = BlockLayer.allCases
}

/// The configuration of a language's Wordle answers.
struct AnswersConfiguration: Sendable, Equatable, Encodable {
    /// The number of letters of an answer.
    var length = 5
    /// The seed; change it to get another order.
    var seed: UInt64 = 1
    /// The highest familiarity that an answer may have.
    var familiarity: UInt8 = 35
    /// The layers whose words are excluded.
    var exclude = BlockLayer.allCases
}

/// The configuration of a language's Hangman phrases.
struct PhrasesConfiguration: Sendable, Equatable, Encodable {
    /// The path of the file.
    var file: String
    /// How to read it; one phrase per line by default.
    var format = ListFormat.lines
    /// The seed; change it to get another order.
    var seed: UInt64 = 1
    /// The highest familiarity that a word of a phrase may have.
    var familiarity: UInt8 = 50
    /// The layers whose words exclude a phrase.
    var exclude = BlockLayer.offending
}
