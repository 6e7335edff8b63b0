/// One of the two seats in a game of Ghost.
public enum GhostSeat: UInt8, Sendable, CaseIterable {
    /// The seat of player 1.
    case first = 1
    /// The seat of player 2.
    case second = 2

    /// The other player's seat.
    public var other: GhostSeat { self == .first ? .second : .first }
}

/// The strength of the computer in Ghost: how often it sees a letter that wins.
public enum GhostStrength: UInt8, Sendable, CaseIterable {
    /// Sees each winning letter with a probability of 1 in 4.
    case easy = 1
    /// Sees each winning letter with a probability of 5 in 8.
    case medium = 2
    /// Sees every winning letter and, if there is none, makes the opponent find the longest proof.
    case hard = 3

    /// The average number of winning letters, out of every eight, that the computer sees.
    var sight: Int {
        switch self {
        case .easy: 2
        case .medium: 5
        case .hard: 8
        }
    }
}

/// A player of Ghost, either a human or the computer, with the rounds won so far.
public struct GhostPlayer: Sendable, Equatable {
    /// The player's name.
    public var name: String { String(decoding: nameText, as: UTF8.self) }
    /// The bytes of ``name``.
    package let nameText: [UInt8]
    /// The strength of the computer, or `nil` if the player is a human.
    public let strength: GhostStrength?
    /// The number of rounds that the player has won in this game.
    public internal(set) var wins = 0

    /// Creates a player whose name is `text`, in UTF-8.
    package init(text: [UInt8], strength: GhostStrength? = nil) {
        nameText = text
        self.strength = strength
    }

    /// Creates a player called `name`; if `strength` is not `nil`, the player is the computer.
    public init(name: String, strength: GhostStrength? = nil) {
        self.init(text: Array(name.utf8), strength: strength)
    }
}
