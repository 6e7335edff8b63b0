package import DictModel

/// A FillMeUp sentence with the words that a game may hide.
package struct PlayableSentence: Sendable, Hashable {
    /// The sentence and its tokens, each of which must have a part-of-speech tag.
    package var text: TokenisedText
    /// The words of the sentence that may be hidden, in text order.
    package var gaps: [Gap]

    /// Creates a sentence in which the words at `gaps` may be hidden.
    package init(text: TokenisedText, gaps: [Gap]) {
        self.text = text
        self.gaps = gaps
    }
}

/// A word of a sentence that a game may hide for players to guess.
package struct Gap: Sendable, Hashable {
    /// The index of the word's token in the sentence.
    package var token: Int
    /// The answers of other gaps that fit this gap about as well as its own answer.
    ///
    /// Each rival is in its ``CaselessForm``.
    package var rivals: [[UInt8]]

    /// Creates a gap for the token with the index `token`, with the given rivals.
    package init(token: Int, rivals: [[UInt8]] = []) {
        self.token = token
        self.rivals = rivals
    }
}
