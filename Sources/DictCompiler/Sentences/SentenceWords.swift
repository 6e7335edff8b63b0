package import DictModel

/// A tagged sentence, prepared for checks by folding the letters of its tokens.
package struct SentenceWords: Sendable {
    /// A token of the sentence: a word or a punctuation mark.
    package struct Word: Sendable {
        /// The letters of the token, folded to `a` to `z`.
        ///
        /// A token without letters, such as a punctuation mark, has an empty array.
        package var letters: [UInt8]
        /// The kinds of characters other than letters in the token, and its pattern of capitals.
        package var traits: TextTraits
        /// The part of speech of the token.
        package var tag: UniversalTag
        /// Whether the token follows the previous one, or precedes the next one, without a space.
        package var isJoinedLeft: Bool, isJoinedRight: Bool

        /// Whether the token is anything other than punctuation, such as a word or a number.
        package var isWord: Bool { tag != .punctuation }
        /// The lexical class of the token, which depends only on ``tag``.
        package var lexicalClass: LexicalClass { LexicalClass(tag) }

        /// Whether the folded letters of the token equal `text`, which must be in lower case.
        package func reads(_ text: String) -> Bool { letters.elementsEqual(text.utf8) }

        /// Whether `set` contains the folded letters of the token.
        func isOne(of set: Set<[UInt8]>) -> Bool { set.contains(letters) }
    }

    /// The text of the sentence, with its tokens.
    package let text: TokenisedText
    /// The tokens in text order, with the same indices as in ``text``.
    package let words: [Word]

    /// Creates a sentence from the tokens of `text`.
    ///
    /// A token without a tag gets the tag ``UniversalTag/other``. `folding` is the rule that
    /// reduces letters to `a` to `z`.
    package init(_ text: TokenisedText, folding: Folding) {
        self.text = text
        words = text.tokens.indices.map { index in
            let token = text.tokens[index]
            var letters: [UInt8] = []
            let traits = folding.fold(text.form(of: token).span, into: &letters)
            let left = index > 0 && text.tokens[index - 1].range.end == token.range.offset
            let right =
                index + 1 < text.tokens.count
                && text.tokens[index + 1].range.offset == token.range.end
            return Word(
                letters: letters, traits: traits, tag: token.tag ?? .other, isJoinedLeft: left,
                isJoinedRight: right)
        }
    }

    /// The sentence with all tags replaced by ``UniversalTag/other``.
    var untagged: SentenceWords {
        var words = words
        for index in words.indices { words[index].tag = .other }
        return SentenceWords(text: text, words: words)
    }

    /// The sentence with the tags of `text`, which has the same tokens.
    package func tagged(as text: TokenisedText) -> SentenceWords {
        var words = words
        for (index, token) in text.tokens.enumerated() where index < words.count {
            words[index].tag = token.tag ?? .other
        }
        return SentenceWords(text: text, words: words)
    }

    private init(text: TokenisedText, words: [Word]) {
        self.text = text
        self.words = words
    }

    /// The token at `index`, or `nil` if there is no token at this index.
    package subscript(index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

    /// Returns the bytes of the token at `index`, exactly as they are in the text.
    func form(at index: Int) -> ArraySlice<UInt8> { text.form(of: text.tokens[index]) }
}

extension Set<[UInt8]> {
    /// Creates a set of the words in `text`, which must be separated by spaces or line feeds.
    init(words text: String) {
        self = Set(
            text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
                .map { Array($0) })
    }
}
