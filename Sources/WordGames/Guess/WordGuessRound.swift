/// One pack of the word guessing game being played.
public struct WordGuessRound: Sendable, Equatable {
    /// A word that the player named.
    public struct Guess: Sendable, Equatable {
        /// The word, letters a to z.
        public let word: [UInt8]
        /// The letters that it has in common with the secret.
        public let hint: Int
    }

    /// The set of the pack, from 1.
    public let set: Int
    /// The level of the pack, 1...5.
    public let level: Int
    /// The guesses the player has, the winning one included; 0 where they are not limited.
    public let attempts: Int
    /// The word to be guessed; a client shows it when the round is over.
    public let secret: [UInt8]
    /// The words the player has named, the first one first.
    public internal(set) var guesses: [Guess] = []

    init(set: Int, level: Int, attempts: Int, secret: [UInt8], guesses: [Guess] = []) {
        self.set = set
        self.level = level
        self.attempts = attempts
        self.secret = secret
        self.guesses = guesses
    }

    /// Whether the secret is found, or the attempts are used up.
    public var standing: RoundStanding {
        if guesses.last?.word == secret { return .won }
        return attempts > 0 && guesses.count >= attempts ? .lost : .open
    }

    /// The guesses that are left; `nil` where they are not limited.
    public var attemptsLeft: Int? {
        attempts > 0 ? max(0, attempts - guesses.count) : nil
    }
}
