/// The result of saying a letter in Ghost.
public enum GhostAnswer: Sendable, Equatable {
    /// The letter is added to the fragment, and it is the other player's turn.
    case added(UInt8)
    /// The letter is added to the fragment and ends the round; the player who said it lost.
    case ended(GhostEnd)
    /// Nothing has changed, and it is still the same player's turn.
    case ignored(GhostInputFault)
    /// The lexicon passed is not the game's; switch to it with ``GhostGame/restore(with:)``.
    case otherArtefact
}

/// The reason why an input is not accepted as a letter.
public enum GhostInputFault: Sendable, Equatable {
    /// The input is not a single letter: it is empty, several characters, a digit or a punctuation
    /// mark.
    case notOneLetter
    /// The letter for this turn has already been said.
    case alreadySaid
    /// It is the computer's turn.
    case computersTurn
    /// It is a human's turn, but the computer was asked to move.
    case humansTurn
    /// The round is over.
    case roundOver
}
