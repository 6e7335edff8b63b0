/// The result of a guess in the word guessing game.
public enum WordGuessAnswer: Sendable, Equatable {
    /// The guess is wrong and has used an attempt.
    ///
    /// The associated value is the number of letters that the guess and the secret have in common,
    /// in any position. A repeated letter counts as often as it occurs in both words.
    case hint(Int)
    /// The guess is the secret, so the player has won the level.
    case secret
    /// The guess is not one of the words on display, and no attempt is used.
    case notInPack
    /// The round is already over.
    ///
    /// Call ``WordGuessGame/startNext(in:using:)`` to start another.
    case roundOver
    /// The packs passed are not the ones the game is played with.
    ///
    /// Call ``WordGuessGame/restore(with:using:)`` to switch to them.
    case otherArtefact
}

/// The result of starting a round of the word guessing game.
public enum WordGuessStart: Sendable, Equatable {
    /// The new round has begun.
    case started
    /// The player has not yet reached the level that was requested.
    case notReached
    /// The packs passed do not contain the level that was requested.
    case noSuchLevel
    /// The packs passed are not the ones the game is played with.
    ///
    /// Call ``WordGuessGame/restore(with:using:)`` to switch to them.
    case otherArtefact
}
