/// The layout of an artefact with level packs, shared by its writer and its reader.
///
/// `Documentation/FORMAT.md` explains the fields, under the same names.
public enum LevelsFormat {
    /// Section INFO: the seed, the numbers of packs and sets, and the ladder.
    public static let info = SectionID("INFO")
    /// Section PACK: the table of packs, with entries of a fixed size.
    public static let packs = SectionID("PACK")
    /// Section WORD: the words of the packs.
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
        /// The offset of the seed (8 bytes).
        public static let seed = 0
        /// The offset of the number of packs (4 bytes).
        public static let packCount = 8
        /// The offset of the number of sets (4 bytes).
        public static let setCount = 12
        /// The offset of the ladder (1 byte); the bytes after it are zero.
        public static let ladder = 16
    }

    /// The offsets of the fields in an entry of section PACK.
    ///
    /// All chances and numbers of guesses are means over the words of the pack.
    public enum Pack {
        /// The offset of the number of the set, from 1 (4 bytes).
        public static let set = 0
        /// The offset of the level, from 1 (1 byte).
        public static let level = 4
        /// The offset of the number of attempts, 0 for no limit (1 byte).
        public static let attempts = 5
        /// The offset of the number of words (1 byte).
        public static let wordCount = 6
        /// The offset of the number of letters in each word, 0 if they differ (1 byte).
        public static let wordLength = 7
        /// The offset of the field with the position of the pack's words in section WORD (4 bytes).
        public static let wordOffset = 8
        /// The offset of a flag (1 byte): 1 if the fields after it are set, 0 if they are zero
        /// because they have not been computed.
        ///
        /// Three zero bytes follow.
        public static let hasFigures = 12
        /// The offset of the consistent player's chance to win: a numerator and a denominator of 8
        /// bytes each.
        ///
        /// The consistent player picks at random a word that fits all hints so far.
        public static let consistentWins = 16
        /// The offset of the consistent player's number of guesses, a fraction of two 8-byte
        /// numbers.
        public static let consistentGuesses = 32
        /// The offset of the best player's chance to win, a fraction of two 8-byte numbers.
        ///
        /// The best player loses least often and then needs the fewest guesses.
        public static let bestWins = 48
        /// The offset of the best player's number of guesses, a fraction of two 8-byte numbers.
        public static let bestGuesses = 64
        /// The offset of the chance to win of a player who uses only the last hint, in millionths
        /// (4 bytes).
        public static let lastHintWins = 80
        /// The offset of the entropy of the hint on a first guess, in thousandths of a bit (2
        /// bytes).
        public static let hintMillibits = 84
        /// The offset of the number of inseparable pairs (2 bytes): two words for which any third
        /// word of the pack has the same hint.
        public static let inseparablePairs = 86
    }

    /// The set of rules that makes the packs in a file harder from level to level.
    public enum Ladder: UInt8, Sendable, CaseIterable {
        /// The default rules for the consistent player's chance to win.
        case standard = 0
        /// Rules for harder packs, with lower chances to win.
        case hard = 1
        /// Packs made by hand or according to other rules.
        case custom = 255
    }
}
