/// When the stages of a build worked, and which of them an earlier build had done.
enum TimesFigure {
    private static let reading: (verb: String, paint: Paint) = ("read", .quiet)
    private static let checking: (verb: String, paint: Paint) = ("checked", .step4)
    private static let making: (verb: String, paint: Paint) = ("made", .main)

    static func figure(_ times: TimesFile) -> Figure? {
        guard !times.stages.isEmpty else { return nil }
        let cached = times.stages.count(where: \.cached)
        let slowest = times.stages.max { duration($0) < duration($1) }
        let text =
            "The build took \(seconds(times.seconds.milliseconds)) with "
            + "\(NumberText.counted(times.threads.value, "thread")); "
            + "\(NumberText.grouped(cached)) of "
            + "\(NumberText.counted(times.stages.count, "stage")) had been done by an earlier build."
            + (slowest.map { " Slowest was \($0.stage): \(seconds(duration($0)))." } ?? "")
        return Figure(
            "times", "When did the stages of the last build work?", answer: text,
            chart: BarChart(
                horizontal: "time since the start of the build (s)", vertical: "stage",
                legend: [reading, checking, making].map { .init($0.paint, $0.verb) },
                bars: times.stages.map(bar), label: { NumberText.decimal($0 / 10, places: 2) }),
            table: Table(
                ["stage", "starts (s)", "ends (s)", "work (s)", "done by"],
                times.stages.map { stage in
                    let ends = stage.work.map { $0.start.milliseconds + $0.seconds.milliseconds }
                    func cell(_ milliseconds: Int?) -> Table.Cell {
                        milliseconds.map { .decimal($0, places: 3) } ?? .none
                    }
                    return [
                        .text(stage.stage),
                        cell(stage.work.map(\.start.milliseconds).min()), cell(ends.max()),
                        cell(stage.cached ? nil : duration(stage)),
                        .text(stage.cached ? "an earlier build" : "this build"),
                    ]
                }))
    }

    private static func bar(_ stage: TimesFile.Stage) -> BarChart.Bar {
        BarChart.Bar(
            label: stage.stage,
            value: stage.cached ? "from the cache" : seconds(duration(stage)),
            segments: stage.work.map { work in
                let part =
                    switch work.name {
                    case "read": reading
                    case "check": checking
                    default: making
                    }
                let length = work.seconds.milliseconds
                return BarChart.Segment(
                    start: work.start.milliseconds, length: max(1, length), paint: part.paint,
                    title: "\(stage.stage): \(part.verb) for \(seconds(length)), "
                        + "from \(seconds(work.start.milliseconds))")
            })
    }

    private static func duration(_ stage: TimesFile.Stage) -> Int {
        stage.work.reduce(0) { $0 + $1.seconds.milliseconds }
    }

    private static func seconds(_ milliseconds: Int) -> String {
        NumberText.decimal((milliseconds + 5) / 10, places: 2) + "\u{A0}s"
    }
}
