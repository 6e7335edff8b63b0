public import DictFormat
import DictModel

extension Lexicon {
    /// The letters of `text` by the folding rule that made the lexicon's words; `nil` where it holds
    /// anything that is no letter of a word: blanks, signs, digits, other scripts.
    ///
    /// `Café` gives `cafe`. O(bytes of `text`).
    public func folded(_ text: String) -> [UInt8]? {
        var letters: [UInt8] = []
        let bytes = [UInt8](text.utf8)
        let traits = Folding(language).fold(bytes.span, into: &letters)
        return traits.subtracting(.capitals).isEmpty ? letters : nil
    }

    /// Whether `text` is a word, however it is written: `Peafowl`, `PEAFOWL`.
    public func contains(_ text: String) -> Bool {
        guard let letters = folded(text) else { return false }
        return contains(letters.span)
    }

    /// The first `limit` words that start with `text`, ascending; none where it is no prefix.
    ///
    /// - Throws: As ``forEachWord(startingWith:_:)``.
    public func words(startingWith text: String, limit: Int) throws(FormatError) -> [[UInt8]] {
        guard let letters = folded(text) else { return [] }
        return try words(startingWith: letters.span, limit: limit)
    }
}
