import DictModel

/// A player's input, folded by the same rule as the words in the artefacts.
enum TypedText {
    /// The letters of `text`, folded to a to z; `nil` if there are none, or if it contains anything
    /// else.
    static func word(_ text: [UInt8], _ language: Language) -> [UInt8]? {
        var letters: [UInt8] = []
        let traits = Folding(language).fold(text.span, into: &letters)
        guard traits.subtracting(.capitals).isEmpty, !letters.isEmpty else { return nil }
        return letters
    }

    /// The letter of `text`, folded to a to z; `nil` if there is not exactly one letter.
    static func letter(_ text: [UInt8], _ language: Language) -> UInt8? {
        guard let letters = word(text, language), letters.count == 1 else { return nil }
        return letters[0]
    }
}
