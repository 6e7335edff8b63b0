/// One of the two seats at a game of Ghost.
public enum GhostSeat: UInt8, Sendable, CaseIterable {
    /// Player 1.
    case first = 1
    /// Player 2.
    case second = 2

    /// The opponent's seat.
    public var other: GhostSeat { self == .first ? .second : .first }
}

/// The strength of the computer in Ghost.
public enum GhostStrength: UInt8, Sendable, CaseIterable {
    /// Sees one winning letter in four on average.
    case easy = 1
    /// Sees five winning letters in eight on average.
    case medium = 2
    /// Never misses a win by a word that people know; if there is none, leaves the opponent as few
    /// ways to win as possible.
    case hard = 3

    /// The number of winning letters out of eight that the computer sees on average.
    var sight: Int {
        switch self {
        case .easy: 2
        case .medium: 5
        case .hard: 8
        }
    }
}

/// A player of Ghost: a name, a strength if it is the computer, and the wins so far.
public struct GhostPlayer: Sendable, Equatable {
    /// The name in UTF-8.
    public let name: [UInt8]
    /// The strength of the computer; `nil` if the player is human.
    public let strength: GhostStrength?
    /// The number of rounds won since the player sat down.
    public internal(set) var wins = 0

    /// Creates a player called `name`: the computer if `strength` is given, otherwise a human.
    public init(name: [UInt8], strength: GhostStrength? = nil) {
        self.name = name
        self.strength = strength
    }

    /// Creates a player called `name`: the computer if `strength` is given, otherwise a human.
    public init(name: String, strength: GhostStrength? = nil) {
        self.init(name: Array(name.utf8), strength: strength)
    }
}
