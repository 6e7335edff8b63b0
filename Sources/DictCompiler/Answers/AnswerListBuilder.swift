/// Picks the answers of a Wordle game: familiar lemmas of one length, in a seeded order.
public struct AnswerListBuilder: Sendable {
    /// The lengths that can be asked for, in letters.
    public static let lengths = 3...7

    /// The usable words; it has taken out blocked words and forms of others.
    public let pool: LevelWordPool
    /// The letters of an answer.
    public let length: Int
    /// The seed of the order.
    public let seed: UInt64

    /// A builder of answers of `length` letters; `nil` outside ``lengths``.
    public init?(pool: LevelWordPool, length: Int = 5, seed: UInt64) {
        guard Self.lengths.contains(length) else { return nil }
        self.pool = pool
        self.length = length
        self.seed = seed
    }

    /// The answers that `isAllowed` accepts as a guess, every one of them a usable word of a tier
    /// up to `familiarity`.
    ///
    /// The same pool, length and seed give the same order on every machine.
    ///
    /// - Parameters:
    ///   - familiarity: The least familiar tier that is still used.
    ///   - isAllowed: Whether the lexicon of the game holds a word.
    /// - Returns: The answers in their seeded order.
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
