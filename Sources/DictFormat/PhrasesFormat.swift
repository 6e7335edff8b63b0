/// The layout of an artefact (a compiled file) that contains Hangman phrases.
///
/// The writer and the reader of the file share these constants. `Documentation/FORMAT.md` explains
/// each field.
public enum PhrasesFormat {
    /// The name of section INFO, which contains the random seed and the number of phrases.
    public static let info = SectionID("INFO")
    /// The name of section PHRA, which contains an entry of fixed size for each phrase.
    public static let phrases = SectionID("PHRA")
    /// The name of section TEXT, which contains the texts of the phrases one after another, without
    /// separators.
    public static let texts = SectionID("TEXT")

    /// The size of section INFO in a file of phrases, in bytes.
    public static let infoSize = 16
    /// The size of a phrase's entry in section PHRA, in bytes.
    public static let phraseSize = 8
    /// The maximum length of a phrase, in bytes of UTF-8.
    public static let maximumTextLength = 65535
    /// The maximum number of wrong guesses that the entry of a phrase can store.
    public static let maximumMisses = 255

    /// The offsets of the fields in section INFO, in bytes from the start of the section.
    public enum Info {
        /// The offset of the 8-byte random seed that determined the order of the phrases.
        public static let seed = 0
        /// The offset of the 4-byte field with the number of phrases.
        ///
        /// All bytes of section INFO after this field are zero.
        public static let count = 8
    }

    /// The offsets of the fields in a phrase's entry in section PHRA.
    public enum Phrase {
        /// The offset of a 4-byte field that contains the position of the phrase in section TEXT.
        public static let textOffset = 0
        /// The offset of a 2-byte field that contains the length of the phrase in bytes.
        public static let textLength = 4
        /// The offset of the 1-byte field with the number of wrong letters that a simulated player
        /// guesses.
        ///
        /// The player looks for words that match the letters already shown.
        public static let misses = 6
        /// The offset of the 1-byte field with the tier, or difficulty, of the phrase, as computed
        /// by ``tier(ofMisses:)``.
        public static let tier = 7
    }

    /// Returns the tier, or difficulty, of a phrase for which a simulated player guesses `misses`
    /// wrong letters.
    ///
    /// - Returns: 0 for at most 1 wrong letter, 1 for 2 or 3, 2 for 4 or 5, and 3 for more.
    public static func tier(ofMisses misses: Int) -> UInt8 {
        misses <= 1 ? 0 : misses <= 3 ? 1 : misses <= 5 ? 2 : 3
    }
}

extension PhrasesFormat {
    /// Whether `text`, which must be UTF-8, contains a control character.
    ///
    /// The control characters are U+0000 to U+001F and U+007F to U+009F.
    public static func hasControls(_ text: Span<UInt8>) -> Bool {
        for index in text.indices {
            let byte = text[index]
            if byte < 0x20 || byte == 0x7f { return true }
            // U+0080 to U+009F are the bytes C2 80 to C2 9F.
            if byte < 0xa0, index > 0, text[index - 1] == 0xc2 { return true }
        }
        return false
    }
}
