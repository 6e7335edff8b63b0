/// Limits on the words, numbers and names that a sentence in a pack may contain.
package struct SentenceLimits: Sendable, Equatable, Encodable {
    /// The maximum number of words that a configuration may allow in a sentence.
    package static let wordCap = 40

    /// The allowed number of words in a sentence, not counting punctuation.
    package var words = 5...16
    /// The maximum number of tokens in a sentence that contain a digit.
    package var numbers = 1
    /// The maximum number of names in a sentence.
    ///
    /// Adjacent names count as one.
    package var names = 1

    /// Creates limits with their default values.
    package init() {}
}
