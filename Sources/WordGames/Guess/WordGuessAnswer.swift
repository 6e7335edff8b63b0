/// What a guess of the word guessing game gives.
public enum WordGuessAnswer: Sendable, Equatable {
    /// The secret is another word, and has so many letters in common with the guess; one attempt
    /// is used. See `LetterHint`.
    case hint(Int)
    /// The guess is the secret, and the level is won.
    case secret
    /// The guess is none of the words on display; no attempt is used.
    case notInPack
    /// The round is decided; ``WordGuessGame/startNext(in:using:)`` begins another.
    case roundOver
    /// The packs are not those of the game; ``WordGuessGame/restore(with:using:)`` takes them.
    case otherArtefact
}

/// What comes of asking for a round of a level.
public enum WordGuessStart: Sendable, Equatable {
    /// The round has begun.
    case started
    /// The player has not reached the level yet.
    case notReached
    /// The packs have no such level.
    case noSuchLevel
    /// The packs are not those of the game; ``WordGuessGame/restore(with:using:)`` takes them.
    case otherArtefact
}
