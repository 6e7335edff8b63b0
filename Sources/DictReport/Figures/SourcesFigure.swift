/// Which words files the records come from.
enum SourcesFigure {
    /// The maximum number of files that have a bar each.
    private static let barLimit = 12

    static func figure(_ language: String, _ entry: LexiconEntry) -> Figure? {
        let files = entry.sources.filter { $0.role == "words" }.map { source in
            (
                name: source.file, kept: source.kept?.value ?? 0,
                dropped: source.dropped?.values.sum ?? 0
            )
        }
        guard files.count > 1 else { return nil }
        let ranked = files.enumerated().sorted { one, other in
            let (a, b) = (one.element, other.element)
            return a.kept + a.dropped != b.kept + b.dropped
                ? a.kept + a.dropped > b.kept + b.dropped : one.offset < other.offset
        }.map(\.element)
        var shown = ranked.count > barLimit ? Array(ranked.prefix(barLimit - 1)) : ranked
        let others = ranked.dropFirst(shown.count)
        if !others.isEmpty {
            shown.append(
                (
                    name: NumberText.counted(others.count, "other file"),
                    kept: others.reduce(0) { $0 + $1.kept },
                    dropped: others.reduce(0) { $0 + $1.dropped }
                ))
        }
        let bars = shown.map { file in
            BarChart.Bar(
                label: file.name, value: NumberText.grouped(file.kept + file.dropped),
                segments: [
                    .init(
                        start: 0, length: file.kept, paint: .main,
                        title: "\(file.name): \(NumberText.grouped(file.kept)) kept"),
                    .init(
                        start: file.kept, length: file.dropped, paint: .loss,
                        title: "\(file.name): \(NumberText.grouped(file.dropped)) dropped"),
                ])
        }
        let whole = files.reduce(0) { $0 + $1.kept + $1.dropped }
        let largest = ranked.first.map { largest in
            "\(NumberText.share(largest.kept + largest.dropped, of: whole)) of the records are in "
                + "\(largest.name)."
        }
        return Figure(
            "\(language)-files", "Which files bring the words?",
            answer: "\(NumberText.counted(files.count, "words file")). \(largest ?? "")",
            chart: BarChart(
                horizontal: "records", vertical: "words file",
                legend: [.init(.main, "kept"), .init(.loss, "dropped")], bars: bars),
            table: Table(
                ["words file", "kept records", "dropped records"],
                files.map { [.text($0.name), .count($0.kept), .count($0.dropped)] }))
    }
}
