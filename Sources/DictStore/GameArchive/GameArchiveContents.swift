public import DictModel

/// The contents of a ``GameArchive``; equal contents are encoded as equal bytes.
public struct GameArchiveContents: Sendable, Equatable {
    /// The schema that this module reads and writes.
    public static let schema = 1
    /// The maximum number of names to remember; the least recently used one is dropped first.
    public static let mostNames = 100

    /// The settings that are kept for later games.
    public struct Preferences: Sendable, Equatable {
        /// The language of the games; English by default.
        public var language = Language.english

        /// The defaults.
        public init() {}
    }

    /// The preferences.
    public var preferences = Preferences()
    /// The names of players, most recent first.
    public private(set) var names: [String] = []
    /// The number of wins, by game and then by player.
    public private(set) var wins: [String: [String: Int]] = [:]
    /// The statistics, by the name of the game and its language: `wordle.en`.
    public var statistics: [String: GameStatistics] = [:]
    /// The unfinished games, by the same names.
    public private(set) var values: [String: GameArchiveValue] = [:]

    /// An archive with default values.
    public init() {}

    /// Contents that were read from a file; the caller has checked them.
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

    /// Remembers `name` as the most recent player.
    public mutating func remember(name: String) {
        names.removeAll { $0 == name }
        names.insert(name, at: 0)
        if names.count > Self.mostNames { names.removeLast(names.count - Self.mostNames) }
    }

    /// Counts a win of `name` at `game`.
    public mutating func countWin(of name: String, at game: String) {
        let (sum, overflows) = wins[game, default: [:]][name, default: 0]
            .addingReportingOverflow(1)
        wins[game, default: [:]][name] = overflows ? .max : sum
    }

    /// The value stored under `key`; `nil` if there is none, or if it cannot be decoded as a
    /// `Value`.
    public func value<Value: Decodable>(_ type: Value.Type, for key: String) -> Value? {
        values[key]?.decoded(type)
    }

    /// Whether there is a value under `key`, of whatever type.
    public func hasValue(for key: String) -> Bool { values[key] != nil }

    /// Stores `value` under `key`.
    ///
    /// - Throws: The error of encoding the value.
    public mutating func set(_ value: some Encodable, for key: String) throws {
        values[key] = try GameArchiveValue(value)
    }

    /// Removes the value under `key`.
    public mutating func removeValue(for key: String) { values[key] = nil }
}
