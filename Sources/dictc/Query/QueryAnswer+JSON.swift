import DictFormat
import DictModel
import WordGames

extension QueryAnswer {
    /// Returns the answer to the query `text` as a JSON object.
    func json(for text: QueryText, _ language: Language) -> JSON {
        var members: [(String, JSON)] = [
            ("schema", .integer(1)), ("query", .string(text.given)),
            ("normalised", Self.text(text.folded)), ("language", .string(language.code)),
        ]
        switch self {
        case .word(let answer): members += Self.members(answer)
        case .list(let list, let name): members.append((name.member, Self.object(list)))
        }
        return .object(members)
    }

    private static func members(_ answer: WordAnswer) -> [(String, JSON)] {
        let ghost = answer.ghost
        return [
            ("isWord", .bool(answer.isWord)), ("isPrefix", .bool(answer.isPrefix)),
            ("completions", object(answer.completions)),
            (
                "playable",
                .object([
                    ("count", .integer(ghost.playableCount)),
                    ("words", .words(ghost.playableLetters)),
                ])
            ),
            ("next", letters(ghost.next)), ("forced", ghost.forcedLetters.map(text) ?? .null),
            (
                "ghost",
                .object([
                    ("mover", .string(mover(ghost))),
                    ("winningLetters", letters(ghost.winningLetters)),
                ])
            ),
        ]
    }

    /// Returns "wins" or "loses" for the player whose turn it is in Ghost.
    ///
    /// Returns "over" if the round has already ended.
    private static func mover(_ ghost: GhostAnalysis) -> String {
        ghost.isOpen ? (ghost.moverWins ? "wins" : "loses") : "over"
    }

    private static func object(_ list: WordList) -> JSON {
        .object([
            ("count", .integer(list.count)), ("words", .words(list.words)),
            ("truncated", .bool(list.isTruncated)),
        ])
    }

    private static func letters(_ letters: [UInt8]) -> JSON { .words(letters.map { [$0] }) }

    private static func text(_ word: [UInt8]) -> JSON {
        var text = ""
        for byte in word { text.unicodeScalars.append(Unicode.Scalar(byte)) }
        return .string(text)
    }
}
