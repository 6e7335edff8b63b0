import DictCompiler
import DictModel
import DictPipeline
import DictTerminal

/// Functions that format level packs as lines of text, JSON or separated values.
///
/// A level pack is a list of similar words, one of which is the secret of a round.
enum LevelLines {
    private static let head = [
        "language", "set", "level", "attempts", "consistent", "consistentGuesses", "best",
        "bestGuesses", "lastHintMillionths", "hintMillibits", "inseparablePairs", "words",
    ]

    /// Returns the packs in `listing` that `choice` selects, formatted in `style`, one per line.
    ///
    /// In CSV and TSV, the first line is a header, unless no pack is selected.
    static func lines(
        of listing: LevelListing, _ choice: LevelListing.Choice, _ style: OutputFormat
    ) -> [String] {
        let packs = listing.packs(choice)
        switch style {
        case .text: return packs.map { text(of: $0.pack, set: $0.set) }
        case .json, .jsonl: return listing.json(choice).map(JSONLine.text)
        case .csv, .tsv:
            let rows = packs.map { cells(of: $0.pack, set: $0.set, listing.language) }
            return rows.isEmpty ? [] : ([head] + rows).map(style.line)
        }
    }

    /// Returns a line of text with the pack's set, level, attempts, difficulty and words.
    ///
    /// The difficulty is shown as the chance of winning for a player who guesses at random among
    /// the words that fit all hints so far.
    private static func text(of pack: LevelPack, set: Int) -> String {
        let chance = pack.figures.map { percent($0.consistentWins) } ?? "-"
        let attempts = pack.attempts == 0 ? "unlimited" : "\(pack.attempts)"
        return "set \(set)  level \(pack.level)  attempts \(attempts)  consistent \(chance)  "
            + pack.words.map { PrintableText.escaped($0).uppercased() }.joined(separator: " ")
    }

    /// Formats `ratio` as a percentage with one decimal place, rounded down.
    private static func percent(_ ratio: ExactRatio) -> String {
        let tenths = ratio.millionths / 1000
        return "\(tenths / 10).\(tenths % 10) %"
    }

    private static func cells(
        of pack: LevelPack, set: Int, _ language: Language
    ) -> [String] {
        var cells = [language.code, "\(set)", "\(pack.level)"]
        cells.append(pack.attempts == 0 ? "" : "\(pack.attempts)")
        if let figures = pack.figures {
            cells += [
                figures.consistentWins, figures.consistentGuesses, figures.bestWins,
                figures.bestGuesses,
            ].map { "\($0.numerator)/\($0.denominator)" }
            cells += [
                "\(figures.lastHintWinsMillionths)", "\(figures.hintMillibits)",
                "\(figures.inseparablePairs)",
            ]
        } else {
            cells += Array(repeating: "", count: 7)
        }
        cells.append(pack.words.map { PrintableText.escaped($0) }.joined(separator: " "))
        return cells
    }

    /// Returns a line of text with the averages and ranges over all packs of one level.
    static func text(of figures: LevelFigures) -> String {
        func percent(_ value: UInt64) -> String {
            let tenths = (value + 500) / 1000
            return "\(tenths / 10).\(tenths % 10)"
        }
        func hundredths(_ value: UInt64) -> String {
            let rest = (value + 5000) / 10_000
            return "\(rest / 100).\(rest % 100 < 10 ? "0" : "")\(rest % 100)"
        }
        let consistent = figures.consistent
        return "level \(figures.level): \(figures.packs) packs, consistent player wins "
            + "\(percent(consistent.mean)) % (\(percent(consistent.least)) to "
            + "\(percent(consistent.most))) in \(hundredths(figures.guesses.mean)) guesses, "
            + "last-hint player \(percent(figures.lastHint.mean)) %"
    }
}
