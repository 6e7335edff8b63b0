public import DictModel

extension SentenceSet {
    /// A sentence with its words and punctuation marks.
    public struct Sentence: Sendable, Hashable {
        /// A word or a punctuation mark of a sentence.
        public struct Token: Sendable, Hashable {
            /// The range of the token in the text of its sentence.
            public let range: Range<String.Index>
            /// The offsets of the token's UTF-8 bytes in the text.
            public let utf8Range: Range<Int>
            /// The token's part of speech, or `nil` if it is unknown.
            public let tag: UniversalTag?
        }

        /// The text: one line, without white space at either end.
        public let text: String
        /// The tokens in text order, which cover everything except white space.
        public let tokens: [Token]

        init(_ sentence: TokenisedText) {
            let text = String(decoding: sentence.text, as: UTF8.self)
            self.text = text
            tokens = sentence.tokens.compactMap { token in
                token.range.indices(in: text).map {
                    Token(
                        range: $0, utf8Range: token.range.offset..<token.range.end, tag: token.tag)
                }
            }
        }

        /// Returns the text of `token`.
        public func text(of token: Token) -> Substring { text[token.range] }
    }

    /// Returns the sentence at `index`, or `nil` if `index` is not in `0..<count` or the file is
    /// damaged.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text in bytes.
    public func sentence(at index: Int) -> Sentence? { tokenised(at: index).map(Sentence.init) }
}

extension SentenceSet: RandomAccessCollection {
    /// The index of the first sentence.
    public var startIndex: Int { 0 }
    /// The number of sentences, one more than the index of the last.
    public var endIndex: Int { count }

    /// The sentence at `index`, or one without text if there is none or the file is damaged.
    public subscript(index: Int) -> Sentence {
        sentence(at: index) ?? Sentence(TokenisedText(text: []))
    }
}
