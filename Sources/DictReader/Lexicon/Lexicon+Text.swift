public import DictFormat
import DictModel

extension Lexicon {
    /// The letters of `text`, folded in the same way as the lexicon's words: `Café` becomes `cafe`.
    ///
    /// `nil` if the text contains anything that is not a letter: spaces, punctuation, digits, other
    /// scripts.
    ///
    /// - Complexity: O(bytes of `text`).
    public func folded(_ text: String) -> [UInt8]? {
        var letters: [UInt8] = []
        let bytes = [UInt8](text.utf8)
        let traits = Folding(language).fold(bytes.span, into: &letters)
        return traits.subtracting(.capitals).isEmpty ? letters : nil
    }

    /// Whether `text` is a word, in any case and with any accents: `Peafowl`, `PEAFOWL`.
    public func contains(_ text: String) -> Bool {
        guard let letters = folded(text) else { return false }
        return contains(letters.span)
    }

    /// The first `limit` words that start with `text`, in any case and with any accents, in byte
    /// order.
    ///
    /// - Throws: The same errors as ``forEachWord(startingWith:_:)``.
    public func words(startingWith text: String, limit: Int) throws(FormatError) -> [[UInt8]] {
        guard let letters = folded(text) else { return [] }
        return try words(startingWith: letters.span, limit: limit)
    }
}
