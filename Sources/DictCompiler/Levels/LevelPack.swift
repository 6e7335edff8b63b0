/// A pack of words for the word guessing game, with the results of its analysis.
public struct LevelPack: Sendable, Equatable {
    /// The level; 1 to 5 in packs that follow the rules of a ladder.
    public var level: Int
    /// The number of guesses that a player has; 0 means no limit.
    public var attempts: Int
    /// The words, as bytes a to z; sorted by bytes if ``LevelPackBuilder`` made the pack.
    public var words: [[UInt8]]
    /// The figures of the pack; `nil` if they have not been computed.
    public var figures: PackFigures?

    /// Creates a pack; an `attempts` of 0 means no limit.
    public init(level: Int, attempts: Int, words: [[UInt8]], figures: PackFigures? = nil) {
        self.level = level
        self.attempts = attempts
        self.words = words
        self.figures = figures
    }
}

/// Five packs that a player solves one after the other.
public struct LevelSet: Sendable, Equatable {
    /// The packs, level 1 first.
    public var packs: [LevelPack]

    /// Creates a set of `packs`, which must be in the order of their levels.
    public init(packs: [LevelPack]) {
        self.packs = packs
    }
}
