/// Why words of the sentences may not be hidden.
enum ObstaclesFigure {
    static func figure(_ language: String, _ entry: SentencesEntry) -> Figure? {
        let obstacles = entry.obstacles.ranked.filter { $0.count > 0 }
        let gaps = entry.gaps.values.map(\.gaps).sum
        guard !obstacles.isEmpty else { return nil }
        let all = gaps + obstacles.reduce(0) { $0 + $1.count }
        func bar(_ label: String, _ count: Int, _ paint: Paint) -> BarChart.Bar {
            BarChart.Bar(
                label: label, value: NumberText.grouped(count),
                segments: [
                    .init(
                        start: 0, length: count, paint: paint,
                        title: "\(label): \(NumberText.grouped(count)), "
                            + NumberText.share(count, of: all))
                ])
        }
        return Figure(
            "\(language)-obstacles", "Why may words not be hidden?",
            answer: "\(NumberText.share(gaps, of: all)) of \(NumberText.counted(all, "word")) "
                + "may be hidden."
                + (obstacles.first.map {
                    " The commonest obstacle is “\(ReasonText.gap($0.name))”."
                } ?? ""),
            chart: BarChart(
                horizontal: "words of the sentences", vertical: "outcome",
                legend: [.init(.main, "may be hidden"), .init(.loss, "may not")],
                bars: [bar("gaps", gaps, .main)]
                    + obstacles.map { bar(ReasonText.gap($0.name), $0.count, .loss) }),
            table: Table(
                ["outcome", "words"],
                [[.text("gaps"), .count(gaps)]]
                    + obstacles.map { [.text(ReasonText.gap($0.name)), .count($0.count)] }))
    }
}
