import DictSources

/// A layer of a block list: the reason why a word does not belong in a pack.
package enum BlockLayer: String, Sendable, CaseIterable, Encodable {
    /// Words that insult people because of their origin, orientation, belief or disability.
    case slur
    /// Words that are coarse, such as swear words.
    case vulgar
    /// Words about sex, violence, drugs, disease and the like.
    case sensitive
    /// Words that are merely odd on their own, such as names of months, plurals without a singular,
    /// and interjections.
    case odd

    /// The layers whose words are unsuitable even within a sentence or phrase, which are all except
    /// ``odd``.
    static let offending: [BlockLayer] = [.slur, .vulgar, .sensitive]
}

/// The configuration of a list of word counts, used to estimate how well known words are.
struct FrequencyConfiguration: Sendable, Equatable, Encodable {
    /// A familiarity, and how many of the most frequent words have at most that familiarity.
    ///
    /// With a familiarity of 20 and 8,000 words, for example, the 8,000 most frequent words have a
    /// familiarity of 20 or less.
    struct Rank: Sendable, Equatable, Encodable {
        var familiarity: UInt8
        var words: Int
    }

    /// The path of the list, as written in dictc.yml.
    var file: String
    /// The format of the frequency list, which by default has lines of the form `word<TAB>count`.
    var format = ListFormat.default
    /// The ranks, in ascending order of both their familiarities and their numbers of words.
    var ranks: [Rank]
}

/// The name of a ladder: a set of rules for how difficult the packs of each level must be.
enum LadderName: String, Sendable, CaseIterable, Encodable {
    /// The default rules for level packs.
    case standard
    /// Rules that require smaller chances of winning on levels 2 to 5.
    case hard
}

/// The rules for fair words, which a computer player prefers, and unfit words, which it never says.
struct FairConfiguration: Sendable, Equatable, Encodable {
    /// The highest familiarity that a fair word may have, from 1 (best known) to 100.
    var familiarity: UInt8
    /// The layers of the block lists whose words computer players never say and hints never show.
    var exclude: [BlockLayer] = []
}

/// The `levels` section of a language in dictc.yml, which describes its level packs.
struct LevelsConfiguration: Sendable, Equatable, Encodable {
    var sets = 40
    /// The seed that determines which of the possible packs are made.
    var seed: UInt64 = 1
    var ladder = LadderName.standard
    /// The highest familiarity that a word in a pack may have, from 1 (best known) to 100.
    var familiarity: UInt8 = 35
    /// The layers of the block lists whose words are excluded from packs.
    var exclude = BlockLayer.allCases
}

/// The `answers` section of a language in dictc.yml, which describes its Wordle answers.
struct AnswersConfiguration: Sendable, Equatable, Encodable {
    /// The number of letters in each answer.
    var length = 5
    /// The seed that determines the order of the answers.
    var seed: UInt64 = 1
    /// The highest familiarity that an answer may have, from 1 (best known) to 100.
    var familiarity: UInt8 = 35
    /// The layers of the block lists whose words are excluded from the answers.
    var exclude = BlockLayer.allCases
}

/// The `phrases` section of a language in dictc.yml, which describes its Hangman phrases.
struct PhrasesConfiguration: Sendable, Equatable, Encodable {
    /// The path of the phrases file, as written in dictc.yml.
    var file: String
    /// The format of the phrases file, which by default has one phrase per line.
    var format = ListFormat.lines
    /// The seed that determines the order of the phrases.
    var seed: UInt64 = 1
    /// The highest familiarity that a word in a phrase may have, from 1 (best known) to 100.
    var familiarity: UInt8 = 50
    /// The layers of the block lists whose words must not occur in a phrase.
    var exclude = BlockLayer.offending
}
