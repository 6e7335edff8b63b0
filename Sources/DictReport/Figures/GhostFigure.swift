import DictReader
import WordGames

/// Who wins at Ghost after the first two letters, if both players make no mistake.
enum GhostFigure {
    private static let alphabet = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))

    /// The outcome of an opening of two letters.
    private enum Outcome {
        case first, second

        var name: String {
            switch self {
            case .first: "first player wins"
            case .second: "second player wins"
            }
        }
    }

    static func figure(_ language: String, _ words: Lexicon) -> Figure? {
        guard words.count > 0 else { return nil }
        var cells: [[HeatMap.Cell?]] = []
        var rows: [[Table.Cell]] = []
        var wins = 0
        var openings = 0
        var safe: [String] = []
        for first in alphabet {
            var row: [HeatMap.Cell?] = []
            var texts: [Table.Cell] = [.text(letter(first))]
            for second in alphabet {
                guard let opening = opening([first, second], words) else {
                    row.append(nil)
                    texts.append(.none)
                    continue
                }
                openings += 1
                if opening.outcome == .first { wins += 1 }
                row.append(
                    HeatMap.Cell(
                        paint: opening.outcome == .first ? .main : .loss,
                        title: "\(letter(first))\(letter(second)): \(opening.outcome.name), "
                            + NumberText.counted(opening.words, "word")))
                texts.append(.text(opening.outcome == .first ? "first" : "second"))
            }
            // The second player chooses the second letter.
            let paints = row.compactMap { $0?.paint }
            if !paints.isEmpty, !paints.contains(.loss) { safe.append(letter(first)) }
            cells.append(row)
            rows.append(texts)
        }
        guard openings > 0 else { return nil }
        return Figure(
            "\(language)-ghost", "Who wins at Ghost after two letters?",
            answer: answer(wins, openings, safe),
            chart: HeatMap(
                horizontal: "second letter, by the second player",
                vertical: "first",
                legend: [
                    .init(.main, Outcome.first.name), .init(.loss, Outcome.second.name),
                    .init(.heat0, "no word begins like this"),
                ],
                columns: alphabet.map(letter), rows: alphabet.map(letter), cells: cells,
                cellHeight: 13),
            table: Table(["first letter"] + alphabet.map { "then \(letter($0))" }, rows))
    }

    private static func answer(_ wins: Int, _ openings: Int, _ safe: [String]) -> String {
        let share =
            "The first player can win \(NumberText.share(wins, of: openings)) of "
            + "\(NumberText.grouped(openings)) openings. "
        if safe.isEmpty { return share + "The second player can answer every first letter." }
        return share + "A first player who begins with "
            + (safe.count == 1 ? safe[0] : "one of " + safe.joined(separator: ", "))
            + " wins against any answer."
    }

    /// Returns who wins after the two `letters`, or `nil` if no word begins with them, or only a
    /// word that is too short to lose with.
    private static func opening(
        _ letters: [UInt8], _ words: Lexicon
    ) -> (outcome: Outcome, words: Int)? {
        let analysis = GhostAnalysis(of: letters.span, in: words, limit: 0)
        guard analysis.isOpen, !analysis.next.isEmpty else { return nil }
        return (analysis.moverWins ? .first : .second, analysis.playableCount)
    }

    private static func letter(_ byte: UInt8) -> String {
        String(Character(Unicode.Scalar(byte))).uppercased()
    }
}
