/// The numbers of a file of level packs that its writer and its reader share.
///
/// `Documentation/FORMAT.md` explains them; the names here are the names there.
public enum LevelsFormat {
    /// Seed, counts and ladder.
    public static let info = SectionID("INFO")
    /// The table of packs, an entry of fixed size each.
    public static let packs = SectionID("PACK")
    /// The words of the packs.
    public static let words = SectionID("WORD")

    /// The bytes of section INFO.
    public static let infoSize = 32
    /// The bytes of an entry of section PACK.
    public static let packSize = 88
    /// The most words of a pack.
    public static let maximumWords = 255
    /// The most letters of a word.
    public static let maximumWordLength = 64
    /// The most that the field of the hint entropy holds, in thousandths of a bit.
    public static let maximumHintMillibits = 8000

    /// Where the fields of section INFO begin.
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

    /// Where the fields of an entry of section PACK begin.
    public enum Pack {
        /// The set, from 1; 4 bytes.
        public static let set = 0
        /// The level, from 1; 1 byte.
        public static let level = 4
        /// The attempts, 0 for no limit; 1 byte.
        public static let attempts = 5
        /// The number of words; 1 byte.
        public static let wordCount = 6
        /// The letters of each word, 0 where they differ; 1 byte.
        public static let wordLength = 7
        /// Where the words begin in section WORD; 4 bytes.
        public static let wordOffset = 8
        /// 1 where figures follow, 0 where zeros do; 1 byte, then 3 bytes zero.
        public static let hasFigures = 12
        /// The chance of the consistent player; two numbers of 8 bytes, as all fractions here.
        public static let consistentWins = 16
        /// The guesses of the consistent player.
        public static let consistentGuesses = 32
        /// The chance of the best player.
        public static let bestWins = 48
        /// The guesses of the best player.
        public static let bestGuesses = 64
        /// The chance, in millionths, of the player who minds only the last hint; 4 bytes.
        public static let lastHintWins = 80
        /// The entropy of a first hint in thousandths of a bit; 2 bytes.
        public static let hintMillibits = 84
        /// The pairs of words that no third word separates; 2 bytes.
        public static let inseparablePairs = 86
    }

    /// The rules by which the packs of a file get harder from level to level.
    public enum Ladder: UInt8, Sendable, CaseIterable {
        /// The default chances of the consistent player.
        case standard = 0
        /// The lower chances of harder packs.
        case hard = 1
        /// Packs that were made by hand or by other rules.
        case custom = 255
    }
}
