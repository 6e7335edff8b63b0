public import DictModel

/// A FillMeUp sentence with the words that a game may hide.
public struct PlayableSentence: Sendable, Hashable {
    /// The sentence; each of its tokens must have a tag.
    public var text: TokenisedText
    /// The words that may be hidden, in text order.
    public var gaps: [Gap]

    /// Creates a sentence in which the words at `gaps` may be hidden.
    public init(text: TokenisedText, gaps: [Gap]) {
        self.text = text
        self.gaps = gaps
    }
}

/// A word of a sentence that may be hidden.
public struct Gap: Sendable, Hashable {
    /// The index of the token that may be hidden.
    public var token: Int
    /// The answers of other gaps that fit here as well as the word itself, or almost, as
    /// ``CaselessForm``s.
    public var rivals: [[UInt8]]

    /// Creates a gap at the token with index `token`.
    public init(token: Int, rivals: [[UInt8]] = []) {
        self.token = token
        self.rivals = rivals
    }
}
