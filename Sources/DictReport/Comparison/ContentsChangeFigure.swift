import DictModel

/// How much came and went in the artefacts of one language.
enum ContentsChangeFigure {
    static func figure(_ language: Language, _ changes: [ContentsChange]) -> Figure? {
        guard !changes.isEmpty else { return nil }
        let changed = changes.filter(\.isChange)
        let text = changed.map { change in
            let counts = [
                ("came", change.came.count), ("went", change.went.count),
                ("on another day", change.moved),
            ]
            let parts = counts.filter { $0.1 > 0 }.map { "\(NumberText.grouped($0.1)) \($0.0)" }
            return "\(change.name): \(PrintableText.list(parts))"
        }
        return Figure(
            "\(language.code)-changes", "\(language.name): what came, and what went?",
            answer: text.isEmpty ? ContentsChange.none : text.joined(separator: "; ") + ".",
            chart: BarChart(
                horizontal: "entries", vertical: "contents",
                legend: [.init(.gain, "came"), .init(.loss, "went")], bars: changes.map(bar)),
            table: Table(
                ["contents", "old build", "new build", "came", "went", "on another day"],
                changes.map { change in
                    [
                        .text(change.name), .count(change.before), .count(change.after),
                        .count(change.came.count), .count(change.went.count),
                        .count(change.moved),
                    ]
                }),
            samples: changed.flatMap(samples), hasNews: !changed.isEmpty)
    }

    private static func bar(_ change: ContentsChange) -> BarChart.Bar {
        let (came, went) = (change.came.count, change.went.count)
        return BarChart.Bar(
            label: change.name,
            value: "\(NumberText.signed(came)) \(NumberText.signed(-went))",
            segments: [
                .init(
                    start: 0, length: came, paint: .gain,
                    title: "\(NumberText.grouped(came)) \(change.name) came"),
                .init(
                    start: came, length: went, paint: .loss,
                    title: "\(NumberText.grouped(went)) \(change.name) went"),
            ])
    }

    private static func samples(_ change: ContentsChange) -> [Figure.Samples] {
        [("came", change.came), ("went", change.went)].compactMap { verb, contents in
            guard !contents.isEmpty else { return nil }
            let shown = contents.samples.map { PrintableText.escaped($0) }
            let rest = contents.count - shown.count
            return Figure.Samples(
                heading: NumberText.counted(contents.count, String(change.name.dropLast()))
                    + " \(verb)",
                items: shown + (rest > 0 ? ["and \(NumberText.grouped(rest)) more"] : []))
        }
    }
}
