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
            let chances = [
                (Int(figures.lastHintWinsMillionths), Paint.loss),
                (figures.consistentWins.millionths, .main),
            ]
            dots[pack.level, default: []].append(
                LaneChart.Dot(
                    values: chances.map { (value: $0.0, paint: $0.1) },
                    title: "set \(pack.set), level \(pack.level): "
                        + chances.reversed().map { NumberText.percent(millionths: $0.0) }
                        .joined(separator: "; last hint only ")))
        }
        let lanes = levels.map { level in
            LaneChart.Lane(
                label: "level \(level.level.value)", dots: dots[level.level.value] ?? [],
                rule: level.rule.flatMap { range($0.least, $0.most) },
                chance: level.random.flatMap { range($0.least, $0.most) })
        }
        var legend = [
            LegendEntry(
                .main, "a pack, sets from left to right" + (every < 2 ? "" : ", one in \(every)")),
            LegendEntry(.loss, "it, for who remembers only the last hint"),
        ]
        if levels.contains(where: { $0.rule != nil }) {
            legend.append(.init(.band, "range of the rule"))
        }
        if levels.contains(where: { $0.random != nil }) {
            legend.append(.init(.quiet, "packs drawn by chance"))
        }
        return Figure(
            "\(language)-chances", "Do the packs get harder from level to level?",
            answer: answer(levels),
            chart: LaneChart(
                horizontal: "level", vertical: "chance of winning (%)", legend: legend,
                lanes: lanes),
            table: table(levels), concern: concern(levels))
    }

    private static func answer(_ levels: [LevelsEntry.Level]) -> String {
        func means(_ shares: [Share]) -> String {
            shares.map { NumberText.percent(millionths: $0.millionths) }.joined(separator: ", ")
        }
        let forgetful = levels.compactMap(\.lastHint?.mean)
        return "A player who only guesses words that fit all hints wins, on average, "
            + means(levels.map(\.consistent.mean)) + " on levels "
            + "\(levels.first?.level.value ?? 0) to \(levels.last?.level.value ?? 0)"
            + (forgetful.count == levels.count
                ? "; one who remembers only the last hint, \(means(forgetful))." : ".")
    }

    /// Names the first level that is no harder than the one before, for either player.
    private static func concern(_ levels: [LevelsEntry.Level]) -> String? {
        func chances(_ level: LevelsEntry.Level) -> [Int] {
            [level.consistent.mean.millionths, level.lastHint?.mean.millionths ?? 0]
        }
        let easier = zip(levels, levels.dropFirst()).first { lower, upper in
            zip(chances(lower), chances(upper)).allSatisfy { $0 <= $1 }
        }
        return easier.map { lower, upper in
            "packs of level \(upper.level.value) are no harder than those of level "
                + "\(lower.level.value)"
        }
    }

    private static func range(_ least: Share, _ most: Share) -> ClosedRange<Int>? {
        least.millionths <= most.millionths ? least.millionths...most.millionths : nil
    }

    private static func table(_ levels: [LevelsEntry.Level]) -> Table {
        let columns = ["", "last hint only: ", "rule: ", "by chance: "]
        return Table(
            ["level", "packs"]
                + columns.flatMap { name in
                    ["least", "mean", "most"].filter { name != "rule: " || $0 != "mean" }.map {
                        name.isEmpty ? "\($0) chance" : name + $0
                    }
                },
            levels.map { level in
                let (hint, rule, random) = (level.lastHint, level.rule, level.random)
                let shares = [
                    level.consistent.least, level.consistent.mean, level.consistent.most,
                    hint?.least, hint?.mean, hint?.most, rule?.least, rule?.most, random?.least,
                    random?.mean, random?.most,
                ]
                return [.count(level.level.value), .count(level.packs.value)]
                    + shares.map { $0.map { .share($0.millionths) } ?? .none }
            })
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
