/// The only folding rule in dictc: it turns text from a source or a query into letters `a` to `z`.
///
/// Case and accents are dropped (`Café` becomes `cafe`), composed and decomposed forms have the
/// same result, and ligatures and letters such as ß, ĳ, æ, œ, ø, ł become one or two base letters
/// (`straße` becomes `strasse`, `ĳs` becomes `ijs`). Anything that is not a letter of the alphabet
/// is dropped and only sets a trait. The locale of the process has no effect: İ and ı become `i`.
public struct Folding: Sendable {
    /// Whether `IJ` at the start of a word is one letter.
    private let knowsDutchIJ: Bool

    /// Creates the folding rule for `language`; the alphabet is `a` to `z` in both languages.
    public init(_ language: Language) {
        knowsDutchIJ = language == .dutch
    }

    /// Appends the folded letters of `text` to `output` and returns its traits.
    ///
    /// Only bytes `a` to `z` are appended, and never more of them than `text` has bytes. If the
    /// text is malformed, only the letters before the bad byte are appended.
    ///
    /// - Complexity: O(bytes of `text`); lower-case ASCII letters at the start are simply copied.
    public func fold(_ text: Span<UInt8>, into output: inout [UInt8]) -> TextTraits {
        var index = 0
        while index < text.count, text[index] &- 0x61 < 26 { index += 1 }
        // Safe because the buffer is used only inside the closure, and only read.
        unsafe text.extracting(0..<index).withUnsafeBufferPointer {
            unsafe output.append(contentsOf: $0)
        }
        if index == text.count { return [] }
        var scan = TextScan(knowsDutchIJ: knowsDutchIJ, plainLetters: index)
        return scan.run(text, from: index, into: &output)
    }
}
