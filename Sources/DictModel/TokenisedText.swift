/// A part of a text, in bytes of UTF-8.
public struct ByteRange: Sendable, Hashable {
    /// Where the part begins.
    public var offset: Int
    /// How many bytes it has.
    public var length: Int

    /// The `length` bytes from `offset`.
    public init(offset: Int, length: Int) {
        self.offset = offset
        self.length = length
    }

    /// Where the part ends: the offset of the first byte behind it.
    public var end: Int { offset + length }
}

/// A word or a mark of a sentence.
public struct Token: Sendable, Hashable {
    /// Where the token stands in the text.
    public var range: ByteRange
    /// The part of speech, where it is known.
    public var tag: UniversalTag?

    /// The token at `range`, with its `tag`.
    public init(_ range: ByteRange, tag: UniversalTag? = nil) {
        self.range = range
        self.tag = tag
    }
}

/// A sentence, or a text that is not split yet, with its tokens.
///
/// The tokens are in the order of the text, none is empty, none overlaps another, each begins and
/// ends on a border of a character, and together they cover all that is no white space. A text
/// that nobody has tokenised has none.
public struct TokenisedText: Sendable, Hashable {
    /// The text: UTF-8, without line ends, neither beginning nor ending with white space.
    public var text: [UInt8]
    /// The tokens, in the order of the text.
    public var tokens: [Token]

    /// The `text` with its `tokens`.
    public init(text: [UInt8], tokens: [Token] = []) {
        self.text = text
        self.tokens = tokens
    }

    /// The bytes of `token`; nothing where its range leaves the text.
    public func form(of token: Token) -> ArraySlice<UInt8> {
        let range = token.range
        guard range.offset >= 0, range.length >= 0, range.offset <= text.count,
            range.length <= text.count - range.offset
        else { return [] }
        return text[range.offset..<range.end]
    }
}
