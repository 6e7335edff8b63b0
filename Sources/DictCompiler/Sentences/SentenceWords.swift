public import DictModel

/// A tagged sentence as its measures look at it: each token with its letters and neighbours.
public struct SentenceWords: Sendable {
    /// A token.
    public struct Word: Sendable {
        /// Its letters, folded: a to z; empty for a mark.
        public var letters: [UInt8]
        /// The signs it has besides letters.
        public var traits: TextTraits
        /// Its part of speech.
        public var tag: UniversalTag
        /// Whether it has no space before it, or after it.
        public var isJoinedLeft: Bool, isJoinedRight: Bool

        /// Whether the token is a word, no punctuation.
        public var isWord: Bool { tag != .punctuation }
        /// Its class.
        public var lexicalClass: LexicalClass { LexicalClass(tag) }

        /// Whether the letters are those of `text`, which is in lower case.
        public func reads(_ text: String) -> Bool { letters.elementsEqual(text.utf8) }

        /// Whether the token is one of the words of `set`.
        func isOne(of set: Set<[UInt8]>) -> Bool { set.contains(letters) }
    }

    /// The sentence.
    public let text: TokenisedText
    /// The tokens.
    public let words: [Word]

    /// The words of `text`; a token without a tag counts as `other`.
    public init(_ text: TokenisedText, folding: Folding) {
        self.text = text
        words = text.tokens.indices.map { index in
            let token = text.tokens[index]
            let form = Array(text.form(of: token))
            var letters: [UInt8] = []
            let traits = folding.fold(form.span, into: &letters)
            let left = index > 0 && text.tokens[index - 1].range.end == token.range.offset
            let right =
                index + 1 < text.tokens.count
                && text.tokens[index + 1].range.offset == token.range.end
            return Word(
                letters: letters, traits: traits, tag: token.tag ?? .other, isJoinedLeft: left,
                isJoinedRight: right)
        }
    }

    /// The word at `index`; `nil` outside.
    public subscript(index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

    /// The bytes of the token at `index`.
    func form(at index: Int) -> ArraySlice<UInt8> { text.form(of: text.tokens[index]) }
}

extension Set<[UInt8]> {
    /// The words of a text, separated by white space.
    init(words text: String) {
        self = Set(
            text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
                .map { Array($0) })
    }
}
