import DictModel

/// The numbers of a file of FillMeUp sentences that its writer and its reader share.
///
/// `Documentation/FORMAT.md` explains them; the names here are the names there.
public enum SentencesFormat {
    /// Seed and counts.
    public static let info = SectionID("INFO")
    /// The table of forms: each word or mark, as it stands in sentences, with its tag.
    public static let forms = SectionID("FORM")
    /// The answers: numbers of forms.
    public static let answers = SectionID("ANSW")
    /// The table of rival sets: answers that fit a gap as well as its own.
    public static let rivals = SectionID("RIVL")
    /// The table of sentences: each a sequence of forms and gaps.
    public static let sentences = SectionID("SENT")
    /// Two sets of classes a sentence.
    public static let masks = SectionID("MASK")
    /// How many sentences before each 64th have a gap of each class.
    public static let ranks = SectionID("RANK")

    /// The bytes of section INFO.
    public static let infoSize = 32
    /// The bytes of an entry of section MASK.
    public static let maskSize = 2
    /// The sentences that an entry of section RANK stands for.
    public static let rankStride = 64
    /// The bytes of an entry of section RANK: a number a class.
    public static let rankSize = 28
    /// The most tokens of a sentence.
    public static let maximumTokens = 255
    /// The most bytes of a token.
    public static let maximumTokenLength = 255
    /// The most bytes of white space between two tokens.
    public static let maximumSpaceLength = 16

    /// Where the fields of section INFO begin.
    public enum Info {
        /// The seed, 8 bytes.
        public static let seed = 0
        /// The number of sentences, 4 bytes, as all that follow.
        public static let sentenceCount = 8
        /// The number of forms.
        public static let formCount = 12
        /// The number of answers.
        public static let answerCount = 16
        /// The number of rival sets; the rest is zero.
        public static let rivalSetCount = 20
    }

    /// What stands before a form where it is not the first of its sentence; bits 5 and 6 of the
    /// form's first byte.
    public enum Space: UInt8, Sendable {
        /// Nothing.
        case none = 0
        /// One U+0020.
        case one = 1
        /// Other white space, which the form gives: a byte with its length, then its bytes.
        case other = 2
    }

    /// The bytes of a number of a form in section ANSW: as few as the highest one needs.
    public static func answerSize(formCount: Int) -> Int {
        formCount <= 1 << 8 ? 1 : formCount <= 1 << 16 ? 2 : formCount <= 1 << 24 ? 3 : 4
    }

    /// The number of entries of section RANK.
    public static func rankCount(sentenceCount: Int) -> Int {
        (sentenceCount + rankStride - 1) / rankStride + 1
    }

    /// The length of the white space that begins at `offset`: U+0020, U+00A0, U+1680, U+2000 to
    /// U+200A, U+202F, U+205F or U+3000 (general category Zs); 0 where none does.
    public static func spaceLength(_ text: Span<UInt8>, at offset: Int) -> Int {
        guard offset >= 0, offset < text.count else { return 0 }
        func byte(_ index: Int) -> UInt8 {
            offset + index < text.count ? text[offset + index] : 0
        }
        switch (text[offset], byte(1), byte(2)) {
        case (0x20, _, _): return 1
        case (0xc2, 0xa0, _): return 2
        case (0xe1, 0x9a, 0x80), (0xe2, 0x80, 0x80...0x8a), (0xe2, 0x80, 0xaf),
            (0xe2, 0x81, 0x9f), (0xe3, 0x80, 0x80):
            return 3
        default: return 0
        }
    }

    /// Whether `text`, which is UTF-8, is white space from its first byte to its last.
    public static func isSpace(_ text: Span<UInt8>) -> Bool {
        var offset = 0
        while offset < text.count {
            let length = spaceLength(text, at: offset)
            if length == 0 { return false }
            offset += length
        }
        return true
    }

    /// Whether `text` can be a token: 1 to 255 bytes of UTF-8 without control characters that
    /// neither begin nor end with white space.
    public static func isToken(_ text: Span<UInt8>) -> Bool {
        guard text.count >= 1, text.count <= maximumTokenLength,
            UTF8Scalar.malformedOffset(in: text) == nil,
            !PhrasesFormat.hasControls(text), spaceLength(text, at: 0) == 0
        else { return false }
        // The last character is white space where white space begins at it; UTF-8 has no other
        // way to end with the bytes of one.
        for length in 1...3 where spaceLength(text, at: text.count - length) == length {
            return false
        }
        return true
    }
}
