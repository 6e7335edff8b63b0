/// Which words files the records come from, and which words only one of them has.
enum SourcesFigure {
    /// The maximum number of files that have a bar each.
    private static let barLimit = 12

    /// The records of a words file, or of several.
    private struct File {
        var name: String
        var kept: Int
        var dropped: Int
        /// The words that no other file has, or `nil` if they are unknown.
        var only: Int?

        var records: Int { kept + dropped }
    }

    static func figure(_ language: String, _ entry: LexiconEntry) -> Figure? {
        let files = entry.sources.filter { $0.role == "words" }.map { source in
            File(
                name: source.file, kept: source.kept?.value ?? 0,
                dropped: source.dropped?.values.sum ?? 0, only: source.onlyHere?.value)
        }
        guard files.count > 1 else { return nil }
        let ranked = files.enumerated().sorted { one, other in
            let (a, b) = (one.element.records, other.element.records)
            return a != b ? a > b : one.offset < other.offset
        }.map(\.element)
        var shown = ranked.count > barLimit ? Array(ranked.prefix(barLimit - 1)) : ranked
        let others = ranked.dropFirst(shown.count)
        if !others.isEmpty {
            shown.append(
                File(
                    name: NumberText.counted(others.count, "other file"),
                    kept: others.reduce(0) { $0 + $1.kept },
                    dropped: others.reduce(0) { $0 + $1.dropped },
                    only: others.reduce(0) { $0 + ($1.only ?? 0) }))
        }
        let whole = files.reduce(0) { $0 + $1.records }
        let spare = files.count { $0.only == 0 }
        let largest = ranked.first.map { largest in
            "\(NumberText.share(largest.records, of: whole)) of the records are in "
                + "\(largest.name)."
        }
        let rest =
            spare == 0
            ? ""
            : " \(NumberText.counted(spare, "file")) \(spare == 1 ? "has" : "have") no word that "
                + "the others lack."
        return Figure(
            "\(language)-files", "Which files bring the words?",
            answer: "\(NumberText.counted(files.count, "words file")). \(largest ?? "")\(rest)",
            chart: BarChart(
                horizontal: "records", vertical: "words file, with the words that no other has",
                legend: [
                    .init(.main, "words only here"), .init(.step4, "also elsewhere"),
                    .init(.loss, "dropped"),
                ], bars: shown.map(bar)),
            table: Table(
                ["words file", "kept records", "dropped records", "words only here"],
                files.map {
                    [
                        .text($0.name), .count($0.kept), .count($0.dropped),
                        $0.only.map { .count($0) } ?? .none,
                    ]
                }))
    }

    private static func bar(_ file: File) -> BarChart.Bar {
        let only = min(file.only ?? 0, file.kept)
        let parts: [(count: Int, paint: Paint, text: String)] = [
            (only, .main, "words only here"),
            (file.kept - only, .step4, "kept records of words that are also elsewhere"),
            (file.dropped, .loss, "dropped records"),
        ]
        var start = 0
        return BarChart.Bar(
            label: file.name, value: file.only.map(NumberText.grouped) ?? "–",
            segments: parts.map { part in
                defer { start += part.count }
                return BarChart.Segment(
                    start: start, length: part.count, paint: part.paint,
                    title: "\(file.name): \(NumberText.grouped(part.count)) \(part.text)")
            })
    }
}
