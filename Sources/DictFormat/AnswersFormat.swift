/// The layout of an artefact (a compiled file) that contains Wordle answers.
///
/// The writer and the reader of the file share these constants. `Documentation/FORMAT.md` explains
/// each field.
public enum AnswersFormat {
    /// The name of section INFO, which contains the random seed, the number of answers and their
    /// length.
    public static let info = SectionID("INFO")
    /// The name of section WORD, which contains the answers one after another, without separators.
    public static let words = SectionID("WORD")

    /// The size of section INFO in a file of answers, in bytes.
    public static let infoSize = 16
    /// The maximum number of letters in a Wordle answer.
    public static let maximumWordLength = 64

    /// The offsets of the fields in section INFO, in bytes from the start of the section.
    public enum Info {
        /// The offset of the 8-byte random seed that determined the order of the answers.
        public static let seed = 0
        /// The offset of the 4-byte field with the number of answers.
        public static let count = 8
        /// The offset of the 1-byte field with the number of letters in each answer.
        ///
        /// All bytes of section INFO after this field are zero.
        public static let wordLength = 12
    }
}
