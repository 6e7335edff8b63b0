/// The numbers of a file of Hangman phrases that its writer and its reader share.
public enum PhrasesFormat {
    /// Seed and count.
    public static let info = SectionID("INFO")
    /// The table of phrases, an entry of fixed size each.
    public static let phrases = SectionID("PHRA")
    /// The texts of the phrases, one behind the other.
    public static let texts = SectionID("TEXT")

    /// The bytes of section INFO.
    public static let infoSize = 16
    /// The bytes of an entry of section PHRA.
    public static let phraseSize = 8
    /// The most bytes of a phrase.
    public static let maximumTextLength = 65535
    /// The most misses that a phrase can state.
    public static let maximumMisses = 255

    /// Where the fields of section INFO begin.
    public enum Info {
        /// The seed, 8 bytes.
        public static let seed = 0
        /// The number of phrases, 4 bytes; the rest is zero.
        public static let count = 8
    }

    /// Where the fields of an entry of section PHRA begin.
    public enum Phrase {
        /// Where the text begins in section TEXT; 4 bytes.
        public static let textOffset = 0
        /// The bytes of the text; 2 bytes.
        public static let textLength = 4
        /// The misses of the pattern-matching player; 1 byte.
        public static let misses = 6
        /// The tier that follows from the misses; 1 byte.
        public static let tier = 7
    }

    /// The tier of a phrase that costs `misses`: 0 up to 1 miss, 1 up to 3, 2 up to 5, else 3.
    public static func tier(ofMisses misses: Int) -> UInt8 {
        misses <= 1 ? 0 : misses <= 3 ? 1 : misses <= 5 ? 2 : 3
    }
}

extension PhrasesFormat {
    /// Whether `text`, which is UTF-8, holds a control character: U+0000 to U+001F or U+007F to
    /// U+009F.
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
