/// The rules of Ghost, as far as a dictionary decides them.
///
/// Two players add a letter in turn to a fragment. Who makes a word of four letters or more loses;
/// who makes a fragment that cannot become a longer word loses as well.
public enum GhostRules {
    /// The letters that a word needs for its maker to lose.
    public static let minimumLosingLength = 4
}

/// Why a round of Ghost is over; the player who added the last letter lost.
public enum GhostEnd: UInt8, Sendable {
    /// The fragment is a word of at least ``GhostRules/minimumLosingLength`` letters.
    case word = 1
    /// The fragment begins no word, or is a shorter word that begins no longer one.
    case dead = 2
}
