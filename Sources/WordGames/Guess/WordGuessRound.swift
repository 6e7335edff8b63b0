/// A round of the word guessing game, played with one level pack.
///
/// A level pack is a list of similar words, one of which is the secret.
public struct WordGuessRound: Sendable, Equatable {
    /// A word that the player guessed, with the hint it received.
    public struct Guess: Sendable, Equatable {
        /// The guessed word, in lower-case letters a to z.
        public var word: String { String(decoding: letters, as: UTF8.self) }
        /// The letters of ``word``.
        package let letters: [UInt8]
        /// The number of letters that the guessed word and the secret have in common, in any
        /// position.
        ///
        /// A repeated letter counts as often as it occurs in both words.
        public let hint: Int

        init(word: [UInt8], hint: Int) {
            letters = word
            self.hint = hint
        }
    }

    /// The number of the set that the pack belongs to, starting at 1.
    public let set: Int
    /// The level of the pack, 1 to 5.
    public let level: Int
    /// The number of guesses allowed, including the winning one; 0 means unlimited.
    public let attempts: Int
    /// The word to be guessed, which a client shows once the round is over.
    public var secret: String { String(decoding: secretLetters, as: UTF8.self) }
    /// The letters of ``secret``.
    package let secretLetters: [UInt8]
    /// The words guessed so far, in the order of the guesses.
    public internal(set) var guesses: [Guess] = []

    init(set: Int, level: Int, attempts: Int, secret: [UInt8], guesses: [Guess] = []) {
        self.set = set
        self.level = level
        self.attempts = attempts
        secretLetters = secret
        self.guesses = guesses
    }

    /// The state of the round: won once the secret is found, lost once all attempts are used.
    public var standing: RoundStanding {
        if guesses.last?.letters == secretLetters { return .won }
        return attempts > 0 && guesses.count >= attempts ? .lost : .open
    }

    /// The number of guesses left, or `nil` if it is unlimited.
    public var attemptsLeft: Int? {
        attempts > 0 ? max(0, attempts - guesses.count) : nil
    }
}
