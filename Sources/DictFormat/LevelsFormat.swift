/// The layout of an artefact (a compiled file) that contains level packs for the word guessing
/// game.
///
/// A level pack is a list of words, one of which the player has to find. A set consists of packs of
/// different levels. The writer and the reader of the file share these constants.
/// `Documentation/FORMAT.md` explains each field.
public enum LevelsFormat {
    /// The name of section INFO, which contains the random seed, the numbers of packs and sets, and
    /// the ``Ladder``.
    public static let info = SectionID("INFO")
    /// The name of section PACK, which contains an entry of fixed size for each pack.
    public static let packs = SectionID("PACK")
    /// The name of section WORD, which contains the words of all packs.
    public static let words = SectionID("WORD")

    /// The size of section INFO in a file of level packs, in bytes.
    public static let infoSize = 32
    /// The size of a pack's entry in section PACK, in bytes.
    public static let packSize = 88
    /// The maximum number of words in a level pack.
    public static let maximumWords = 255
    /// The maximum number of letters in a word of a level pack.
    public static let maximumWordLength = 64
    /// The maximum value of the field ``Pack/hintMillibits``, in thousandths of a bit.
    public static let maximumHintMillibits = 8000

    /// The offsets of the fields in section INFO, in bytes from the start of the section.
    public enum Info {
        /// The offset of the 8-byte random seed from which the packs were made.
        public static let seed = 0
        /// The offset of the 4-byte field with the number of packs.
        public static let packCount = 8
        /// The offset of the 4-byte field with the number of sets.
        ///
        /// A set consists of packs of different levels.
        public static let setCount = 12
        /// The offset of the 1-byte field with the raw value of the ``Ladder``.
        ///
        /// The three bytes after this field are zero.
        public static let ladder = 16
        /// The offset of the 4-byte field with the number of sets, from the first on, that games of
        /// days take their packs from, or 0 for all.
        ///
        /// All bytes of section INFO after this field are zero.
        public static let dailySets = 20
    }

    /// The offsets of the fields in a pack's entry in section PACK.
    ///
    /// All chances and numbers of guesses are averages over the words of the pack, each of which is
    /// the secret in turn.
    public enum Pack {
        /// The offset of the 4-byte field with the 1-based number of the set that the pack belongs
        /// to.
        public static let set = 0
        /// The offset of the 1-byte field with the level of the pack, starting at 1.
        public static let level = 4
        /// The offset of the 1-byte field with the number of guesses that the player has, or 0 for
        /// no limit.
        public static let attempts = 5
        /// The offset of the 1-byte field with the number of words in the pack.
        public static let wordCount = 6
        /// The offset of the 1-byte field with the number of letters in each word, or 0 if the
        /// words differ in length.
        public static let wordLength = 7
        /// The offset of a 4-byte field that contains the position of the pack's words in section
        /// WORD.
        public static let wordOffset = 8
        /// The offset of a 1-byte flag that states whether the remaining fields of the entry are
        /// set.
        ///
        /// If the flag is 0, the pack has not been analysed, and all bytes after it are zero. If it
        /// is 1, three zero bytes and then the results of the analysis follow.
        public static let hasFigures = 12
        /// The offset of the 16-byte field with the consistent player's chance of winning.
        ///
        /// The consistent player guesses, at random, any word that fits all hints so far. The
        /// chance is a fraction: a numerator of 8 bytes, then a denominator of 8 bytes.
        public static let consistentWins = 16
        /// The offset of the 16-byte field with the average number of guesses made by the
        /// consistent player.
        ///
        /// The number is a fraction: a numerator of 8 bytes, then a denominator of 8 bytes. For the
        /// consistent player, see ``consistentWins``.
        public static let consistentGuesses = 32
        /// The offset of the 16-byte field with the best player's chance of winning.
        ///
        /// The best player first makes the chance of winning as high as possible, and then the
        /// average number of guesses as low as possible. The chance is a fraction: a numerator of 8
        /// bytes, then a denominator of 8 bytes.
        public static let bestWins = 48
        /// The offset of the 16-byte field with the average number of guesses made by the best
        /// player.
        ///
        /// The number is a fraction: a numerator of 8 bytes, then a denominator of 8 bytes. For the
        /// best player, see ``bestWins``.
        public static let bestGuesses = 64
        /// The offset of the 4-byte field with the last-hint player's chance of winning, in
        /// millionths.
        ///
        /// The last-hint player guesses, at random, any word not guessed yet that fits the last
        /// hint.
        public static let lastHintWins = 80
        /// The offset of the 2-byte field with the average entropy of the hint for a first guess,
        /// in thousandths of a bit.
        public static let hintMillibits = 84
        /// The offset of the 2-byte field with the number of inseparable pairs of words.
        ///
        /// Two words are inseparable if every other word in the pack, used as a guess, gives the
        /// same hint for both.
        public static let inseparablePairs = 86
    }

    /// A set of rules that makes level packs harder from level to level.
    public enum Ladder: UInt8, Sendable, CaseIterable {
        /// The default rules, with higher chances of winning than ``hard``.
        case standard = 0
        /// The rules for harder packs, with lower chances of winning than ``standard``.
        case hard = 1
        /// The marker of packs that were made by hand or according to other rules.
        case custom = 255
    }
}
