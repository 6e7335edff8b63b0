import DictModel
import DictReader
import WordGames

extension QueryAnswer {
    static let labelWidth = 13

    /// Returns the answer to the query `text` as lines of text for people.
    func lines(for text: QueryText, _ lexicon: Lexicon) -> [String] {
        let words = TerminalText.counted(lexicon.count, "word")
        let head = "\(text.capitals)  (\(lexicon.language.code), \(words))"
        switch self {
        case .word(let answer):
            return [head] + Self.near(answer, text, lexicon) + Self.lines(answer, text)
        case .list(let list, let name): return [head, Self.row(name.text, Self.text(list))]
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

    private static func lines(_ answer: WordAnswer, _ text: QueryText) -> [String] {
        var lines = [
            row("word", answer.isWord ? "yes" : "no"),
            row("prefix", answer.isPrefix ? "yes" : "no"),
            row("completions", self.text(answer.completions)),
            row("playable", self.text(answer.playable)),
            row("next", next(answer.ghost)),
        ]
        if let forced = answer.ghost.forcedLetters {
            let letters = spaced(Array(forced.dropFirst(answer.ghost.length)))
            lines.append(row("forced", "\(letters) -> \(QueryText.capitals(forced))"))
        } else {
            lines.append(row("forced", "no"))
        }
        lines.append(row("ghost", ghost(answer.ghost, text)))
        return lines
    }

    private static func row(_ label: String, _ value: String) -> String {
        padded(label, to: labelWidth) + value
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
        guard !ghost.next.isEmpty else { return "none" }
        let letters = spaced(ghost.next)
        guard ghost.next.count < 26 else { return letters }
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
        return "the player to move wins with \(spaced(ghost.winningLetters))"
    }

    private static func spaced(_ letters: [UInt8]) -> String {
        letters.map { QueryText.capitals([$0]) }.joined(separator: " ")
    }
}
