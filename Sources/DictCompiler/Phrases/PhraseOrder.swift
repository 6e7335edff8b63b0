/// The order of the phrases in a Hangman pack, which mixes difficulties evenly.
package enum PhraseOrder {
    /// Returns `phrases` in a seeded order that spreads the phrases of each difficulty tier evenly.
    ///
    /// Any prefix of the result has nearly the same mix of tiers as the whole. In a tier of `n`
    /// phrases, phrase `i`, starting at 0, is placed at the fraction (2i + 1) / 2n of the pack. If
    /// places are equal, the easier tier comes first. The order depends only on the phrases and on
    /// `seed`.
    package static func balanced(_ phrases: [GradedPhrase], seed: UInt64) -> [GradedPhrase] {
        var placed: [(phrase: GradedPhrase, upper: Int, lower: Int, tier: UInt8)] = []
        for tier in PhraseTier.allCases {
            var members = phrases.filter { PhraseTier(misses: $0.misses) == tier }
                .sorted { $0.text.lexicographicallyPrecedes($1.text) }
            var generator = Xoshiro256(seed: seed, path: [UInt64(tier.rawValue)])
            generator.shuffle(&members)
            for (index, phrase) in members.enumerated() {
                placed.append((phrase, 2 * index + 1, 2 * members.count, tier.rawValue))
            }
        }
        return placed.sorted { one, other in
            let (left, right) = (one.upper * other.lower, other.upper * one.lower)
            return left == right ? one.tier < other.tier : left < right
        }.map(\.phrase)
    }
}
