/// A rule that reduces text from a source or a query to the letters `a` to `z`.
///
/// It is the only such rule in dictc. Case and accents are dropped (`Café` becomes `cafe`), in
/// composed and decomposed forms alike. Ligatures and letters such as ß, ĳ, æ, œ, ø and ł become
/// one or two base letters (`straße` becomes `strasse`). All other characters are dropped, but
/// recorded as ``TextTraits``. The locale of the process has no effect: İ and ı become `i`.
public struct Folding: Sendable {
    /// Whether `IJ` at the start of a word counts as one letter, as in Dutch.
    private let knowsDutchIJ: Bool

    /// Creates the folding rule for `language`.
    ///
    /// The language affects only the traits: in Dutch, a capital `IJ` at the start of a word is one
    /// letter.
    public init(_ language: Language) {
        knowsDutchIJ = language == .dutch
    }

    /// Appends the letters of `text`, folded to `a` to `z`, to `output`.
    ///
    /// If `text` is not valid UTF-8, only the letters before the first malformed sequence are
    /// appended.
    ///
    /// - Parameters:
    ///   - text: The text to fold, in UTF-8.
    ///   - output: The array to append to. It grows by at most as many bytes as `text` has.
    /// - Returns: The traits of `text`: its pattern of capitals, and the kinds of characters that
    ///   were dropped.
    /// - Complexity: O(*n*), where *n* is the number of bytes in `text`. Lower-case ASCII letters
    ///   at the start are simply copied.
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

    /// Returns the letters of `text`, or `nil` if it contains anything that is not a letter.
    package func letters(_ text: some StringProtocol) -> [UInt8]? {
        letters(Array(text.utf8))
    }

    /// Returns the letters of `text`, or `nil` if it contains anything that is not a letter.
    package func letters(_ text: [UInt8]) -> [UInt8]? {
        var letters: [UInt8] = []
        let traits = fold(text.span, into: &letters)
        return traits.subtracting(.capitals).isEmpty ? letters : nil
    }

    /// Returns the letters and wildcards of `text`, or `nil` if it contains anything else.
    ///
    /// The wildcards are `?` and `*`. For example, `P?Áf*` becomes `p?af*`.
    package func pattern(_ text: [UInt8]) -> [UInt8]? {
        var pattern: [UInt8] = []
        var rest = text[...]
        while true {
            let part = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "*") }
            let traits = fold(part.span, into: &pattern)
            guard traits.subtracting(.capitals).isEmpty else { return nil }
            rest = rest[part.endIndex...]
            guard let wildcard = rest.popFirst() else { return pattern }
            pattern.append(wildcard)
        }
    }

    /// Returns the letters and blanks of `text`, or `nil` if it contains anything else.
    ///
    /// A blank, written `?`, is a tile that can be used as any letter.
    package func rack(_ text: [UInt8]) -> [UInt8]? {
        text.contains(UInt8(ascii: "*")) ? nil : pattern(text)
    }
}
