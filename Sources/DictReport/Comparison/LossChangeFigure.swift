import DictModel

/// Whether reasons to drop records apply more or less often than before.
enum LossChangeFigure {
    static func figure(
        _ language: Language, from old: LexiconEntry, to new: LexiconEntry
    ) -> Figure? {
        let before = old.losses.reduce(into: [:]) { $0[$1.name] = $1.count }
        let after = new.losses
        let gone = old.losses.filter { loss in !after.contains { $0.name == loss.name } }
        let losses = after + gone.map { (name: $0.name, count: 0) }
        guard !losses.isEmpty else { return nil }
        let sum = (
            before: old.losses.reduce(0) { $0 + $1.count },
            after: after.reduce(0) { $0 + $1.count }
        )
        let bars = losses.map { loss in
            let former = before[loss.name] ?? 0
            let words = ReasonText.word(loss.name)
            return BarChart.Bar(
                label: words,
                value: "\(NumberText.grouped(loss.count)) "
                    + "(\(NumberText.signed(loss.count - former)))",
                segments: [
                    .init(
                        start: 0, length: loss.count, paint: .loss,
                        title: "\(words): \(NumberText.grouped(loss.count)) now")
                ],
                mark: former, markTitle: "\(words): \(NumberText.grouped(former)) before")
        }
        return Figure(
            "\(language.code)-changes-losses",
            "\(language.name): is more dropped than before?",
            answer: "\(NumberText.counted(sum.after, "record")) of words files are dropped, "
                + "\(NumberText.signed(sum.after - sum.before)) beside the old build.",
            chart: BarChart(
                horizontal: "records", vertical: "reason",
                legend: [.init(.loss, "new build"), .init(.limit, "old build")], bars: bars),
            table: Table(
                ["reason", "records in the old build", "records in the new build", "change"],
                losses.map { loss in
                    let former = before[loss.name] ?? 0
                    return [
                        .text(ReasonText.word(loss.name)), .count(former), .count(loss.count),
                        .change(loss.count - former),
                    ]
                }),
            hasNews: losses.contains { before[$0.name] != $0.count })
    }
}
