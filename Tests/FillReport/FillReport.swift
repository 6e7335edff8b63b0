import DictModel
import DictReader
import WordGames

/// Prints how FillMeUp deals a pack, as a Markdown table; see raw-data/tools/fill-report.
@main struct FillReport {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let seeds = arguments.first.flatMap({ UInt64($0) }), seeds > 0, arguments.count > 1
        else {
            print("usage: FillReport SEEDS en.sentences...")
            return
        }
        for path in arguments.dropFirst() {
            let sentences = try SentenceSet(contentsOf: path)
            print("### \(sentences.language.code), \(sentences.count) sentences, \(seeds) seeds\n")
            printScreens(sentences, seeds)
            print("")
            printRepeats(sentences, min(seeds, 6))
            print("")
            printTimes(sentences, seeds)
            print("")
        }
    }

    /// The levels that a climb goes up, and those that the table has.
    private static let (top, shown) = (14, [1, 2, 3, 4, 5, 6, 10, 14])

    /// One line per level for games that get every screen right, from level 1 up.
    private static func printScreens(_ sentences: SentenceSet, _ seeds: UInt64) {
        print(
            """
            | level, class | other options that fit a row | rows of the class | fewest | rows without rivals, % \
            | most frequent sentence, % | sentences over 15 % | most frequent answers, % | answers over 40 % |
            |---|---|---|---|---|---|---|---|---|
            """)
        var screens = (1...top).map { level in
            Screens(LexicalClass.ladder[min(level, LexicalClass.ladder.count) - 1])
        }
        for seed in 0..<seeds {
            var random = SplitMix64(seed: seed)
            guard var game = FillMeUpGame(in: sentences, using: &random) else { continue }
            for level in screens.indices {
                screens[level].add(game.round, sentences)
                fillIn(&game)
                _ = game.startNext(in: sentences, using: &random)
            }
        }
        for level in shown { print(screens[level - 1].line(level, sentences)) }
    }

    /// Gets the screen of `game` right.
    private static func fillIn(_ game: inout FillMeUpGame) {
        for (row, content) in game.round.rows.enumerated() {
            _ = game.choose(game.round.options.firstIndex(of: content.answer), row: row)
        }
        _ = game.submit()
    }

    /// How long the first screen of a game takes, and each further one.
    private static func printTimes(_ sentences: SentenceSet, _ seeds: UInt64) {
        let clock = ContinuousClock()
        var (first, further): (Duration, Duration) = (.zero, .zero)
        for seed in 0..<seeds {
            var random = SplitMix64(seed: seed)
            var game: FillMeUpGame?
            first += clock.measure { game = FillMeUpGame(in: sentences, using: &random) }
            further += clock.measure { _ = game?.startNext(in: sentences, using: &random) }
        }
        let (one, next) = (first / Double(seeds), further / Double(seeds))
        print("first screen of a game: \(one); each further one: \(next)")
    }

    /// When a player who gets every screen right sees a sentence for the second time.
    private static func printRepeats(_ sentences: SentenceSet, _ seeds: UInt64) {
        print("| play | first repeat on screen | sentences seen before |\n|---|---|---|")
        for (name, lastLevel) in [
            ("climbs without end", Int.max), ("levels 1 to 6 over and over", 6),
        ] {
            var found: [(screen: Int, seen: Int)] = []
            for seed in 0..<seeds {
                var random = SplitMix64(seed: seed)
                guard var game = FillMeUpGame(in: sentences, using: &random) else { continue }
                found.append(firstRepeat(&game, sentences, lastLevel, &random))
            }
            let screens = found.map(\.screen).sorted()
            let seen = found.map(\.seen).sorted()
            guard let first = screens.first, let last = screens.last, let few = seen.first,
                let many = seen.last
            else { continue }
            print("| \(name) | \(first) to \(last) | \(few) to \(many) |")
        }
    }

    private static func firstRepeat(
        _ game: inout FillMeUpGame, _ sentences: SentenceSet, _ lastLevel: Int,
        _ random: inout SplitMix64
    ) -> (screen: Int, seen: Int) {
        var seen: Set<Int> = []
        for screen in 1...sentences.count {
            let rows = game.round.rows.map(\.sentence)
            if !seen.isDisjoint(with: rows) { return (screen, seen.count) }
            seen.formUnion(rows)
            fillIn(&game)
            let isDone = game.level > lastLevel
            _ =
                isDone
                ? game.replay(in: sentences, using: &random)
                : game.startNext(in: sentences, using: &random)
        }
        return (sentences.count, seen.count)
    }
}
