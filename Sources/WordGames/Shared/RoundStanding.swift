/// The state of a round: still open, won or lost.
public enum RoundStanding: Sendable, Equatable {
    /// The round is still being played.
    case open
    /// The player has won the round.
    case won
    /// The player has lost the round.
    case lost
}
