/// What a letter said at Ghost gives.
public enum GhostAnswer: Sendable, Equatable {
    /// The letter stands at the end of the fragment, and the other player has the turn.
    case added(UInt8)
    /// The letter stands at the end of the fragment and ends the round; who said it lost.
    case ended(GhostEnd)
    /// Nothing has changed, and the same player still has the turn.
    case ignored(GhostInputFault)
    /// The lexicon is not that of the game; ``GhostGame/restore(with:)`` takes it.
    case otherArtefact
}

/// Why an input is no letter of the game.
public enum GhostInputFault: Sendable, Equatable {
    /// The input is not one letter: nothing, several characters, a digit, a sign.
    case notOneLetter
    /// The letter of this turn has been said already.
    case alreadySaid
    /// The computer has the turn.
    case computersTurn
    /// A human has the turn, and the computer was asked.
    case humansTurn
    /// The round is over.
    case roundOver
}
