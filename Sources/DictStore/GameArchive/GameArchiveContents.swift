public import DictModel

/// The contents of a ``GameArchive``; equal contents are encoded as equal bytes.
public struct GameArchiveContents: Sendable, Equatable {
    /// The version of the file's schema that this module reads and writes.
    public static let schema = 1
    /// The maximum number of names to remember; the least recent ones are dropped first.
    public static let mostNames = 100

    /// The settings that are kept for later games.
    public struct Preferences: Sendable, Equatable {
        /// The language of the games; English by default.
        public var language = Language.english

        /// Creates the default preferences.
        public init() {}
    }

    /// The settings that are kept for later games.
    public var preferences = Preferences()
    /// The names of players, most recent first.
    public private(set) var names: [String] = []
    /// The number of wins of each player, by the name of the game and then the name of the player.
    public private(set) var wins: [String: [String: Int]] = [:]
    /// The statistics of each game, by the name of the game and the code of its language:
    /// `wordle.en`.
    public var statistics: [String: GameStatistics] = [:]
    /// The stored values, such as unfinished games, by their keys.
    public private(set) var values: [String: GameArchiveValue] = [:]

    /// Creates the contents of a new archive, with default values.
    public init() {}

    /// Creates contents from the values in a file, which the caller has checked.
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

    /// Puts `name` first in ``names``, as the most recent player.
    public mutating func remember(name: String) {
        names.removeAll { $0 == name }
        names.insert(name, at: 0)
        if names.count > Self.mostNames { names.removeLast(names.count - Self.mostNames) }
    }

    /// Adds a win at `game` for the player `name`.
    public mutating func countWin(of name: String, at game: String) {
        let (sum, overflows) = wins[game, default: [:]][name, default: 0]
            .addingReportingOverflow(1)
        wins[game, default: [:]][name] = overflows ? .max : sum
    }

    /// Returns the value stored under `key`; `nil` if there is none, or if it cannot be decoded as
    /// a `Value`.
    public func value<Value: Decodable>(_ type: Value.Type, for key: String) -> Value? {
        values[key]?.decoded(type)
    }

    /// Returns whether a value of any type is stored under `key`.
    public func hasValue(for key: String) -> Bool { values[key] != nil }

    /// Stores `value` under `key`, and replaces any earlier value.
    ///
    /// - Throws: The error that encoding `value` throws.
    public mutating func set(_ value: some Encodable, for key: String) throws {
        values[key] = try GameArchiveValue(value)
    }

    /// Removes the value under `key`, if there is one.
    public mutating func removeValue(for key: String) { values[key] = nil }
}
