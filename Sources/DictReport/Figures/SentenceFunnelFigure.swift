/// How the sentences of the corpora become those of the game.
enum SentenceFunnelFigure {
    static func figure(_ language: String, _ entry: SentencesEntry) -> Figure {
        let dropped = entry.dropped.mapValues(\.count).ranked.filter { $0.count > 0 }
        var steps = FunnelSteps(start: entry.funnel.read.value, "sentences read")
        for reason in dropped { steps.lose(reason.count, ReasonText.sentence(reason.name)) }
        steps.total("sentences of the game")
        let lost = dropped.reduce(0) { $0 + $1.count }
        return Figure(
            "\(language)-sentences", "Where did the sentences go?",
            answer: "Of \(NumberText.counted(entry.funnel.read.value, "sentence")), "
                + "\(NumberText.share(lost, of: entry.funnel.read.value)) are dropped"
                + (dropped.first.map { ", most often as “\(ReasonText.sentence($0.name))”." }
                    ?? "."),
            chart: steps.chart(horizontal: "sentences", vertical: "step"),
            table: steps.table("sentences"),
            samples: dropped.compactMap { reason in
                guard let samples = entry.dropped[reason.name]?.samples, !samples.isEmpty else {
                    return nil
                }
                return Figure.Samples(
                    heading: "Dropped: \(ReasonText.sentence(reason.name)), "
                        + NumberText.grouped(reason.count),
                    items: samples.map { sample in
                        "\(sample.place): \(sample.text)"
                            + (sample.detail.isEmpty ? "" : " (\(sample.detail))")
                    })
            }, hasNews: !dropped.isEmpty)
    }
}
