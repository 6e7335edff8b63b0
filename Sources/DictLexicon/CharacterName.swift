package import DictModel

/// Functions that name the character that prevents a spelling from being a word.
package enum CharacterName {
    /// Returns a description of the first code point of `text` whose traits satisfy `isMeant`.
    ///
    /// - Parameters:
    ///   - text: UTF-8 text.
    ///   - language: The language of the text.
    ///   - isMeant: A predicate that takes the traits of a string consisting only of the code
    ///     point, and returns whether to choose it.
    /// - Returns: The code point and its Unicode name, such as `U+0430 CYRILLIC SMALL LETTER A`, or
    ///   `nil` if no code point satisfies `isMeant` or `text` is not UTF-8.
    package static func first(
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

    /// Returns a description of the first code point that prevents `spelling` from being a word.
    ///
    /// Only the reasons ``Rejection/control``, ``Rejection/invisible``,
    /// ``Rejection/letterOutsideAlphabet`` and ``Rejection/symbol`` refer to a code point.
    ///
    /// - Parameters:
    ///   - spelling: A spelling in UTF-8 that is not a word.
    ///   - language: The language of the spelling.
    ///   - rule: The reason why the spelling is not a word.
    /// - Returns: The code point and its Unicode name, such as `U+0430 CYRILLIC SMALL LETTER A`, or
    ///   `nil` if `rule` is any other reason or no code point of `spelling` matches it.
    package static func first(
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
