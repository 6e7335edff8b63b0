/// Whether each level of FillMeUp has enough sentences with a gap of its class.
enum SentenceLevelsFigure {
    static func figure(_ language: String, _ entry: SentencesEntry) -> Figure? {
        let levels = entry.levels.sorted { $0.level.value < $1.level.value }
        guard !levels.isEmpty else { return nil }
        var bars: [BarChart.Bar] = []
        var rows: [[Table.Cell]] = []
        for level in levels {
            let first = others(level)
            let easier = level.fallback.filter { $0.key != "first" }.values.sum
            let name = "level \(level.level.value), \(level.class)"
            let parts: [(count: Int, paint: Paint, text: String)] = [
                (level.exact.value, .main, "with a gap of the class"),
                (easier, .step4, "with a gap of an easier class"),
                (first, .quiet, "with any other gap"),
            ]
            var start = 0
            let segments = parts.map { part in
                defer { start += part.count }
                return BarChart.Segment(
                    start: start, length: part.count, paint: part.paint,
                    title: "\(name): \(NumberText.counted(part.count, "sentence")) \(part.text)")
            }
            bars.append(
                BarChart.Bar(
                    label: name,
                    value: NumberText.share(level.exact.value, of: entry.sentences.value),
                    segments: segments))
            rows.append([.text(name), .count(level.exact.value), .count(easier), .count(first)])
        }
        let hardest = levels.max { others($0) < others($1) }.flatMap { level in
            others(level) * leastShare > entry.sentences.value ? level : nil
        }
        let scarcest = levels.min { $0.exact.value < $1.exact.value }
        return Figure(
            "\(language)-levels", "Does each level of FillMeUp have the gaps that it asks?",
            answer: scarcest.map { scarcest in
                "Scarcest are gaps of the class \(scarcest.class): "
                    + "\(NumberText.grouped(scarcest.exact.value)) of "
                    + "\(NumberText.counted(entry.sentences.value, "sentence")) have one. The others "
                    + "are played with a gap of an easier class, or else any other."
            } ?? "",
            chart: BarChart(
                horizontal: "sentences", vertical: "level and its class",
                legend: [
                    .init(.main, "gap of the class"), .init(.step4, "gap of an easier class"),
                    .init(.quiet, "any other gap"),
                ], bars: bars),
            table: Table(
                [
                    "level", "sentences with a gap of the class", "of an easier class",
                    "with any other gap",
                ], rows),
            concern: hardest.map { level in
                "level \(level.level.value) of FillMeUp hides any word in "
                    + "\(NumberText.share(others(level), of: entry.sentences.value)) of the sentences, "
                    + "since they have no \(level.class) to hide"
            })
    }

    /// The part of the sentences, as its inverse, that may be played with any other gap before
    /// people should look at it.
    private static let leastShare = 4

    private static func others(_ level: SentencesEntry.Level) -> Int {
        level.fallback["first"]?.value ?? 0
    }
}
