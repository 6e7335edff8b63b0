import DictModel

/// The layout of an artefact (a compiled file) that contains sentences for FillMeUp.
///
/// A gap is a word in a sentence that the game may hide. The writer and the reader of the file
/// share these constants. `Documentation/FORMAT.md` explains each field.
public enum SentencesFormat {
    /// The name of section INFO, which contains the random seed and several counts.
    ///
    /// For its fields, see ``Info``.
    public static let info = SectionID("INFO")
    /// The name of section FORM, which contains a table of forms.
    ///
    /// A form is a word or punctuation mark as written in sentences, with its part of speech.
    public static let forms = SectionID("FORM")
    /// The name of section ANSW, which contains, for each answer, the 0-based index of the form
    /// with its text.
    ///
    /// An answer is a word that a gap hides. A form is a word as written in sentences.
    public static let answers = SectionID("ANSW")
    /// The name of section RIVD, which contains a table of rival sets.
    ///
    /// A rival set consists of answers that fit a gap as well as the right answer, or nearly as
    /// well. Most sets are stored as the difference to an earlier set.
    public static let rivals = SectionID("RIVD")
    /// The name of section SENT, which contains a table of sentences.
    ///
    /// Each sentence is a sequence of forms, which are words and punctuation marks as written. Some
    /// of the words are gaps, which a game may hide.
    public static let sentences = SectionID("SENT")
    /// The name of section MASK, which contains two sets of lexical classes for each sentence.
    ///
    /// The first set has the classes of the sentence's tokens, the second those of its gaps.
    public static let masks = SectionID("MASK")
    /// The name of section RANK, which helps to find sentences with a gap of a given lexical class.
    ///
    /// For every 64th sentence, it contains the number of earlier sentences with a gap of each
    /// class.
    public static let ranks = SectionID("RANK")

    /// The size of section INFO in a file of sentences, in bytes.
    public static let infoSize = 32
    /// The size of a sentence's entry in section MASK, in bytes.
    public static let maskSize = 2
    /// The number of sentences that each entry of section RANK covers.
    public static let rankStride = 64
    /// The size of an entry in section RANK, in bytes: a 4-byte number for each of the seven
    /// classes.
    public static let rankSize = 28
    /// The maximum number of tokens (words and punctuation marks) in a sentence.
    public static let maximumTokens = 255
    /// The maximum length of a token (a word or punctuation mark), in bytes of UTF-8.
    public static let maximumTokenLength = 255
    /// The maximum length of the white space between two tokens, in bytes.
    public static let maximumSpaceLength = 16
    /// The maximum number of steps from a rival set to one whose record lists all of its answers.
    ///
    /// Each step leads to the earlier set that a record changes. The limit bounds the time that it
    /// takes to read a set.
    public static let maximumRivalDepth = 15

    /// The offsets of the fields in section INFO, in bytes from the start of the section.
    public enum Info {
        /// The offset of the 8-byte random seed that determined the order of the sentences.
        public static let seed = 0
        /// The offset of the 4-byte field with the number of sentences.
        public static let sentenceCount = 8
        /// The offset of the 4-byte field with the number of forms.
        ///
        /// A form is a word or punctuation mark as written in sentences.
        public static let formCount = 12
        /// The offset of the 4-byte field with the number of answers, the words that gaps can hide.
        public static let answerCount = 16
        /// The offset of the 4-byte field with the number of rival sets.
        ///
        /// A rival set consists of answers that fit a gap as well as the right answer, or nearly as
        /// well.
        ///
        /// All bytes of section INFO after this field are zero.
        public static let rivalSetCount = 20
    }

    /// The white space before a form, which is stored in bits 5 and 6 of the form's first byte.
    ///
    /// It is ignored if the form begins a sentence.
    public enum Space: UInt8, Sendable {
        /// No white space, as before a full stop.
        case none = 0
        /// A single space, U+0020.
        case one = 1
        /// Other white space, which the form stores as a byte with its length, followed by its
        /// bytes.
        case other = 2
    }

    /// Returns the size of a form's index in section ANSW, in bytes, for a file with `formCount`
    /// forms.
    ///
    /// It is the smallest size, from 1 to 4 bytes, that the index of the last form fits in.
    public static func answerSize(formCount: Int) -> Int {
        formCount <= 1 << 8 ? 1 : formCount <= 1 << 16 ? 2 : formCount <= 1 << 24 ? 3 : 4
    }

    /// Returns the number of entries in section RANK for a file with `sentenceCount` sentences.
    ///
    /// The last entry counts all sentences.
    public static func rankCount(sentenceCount: Int) -> Int {
        (sentenceCount + rankStride - 1) / rankStride + 1
    }

    /// Returns the length of the white space character at `offset`, in bytes, or 0 if there is
    /// none.
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

    /// Whether `text`, which must be UTF-8, consists only of white space.
    ///
    /// An empty text counts as white space.
    public static func isSpace(_ text: Span<UInt8>) -> Bool {
        var offset = 0
        while offset < text.count {
            let length = spaceLength(text, at: offset)
            if length == 0 { return false }
            offset += length
        }
        return true
    }

    /// Whether `text` can be a token of a sentence.
    ///
    /// A token is 1 to 255 bytes of UTF-8. It contains no control characters, and has no white
    /// space at either end.
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
