import DictConfiguration
import DictModel
import DictReader
import WordGames

extension QueryAnswer {
    static let labelWidth = 13

    /// Returns the answer to the query `text` as lines of text for people.
    ///
    /// - Parameters:
    ///   - text: The text that was asked for.
    ///   - lexicon: The lexicon that was asked.
    ///   - isInstalled: Whether it is one that comes with dictc.
    ///   - columns: The width of the terminal: longer lists of words are arranged in columns, or
    ///     `nil` for lists of one line.
    /// - Returns: The lines; all but those of a table may be longer than the terminal is wide.
    func lines(
        for text: QueryText, _ lexicon: Lexicon, isInstalled: Bool, columns: Int?
    ) -> [String] {
        let words = TerminalText.counted(lexicon.count, "word")
        let language = lexicon.language
        let name = isInstalled ? Installation.title(of: language) : language.code
        let head = "\(text.capitals)  (\(name), \(words))"
        switch self {
        case .word(let answer):
            return [head] + Self.near(answer, text, lexicon) + Self.lines(answer, text, columns)
        case .list(let list, let name): return [head] + Self.rows(name.text, list, columns)
        }
    }

    /// The maximum number of near words to suggest.
    private static let nearLimit = 5

    /// Returns a line with the words that the user may have meant, if the text leads nowhere.
    private static func near(
        _ answer: WordAnswer, _ text: QueryText, _ lexicon: Lexicon
    ) -> [String] {
        guard !answer.isWord, !answer.isPrefix else { return [] }
        let words = lexicon.words(withinOneEditOf: text.folded.span, limit: nearLimit)
        guard !words.isEmpty else { return [] }
        let names = words.map { QueryText.capitals($0) }.joined(separator: ", ")
        return [row("near", "did you mean \(names)?")]
    }

    private static func lines(
        _ answer: WordAnswer, _ text: QueryText, _ columns: Int?
    ) -> [String] {
        var lines = [row("word", answer.isWord ? "yes" : "no")]
        if let familiarity = answer.familiarity {
            lines.append(row("familiarity", familiarity.text))
        }
        lines.append(row("prefix", answer.isPrefix ? "yes" : "no"))
        lines += rows("completions", answer.completions, columns)
        lines += rows("playable", answer.playable, columns)
        lines.append(row("next", next(answer.ghost)))
        if let forced = answer.ghost.forcedLetters {
            let letters = spaced(Array(forced.dropFirst(answer.ghost.length)))
            lines.append(row("forced", "\(letters) -> \(QueryText.capitals(forced))"))
        } else {
            let isForced = answer.ghost.isForced
            lines.append(row("forced", isForced ? "yes, to a word that hints never show" : "no"))
        }
        lines.append(row("ghost", ghost(answer.ghost, text)))
        return lines
    }

    private static func row(_ label: String, _ value: String) -> String {
        padded(label, to: labelWidth) + value
    }

    /// The minimum width of a table of words.
    private static let leastTable = 20

    /// Returns `list` as a row or, if that is longer than `columns`, as a row and a table below it.
    private static func rows(_ label: String, _ list: WordList, _ columns: Int?) -> [String] {
        let line = row(label, text(list))
        guard let columns, line.count > columns, columns - labelWidth >= leastTable else {
            return [line]
        }
        let words = list.words.map { QueryText.capitals($0) } + (list.isTruncated ? ["…"] : [])
        return [row(label, TerminalText.grouped(list.count) + ":")]
            + TerminalText.table(words, columns: columns - labelWidth).map { row("", $0) }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.utf8.count))
    }

    private static func text(_ list: WordList) -> String {
        guard !list.words.isEmpty else { return TerminalText.grouped(list.count) }
        var text = TerminalText.grouped(list.count) + ":"
        for word in list.words { text += " " + QueryText.capitals(word) }
        return list.isTruncated ? text + " …" : text
    }

    private static func next(_ ghost: GhostAnalysis) -> String {
        guard !ghost.nextBytes.isEmpty else { return "none" }
        let letters = spaced(ghost.nextBytes)
        guard ghost.nextBytes.count < 26 else { return letters }
        return padded(letters, to: labelWidth) + "(any other letter loses at once)"
    }

    private static func ghost(_ ghost: GhostAnalysis, _ text: QueryText) -> String {
        if let end = ghost.end {
            let fragment = QueryText.capitals(Array(text.folded.prefix(end.length)))
            switch end.reason {
            case .word: return "over: \(fragment) is a word; whoever completed it loses"
            case .dead:
                return "over: nothing longer starts with \(fragment); "
                    + "whoever typed the last letter loses"
            }
        }
        guard ghost.moverWins else { return "the player to move loses" }
        return "the player to move wins with \(spaced(ghost.winningBytes))"
    }

    /// Returns `letters` in upper case, with spaces between them.
    ///
    /// Without `joined`, which is generic: with the look-ups of its types it takes a tenth of a query.
    private static func spaced(_ letters: [UInt8]) -> String {
        QueryText.capitals(Array(letters.flatMap { [$0, UInt8(ascii: " ")] }.dropLast()))
    }
}
