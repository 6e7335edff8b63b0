/// The result of a guess in the word guessing game.
public enum WordGuessAnswer: Sendable, Equatable {
    /// The secret is another word, with this many letters in common with the guess; one attempt is
    /// used.
    ///
    /// `LetterHint` defines the number.
    case hint(Int)
    /// The guess is the secret; the level is won.
    case secret
    /// The guess is not one of the words on display; no attempt is used.
    case notInPack
    /// The round is over; start another with ``WordGuessGame/startNext(in:using:)``.
    case roundOver
    /// The packs passed are not the game's; switch to them with
    /// ``WordGuessGame/restore(with:using:)``.
    case otherArtefact
}

/// The result of starting a round.
public enum WordGuessStart: Sendable, Equatable {
    /// The round has begun.
    case started
    /// The player has not reached that level yet.
    case notReached
    /// The packs do not contain that level.
    case noSuchLevel
    /// The packs passed are not the game's; switch to them with
    /// ``WordGuessGame/restore(with:using:)``.
    case otherArtefact
}
