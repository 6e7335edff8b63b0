public import DictModel

/// Decides which phrases may be in a Hangman pack.
///
/// It remembers what it has accepted, because a pack holds no phrase twice: use one for all phrases
/// of a pack, in their order.
///
/// ```swift
/// var rules = PhraseRules(.english, familiar: words, isBlocked: { blocked.contains($0) })
/// switch rules.judge(Array("Better late than never".utf8)) {
/// case .accepted(let words): grade(words)
/// case .dropped(let rule, let detail): note(rule, detail)
/// }
/// ```
public struct PhraseRules {
    /// A rule that a phrase can break; the raw value is its name in reports.
    public enum Rule: String, Sendable, CaseIterable {
        /// Something that no player could name or show: a foreign letter, an emoji, a hidden sign.
        case characters
        /// Fewer than 8 letters.
        case tooShort
        /// More than 28 letters.
        case tooLong
        /// A word on a block list.
        case blocked
        /// A word that is not familiar.
        case unfamiliar
        /// The letters of an earlier phrase.
        case duplicate
    }

    /// The outcome for a phrase.
    public enum Verdict: Sendable, Equatable {
        /// It may be in the pack; its words, folded, as ``PhraseGrader`` takes them.
        case accepted([[UInt8]])
        /// It breaks a rule; the word or the length that does.
        case dropped(Rule, detail: String?)
    }

    /// The number of letters that a phrase may have.
    public static let letters = 8...28

    private let folding: Folding
    private let known: PhraseWords
    private let isBlocked: ([UInt8]) -> Bool
    /// The letters of the accepted phrases.
    private var accepted: Set<[UInt8]> = []

    /// The rules for a pack in `language`; `familiar` words and those of `isBlocked` are folded.
    public init(
        _ language: Language, familiar: Set<[UInt8]>, isBlocked: @escaping ([UInt8]) -> Bool
    ) {
        folding = Folding(language)
        known = PhraseWords(familiar: familiar, language: language)
        self.isBlocked = isBlocked
    }

    /// Judges `text`, which is UTF-8 in composed form (NFC), so that each letter is one sign.
    public mutating func judge(_ text: [UInt8]) -> Verdict {
        let tokens = PhraseWords.tokens(of: text)
        guard let words = words(of: tokens) else { return .dropped(.characters, detail: nil) }
        let letters = words.flatMap { $0 }
        if !Self.letters.contains(letters.count) {
            let rule = letters.count < Self.letters.lowerBound ? Rule.tooShort : .tooLong
            return .dropped(rule, detail: "\(letters.count) letters")
        }
        if let word = words.first(where: isBlocked) {
            return .dropped(.blocked, detail: PrintableText.escaped(word))
        }
        if let token = tokens.first(where: { !known.isFamiliar($0) }) {
            return .dropped(.unfamiliar, detail: PrintableText.escaped(token))
        }
        guard accepted.insert(letters).inserted else { return .dropped(.duplicate, detail: nil) }
        return .accepted(words)
    }

    /// The words of `tokens`, folded; `nil` if there is none, or something that nobody could guess
    /// or show.
    private func words(of tokens: [[UInt8]]) -> [[UInt8]]? {
        var words: [[UInt8]] = []
        for token in tokens {
            var letters: [UInt8] = []
            let traits = folding.fold(token.span, into: &letters)
            let wrong: TextTraits = [
                .otherLetter, .looseMark, .invisible, .control, .malformed,
            ]
            if !traits.isDisjoint(with: wrong) || traits.contains(.symbol) && !isPlain(token) {
                return nil
            }
            if !letters.isEmpty { words.append(letters) }
        }
        return words.isEmpty ? nil : words
    }

    /// Whether all signs of `token` are letters or common punctuation.
    private func isPlain(_ token: [UInt8]) -> Bool {
        guard let text = String(validating: token, as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic
                || ",;:!?.'\"()&’‘“”0123456789-".unicodeScalars.contains(scalar)
        }
    }
}
