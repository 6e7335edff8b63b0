/// The layout of a file of level packs, shared by its writer and its reader.
///
/// `Documentation/FORMAT.md` explains the fields, under the same names.
public enum LevelsFormat {
    /// The seed, the counts and the ladder.
    public static let info = SectionID("INFO")
    /// The table of packs, with entries of a fixed size.
    public static let packs = SectionID("PACK")
    /// The words of the packs.
    public static let words = SectionID("WORD")

    /// The size of section INFO, in bytes.
    public static let infoSize = 32
    /// The size of an entry in section PACK, in bytes.
    public static let packSize = 88
    /// The maximum number of words in a pack.
    public static let maximumWords = 255
    /// The maximum number of letters in a word.
    public static let maximumWordLength = 64
    /// The maximum value of the hint entropy field, in thousandths of a bit.
    public static let maximumHintMillibits = 8000

    /// The offsets of the fields in section INFO.
    public enum Info {
        /// The seed, 8 bytes.
        public static let seed = 0
        /// The number of packs, 4 bytes.
        public static let packCount = 8
        /// The number of sets, 4 bytes.
        public static let setCount = 12
        /// The ladder, 1 byte; the rest is zero.
        public static let ladder = 16
    }

    /// The offsets of the fields in an entry of section PACK.
    public enum Pack {
        /// The set, from 1; 4 bytes.
        public static let set = 0
        /// The level, from 1; 1 byte.
        public static let level = 4
        /// The number of attempts, 0 for no limit; 1 byte.
        public static let attempts = 5
        /// The number of words; 1 byte.
        public static let wordCount = 6
        /// The number of letters in each word, 0 if they differ; 1 byte.
        public static let wordLength = 7
        /// The offset of the words in section WORD; 4 bytes.
        public static let wordOffset = 8
        /// 1 if figures follow, 0 if zeros do; 1 byte, then 3 zero bytes.
        public static let hasFigures = 12
        /// The consistent player's chance of winning; two numbers of 8 bytes, like all fractions
        /// here.
        public static let consistentWins = 16
        /// The number of guesses of the consistent player.
        public static let consistentGuesses = 32
        /// The best player's chance of winning.
        public static let bestWins = 48
        /// The number of guesses of the best player.
        public static let bestGuesses = 64
        /// The chance of a player who remembers only the last hint, in millionths; 4 bytes.
        public static let lastHintWins = 80
        /// The entropy of the first hint, in thousandths of a bit; 2 bytes.
        public static let hintMillibits = 84
        /// The number of pairs of words that no third word separates; 2 bytes.
        public static let inseparablePairs = 86
    }

    /// The rules by which the packs of a file get harder from level to level.
    public enum Ladder: UInt8, Sendable, CaseIterable {
        /// The default chances for the consistent player.
        case standard = 0
        /// Lower chances, for harder packs.
        case hard = 1
        /// Packs made by hand or by other rules.
        case custom = 255
    }
}
