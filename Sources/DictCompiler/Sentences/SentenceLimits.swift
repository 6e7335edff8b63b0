/// The numbers of the quality measures.
public struct SentenceLimits: Sendable, Equatable {
    /// The most words that any configuration may ask for.
    public static let wordCap = 40

    /// How many words a sentence has, punctuation not counted.
    public var words = 5...16
    /// The most tokens with a digit.
    public var numbers = 1
    /// The most names; neighbours make one name.
    public var names = 1

    /// The usual numbers.
    public init() {}
}
