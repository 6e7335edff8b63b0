import DictModel

/// Whether there are enough familiar words for the level packs.
enum PoolFigure {
    /// The number of sets after which a word may come again.
    private static let memory = 40

    static func figure(_ language: String, _ entry: LevelsEntry) -> Figure? {
        guard !entry.pool.isEmpty else { return nil }
        let sets = min(entry.sets.value, memory)
        var columns: [ColumnChart.Column] = []
        var rows: [[Table.Cell]] = []
        var tightest: (length: Int, usable: Int, need: Int)?
        for pool in entry.pool {
            let length = pool.length.value
            let need = LevelShape.all.filter { $0.wordLength == length }
                .reduce(0) { $0 + $1.wordCount * sets }
            let bands = FamiliarityBands.sums(pool.familiarity)
            columns.append(
                ColumnChart.Column(
                    label: "\(length)",
                    parts: bands.enumerated().map { band, count in
                        .init(
                            count: count, paint: Paint.steps[band],
                            title: "\(length) letters, \(FamiliarityBands.names[band]): "
                                + NumberText.counted(count, "usable word"))
                    },
                    mark: need,
                    markTitle: "\(length) letters: "
                        + "\(NumberText.counted(sets, "set")) need \(NumberText.grouped(need))"))
            rows.append(
                [
                    .count(length), .count(pool.usable.value), .count(need),
                    .count(excluded(pool, "blocked")), .count(excluded(pool, "inflected")),
                ] + bands.map { .count($0) })
            let usable = pool.usable.value
            if need > 0, tightest.map({ usable * $0.need < $0.usable * need }) ?? true {
                tightest = (length, usable, need)
            }
        }
        let used = columns.flatMap { $0.parts }.filter { $0.count > 0 }.map(\.paint)
        return Figure(
            "\(language)-pool", "Are there enough familiar words for the level packs?",
            answer: tightest.map { tightest in
                "Scarcest are words of \(tightest.length) letters: "
                    + "\(NumberText.grouped(tightest.usable)) for a need of "
                    + "\(NumberText.grouped(tightest.need)). A word may come again after "
                    + "\(memory) sets."
            } ?? "",
            chart: ColumnChart(
                horizontal: "length (letters)", vertical: "usable words",
                legend: zip(Paint.steps, FamiliarityBands.names).filter { used.contains($0.0) }
                    .map { .init($0, $1) } + [.init(.limit, "needed")],
                columns: columns),
            table: Table(
                [
                    "letters", "usable words", "needed words", "excluded: blocked",
                    "excluded: form of another word",
                ] + FamiliarityBands.names.dropLast(), rows),
            samples: entry.pool.flatMap { pool in
                pool.excluded.filter { !$0.samples.isEmpty }.map { excluded in
                    Figure.Samples(
                        heading: "\(pool.length.value) letters, "
                            + "\(ReasonText.word(excluded.reason)): "
                            + NumberText.grouped(excluded.count.value),
                        items: [excluded.samples.joined(separator: ", ")])
                }
            },
            concern: tightest.flatMap { tightest in
                tightest.usable < tightest.need
                    ? "words of \(tightest.length) letters are too few for "
                        + NumberText.counted(sets, "set") + " of level packs" : nil
            })
    }

    private static func excluded(_ pool: PoolEntry, _ reason: String) -> Int {
        pool.excluded.filter { $0.reason == reason }.map(\.count).sum
    }
}
