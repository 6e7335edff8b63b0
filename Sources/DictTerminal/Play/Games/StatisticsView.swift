import DictModel
import WordGames

/// Functions that render a player's statistics as text.
enum StatisticsView {
    /// The length of the longest bar, in columns.
    private static let longestBar = 20

    /// Returns a summary as lines to show below a round that is over, after an empty line.
    static func below(
        _ statistics: GameStatistics, _ texts: GameTexts, columns: Int
    ) -> [StyledText] {
        let lines = StyledText(texts.scores.summary(statistics)).wrapped(to: columns - 2)
        return [StyledText()] + lines.map { StyledText("  ") + $0 }
    }

    /// Returns the wins of `game` as bars of at most `columns` columns, after a heading.
    ///
    /// There is a bar for each number of guesses or wrong letters, or for each level. The lines are
    /// empty for Ghost, whose players only have their wins.
    static func chart(
        _ statistics: GameStatistics, of game: GameKind, _ texts: GameTexts, columns: Int
    ) -> [String] {
        guard let (heading, numbers) = axis(statistics, of: game, texts.scores) else { return [] }
        let wins = statistics.distribution.prefix(numbers.count)
        let most = max(1, wins.max() ?? 1)
        let width = numbers.map { "\($0)".utf8.count }.max() ?? 1
        let room = max(1, min(longestBar, columns - width - 2 - "\(most)".utf8.count))
        return [heading]
            + zip(numbers, wins).map { number, wins in
                let digits = "\(number)"
                let indent = String(repeating: " ", count: width - digits.utf8.count)
                let bar = wins == 0 ? "" : String(repeating: "#", count: max(1, wins * room / most))
                return indent + digits + " " + bar + (bar.isEmpty ? "" : " ") + "\(wins)"
            }
    }

    /// The heading of the bars of a game, and the numbers beside them.
    private static func axis(
        _ statistics: GameStatistics, of game: GameKind, _ texts: GameTexts.Scores
    ) -> (heading: String, numbers: Range<Int>)? {
        switch game {
        case .guess: return (texts.byLevel, 1..<LevelShape.levelCount + 1)
        case .ghost: return nil
        case .wordle: return (texts.byGuesses, 1..<WordleGame.tries + 1)
        case .hangman: return (texts.byWrongLetters, 0..<HangmanGame.maximumMisses)
        case .fill:
            let highest = statistics.distribution.lastIndex { $0 > 0 } ?? 0
            return (texts.byLevel, 1..<highest + 2)
        }
    }
}
