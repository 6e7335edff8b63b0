/// A range of bytes in a UTF-8 text.
public struct ByteRange: Sendable, Hashable {
    /// The offset of the first byte, from the start of the text.
    public var offset: Int
    /// The number of bytes in the range.
    public var length: Int

    /// Creates a range of `length` bytes that starts at `offset`.
    public init(offset: Int, length: Int) {
        self.offset = offset
        self.length = length
    }

    /// The offset of the first byte after the range.
    public var end: Int { offset + length }
}

/// A word or a punctuation mark in a sentence.
public struct Token: Sendable, Hashable {
    /// The range of the token's bytes in the text of the sentence.
    public var range: ByteRange
    /// The token's part of speech, or `nil` if it is unknown.
    public var tag: UniversalTag?

    /// Creates a token from its range in a text; omit `tag` if the part of speech is unknown.
    public init(_ range: ByteRange, tag: UniversalTag? = nil) {
        self.range = range
        self.tag = tag
    }
}

/// A sentence, or a text that is not yet split into sentences, with its tokens.
///
/// The tokens are in text order and do not overlap. Each of them is non-empty, and begins and ends
/// at a character boundary. Together they cover everything except white space. A text that has not
/// been tokenised has no tokens.
public struct TokenisedText: Sendable, Hashable {
    /// The text, in UTF-8: one line, without white space at either end.
    public var text: [UInt8]
    /// The tokens, in the order of the text.
    public var tokens: [Token]

    /// Creates a text with its tokens; omit `tokens` if it has not been tokenised.
    public init(text: [UInt8], tokens: [Token] = []) {
        self.text = text
        self.tokens = tokens
    }

    /// Returns the bytes of `token` in this text, or an empty slice if its range is not inside the
    /// text.
    public func form(of token: Token) -> ArraySlice<UInt8> {
        let range = token.range
        guard range.offset >= 0, range.length >= 0, range.offset <= text.count,
            range.length <= text.count - range.offset
        else { return [] }
        return text[range.offset..<range.end]
    }
}
