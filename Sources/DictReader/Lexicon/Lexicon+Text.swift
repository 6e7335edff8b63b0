public import DictFormat
import DictModel

extension Lexicon {
    /// Returns the letters of `text`, folded like the words of the lexicon, so that `Café` becomes
    /// `cafe`.
    ///
    /// Returns `nil` if the text contains anything that cannot be folded to the letters a to z,
    /// such as a space, a digit, punctuation or a Greek letter.
    ///
    /// - Complexity: O(*n*), where *n* is the number of UTF-8 bytes in `text`.
    public func folded(_ text: String) -> [UInt8]? {
        var letters: [UInt8] = []
        let bytes = [UInt8](text.utf8)
        let traits = Folding(language).fold(bytes.span, into: &letters)
        return traits.subtracting(.capitals).isEmpty ? letters : nil
    }

    /// Whether the lexicon contains `text`, ignoring case and accents.
    ///
    /// For example, `Peafowl`, `PEAFOWL` and `peafowl` are the same word.
    public func contains(_ text: String) -> Bool {
        guard let letters = folded(text) else { return false }
        return contains(letters.span)
    }

    /// Returns the first words in byte order that start with `text`, at most `limit` of them.
    ///
    /// Case and accents are ignored. If ``folded(_:)`` returns `nil` for `text`, the result is
    /// empty.
    ///
    /// - Throws: The same errors as ``forEachWord(startingWith:_:)``.
    public func words(startingWith text: String, limit: Int) throws(FormatError) -> [[UInt8]] {
        guard let letters = folded(text) else { return [] }
        return try words(startingWith: letters.span, limit: limit)
    }
}
