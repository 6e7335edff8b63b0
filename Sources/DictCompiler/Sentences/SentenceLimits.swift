/// The thresholds that a sentence must keep to be in a pack.
public struct SentenceLimits: Sendable, Equatable, Encodable {
    /// The maximum number of words that a configuration may allow in a sentence.
    public static let wordCap = 40

    /// The allowed number of words, not including punctuation.
    public var words = 5...16
    /// The maximum number of tokens that contain a digit.
    public var numbers = 1
    /// The maximum number of names; adjacent ones are one name.
    public var names = 1

    /// Creates the default thresholds.
    public init() {}
}
