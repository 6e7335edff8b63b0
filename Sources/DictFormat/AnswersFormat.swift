/// The numbers of a file of Wordle answers that its writer and its reader share.
public enum AnswersFormat {
    /// Seed, count and length.
    public static let info = SectionID("INFO")
    /// The answers, one behind the other.
    public static let words = SectionID("WORD")

    /// The bytes of section INFO.
    public static let infoSize = 16
    /// The most letters of an answer.
    public static let maximumWordLength = 64

    /// Where the fields of section INFO begin.
    public enum Info {
        /// The seed, 8 bytes.
        public static let seed = 0
        /// The number of answers, 4 bytes.
        public static let count = 8
        /// The letters of an answer, 1 byte; the rest is zero.
        public static let wordLength = 12
    }
}
