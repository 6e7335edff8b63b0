/// The layout of an artefact with Hangman phrases, shared by its writer and its reader.
public enum PhrasesFormat {
    /// Section INFO: the seed and the number of phrases.
    public static let info = SectionID("INFO")
    /// Section PHRA: the table of phrases, with entries of a fixed size.
    public static let phrases = SectionID("PHRA")
    /// Section TEXT: the texts of the phrases, one after another without separators.
    public static let texts = SectionID("TEXT")

    /// The size of section INFO, in bytes.
    public static let infoSize = 16
    /// The size of an entry in section PHRA, in bytes.
    public static let phraseSize = 8
    /// The maximum length of a phrase, in bytes.
    public static let maximumTextLength = 65535
    /// The maximum number of misses that an entry can store.
    public static let maximumMisses = 255

    /// The offsets of the fields in section INFO.
    public enum Info {
        /// The offset of the seed (8 bytes).
        public static let seed = 0
        /// The offset of the number of phrases (4 bytes); the bytes after it are zero.
        public static let count = 8
    }

    /// The offsets of the fields in an entry of section PHRA.
    public enum Phrase {
        /// The offset of the field with the position of the text in section TEXT (4 bytes).
        public static let textOffset = 0
        /// The offset of the length of the text, in bytes (2 bytes).
        public static let textLength = 4
        /// The offset of the number of wrong letters that the pattern-matching player guesses (1
        /// byte).
        public static let misses = 6
        /// The offset of the tier, which follows from the misses (1 byte).
        public static let tier = 7
    }

    /// Returns the tier of a phrase with `misses` wrong guesses: 0 for at most 1, 1 for 2 or 3, 2
    /// for 4 or 5, 3 for more.
    public static func tier(ofMisses misses: Int) -> UInt8 {
        misses <= 1 ? 0 : misses <= 3 ? 1 : misses <= 5 ? 2 : 3
    }
}

extension PhrasesFormat {
    /// Whether `text`, which must be UTF-8, contains a control character: U+0000 to U+001F or
    /// U+007F to U+009F.
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
