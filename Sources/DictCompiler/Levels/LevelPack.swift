/// One pack of the word guessing game with what an analysis says about it.
public struct LevelPack: Sendable, Equatable {
    /// The level, 1...5 in packs that keep the rules.
    public var level: Int
    /// The guesses a player has; 0 where they are not limited.
    public var attempts: Int
    /// The words, bytes a to z; packs made by ``LevelPackBuilder`` hold them in byte order.
    public var words: [[UInt8]]
    /// The figures of the pack; `nil` where nobody has worked them out.
    public var figures: PackFigures?

    /// A pack of `words` for `level` with `attempts` guesses.
    public init(level: Int, attempts: Int, words: [[UInt8]], figures: PackFigures? = nil) {
        self.level = level
        self.attempts = attempts
        self.words = words
        self.figures = figures
    }
}

/// Five packs that a player goes through one after the other.
public struct LevelSet: Sendable, Equatable {
    /// The packs, level 1 first.
    public var packs: [LevelPack]

    /// The set of `packs`.
    public init(packs: [LevelPack]) {
        self.packs = packs
    }
}
