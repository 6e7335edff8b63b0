/// The result of saying a letter in Ghost.
public enum GhostAnswer: Sendable, Equatable {
    /// The letter has been added to the fragment, and it is the other player's turn.
    ///
    /// The associated value is the letter, in lower case a to z, as its ASCII code.
    case added(UInt8)
    /// The letter has been added to the fragment and ends the round; the player who said it has
    /// lost.
    case ended(GhostEnd)
    /// The input was ignored for the associated reason, and the position is unchanged.
    case ignored(GhostInputFault)
    /// The lexicon passed is not the one the game is played with.
    ///
    /// Call ``GhostGame/restore(with:)`` to switch to it.
    case otherArtefact
}

/// The reason why Ghost ignores an input.
public enum GhostInputFault: Sendable, Equatable {
    /// The input is not a single letter.
    ///
    /// It may be empty, several characters, a digit or a punctuation mark.
    case notOneLetter
    /// The letter for this turn has already been said, so the input is a duplicate.
    case alreadySaid
    /// The input came from a human while it was the computer's turn.
    case computersTurn
    /// The computer was asked to move while it was a human's turn.
    case humansTurn
    /// The round is already over.
    case roundOver
}
