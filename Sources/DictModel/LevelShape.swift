/// The shape of a pack of the word guessing game: how many words of how many letters, and how
/// many attempts a player has.
public struct LevelShape: Sendable, Equatable {
    /// The level, 1...5.
    public let level: Int
    /// The number of words on display.
    public let wordCount: Int
    /// The letters of each word.
    public let wordLength: Int
    /// The guesses a player has, the winning one included; 0 where they are not limited.
    public let attempts: Int

    private init(level: Int, wordCount: Int, wordLength: Int, attempts: Int) {
        self.level = level
        self.wordCount = wordCount
        self.wordLength = wordLength
        self.attempts = attempts
    }

    /// The number of levels in a set.
    public static let levelCount = 5

    /// The five shapes, level 1 first.
    public static var all: [LevelShape] {
        [
            LevelShape(level: 1, wordCount: 9, wordLength: 3, attempts: 0),
            LevelShape(level: 2, wordCount: 12, wordLength: 4, attempts: 7),
            LevelShape(level: 3, wordCount: 15, wordLength: 5, attempts: 6),
            LevelShape(level: 4, wordCount: 15, wordLength: 6, attempts: 5),
            LevelShape(level: 5, wordCount: 15, wordLength: 7, attempts: 4),
        ]
    }

    /// The shape of `level`; `nil` outside 1...5.
    public init?(level: Int) {
        guard level >= 1 && level <= Self.levelCount else { return nil }
        self = Self.all[level - 1]
    }
}
