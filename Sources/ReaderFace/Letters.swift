import DictModel

/// Texts as lexicons know them.
enum Letters {
    /// The letters of `text` by the folding rule of `language`; `nil` where it holds anything that
    /// is no letter of a word.
    static func folded(_ text: [UInt8], _ language: Language) -> [UInt8]? {
        var letters: [UInt8] = []
        let traits = Folding(language).fold(text.span, into: &letters)
        return traits.subtracting(.capitals).isEmpty ? letters : nil
    }

    /// `text` with its ASCII capitals lower-cased, for patterns, whose signs do not fold.
    static func lowered(_ text: [UInt8]) -> [UInt8] {
        text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
}
