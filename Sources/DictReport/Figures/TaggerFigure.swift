import DictModel

/// How often a word's class is certain, because people gave it or the tagger is sure.
enum TaggerFigure {
    static func figure(_ language: String, _ entry: SentencesEntry) -> Figure? {
        guard let tagger = entry.tagger else { return nil }
        let classes = LexicalClass.ladder.compactMap { lexicalClass in
            tagger.classes[lexicalClass.name.description].map {
                (
                    name: lexicalClass.name.description, tokens: $0.tokens.value,
                    certain: min($0.certain.value, $0.tokens.value)
                )
            }
        }
        let tokens = classes.reduce(0) { $0 + $1.tokens }
        let certain = classes.reduce(0) { $0 + $1.certain }
        guard tokens > 0 else { return nil }
        let weakest = classes.filter { $0.tokens > 0 }.min {
            Double($0.certain) / Double($0.tokens) < Double($1.certain) / Double($1.tokens)
        }
        return Figure(
            "\(language)-tagger", "How often is the class of a word certain?",
            answer: "Of \(NumberText.counted(tokens, "word")), "
                + "\(NumberText.share(certain, of: tokens)) have a certain class: people gave it, "
                + "or the tagger is sure"
                + (weakest.map {
                    ". Least often certain is the class \($0.name): "
                        + NumberText.share($0.certain, of: $0.tokens)
                } ?? "") + ".",
            chart: BarChart(
                horizontal: "words of the sentences", vertical: "class",
                legend: [.init(.main, "certain"), .init(.loss, "not certain")],
                bars: classes.map { item in
                    BarChart.Bar(
                        label: item.name,
                        value: NumberText.share(item.certain, of: item.tokens),
                        segments: [
                            .init(
                                start: 0, length: item.certain, paint: .main,
                                title: "\(item.name): \(NumberText.grouped(item.certain)) certain"),
                            .init(
                                start: item.certain, length: item.tokens - item.certain,
                                paint: .loss,
                                title: "\(item.name): "
                                    + "\(NumberText.grouped(item.tokens - item.certain)) not certain"
                            ),
                        ])
                }),
            table: Table(
                ["class", "words", "certain"],
                classes.map { [.text($0.name), .count($0.tokens), .count($0.certain)] }),
            hasNews: classes.contains { $0.certain * 100 < $0.tokens * 95 })
    }
}
