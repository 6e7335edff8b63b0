/// Limits on the words, numbers and names that a sentence in a pack may contain.
public struct SentenceLimits: Sendable, Equatable, Encodable {
    /// The maximum number of words that a configuration may allow in a sentence.
    public static let wordCap = 40

    /// The allowed number of words in a sentence, not counting punctuation.
    public var words = 5...16
    /// The maximum number of tokens in a sentence that contain a digit.
    public var numbers = 1
    /// The maximum number of names in a sentence.
    ///
    /// Adjacent names count as one.
    public var names = 1

    /// Creates limits with their default values.
    public init() {}
}
