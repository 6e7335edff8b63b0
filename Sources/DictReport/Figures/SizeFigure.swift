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
                    paint: index == 0 ? .main : index % 2 == 1 ? .step4 : .step5,
                    title: "\(artefact.file): \(section.name): "
                        + "\(NumberText.grouped(section.bytes)) bytes, "
                        + NumberText.share(section.bytes, of: artefact.bytes))
            }
            return BarChart.Bar(
                label: artefact.file, value: NumberText.size(artefact.bytes), segments: segments)
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
            " The largest is \(largest.file) with \(NumberText.share(largest.bytes, of: total))"
                + (largest.sections.max { $0.bytes < $1.bytes }.map { part in
                    "; \(NumberText.share(part.bytes, of: largest.bytes)) of it are "
                        + "“\(part.name)”"
                } ?? "") + "."
        }
        return Figure(
            "sizes", "Where do the bytes go?",
            answer: "All artefacts together have \(NumberText.size(total))."
                + (ranked.count > 1 ? first ?? "" : ""),
            chart: BarChart(
                horizontal: "size", vertical: "artefact",
                legend: [
                    .init(.main, "its largest part, such as the words"),
                    .init(.step4, "its other parts, as “Numbers” names them"),
                ], bars: bars, label: NumberText.size),
            table: Table(["artefact and its parts", "bytes", "share of the artefact"], rows))
    }
}
