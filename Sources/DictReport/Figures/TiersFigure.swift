import DictModel

/// How hard the phrases of Hangman are.
enum TiersFigure {
    private static let tiers: [(name: String, misses: String)] = [
        ("easy", "0 or 1"), ("medium", "2 or 3"), ("hard", "4 or 5"),
        ("expert", "6 or more"),
    ]

    static func figure(_ language: String, _ entry: PhrasesEntry) -> Figure {
        let columns = tiers.map { tier in
            let count = entry.tiers[tier.name]?.value ?? 0
            return ColumnChart.Column(
                label: tier.name,
                parts: [
                    .init(
                        count: count, paint: .main,
                        title: "\(tier.name), \(tier.misses) misses: "
                            + NumberText.counted(count, "phrase"))
                ])
        }
        let easy = entry.tiers["easy"]?.value ?? 0
        let expert = entry.tiers["expert"]?.value ?? 0
        return Figure(
            "\(language)-tiers", "How hard are the phrases of Hangman?",
            answer: "Of \(NumberText.counted(entry.phrases.value, "phrase")), "
                + "\(NumberText.share(easy, of: entry.phrases.value)) are easy and "
                + "\(NumberText.share(expert, of: entry.phrases.value)) are for experts; "
                + "\(NumberText.grouped(entry.dropped.total.value)) were dropped.",
            chart: ColumnChart(
                horizontal: "tier, by the misses of a player who knows all words",
                vertical: "phrases", legend: [], columns: columns),
            table: Table(
                ["tier", "misses", "phrases"],
                tiers.map { tier in
                    [
                        .text(tier.name), .text(tier.misses),
                        .count(entry.tiers[tier.name]?.value ?? 0),
                    ]
                }),
            samples: entry.dropped.reasons.filter { !$0.samples.isEmpty }.map { reason in
                Figure.Samples(
                    heading: "Dropped: \(ReasonText.phrase(reason.reason)), "
                        + NumberText.grouped(reason.count.value),
                    items: reason.samples)
            }, concern: concern(entry))
    }

    /// Names the tiers that have no phrase, if there are enough phrases for all.
    private static func concern(_ entry: PhrasesEntry) -> String? {
        let empty = tiers.map(\.name).filter { (entry.tiers[$0]?.value ?? 0) == 0 }
        guard !empty.isEmpty, entry.phrases.value >= NearlyEmpty.phrases else { return nil }
        return "no phrase is \(PrintableText.list(empty))"
    }
}
