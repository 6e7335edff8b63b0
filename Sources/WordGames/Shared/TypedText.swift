import DictModel

/// Functions that fold a player's input to the letters a to z, for comparison with the words in
/// artefacts.
enum TypedText {
    /// Returns the letters of `text`, folded to a to z.
    ///
    /// Returns `nil` if `text` is empty or contains anything but letters.
    static func word(_ text: [UInt8], _ language: Language) -> [UInt8]? {
        guard let letters = Folding(language).letters(text), !letters.isEmpty else { return nil }
        return letters
    }

    /// Returns `text` as a letter a to z, or `nil` if it is not exactly one letter.
    static func letter(_ text: [UInt8], _ language: Language) -> UInt8? {
        guard let letters = word(text, language), letters.count == 1 else { return nil }
        return letters[0]
    }
}
