import DictModel

/// What came and what went in the artefacts of one language.
enum ContentsChangeFigure {
    static func figure(_ language: Language, _ changes: [ContentsChange]) -> Figure? {
        guard !changes.isEmpty else { return nil }
        let changed = changes.filter { !$0.came.isEmpty || !$0.went.isEmpty }
        let text = changed.map { change in
            let counts = [("came", change.came.count), ("went", change.went.count)]
            let parts = counts.filter { $0.1 > 0 }.map { "\(NumberText.grouped($0.1)) \($0.0)" }
            return "\(change.name): \(PrintableText.list(parts))"
        }
        return Figure(
            "\(language.code)-changes", "\(language.name): what came, and what went?",
            answer: text.isEmpty
                ? "Nothing: both builds have the same contents."
                : text.joined(separator: "; ") + ".",
            chart: BarChart(
                horizontal: "share of the contents of both builds (%)", vertical: "contents",
                legend: [
                    .init(.quiet, "in both builds"), .init(.gain, "came"), .init(.loss, "went"),
                ],
                bars: changes.map(bar), label: { "\($0 / 10) %" }),
            table: Table(
                ["contents", "old build", "new build", "came", "went"],
                changes.map { change in
                    [
                        .text(change.name), .count(change.before), .count(change.after),
                        .count(change.came.count), .count(change.went.count),
                    ]
                }),
            samples: changed.flatMap(samples))
    }

    /// Returns a bar that is as long as all bars: 1000 thousandths of what either build has.
    private static func bar(_ change: ContentsChange) -> BarChart.Bar {
        let whole = max(1, change.before + change.came.count)
        func thousandths(_ count: Int) -> Int { count > 0 ? max(1, count * 1000 / whole) : 0 }
        let (came, went) = (thousandths(change.came.count), thousandths(change.went.count))
        let same = change.before - change.went.count
        let both = same > 0 ? max(0, 1000 - came - went) : 0
        return BarChart.Bar(
            label: change.name,
            value: "\(NumberText.signed(change.came.count)) "
                + NumberText.signed(-change.went.count),
            segments: [
                .init(
                    start: 0, length: both, paint: .quiet,
                    title: "\(NumberText.grouped(same)) \(change.name) are in both builds"),
                .init(
                    start: both, length: came, paint: .gain,
                    title: "\(NumberText.grouped(change.came.count)) \(change.name) came"),
                .init(
                    start: both + came, length: went, paint: .loss,
                    title: "\(NumberText.grouped(change.went.count)) \(change.name) went"),
            ])
    }

    private static func samples(_ change: ContentsChange) -> [Figure.Samples] {
        [("came", change.came), ("went", change.went)].compactMap { verb, contents in
            guard !contents.isEmpty else { return nil }
            let shown = contents.samples.map { PrintableText.escaped($0) }
            let rest = contents.count - shown.count
            return Figure.Samples(
                heading: "\(NumberText.grouped(contents.count)) \(change.name) \(verb)",
                items: shown + (rest > 0 ? ["and \(NumberText.grouped(rest)) more"] : []))
        }
    }
}
