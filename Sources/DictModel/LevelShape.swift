/// The numbers that define a level of the word guessing game, such as the length of its words.
public struct LevelShape: Sendable, Equatable {
    /// The number of the level, from 1 to 5.
    public let level: Int
    /// The number of words on display, one of which is the secret word.
    public let wordCount: Int
    /// The number of letters in each word.
    public let wordLength: Int
    /// The number of guesses allowed, including the winning one, or 0 for no limit.
    public let attempts: Int

    init(level: Int, wordCount: Int, wordLength: Int, attempts: Int) {
        self.level = level
        self.wordCount = wordCount
        self.wordLength = wordLength
        self.attempts = attempts
    }

    /// The number of levels in the game.
    public static let levelCount = 5

    /// The shapes of all five levels, starting with level 1.
    public static var all: [LevelShape] {
        [
            LevelShape(level: 1, wordCount: 9, wordLength: 3, attempts: 0),
            LevelShape(level: 2, wordCount: 12, wordLength: 4, attempts: 7),
            LevelShape(level: 3, wordCount: 15, wordLength: 5, attempts: 6),
            LevelShape(level: 4, wordCount: 15, wordLength: 6, attempts: 5),
            LevelShape(level: 5, wordCount: 15, wordLength: 7, attempts: 4),
        ]
    }

    /// Creates the shape of `level`, or returns `nil` if `level` is not in `1...5`.
    public init?(level: Int) {
        guard level >= 1 && level <= Self.levelCount else { return nil }
        self = Self.all[level - 1]
    }
}
