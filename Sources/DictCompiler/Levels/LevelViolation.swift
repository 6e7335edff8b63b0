/// A broken rule, with the pack or set that breaks it.
public struct LevelViolation: Sendable, Equatable {
    /// The rules for packs and sets.
    public enum Rule: String, Sendable, CaseIterable {
        /// A set has a pack for each of the levels 1 to 5, in this order.
        case levels
        /// A pack has the number and the length of words that its level requires.
        case shape
        /// A pack allows the number of attempts that its level requires.
        case attempts
        /// Words contain only the letters a to z.
        case letters
        /// No word occurs twice in a pack.
        case duplicate
        /// No two words of a pack are anagrams.
        case anagramPair = "anagram pair"
        /// Any two words of a pack are separated by another word, which gets different hints for
        /// them; some levels do not require this.
        case inseparablePair = "inseparable pair"
        /// The best player wins every game.
        case bestWins = "best player wins"
        /// The consistent player's chance of winning is in the range for the level.
        case consistentWins = "consistent player's chance"
        /// The consistent player's chance of winning falls strictly from level 2 to level 5.
        case falling = "falling chance"
        /// The player who remembers only the last hint wins often enough for the level.
        case lastHintWins = "last-hint player's chance"
        /// The figures of a pack are those of its words.
        case figures
        /// No set contains two forms of one word.
        case forms = "forms of one word"
        /// No word repeats within 40 sets.
        case repeated = "repeated word"
        /// Every word is in the pool of usable words.
        case unusable = "word not usable"
    }

    /// The rule that is broken.
    public let rule: Rule
    /// The number of the set, from 1.
    public let set: Int
    /// The level, from 1; 0 if the violation concerns the whole set.
    public let level: Int
    /// The words that break the rule; empty if it is not about particular words.
    public let words: [[UInt8]]
    /// A description of the value found.
    public let found: String
    /// A description of the value that the rule requires.
    public let expected: String
}
