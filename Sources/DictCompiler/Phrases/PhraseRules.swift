package import DictModel

/// The rules that decide which phrases may be in a Hangman pack.
///
/// A value remembers the phrases that it has accepted, because a pack must not contain a phrase
/// twice. Use one value for all phrases of a pack, in their order.
///
/// ```swift
/// var rules = PhraseRules(.english, familiar: words, isBlocked: { blocked.contains($0) })
/// switch rules.judge(Array("Better late than never".utf8)) {
/// case .accepted(let words): grade(words)
/// case .dropped(let rule, let detail): note(rule, detail)
/// }
/// ```
package struct PhraseRules {
    /// The rules that a phrase can break; the raw values are the names of the rules in reports.
    package enum Rule: String, Sendable, CaseIterable {
        /// The phrase contains a character that players cannot guess or that some screens cannot
        /// show.
        ///
        /// Such characters are foreign letters, emoji and invisible characters. A phrase without
        /// any letters breaks this rule too.
        case characters
        /// The phrase has fewer than 8 letters.
        case tooShort
        /// The phrase has more than 28 letters.
        case tooLong
        /// The phrase contains a word on a block list.
        case blocked
        /// The phrase contains a word that is not familiar.
        case unfamiliar
        /// The phrase has the same sequence of letters as an accepted phrase, ignoring case,
        /// accents and spaces.
        case duplicate
    }

    /// The decision on whether a phrase may be in a pack.
    package enum Verdict: Sendable, Equatable {
        /// The phrase may be in the pack; the associated value contains its folded words, as
        /// ``PhraseGrader`` expects them.
        case accepted([[UInt8]])
        /// The phrase breaks a rule.
        ///
        /// The associated `detail` is the offending word or the number of letters, or `nil` if
        /// there is nothing to show.
        case dropped(Rule, detail: String?)
    }

    /// The allowed number of letters in a phrase.
    package static let letters = 8...28

    private let folding: Folding
    private let known: PhraseWords
    private let isBlocked: ([UInt8]) -> Bool
    /// The folded letters of each accepted phrase, without spaces.
    private var accepted: Set<[UInt8]> = []

    /// Creates the rules for a pack in `language` that does not contain any phrases yet.
    ///
    /// - Parameters:
    ///   - language: The language of the phrases.
    ///   - familiar: The words that phrases may contain, folded.
    ///   - isBlocked: A closure that returns whether a folded word is on a block list.
    package init(
        _ language: Language, familiar: Set<[UInt8]>, isBlocked: @escaping ([UInt8]) -> Bool
    ) {
        folding = Folding(language)
        known = PhraseWords(familiar: familiar, language: language)
        self.isBlocked = isBlocked
    }

    /// Decides whether the phrase `text` may be in the pack, and remembers it if so.
    ///
    /// The text must be UTF-8 in composed form (NFC), so that each letter is one code point.
    package mutating func judge(_ text: [UInt8]) -> Verdict {
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

    /// Returns the words of `tokens`, folded, or `nil` if there are no letters or a character is
    /// not allowed.
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

    /// Whether all characters of `token` are letters, digits or common punctuation.
    private func isPlain(_ token: [UInt8]) -> Bool {
        guard let text = String(validating: token, as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic
                || ",;:!?.'\"()&’‘“”0123456789-".unicodeScalars.contains(scalar)
        }
    }
}
