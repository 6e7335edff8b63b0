import DictModel

/// The layout of an artefact with FillMeUp sentences, shared by its writer and its reader.
///
/// `Documentation/FORMAT.md` explains the fields, under the same names.
public enum SentencesFormat {
    /// Section INFO: the seed, and the numbers of sentences, forms, answers and rival sets.
    public static let info = SectionID("INFO")
    /// Section FORM: the table of forms, each a word or punctuation mark as written in sentences,
    /// with its tag.
    public static let forms = SectionID("FORM")
    /// Section ANSW: the answers, each the number of a form.
    public static let answers = SectionID("ANSW")
    /// Section RIVL: the table of rival sets, each of answers that fit a gap as well as its own
    /// answer does.
    public static let rivals = SectionID("RIVL")
    /// Section SENT: the table of sentences, each a sequence of forms and gaps.
    public static let sentences = SectionID("SENT")
    /// Section MASK: for each sentence, the set of its tokens' classes and that of its gaps'
    /// classes.
    public static let masks = SectionID("MASK")
    /// Section RANK: for every 64th sentence, the number of earlier sentences with a gap of each
    /// class.
    public static let ranks = SectionID("RANK")

    /// The size of section INFO, in bytes.
    public static let infoSize = 32
    /// The size of an entry in section MASK, in bytes.
    public static let maskSize = 2
    /// The number of sentences per entry of section RANK.
    public static let rankStride = 64
    /// The size of an entry in section RANK, in bytes: one number per class.
    public static let rankSize = 28
    /// The maximum number of tokens in a sentence.
    public static let maximumTokens = 255
    /// The maximum length of a token, in bytes.
    public static let maximumTokenLength = 255
    /// The maximum length of white space between two tokens, in bytes.
    public static let maximumSpaceLength = 16

    /// The offsets of the fields in section INFO.
    public enum Info {
        /// The offset of the seed (8 bytes).
        public static let seed = 0
        /// The offset of the number of sentences (4 bytes).
        public static let sentenceCount = 8
        /// The offset of the number of forms (4 bytes).
        public static let formCount = 12
        /// The offset of the number of answers (4 bytes).
        public static let answerCount = 16
        /// The offset of the number of rival sets (4 bytes); the bytes after it are zero.
        public static let rivalSetCount = 20
    }

    /// The white space before a form, stored in bits 5 and 6 of the form's first byte.
    ///
    /// It is ignored for the first form of a sentence.
    public enum Space: UInt8, Sendable {
        /// No white space.
        case none = 0
        /// One space, U+0020.
        case one = 1
        /// Other white space, stored in the form: one byte with its length, then its bytes.
        case other = 2
    }

    /// Returns the size of a form's number in section ANSW, in bytes: as few as the highest number
    /// needs.
    public static func answerSize(formCount: Int) -> Int {
        formCount <= 1 << 8 ? 1 : formCount <= 1 << 16 ? 2 : formCount <= 1 << 24 ? 3 : 4
    }

    /// Returns the number of entries in section RANK, one of which counts all sentences.
    public static func rankCount(sentenceCount: Int) -> Int {
        (sentenceCount + rankStride - 1) / rankStride + 1
    }

    /// Returns the length of the white space character at `offset`, in bytes; 0 if there is none.
    ///
    /// White space is U+0020, U+00A0, U+1680, U+2000 to U+200A, U+202F, U+205F and U+3000 (general
    /// category Zs).
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

    /// Whether `text`, which must be UTF-8, consists of white space only; also true if it is empty.
    public static func isSpace(_ text: Span<UInt8>) -> Bool {
        var offset = 0
        while offset < text.count {
            let length = spaceLength(text, at: offset)
            if length == 0 { return false }
            offset += length
        }
        return true
    }

    /// Whether `text` can be a token: 1 to 255 bytes of UTF-8 without control characters, and
    /// without white space at either end.
    public static func isToken(_ text: Span<UInt8>) -> Bool {
        guard text.count >= 1, text.count <= maximumTokenLength,
            UTF8Scalar.malformedOffset(in: text) == nil,
            !PhrasesFormat.hasControls(text), spaceLength(text, at: 0) == 0
        else { return false }
        // The last character is white space if white space begins at it; no other character in
        // UTF-8 can end with those bytes.
        for length in 1...3 where spaceLength(text, at: text.count - length) == length {
            return false
        }
        return true
    }
}
