public import DictModel

/// Functions that name the character that prevents a spelling from being a word.
public enum CharacterName {
    /// Returns the name of the first code point of `text` whose traits satisfy `isMeant`.
    ///
    /// - Parameters:
    ///   - text: A text in UTF-8.
    ///   - language: The language of the text.
    ///   - isMeant: A closure that returns whether to choose a code point, given the traits that a
    ///     text of this code point alone would have.
    /// - Returns: The code point and its Unicode name, such as `U+0430 CYRILLIC SMALL LETTER A`, or
    ///   `nil` if there is none or `text` is not UTF-8.
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

    /// Returns the name of the first code point that is the reason why `spelling` is not a word.
    ///
    /// Code points are named only for the reasons ``Rejection/control``, ``Rejection/invisible``,
    /// ``Rejection/letterOutsideAlphabet`` and ``Rejection/symbol``.
    ///
    /// - Parameters:
    ///   - spelling: A spelling in UTF-8 that is not a word.
    ///   - language: The language of the spelling.
    ///   - rule: The reason why the spelling is not a word.
    /// - Returns: The code point and its Unicode name, such as `U+0430 CYRILLIC SMALL LETTER A`, or
    ///   `nil` if there is none or `rule` is any other reason.
    public static func first(
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
