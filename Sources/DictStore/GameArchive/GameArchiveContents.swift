public import DictModel

/// What a ``GameArchive`` holds; equal contents give the same bytes.
public struct GameArchiveContents: Sendable, Equatable {
    /// The schema that this module reads and writes.
    public static let schema = 1
    /// The most names that are remembered; the one not used for longest goes first.
    public static let mostNames = 100

    /// What users choose once.
    public struct Preferences: Sendable, Equatable {
        /// The language of the games; English unless chosen otherwise.
        public var language = Language.english
        /// Further choices by their names, for instance `ghost.computer`.
        public var choices: [String: String] = [:]

        /// The defaults.
        public init() {}
    }

    /// The preferences.
    public var preferences = Preferences()
    /// The names of former players, the last one to play first.
    public private(set) var names: [String] = []
    /// The games that players won, by the name of the game and that of the player.
    public private(set) var wins: [String: [String: Int]] = [:]
    /// What was achieved, by the name of the game and of its language: `wordle.en`.
    public var statistics: [String: GameStatistics] = [:]
    /// The games that go on, by the same names.
    public private(set) var values: [String: GameArchiveValue] = [:]

    /// An archive with nothing but defaults.
    public init() {}

    /// The contents as they were read, checked by the caller.
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

    /// Remembers that `name` plays, as the last one to do so.
    public mutating func remember(name: String) {
        names.removeAll { $0 == name }
        names.insert(name, at: 0)
        if names.count > Self.mostNames { names.removeLast(names.count - Self.mostNames) }
    }

    /// Counts a game of `game` that `name` won.
    public mutating func countWin(of name: String, at game: String) {
        let (sum, overflows) = wins[game, default: [:]][name, default: 0]
            .addingReportingOverflow(1)
        wins[game, default: [:]][name] = overflows ? .max : sum
    }

    /// The value kept as `key`; `nil` where there is none, or it is no `Value`.
    public func value<Value: Decodable>(_ type: Value.Type, for key: String) -> Value? {
        values[key]?.decoded(type)
    }

    /// Whether anything is kept as `key`.
    public func hasValue(for key: String) -> Bool { values[key] != nil }

    /// Keeps `value` as `key`.
    ///
    /// - Throws: What the value's encoding throws.
    public mutating func set(_ value: some Encodable, for key: String) throws {
        values[key] = try GameArchiveValue(value)
    }

    /// Forgets what is kept as `key`.
    public mutating func removeValue(for key: String) { values[key] = nil }
}
