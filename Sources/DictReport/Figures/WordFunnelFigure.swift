/// How the records of the words files become the words of the lexicon.
enum WordFunnelFigure {
    static func figure(_ language: String, _ entry: LexiconEntry) -> Figure {
        let losses = entry.losses
        let lost = losses.reduce(0) { $0 + $1.count }
        var steps = FunnelSteps(start: entry.records.value, "records of words files")
        for loss in losses { steps.lose(loss.count, ReasonText.word(loss.name)) }
        steps.total("kept")
        steps.lose(entry.repetitions.value, "repetitions of a word", .quiet)
        steps.gain(entry.overlay.added.value, "added by the overlay")
        steps.lose(entry.overlay.removed.value, "removed by the overlay")
        steps.lose(entry.blocked.value, "left out by lexicon: exclude")
        steps.total("words of the lexicon")
        let answer =
            "Of \(NumberText.counted(entry.records.value, "record")), "
            + "\(NumberText.grouped(entry.kept.value)) are kept and "
            + "\(NumberText.share(lost, of: entry.records.value)) dropped"
            + (losses.first.map { ", most often as “\(ReasonText.word($0.name))”" } ?? "")
            + ". Together they are \(NumberText.counted(entry.words.value, "word"))."
        let idle = entry.overlay.withoutEffect
        return Figure(
            "\(language)-words", "Where did the lines of the words files go?", answer: answer,
            chart: steps.chart(horizontal: "records (one spelling each)", vertical: "step"),
            table: steps.table("records"), samples: samples(entry.droppedRecords),
            concern: idle.first.map { first in
                idle.count == 1
                    ? "a line of the overlay changes nothing: \(first)"
                    : "\(NumberText.counted(idle.count, "line")) of the overlay change nothing, "
                        + "the first at \(first)"
            })
    }

    private static func samples(_ dropped: LexiconEntry.Dropped) -> [Figure.Samples] {
        dropped.reasons.filter { !$0.samples.isEmpty }.map { reason in
            Figure.Samples(
                heading: "Dropped: \(ReasonText.word(reason.reason)), "
                    + NumberText.grouped(reason.count.value),
                items: reason.samples)
        }
    }
}
