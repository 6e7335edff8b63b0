/// How long the words are, and how well known.
enum LengthsFigure {
    static func figure(_ language: String, _ entry: LexiconEntry) -> Figure? {
        let lengths = entry.lengths.sorted { $0.length.value < $1.length.value }
        guard let longest = lengths.last, longest.length.value <= 256 else { return nil }
        var columns: [ColumnChart.Column] = []
        var rows: [[Table.Cell]] = []
        for length in lengths {
            let bands = FamiliarityBands.sums(length.asked)
            let rest = max(0, length.words.value - bands.reduce(0, +))
            let counts = bands + [rest]
            let letters = NumberText.counted(length.length.value, "letter")
            columns.append(
                ColumnChart.Column(
                    label: "\(length.length.value)",
                    parts: counts.enumerated().map { band, count in
                        .init(
                            count: count, paint: Paint.steps[band],
                            title: "\(letters), \(FamiliarityBands.names[band]): "
                                + NumberText.counted(count, "word"))
                    }))
            rows.append(
                [.count(length.length.value), .count(length.words.value)]
                    + counts.map { .count($0) })
        }
        let used = Set(columns.flatMap(\.parts).filter { $0.count > 0 }.map(\.paint))
        let whole = lengths.map(\.words).sum
        let known = lengths.reduce(0) { sum, length in
            sum + FamiliarityBands.sums(length.asked).prefix(3).reduce(0, +)
        }
        let commonest = lengths.max { $0.words.value < $1.words.value }
        return Figure(
            "\(language)-lengths", "How long are the words, and how well known?",
            answer: "The commonest length is "
                + "\(NumberText.counted(commonest?.length.value ?? 0, "letter")). "
                + (lengths.allSatisfy(\.asked.isEmpty)
                    ? "The words files do not say how well known the words are."
                    : "In the words files, \(NumberText.grouped(known)) words, "
                        + "\(NumberText.share(known, of: whole)), have a familiarity of 35 or "
                        + "less: most people know them."),
            chart: ColumnChart(
                horizontal: "length (letters)", vertical: "words",
                legend: zip(Paint.steps, FamiliarityBands.names).filter { used.contains($0.0) }
                    .map { .init($0, $1) },
                columns: columns),
            table: Table(["letters", "words"] + FamiliarityBands.names, rows))
    }
}
