import DictLexicon
public import DictModel

/// The names of characters that are no letters of a language.
public enum CharacterName {
    /// The first character of `text` for which `isMeant` holds by what folding tells of it alone:
    /// its code point and its name in Unicode, `U+0430 CYRILLIC SMALL LETTER A`.
    ///
    /// - Returns: `nil` where there is none, and where `text` is not UTF-8.
    public static func first(
        in text: [UInt8], language: Language, where isMeant: (TextTraits) -> Bool
    ) -> String? {
        let folding = Folding(language)
        for scalar in (String(validating: text, as: UTF8.self) ?? "").unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            var letters: [UInt8] = []
            guard isMeant(folding.fold(bytes.span, into: &letters)) else { continue }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            let name = scalar.properties.name ?? scalar.properties.nameAlias
            return name.map { "\(code) \($0)" } ?? code
        }
        return nil
    }

    /// The first character of `spelling` that `rule` drops it for, where a single one does.
    static func first(
        in spelling: [UInt8], language: Language, droppedBy rule: Rejection
    ) -> String? {
        let ofCharacters: [Rejection] = [.control, .invisible, .letterOutsideAlphabet, .symbol]
        guard ofCharacters.contains(rule) else { return nil }
        let rules = LexiconRules(capitals: .folded)
        return first(in: spelling, language: language) { traits in
            rules.rejection(of: traits, letters: 1) == rule
        }
    }
}
