/// A rule that level packs broke, and where.
public struct LevelViolation: Sendable, Equatable {
    /// The rules a judge looks at.
    public enum Rule: String, Sendable, CaseIterable {
        /// A set has a pack for each of the levels 1 to 5, in this order.
        case levels
        /// A pack has as many words, of as many letters, as its level asks for.
        case shape
        /// The attempts are those of the level.
        case attempts
        /// Words hold a to z only.
        case letters
        /// No word stands twice in a pack.
        case duplicate
        /// No two words of a pack are anagrams.
        case anagramPair = "anagram pair"
        /// Some third word of the pack separates any two, where the level asks for it.
        case inseparablePair = "inseparable pair"
        /// The best player always wins.
        case bestWins = "best player wins"
        /// The consistent player's chance lies in the level's range.
        case consistentWins = "consistent player's chance"
        /// The consistent player's chance falls strictly from level 2 to 5.
        case falling = "falling chance"
        /// The player who minds only the last hint wins often enough.
        case lastHintWins = "last-hint player's chance"
        /// The figures that come with a pack are the ones its words give.
        case figures
        /// No set holds two forms of one word.
        case forms = "forms of one word"
        /// No word comes again within 40 sets.
        case repeated = "repeated word"
        /// Every word is one that packs may use.
        case unusable = "word not usable"
    }

    /// The rule.
    public let rule: Rule
    /// The set, from 1.
    public let set: Int
    /// The level, from 1; 0 where the set as a whole is meant.
    public let level: Int
    /// The words that break the rule.
    public let words: [[UInt8]]
    /// What was found.
    public let found: String
    /// What the rule asks for.
    public let expected: String
}

extension LevelViolation: CustomStringConvertible {
    /// `set 3, level 2: rule 'anagram pair' is broken by TEA EAT (found …; expected …)`.
    public var description: String {
        let place = level == 0 ? "set \(set)" : "set \(set), level \(level)"
        let names = words.map(PackWords.text).joined(separator: " ")
        return "\(place): rule '\(rule.rawValue)' is broken\(names.isEmpty ? "" : " by ")\(names)"
            + " (found \(found); expected \(expected))"
    }
}
