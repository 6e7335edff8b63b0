import DictLexicon
package import DictModel

/// A query text that has been checked and folded to the letters a to z.
package struct QueryText {
    /// The maximum length of the text, in bytes of UTF-8.
    package static let longest = 1000

    /// The text as the user gave it.
    package let given: String
    /// The text folded to the letters a to z; the wildcards `?` and `*` are unchanged.
    package let folded: [UInt8]

    /// Whether the text contains the wildcards `?` or `*`.
    var isPattern: Bool { folded.contains { Self.isWildcard($0) } }
    /// The folded text in capital letters, for display.
    var capitals: String { Self.capitals(folded) }

    /// Checks `text` and folds it by the rules of `language`.
    ///
    /// Wildcards are accepted only if `allowsPattern` is `true`.
    ///
    /// - Throws: `usage.text` if the text is empty or too long, or if it contains characters other
    ///   than letters and accepted wildcards.
    package init(_ text: String, _ language: Language, allowsPattern: Bool) throws {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.longest else { throw Self.tooLong }
        guard !bytes.isEmpty else {
            throw Diagnostic.usage(
                "the text is empty", hint: "give a word or its beginning", .usageText)
        }
        let folding = Folding(language)
        var output: [UInt8] = []
        for part in bytes.runs(separatedBy: Self.isWildcard) {
            if let byte = part.first, Self.isWildcard(byte) {
                guard allowsPattern else {
                    throw Self.refused(text, "a wildcard", "give letters only")
                }
                output.append(byte)
                continue
            }
            let traits = folding.fold(part.span, into: &output)
            if let (trait, fact) = Self.fact(traits) {
                let unseen: TextTraits = [.control, .invisible, .otherLetter, .symbol]
                let character = CharacterName.first(in: part, language: language) {
                    !$0.isDisjoint(with: unseen.intersection(trait))
                }
                throw Self.refused(
                    text, fact + (character.map { " (\($0))" } ?? ""),
                    "words here have only the letters a to z")
            }
        }
        guard !output.isEmpty else {
            throw Self.refused(text, "no letters", "words here have only the letters a to z")
        }
        given = text
        folded = output
    }

    /// The diagnostic for a text that is longer than ``longest`` bytes.
    package static let tooLong = Diagnostic.usage(
        "the text is longer than \(longest) bytes", hint: "ask for one word at a time",
        .usageText)

    /// Returns `word` with the letters a to z in upper case.
    static func capitals(_ word: [UInt8]) -> String {
        var text = ""
        for byte in word {
            text.unicodeScalars.append(
                Unicode.Scalar((0x61...0x7A).contains(byte) ? byte & 0xDF : byte))
        }
        return text
    }

    private static func isWildcard(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "*")
    }

    private static func refused(_ text: String, _ fact: String, _ hint: String) -> Diagnostic {
        .usage("\(PrintableText.quoted(text)) contains \(fact)", hint: hint, .usageText)
    }

    /// All traits that a word cannot have.
    private static let unfit: TextTraits = [
        .malformed, .control, .invisible, .space, .apostrophe, .hyphen, .digit, .period,
        .otherLetter, .symbol, .looseMark,
    ]

    /// Returns the first of `traits` that a word cannot have, and its description.
    ///
    /// Returns `nil` if a word can have all of them.
    private static func fact(_ traits: TextTraits) -> (TextTraits, String)? {
        if traits.isDisjoint(with: unfit) { return nil }
        let facts: [(TextTraits, String)] = [
            (.malformed, "bytes that are not UTF-8"), (.control, "a control character"),
            (.invisible, "an invisible character"), (.space, "a space"),
            (.apostrophe, "an apostrophe"), (.hyphen, "a hyphen"), (.digit, "a digit"),
            (.period, "a period"), (.otherLetter, "a character outside the alphabet"),
            (.symbol, "a symbol"),
            (.looseMark, "a combining mark without a letter"),
        ]
        return facts.first { traits.contains($0.0) }
    }
}

extension Array where Element == UInt8 {
    /// Splits the array at each byte for which `isSeparator` returns `true`.
    ///
    /// Unlike in `split`, each separator is kept, as a run that contains just this byte.
    fileprivate func runs(separatedBy isSeparator: (UInt8) -> Bool) -> [[UInt8]] {
        var runs: [[UInt8]] = []
        var isOpen = false
        for byte in self {
            if isSeparator(byte) {
                runs.append([byte])
                isOpen = false
            } else if isOpen {
                runs[runs.count - 1].append(byte)
            } else {
                runs.append([byte])
                isOpen = true
            }
        }
        return runs
    }
}
