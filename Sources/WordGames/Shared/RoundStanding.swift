/// The state of a round.
public enum RoundStanding: Sendable, Equatable {
    /// The round is still being played.
    case open
    /// The player won.
    case won
    /// The player lost.
    case lost
}
