import DictFormat
import DictModel
import WordGames

extension QueryAnswer {
    /// Returns the answer to the query `text` as a JSON object.
    ///
    /// `source` is the name of the words if they come with dictc, such as `dictc:en`.
    func json(for text: QueryText, _ language: Language, source: String?) -> JSON {
        var members: [(String, JSON)] = [
            ("schema", .integer(1)), ("query", .string(text.given)),
            ("normalised", Self.text(text.folded)), ("language", .string(language.code)),
        ]
        if let source { members.append(("source", .string(source))) }
        switch self {
        case .word(let answer): members += Self.members(answer)
        case .list(let list, let name): members.append((name.member, Self.object(list)))
        }
        return .object(members)
    }

    /// The names of the columns of ``row(for:_:)``.
    package static let columns = [
        "query", "normalised", "language", "isWord", "isPrefix", "list", "count", "words",
        "truncated", "next", "forced", "mover", "winningLetters",
    ]

    /// Returns the answer to the query `text` as a row of a table.
    ///
    /// Words and letters are separated by spaces. What only words and prefixes have is `null` for a
    /// list of matches, anagrams or near words.
    package func row(for text: QueryText, _ language: Language) -> [JSON] {
        let head: [JSON] = [
            .string(text.given), Self.text(text.folded), .string(language.code),
        ]
        switch self {
        case .word(let answer):
            let ghost = answer.ghost
            return head + [.bool(answer.isWord), .bool(answer.isPrefix)]
                + Self.cells(answer.completions, "completions") + [
                    Self.spaced(ghost.nextBytes.map { [$0] }),
                    ghost.forcedLetters.map(Self.text) ?? .null, .string(Self.mover(ghost)),
                    Self.spaced(ghost.winningBytes.map { [$0] }),
                ]
        case .list(let list, let name):
            return head + [.null, .null] + Self.cells(list, name.member)
                + [.null, .null, .null, .null]
        }
    }

    private static func cells(_ list: WordList, _ name: String) -> [JSON] {
        [.string(name), .integer(list.count), spaced(list.words), .bool(list.isTruncated)]
    }

    private static func spaced(_ words: [[UInt8]]) -> JSON {
        text(Array(words.joined(separator: [UInt8(ascii: " ")])))
    }

    private static func members(_ answer: WordAnswer) -> [(String, JSON)] {
        let ghost = answer.ghost
        let familiarity = answer.familiarity.map { [("familiarity", JSON.string($0.rawValue))] }
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
            ("next", letters(ghost.nextBytes)),
            ("forced", ghost.forcedLetters.map(text) ?? .null),
            (
                "ghost",
                .object([
                    ("mover", .string(mover(ghost))),
                    ("winningLetters", letters(ghost.winningBytes)),
                ])
            ),
        ] + (familiarity ?? [])
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
