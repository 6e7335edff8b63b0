public import DictModel

/// The names, scores, statistics and games in a ``GameArchive``.
///
/// Equal contents are encoded as equal bytes.
public struct GameArchiveContents: Sendable, Equatable {
    /// The version of the archive file's schema that this module reads and writes.
    public static let schema = 1
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
    /// The statistics of each game, keyed by the game's name and its language, such as `wordle.en`.
    public var statistics: [String: GameStatistics] = [:]
    /// Unfinished games and other stored values, keyed by names that the caller chooses.
    ///
    /// Use ``value(_:for:)`` and ``set(_:for:)`` to read and change them.
    public private(set) var values: [String: GameArchiveValue] = [:]

    /// Creates the contents of a new archive, with default preferences and nothing else.
    public init() {}

    /// Creates contents from values that were decoded from a file and that the caller has
    /// validated.
    init(
        _ preferences: Preferences, names: [String], wins: [String: [String: Int]],
        statistics: [String: GameStatistics], values: [String: GameArchiveValue]
    ) {
        self.preferences = preferences
        self.names = names
        self.wins = wins
        self.statistics = statistics
        self.values = values
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

    /// Returns the value stored under `key`, decoded as a `Value`.
    ///
    /// - Returns: The value, or `nil` if there is none or if it cannot be decoded as a `Value`.
    public func value<Value: Decodable>(_ type: Value.Type, for key: String) -> Value? {
        values[key]?.decoded(type)
    }

    /// Returns whether a value of any type is stored under `key`.
    public func hasValue(for key: String) -> Bool { values[key] != nil }

    /// Stores `value` under `key`, replacing any value that is already there.
    ///
    /// - Throws: The error that encoding `value` throws.
    public mutating func set(_ value: some Encodable, for key: String) throws {
        values[key] = try GameArchiveValue(value)
    }

    /// Removes the value stored under `key`, if there is one.
    public mutating func removeValue(for key: String) { values[key] = nil }
}
