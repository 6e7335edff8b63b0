import DictCompiler

/// The order of phrases in a pack.
enum PhraseOrder {
    /// `phrases` in an order that depends on them and on `seed` alone, in which every beginning of
    /// the pack holds each tier in its share of the whole, as nearly as whole phrases can.
    ///
    /// Phrase `i` of a tier of `n` stands at the place (2i + 1) / 2n of the pack; of equal places
    /// the easier tier comes first.
    static func balanced(_ phrases: [GradedPhrase], seed: UInt64) -> [GradedPhrase] {
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
