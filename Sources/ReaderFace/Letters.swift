import DictModel

/// Functions that convert text from C callers to the letters that lexicons contain.
enum Letters {
    /// Returns the letters of `text`, folded by the rules of `language`, so that `Café` becomes
    /// `cafe`.
    ///
    /// Returns `nil` if the text contains anything that cannot be folded to the letters a to z,
    /// such as a space or a digit.
    static func folded(_ text: [UInt8], _ language: Language) -> [UInt8]? {
        Folding(language).letters(text)
    }

    /// Returns `text` with ASCII capitals converted to lower case.
    ///
    /// Use this function for text with wildcards, which cannot be folded.
    static func lowered(_ text: [UInt8]) -> [UInt8] {
        text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
}
