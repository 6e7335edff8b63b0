public import DictModel

/// A sentence of FillMeUp with the words of it that may be hidden.
public struct PlayableSentence: Sendable, Hashable {
    /// The sentence; each token has its tag.
    public var text: TokenisedText
    /// The words that may be hidden, in the order of the text.
    public var gaps: [Gap]

    /// The sentence `text`, of which `gaps` may be hidden.
    public init(text: TokenisedText, gaps: [Gap]) {
        self.text = text
        self.gaps = gaps
    }
}

/// A word of a sentence that may be hidden.
public struct Gap: Sendable, Hashable {
    /// The index of the token.
    public var token: Int
    /// The answers of other gaps that fit here as well as the word itself, or almost, as
    /// ``CaselessForm``s in byte order.
    public var rivals: [[UInt8]]

    /// The gap at the token with the index `token`.
    public init(token: Int, rivals: [[UInt8]] = []) {
        self.token = token
        self.rivals = rivals
    }
}
