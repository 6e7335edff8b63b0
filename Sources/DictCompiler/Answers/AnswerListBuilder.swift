/// A builder for the answer list of a Wordle game: familiar base words of one length, in an order
/// that depends on a seed.
package struct AnswerListBuilder: Sendable {
    /// The supported lengths of answers, in letters.
    package static let lengths = 3...7

    /// The words to choose from; blocked words and inflected forms are not among them.
    package let pool: LevelWordPool
    /// The number of letters in each answer.
    package let length: Int
    /// The seed that determines the order of the answers.
    package let seed: UInt64

    /// Creates a builder for answers of `length` letters.
    ///
    /// Returns `nil` unless `length` is in ``lengths``.
    package init?(pool: LevelWordPool, length: Int = 5, seed: UInt64) {
        guard Self.lengths.contains(length) else { return nil }
        self.pool = pool
        self.length = length
        self.seed = seed
    }

    /// Returns all words of the required length that are familiar enough and that `isAllowed`
    /// accepts.
    ///
    /// The order depends only on the answers, the length and the seed.
    ///
    /// - Parameters:
    ///   - familiarity: The highest familiarity number to include; a higher number means a less
    ///     familiar word.
    ///   - isAllowed: A closure that returns whether the game's lexicon contains a word, so that
    ///     players can guess it.
    /// - Returns: The answers in a seeded order.
    package func answers(
        upTo familiarity: UInt8 = .max, isAllowed: (_ word: [UInt8]) -> Bool
    ) -> [[UInt8]] {
        var answers = pool[length: length].words
            .filter { $0.familiarity <= familiarity && isAllowed($0.letters) }
            .map(\.letters)
            .sorted { $0.lexicographicallyPrecedes($1) }
        var generator = Xoshiro256(seed: seed, path: [UInt64(length)])
        generator.shuffle(&answers)
        return answers
    }
}
