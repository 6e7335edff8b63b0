/// A violation of a rule for level packs, with the set or pack that breaks the rule.
package struct LevelViolation: Sendable, Equatable {
    /// The rules for level packs and sets; the raw values are the names of the rules in messages.
    package enum Rule: String, Sendable, CaseIterable {
        /// A set has one pack for each of the levels 1 to 5, in this order.
        case levels
        /// A pack has the number of words that its level requires, and each word has the required
        /// length.
        case shape
        /// A pack allows the number of attempts that its level requires.
        case attempts
        /// The words of a pack contain only the letters a to z.
        case letters
        /// No word occurs twice in a pack.
        case duplicate
        /// No two words of a pack are anagrams.
        case anagramPair = "anagram pair"
        /// Any two words of a pack are separated by the hints of a third word; some levels do not
        /// require this.
        case inseparablePair = "inseparable pair"
        /// The best player, who makes the best possible use of all hints, wins every game.
        case bestWins = "best player wins"
        /// The consistent player, who guesses at random among the words that fit all hints, wins
        /// with a chance in the range for the level.
        case consistentWins = "consistent player's chance"
        /// The consistent player's chance of winning falls strictly from level 2 to level 5 of a
        /// set.
        case falling = "falling chance"
        /// The player who remembers only the last hint wins at least as often as the level
        /// requires.
        case lastHintWins = "last-hint player's chance"
        /// The figures stated for a pack are those computed from its words.
        case figures
        /// No set contains two forms of one word.
        case forms = "forms of one word"
        /// No word repeats within 40 sets.
        case repeated = "repeated word"
        /// Every word of a pack is in the pool of usable words.
        case unusable = "word not usable"
    }

    /// The rule that is broken.
    package let rule: Rule
    /// The number of the set, starting at 1.
    package let set: Int
    /// The level of the pack, starting at 1, or 0 if the violation concerns the whole set.
    package let level: Int
    /// The words that break the rule; empty if the rule is not about particular words.
    package let words: [[UInt8]]
    /// The value found, as a phrase for messages, such as `14 words`.
    package let found: String
    /// The value that the rule requires, as a phrase for messages, such as `a to z only`.
    package let expected: String
}
