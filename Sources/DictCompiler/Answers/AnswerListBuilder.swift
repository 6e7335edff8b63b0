internal import DictFormat
internal import DictModel

/// A builder for the answer list of a Wordle game: familiar base words of one length, in an order
/// that depends on a seed.
package struct AnswerListBuilder: Sendable {
    /// The words to choose from; blocked words and inflected forms are not among them.
    package let pool: LevelWordPool
    /// The number of letters in each answer.
    package let length: Int
    /// The seed that determines the order of the answers.
    package let seed: UInt64

    /// Creates a builder for answers of `length` letters.
    ///
    /// Returns `nil` unless `length` is in ``PackLimits/answerLengths``.
    package init?(pool: LevelWordPool, length: Int = 5, seed: UInt64) {
        guard PackLimits.answerLengths.contains(length) else { return nil }
        self.pool = pool
        self.length = length
        self.seed = seed
    }

    /// Returns all words of the required length that are familiar enough and that `isAllowed`
    /// accepts.
    ///
    /// They are in an ``EntryOrder``: an answer more or less leaves the order of the others.
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
        let answers = pool[length: length].words
            .filter { $0.familiarity <= familiarity && isAllowed($0.letters) }
            .map(\.letters)
        return EntryOrder(seed: seed, .answers, pool.language).sorted(answers) { $0 }
    }
}
