import DictModel

/// What a player typed, folded by the rule that made the words of the artefacts.
enum TypedText {
    /// The letters a to z of `text`; `nil` where there are none, or anything else as well.
    static func word(_ text: [UInt8], _ language: Language) -> [UInt8]? {
        var letters: [UInt8] = []
        let traits = Folding(language).fold(text.span, into: &letters)
        guard traits.subtracting(.capitals).isEmpty, !letters.isEmpty else { return nil }
        return letters
    }

    /// The one letter a to z of `text`; `nil` where it is not exactly one.
    static func letter(_ text: [UInt8], _ language: Language) -> UInt8? {
        guard let letters = word(text, language), letters.count == 1 else { return nil }
        return letters[0]
    }
}
