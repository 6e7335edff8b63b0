/// Orders the phrases of a pack.
public enum PhraseOrder {
    /// `phrases` in an order that depends only on them and on `seed`, in which every beginning of
    /// the pack holds each tier in its share of the whole, as nearly as whole phrases can.
    ///
    /// Phrase `i` of a tier of `n` gets the place (2i + 1) / 2n of the pack; of equal places the
    /// easier tier comes first.
    public static func balanced(_ phrases: [GradedPhrase], seed: UInt64) -> [GradedPhrase] {
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
