/// How a round stands.
public enum RoundStanding: Sendable, Equatable {
    /// The round goes on.
    case open
    /// The player won.
    case won
    /// The player lost.
    case lost
}
