import DictModel

/// The classes of words that the tagger takes for others, where people gave the tags.
enum ConfusionsFigure {
    /// The maximum number of mistakes that have a bar each.
    private static let mostBars = 12
    private static let classes = (LexicalClass.ladder + [.other]).map(\.name.description)

    static func figure(_ language: String, _ entry: SentencesEntry) -> Figure? {
        guard let gold = entry.tagger?.gold, gold.words.value > 0 else { return nil }
        func count(_ known: String, _ found: String) -> Int {
            gold.classes[known]?[found]?.value ?? 0
        }
        let mistakes = classes.flatMap { known in
            classes.filter { $0 != known && count(known, $0) > 0 }.map { found in
                (name: "\(known), taken for \(found)", count: count(known, found))
            }
        }.sorted { $0.count > $1.count }
        let wrong = mistakes.reduce(0) { $0 + $1.count }
        let rest = mistakes.dropFirst(mostBars).reduce(0) { $0 + $1.count }
        var bars = mistakes.prefix(mostBars).map { bar($0.name, $0.count, gold.words.value) }
        if rest > 0 { bars.append(bar("any other mistake", rest, gold.words.value)) }
        if bars.isEmpty { bars.append(bar("any mistake", 0, gold.words.value)) }
        return Figure(
            "\(language)-confusions", "Which classes does the tagger take for others?",
            answer: "People gave the classes of \(NumberText.counted(gold.words.value, "word")) in "
                + "\(NumberText.counted(gold.sentences.value, "sentence")). The tagger gives "
                + "\(NumberText.share(wrong, of: gold.words.value)) of them another class. Where it "
                + "is certain of one that a game hides, "
                + "\(NumberText.share(gold.certainRight.value, of: gold.certain.value)) are right.",
            chart: BarChart(horizontal: "words", vertical: "mistake", bars: bars),
            table: Table(
                ["class, by people"] + classes.map { "tagger: \($0)" },
                classes.map { known in [.text(known)] + classes.map { .count(count(known, $0)) } }),
            concern: gold.certainRight.value * 100 < gold.certain.value * 95
                ? "the tagger is certain and wrong in "
                    + "\(NumberText.share(gold.certain.value - gold.certainRight.value, of: gold.certain.value))"
                    + " of the words that a game may hide" : nil)
    }

    private static func bar(_ label: String, _ count: Int, _ whole: Int) -> BarChart.Bar {
        BarChart.Bar(
            label: label, value: NumberText.grouped(count),
            segments: [
                .init(
                    start: 0, length: count, paint: .loss,
                    title: "\(label): \(NumberText.grouped(count)), "
                        + NumberText.share(count, of: whole))
            ])
    }
}
