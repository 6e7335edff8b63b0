import DictModel
import DictReader
import WordGames

/// How long a player of FillMeUp sees new sentences.
enum RepeatsFigure {
    /// The maximum number of screens that are played at a level.
    private static let screenLimit = 100
    /// The number of screens with new sentences below which people should look at the figure.
    private static let leastScreens = 10
    /// The seed of the games: the same build gives the same figure.
    private static let seed: UInt64 = 1

    static func figure(_ language: String, _ sentences: SentenceSet) -> Figure? {
        let levels = zip(1..., LexicalClass.ladder).compactMap { level, lexicalClass in
            play(sentences, level).map { (level: level, class: lexicalClass, count: $0) }
        }
        guard let first = levels.min(by: { $0.count.screens < $1.count.screens }) else {
            return nil
        }
        func name(_ level: Int, _ lexicalClass: LexicalClass) -> String {
            "level \(level), \(lexicalClass.name)"
        }
        return Figure(
            "\(language)-repeats", "How long does FillMeUp show new sentences?",
            answer: answer(first.level, first.count.screens),
            chart: BarChart(
                horizontal: "screens before the first sentence returns",
                vertical: "level at which the player stays, and its class",
                bars: levels.map { item in
                    let name = name(item.level, item.class)
                    return BarChart.Bar(
                        label: name,
                        value: NumberText.grouped(item.count.screens)
                            + (item.count.screens < screenLimit ? "" : " or more"),
                        segments: [
                            .init(
                                start: 0, length: item.count.screens, paint: .main,
                                title: "\(name): "
                                    + NumberText.counted(item.count.screens, "screen") + ", "
                                    + NumberText.counted(item.count.sentences, "sentence"))
                        ])
                }),
            table: Table(
                ["level", "screens before a repeat", "sentences seen before it"],
                levels.map { item in
                    [
                        .text(name(item.level, item.class)), .count(item.count.screens),
                        .count(item.count.sentences),
                    ]
                }),
            concern: first.count.screens < leastScreens
                ? "level \(first.level) of FillMeUp repeats a sentence after "
                    + NumberText.counted(first.count.screens, "screen") : nil,
            hasNews: first.count.screens < screenLimit)
    }

    private static func answer(_ level: Int, _ screens: Int) -> String {
        if screens >= screenLimit {
            return "At no level does a sentence return within "
                + "\(NumberText.counted(screenLimit, "screen"))."
        }
        return "A player who stays at level \(level) sees a sentence again after "
            + "\(NumberText.counted(screens, "screen")), which is the earliest; "
            + "\(NumberText.grouped(screenLimit)) screens of each level were played."
    }

    /// Plays screens at `level` until a sentence returns, and counts the screens and sentences
    /// before; `nil` means that there is nothing to play.
    private static func play(
        _ sentences: SentenceSet, _ level: Int
    ) -> (screens: Int, sentences: Int)? {
        var random = SplitMix64(seed: seed)
        guard var game = FillMeUpGame(in: sentences, level: level, using: &random) else {
            return nil
        }
        var seen: Set<Int> = []
        for screen in 0..<screenLimit {
            let rows = game.round.rows.map(\.sentence)
            if !seen.isDisjoint(with: rows) { return (screen, seen.count) }
            seen.formUnion(rows)
            // Nothing is chosen, so that the level stays.
            _ = game.submit()
            _ = game.startNext(in: sentences, using: &random)
        }
        return (screenLimit, seen.count)
    }
}
