/// The reasons that drop files give for spellings that are not words.
enum DropListsFigure {
    static func figure(_ language: String, _ entry: LexiconEntry) -> Figure? {
        guard entry.listed.value > 0 else { return nil }
        let inWords = entry.losses.reduce(into: [:]) { $0[$1.name] = $1.count }
        var counts: [String: Count] = [:]
        for reason in entry.dropped.reasons where reason.reason != "removedByOverlay" {
            counts[reason.reason] = Count(reason.count.value - (inWords[reason.reason] ?? 0))
        }
        var bars = counts.ranked.filter { $0.count > 0 }.map { reason in
            bar(ReasonText.word(reason.name), reason.count, .main, entry.listed.value)
        }
        var rows: [[Table.Cell]] = counts.ranked.filter { $0.count > 0 }.map {
            [.text(ReasonText.word($0.name)), .count($0.count)]
        }
        let overruled = entry.listedButKept.value
        bars.append(bar("in a words file, too, and kept", overruled, .quiet, entry.listed.value))
        rows.append([.text("in a words file, too, and kept"), .count(overruled)])
        return Figure(
            "\(language)-lists", "What do the drop files explain?",
            answer: "Drop files name \(NumberText.counted(entry.listed.value, "spelling")) that "
                + "are not words. A words file overrules them, which happens to "
                + "\(NumberText.grouped(overruled)).",
            chart: BarChart(horizontal: "spellings", vertical: "reason", bars: bars),
            table: Table(["reason", "spellings"], rows))
    }

    private static func bar(
        _ label: String, _ count: Int, _ paint: Paint, _ whole: Int
    ) -> BarChart.Bar {
        BarChart.Bar(
            label: label, value: NumberText.grouped(count),
            segments: [
                .init(
                    start: 0, length: count, paint: paint,
                    title: "\(label): \(NumberText.grouped(count)), "
                        + NumberText.share(count, of: whole))
            ])
    }
}
