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
        /// The phrase contains a word that is not familiar, or an unwanted expression.
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
    private let unwanted: Expressions
    private let isBlocked: ([UInt8]) -> Bool
    /// The folded letters of each accepted phrase, without spaces.
    private var accepted: Set<[UInt8]> = []

    /// Creates the rules for a pack in `language` that does not contain any phrases yet.
    ///
    /// - Parameters:
    ///   - language: The language of the phrases.
    ///   - familiar: The words that phrases may contain, folded.
    ///   - unwanted: The expressions that phrases must not contain.
    ///   - isBlocked: A closure that returns whether a folded word is on a block list.
    package init(
        _ language: Language, familiar: Set<[UInt8]>, unwanted: Expressions = Expressions([]),
        isBlocked: @escaping ([UInt8]) -> Bool
    ) {
        folding = Folding(language)
        known = PhraseWords(language) { familiar.contains($0) }
        self.unwanted = unwanted
        self.isBlocked = isBlocked
    }

    /// Decides whether the phrase `text` may be in the pack, and remembers it if so.
    ///
    /// The text must be UTF-8 in composed form (NFC), so that each letter is one code point.
    package mutating func judge(_ text: [UInt8]) -> Verdict {
        let tokens = PhraseWords.tokens(of: text)
        guard isReadable(text), case let words = words(of: tokens), !words.isEmpty else {
            return .dropped(.characters, detail: nil)
        }
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
        if let expression = unwanted.first(in: words) {
            let text = Array(expression.joined(separator: [0x20]))
            return .dropped(.unfamiliar, detail: PrintableText.escaped(text))
        }
        guard accepted.insert(letters).inserted else { return .dropped(.duplicate, detail: nil) }
        return .accepted(words)
    }

    /// Returns the words of `tokens`, folded.
    private func words(of tokens: [[UInt8]]) -> [[UInt8]] {
        tokens.compactMap { token in
            var letters: [UInt8] = []
            _ = folding.fold(token.span, into: &letters)
            return letters.isEmpty ? nil : letters
        }
    }

    /// Whether players can guess or read all characters of `text`.
    private func isReadable(_ text: [UInt8]) -> Bool {
        let wrong: TextTraits = [.otherLetter, .looseMark, .invisible, .control, .malformed]
        return text.split(whereSeparator: { $0 == 0x20 || $0 == 0x2D }).allSatisfy { part in
            var letters: [UInt8] = []
            let traits = folding.fold(part.span, into: &letters)
            return traits.isDisjoint(with: wrong)
                && (!traits.contains(.symbol) || isPlain(Array(part)))
        }
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
