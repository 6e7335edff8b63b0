/// Thresholds of the quality rules.
public struct SentenceLimits: Sendable, Equatable, Encodable {
    /// The maximum number of words that any configuration may ask for.
    public static let wordCap = 40

    /// How many words a sentence has, punctuation not counted.
    public var words = 5...16
    /// The maximum number of tokens with a digit.
    public var numbers = 1
    /// The maximum number of names; neighbours make one name.
    public var names = 1

    /// The usual numbers.
    public init() {}
}
