import DictReader

/// Whether the level packs get harder from level to level.
enum ChancesFigure {
    /// The maximum number of packs of a level that have a dot each.
    private static let dotLimit = 100

    static func figure(
        _ language: String, _ entry: LevelsEntry, _ packs: LevelPacks
    ) -> Figure? {
        let levels = entry.levels.sorted { $0.level.value < $1.level.value }
        guard !levels.isEmpty else { return nil }
        var dots: [Int: [LaneChart.Dot]] = [:]
        let every = (packs.setCount + dotLimit - 1) / dotLimit
        for index in 0..<packs.count {
            guard let pack = packs.pack(at: index), let figures = pack.figures,
                every < 2 || pack.set % every == 1
            else { continue }
            let chance = figures.consistentWins.millionths
            dots[pack.level, default: []].append(
                LaneChart.Dot(
                    value: chance,
                    title: "set \(pack.set), level \(pack.level): "
                        + NumberText.percent(millionths: chance)))
        }
        let lanes = levels.map { level in
            LaneChart.Lane(
                label: "level \(level.level.value)", dots: dots[level.level.value] ?? [],
                rule: level.rule.flatMap { range($0.least, $0.most) },
                chance: level.random.flatMap { range($0.least, $0.most) })
        }
        var legend = [
            LegendEntry(
                .main, "a pack, sets from left to right" + (every < 2 ? "" : ", one in \(every)"))
        ]
        if levels.contains(where: { $0.rule != nil }) {
            legend.append(.init(.band, "range of the rule"))
        }
        if levels.contains(where: { $0.random != nil }) {
            legend.append(.init(.quiet, "packs drawn by chance"))
        }
        let means = levels.map { NumberText.percent(millionths: $0.consistent.mean.millionths) }
        return Figure(
            "\(language)-chances", "Do the packs get harder from level to level?",
            answer: "A player who only guesses words that fit all hints wins, on average, "
                + means.joined(separator: ", ") + " on levels "
                + "\(levels.first?.level.value ?? 0) to \(levels.last?.level.value ?? 0).",
            chart: LaneChart(
                horizontal: "level", vertical: "chance of winning (%)", legend: legend,
                lanes: lanes),
            table: table(levels))
    }

    private static func range(_ least: Share, _ most: Share) -> ClosedRange<Int>? {
        least.millionths <= most.millionths ? least.millionths...most.millionths : nil
    }

    private static func table(_ levels: [LevelsEntry.Level]) -> Table {
        Table(
            [
                "level", "packs", "least chance", "mean chance", "most", "rule: least",
                "rule: most", "by chance: least", "by chance: mean", "by chance: most",
            ],
            levels.map { level in
                [
                    .count(level.level.value), .count(level.packs.value),
                    .share(level.consistent.least.millionths),
                    .share(level.consistent.mean.millionths),
                    .share(level.consistent.most.millionths),
                    cell(level.rule?.least), cell(level.rule?.most), cell(level.random?.least),
                    cell(level.random?.mean), cell(level.random?.most),
                ]
            })
    }

    private static func cell(_ share: Share?) -> Table.Cell {
        share.map { .share($0.millionths) } ?? .none
    }
}

extension LevelPacks.Fraction {
    /// The fraction in millionths, rounded down, and at most 1.
    fileprivate var millionths: Int {
        let (high, low) = min(numerator, denominator).multipliedFullWidth(by: 1_000_000)
        // The quotient is at most a million, since the numerator is at most the denominator.
        return Int(denominator.dividingFullWidth((high, low)).quotient)
    }
}
