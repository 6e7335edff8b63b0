import DictLexicon
import DictModel

/// The text of a query, checked and folded.
struct QueryText {
    /// The maximum length of a text, in bytes.
    static let longest = 1000

    /// The original text.
    let given: String
    /// The text folded to the letters a to z, with its wildcards `?` and `*` unchanged.
    let folded: [UInt8]

    /// Whether the text contains wildcards.
    var isPattern: Bool { folded.contains { Self.isWildcard($0) } }
    /// The folded text in capital letters, as shown in answers.
    var capitals: String { Self.capitals(folded) }

    /// Checks and folds `text`.
    ///
    /// - Throws: `usage.text` if the text is empty, too long, or contains anything but letters of
    ///   the alphabet and allowed wildcards.
    init(_ text: String, _ language: Language, allowsPattern: Bool) throws {
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

    /// The diagnostic for a text that is too long.
    static let tooLong = Diagnostic.usage(
        "the text is longer than \(longest) bytes", hint: "ask for one word at a time",
        .usageText)

    /// Returns `word` in capital letters.
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

    /// Returns the first trait that a word cannot have, with its description; `nil` if there is
    /// none.
    private static func fact(_ traits: TextTraits) -> (TextTraits, String)? {
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
    /// Splits the array at separators, each of which becomes a run of its own.
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
