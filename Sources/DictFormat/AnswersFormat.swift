/// The layout of a file of Wordle answers, shared by its writer and its reader.
public enum AnswersFormat {
    /// The seed, the number of answers and their length.
    public static let info = SectionID("INFO")
    /// The answers, one after another without separators.
    public static let words = SectionID("WORD")

    /// The size of section INFO, in bytes.
    public static let infoSize = 16
    /// The maximum number of letters in an answer.
    public static let maximumWordLength = 64

    /// The offsets of the fields in section INFO.
    public enum Info {
        /// The seed, 8 bytes.
        public static let seed = 0
        /// The number of answers, 4 bytes.
        public static let count = 8
        /// The number of letters in each answer, 1 byte; the rest is zero.
        public static let wordLength = 12
    }
}
