import DictModel

/// Converts text from callers into the form that lexicons use.
enum Letters {
    /// The letters of `text`, folded according to the rules of `language`; `nil` if it contains
    /// anything that is not a letter.
    static func folded(_ text: [UInt8], _ language: Language) -> [UInt8]? {
        var letters: [UInt8] = []
        let traits = Folding(language).fold(text.span, into: &letters)
        return traits.subtracting(.capitals).isEmpty ? letters : nil
    }

    /// `text` with ASCII capitals converted to lower case.
    ///
    /// Use it for text with wildcards, which cannot be folded.
    static func lowered(_ text: [UInt8]) -> [UInt8] {
        text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
}
