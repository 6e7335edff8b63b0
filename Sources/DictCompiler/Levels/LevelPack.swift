/// A level pack: a set of similar words for the word guessing game, with the results of its
/// analysis.
package struct LevelPack: Sendable, Equatable {
    /// The difficulty level, starting at 1; packs that follow the rules of a ladder have levels 1
    /// to 5.
    package var level: Int
    /// The number of guesses that a player has; 0 means that there is no limit.
    package var attempts: Int
    /// The words, as bytes a to z, in alphabetical order if ``LevelPackBuilder`` made the pack.
    package var words: [[UInt8]]
    /// The results of analysing the pack, or `nil` if they have not been computed.
    package var figures: PackFigures?

    /// Creates a level pack.
    ///
    /// Pass 0 as `attempts` for a game without a limit, and leave out `figures` if the pack has not
    /// been analysed.
    package init(level: Int, attempts: Int, words: [[UInt8]], figures: PackFigures? = nil) {
        self.level = level
        self.attempts = attempts
        self.words = words
        self.figures = figures
    }
}

/// A set of level packs, usually five, that a player solves one after the other.
package struct LevelSet: Sendable, Equatable {
    /// The packs, sorted by level.
    package var packs: [LevelPack]

    /// Creates a set of `packs`, which must be sorted by level.
    package init(packs: [LevelPack]) {
        self.packs = packs
    }
}
