public import DictModel

/// The names, scores and games in a ``GameArchive``.
///
/// Equal contents are encoded as equal bytes.
public struct GameArchiveContents: Sendable, Equatable {
    /// The version of the archive file's schema.
    public static let schema = 2
    /// The maximum number of elements in ``names``; beyond it, the least recent names are dropped.
    public static let mostNames = 100

    /// The players' settings, which are kept for later games.
    public struct Preferences: Sendable, Equatable {
        /// The language in which to play; English by default.
        public var language = Language.english

        /// Creates preferences with default values.
        public init() {}
    }

    /// The players' settings, which are kept for later games.
    public var preferences = Preferences()
    /// The names of the players, sorted from the most recent to the least recent.
    public private(set) var names: [String] = []
    /// The number of wins, keyed first by the name of a game and then by the name of a player.
    public private(set) var wins: [String: [String: Int]] = [:]
    /// Saved games as bytes, keyed by names that the caller chooses, such as `wordle.en`.
    public var games: [String: [UInt8]] = [:]

    /// Creates the contents of a new archive, with default preferences and nothing else.
    public init() {}

    /// Creates contents from values that were decoded from a file and that the caller has
    /// validated.
    init(
        _ preferences: Preferences, names: [String], wins: [String: [String: Int]],
        games: [String: [UInt8]]
    ) {
        self.preferences = preferences
        self.names = names
        self.wins = wins
        self.games = games
    }

    /// Records `name` as the most recent player, at the start of ``names``.
    ///
    /// If there are then more than ``mostNames`` names, the last ones are dropped.
    public mutating func remember(name: String) {
        names.removeAll { $0 == name }
        names.insert(name, at: 0)
        if names.count > Self.mostNames { names.removeLast(names.count - Self.mostNames) }
    }

    /// Adds one to the number of times that the player `name` has won `game`.
    public mutating func countWin(of name: String, at game: String) {
        let (sum, overflows) = wins[game, default: [:]][name, default: 0]
            .addingReportingOverflow(1)
        wins[game, default: [:]][name] = overflows ? .max : sum
    }
}
