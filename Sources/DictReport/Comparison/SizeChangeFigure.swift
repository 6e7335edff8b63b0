/// Which artefacts grew or shrank.
enum SizeChangeFigure {
    static func figure(
        from old: [BuildFolder.Artefact], to new: [BuildFolder.Artefact]
    ) -> Figure? {
        let files = (new + old.filter { former in !new.contains { $0.file == former.file } })
            .map(\.file)
        guard !files.isEmpty else { return nil }
        func bytes(_ artefacts: [BuildFolder.Artefact], _ file: String) -> Int {
            artefacts.first { $0.file == file }?.bytes ?? 0
        }
        let sizes = files.map { (file: $0, before: bytes(old, $0), after: bytes(new, $0)) }
        let growth = sizes.reduce(0) { $0 + $1.after - $1.before }
        let bars = sizes.map { size in
            BarChart.Bar(
                label: size.file,
                value: "\(NumberText.grouped(size.after)) "
                    + "(\(NumberText.signed(size.after - size.before)))",
                segments: [
                    .init(
                        start: 0, length: size.after, paint: .main,
                        title: "\(size.file): \(NumberText.grouped(size.after)) bytes now")
                ],
                mark: size.before,
                markTitle: "\(size.file): \(NumberText.grouped(size.before)) bytes before")
        }
        return Figure(
            "changes-sizes", "Which artefacts grew?",
            answer: growth == 0
                ? "Together they are as large as before."
                : "Together they \(growth > 0 ? "grew" : "shrank") by "
                    + "\(NumberText.grouped(abs(growth))) bytes.",
            chart: BarChart(
                horizontal: "size (bytes)", vertical: "artefact",
                legend: [.init(.main, "new build"), .init(.limit, "old build")], bars: bars),
            table: Table(
                ["artefact", "bytes in the old build", "bytes in the new build", "change"],
                sizes.map {
                    [
                        .text($0.file), .count($0.before), .count($0.after),
                        .change($0.after - $0.before),
                    ]
                }), hasNews: sizes.contains { $0.after != $0.before })
    }
}
