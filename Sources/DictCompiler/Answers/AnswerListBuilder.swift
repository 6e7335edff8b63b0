/// Chooses the answers for a Wordle game: familiar base words of one length, in a seeded order.
public struct AnswerListBuilder: Sendable {
    /// The supported lengths, in letters.
    public static let lengths = 3...7

    /// The pool of usable words, without blocked words and forms of other words.
    public let pool: LevelWordPool
    /// The number of letters in each answer.
    public let length: Int
    /// The seed for the order.
    public let seed: UInt64

    /// Creates a builder for answers of `length` letters; `nil` unless `length` is in ``lengths``.
    public init?(pool: LevelWordPool, length: Int = 5, seed: UInt64) {
        guard Self.lengths.contains(length) else { return nil }
        self.pool = pool
        self.length = length
        self.seed = seed
    }

    /// Returns the answers: all words of the length that are familiar enough and for which
    /// `isAllowed` returns true.
    ///
    /// The order depends only on the answers, the length and the seed.
    ///
    /// - Parameters:
    ///   - familiarity: The highest tier to use, that is, the least familiar one.
    ///   - isAllowed: Whether the game's lexicon contains a word and so accepts it as a guess.
    /// - Returns: The answers in a seeded order.
    public func answers(
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
