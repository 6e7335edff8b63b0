/// A round of the word guessing game, played with one pack.
public struct WordGuessRound: Sendable, Equatable {
    /// A word that the player guessed.
    public struct Guess: Sendable, Equatable {
        /// The word, in letters a to z.
        public let word: [UInt8]
        /// The number of letters that the word has in common with the secret.
        public let hint: Int
    }

    /// The number of the pack's set, from 1.
    public let set: Int
    /// The pack's level, 1 to 5.
    public let level: Int
    /// The number of guesses allowed, including the winning one; 0 means unlimited.
    public let attempts: Int
    /// The word to be guessed; a client shows it once the round is over.
    public let secret: [UInt8]
    /// The words guessed so far, in the order of the guesses.
    public internal(set) var guesses: [Guess] = []

    init(set: Int, level: Int, attempts: Int, secret: [UInt8], guesses: [Guess] = []) {
        self.set = set
        self.level = level
        self.attempts = attempts
        self.secret = secret
        self.guesses = guesses
    }

    /// The state of the round: won once the secret is found, lost once the attempts are used up.
    public var standing: RoundStanding {
        if guesses.last?.word == secret { return .won }
        return attempts > 0 && guesses.count >= attempts ? .lost : .open
    }

    /// The number of guesses left; `nil` means unlimited.
    public var attemptsLeft: Int? {
        attempts > 0 ? max(0, attempts - guesses.count) : nil
    }
}
