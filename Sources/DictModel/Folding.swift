/// The one folding rule: how a text of a source or a query becomes letters `a` to `z`.
///
/// Case and accents go (`Café` gives `cafe`), composed and decomposed forms give the same,
/// ligatures and letters such as ß, ĳ, æ, œ, ø, ł become the one or two letters they stand for
/// (`straße` gives `strasse`, `ĳs` gives `ijs`). Whatever is no letter of the alphabet leaves no
/// trace in the output but a trait. The locale of the process plays no part: İ and ı give `i`.
public struct Folding: Sendable {
    /// Whether `IJ` at the head of a word is one letter.
    private let knowsDutchIJ: Bool

    /// The folding of `language`; both alphabets are `a` to `z`.
    public init(_ language: Language) {
        knowsDutchIJ = language == .dutch
    }

    /// Appends the folded letters of `text` to `output` and tells what else it holds.
    ///
    /// `output` gets only bytes `a` to `z`, never more than `text` has. Where the text
    /// is malformed the letters before the bad byte are appended.
    ///
    /// - Complexity: O(bytes of `text`); a text of lower-case ASCII letters is copied.
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
