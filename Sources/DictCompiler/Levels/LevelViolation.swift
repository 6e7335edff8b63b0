/// A rule that a level pack or a set breaks, and where.
public struct LevelViolation: Sendable, Equatable {
    /// The rules that a judge checks.
    public enum Rule: String, Sendable, CaseIterable {
        /// A set has a pack for each of the levels 1 to 5, in this order.
        case levels
        /// A pack has the number and the length of words that its level requires.
        case shape
        /// The attempts are the ones of the level.
        case attempts
        /// Words contain only the letters a to z.
        case letters
        /// No word occurs twice in a pack.
        case duplicate
        /// No two words of a pack are anagrams.
        case anagramPair = "anagram pair"
        /// Every two words of a pack are separated by a third, if the level requires that.
        case inseparablePair = "inseparable pair"
        /// The best player always wins.
        case bestWins = "best player wins"
        /// The consistent player's chance is in the range of the level.
        case consistentWins = "consistent player's chance"
        /// The consistent player's chance falls strictly from level 2 to 5.
        case falling = "falling chance"
        /// The player who remembers only the last hint wins often enough.
        case lastHintWins = "last-hint player's chance"
        /// The figures of a pack match its words.
        case figures
        /// No set contains two forms of one word.
        case forms = "forms of one word"
        /// No word repeats within 40 sets.
        case repeated = "repeated word"
        /// Every word is in the pool of usable words.
        case unusable = "word not usable"
    }

    /// The rule.
    public let rule: Rule
    /// The set, from 1.
    public let set: Int
    /// The level, from 1; 0 if the violation concerns the whole set.
    public let level: Int
    /// The words that break the rule.
    public let words: [[UInt8]]
    /// A description of the value found.
    public let found: String
    /// A description of the value that the rule requires.
    public let expected: String
}
