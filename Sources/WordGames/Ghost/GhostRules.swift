import DictReader

/// The rules of Ghost.
///
/// Two players take turns to add a letter to a fragment. A player who completes a word of four
/// letters or more that people know loses, and so does one who makes a fragment that cannot become
/// a longer word. Which words people know is ``Lexicon/isFair(_:)``; the others are words all the
/// same, but the round goes on, so that STOR does not end it before STORE.
public enum GhostRules {
    /// The minimum number of letters in a word that loses the round for the player who completes
    /// it.
    public static let minimumLosingLength = 4
}

/// The reason why a round of Ghost is over; the player who added the last letter lost.
public enum GhostEnd: UInt8, Sendable {
    /// The fragment is a word of at least ``GhostRules/minimumLosingLength`` letters: a fair one,
    /// or one that no longer word begins with.
    case word = 1
    /// The fragment cannot become a longer word, and is not itself a losing word.
    case dead = 2
}
