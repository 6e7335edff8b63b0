/// The layout of an artefact with Wordle answers, shared by its writer and its reader.
public enum AnswersFormat {
    /// Section INFO: the seed, the number of answers and their length.
    public static let info = SectionID("INFO")
    /// Section WORD: the answers, one after another without separators.
    public static let words = SectionID("WORD")

    /// The size of section INFO, in bytes.
    public static let infoSize = 16
    /// The maximum number of letters in an answer.
    public static let maximumWordLength = 64

    /// The offsets of the fields in section INFO.
    public enum Info {
        /// The offset of the seed (8 bytes).
        public static let seed = 0
        /// The offset of the number of answers (4 bytes).
        public static let count = 8
        /// The offset of the number of letters in each answer (1 byte); the bytes after it are
        /// zero.
        public static let wordLength = 12
    }
}
