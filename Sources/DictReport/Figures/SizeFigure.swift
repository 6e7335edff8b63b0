/// Which artefacts are large, and which of their sections.
enum SizeFigure {
    static func figure(_ artefacts: [BuildFolder.Artefact]) -> Figure? {
        guard !artefacts.isEmpty else { return nil }
        let total = artefacts.reduce(0) { $0 + $1.bytes }
        let ranked = artefacts.sorted { $0.bytes > $1.bytes }
        let bars = ranked.map { artefact in
            var start = 0
            let sections = artefact.sections.sorted { $0.bytes > $1.bytes }
            let segments = sections.enumerated().map { index, section in
                defer { start += section.bytes }
                return BarChart.Segment(
                    start: start, length: section.bytes,
                    paint: Paint.steps[min(index, Paint.steps.count - 1)],
                    title: "\(artefact.file), section \(section.name): "
                        + "\(NumberText.grouped(section.bytes)) bytes, "
                        + NumberText.share(section.bytes, of: artefact.bytes))
            }
            return BarChart.Bar(
                label: label(artefact.file, sections.first, artefact.bytes),
                value: NumberText.grouped(artefact.bytes), segments: segments)
        }
        var rows: [[Table.Cell]] = []
        for artefact in artefacts {
            for section in artefact.sections {
                rows.append([
                    .text("\(artefact.file) \(section.name)"), .count(section.bytes),
                    .share(section.bytes * 1_000_000 / max(1, artefact.bytes)),
                ])
            }
        }
        let first = ranked.first.map { largest in
            " The largest is \(largest.file) with \(NumberText.share(largest.bytes, of: total))."
        }
        return Figure(
            "sizes", "Where do the bytes go?",
            answer: "All artefacts together have \(NumberText.size(total))."
                + (ranked.count > 1 ? first ?? "" : ""),
            chart: BarChart(
                horizontal: "size (bytes)", vertical: "artefact, and its largest section",
                bars: bars),
            table: Table(["artefact and section", "bytes", "share of the artefact"], rows))
    }

    private static func label(
        _ file: String, _ section: (name: String, bytes: Int)?, _ bytes: Int
    ) -> String {
        guard let section else { return file }
        return "\(file)   \(section.name) \(NumberText.share(section.bytes, of: bytes))"
    }
}
