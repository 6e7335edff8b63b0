import DictFormat
import DictModel

/// The forms in a file of FillMeUp sentences: words and punctuation marks as written, with their
/// tags.
struct SentenceForms: Sendable {
    /// A word or punctuation mark as written in sentences, with its tag and the white space before
    /// it.
    struct Form {
        let tag: UniversalTag
        /// The white space before the form, ignored at the beginning of a sentence.
        let space: SentencesFormat.Space
        /// The bytes of the white space if ``space`` is `other`, and otherwise an empty view.
        let otherSpace: ByteView
        /// The text of the word or punctuation mark, in UTF-8.
        let text: ByteView
    }

    /// The table that contains one record for each form.
    let table: RecordTable

    /// The number of forms in the file.
    var count: Int { table.count }

    /// Returns the form with the number `number`.
    ///
    /// Forms are numbered starting at 0. Returns `nil` if there is no such form or the file is
    /// damaged.
    ///
    /// - Complexity: O(1).
    func form(_ number: Int) -> Form? {
        guard let record = table.record(at: number), let head = record.uint8(0),
            let tag = UniversalTag(rawValue: head & 0x1f),
            head & 0x80 == 0, let space = SentencesFormat.Space(rawValue: head >> 5)
        else { return nil }
        var (start, end) = (1, 1)
        if space == .other {
            guard let length = record.uint8(1), length <= SentencesFormat.maximumSpaceLength else {
                return nil
            }
            (start, end) = (2, 2 + Int(length))
        }
        guard end < record.count, record.count - end <= SentencesFormat.maximumTokenLength,
            let otherSpace = record.slice(start..<end), let text = record.slice(end..<record.count)
        else { return nil }
        return Form(tag: tag, space: space, otherSpace: otherSpace, text: text)
    }

    /// Returns the text of the form with the 0-based number `number`, as a ``CaselessForm``.
    ///
    /// Returns `nil` if there is no such form or the file is damaged.
    func caseless(_ number: Int) -> [UInt8]? {
        form(number).map { CaselessForm.of($0.text.copied) }
    }
}

/// An iterator that decodes the tokens of a sentence from the record of that sentence.
struct SentenceCodes {
    /// A token of a sentence, with its rival set if the token is a gap: a word that a game may
    /// hide.
    struct Code {
        /// The number assigned to the ``SentenceForms/Form`` of the token.
        let form: Int
        /// The number assigned to the gap's rival set, or `nil` if the token is not a gap.
        ///
        /// A rival set consists of other answers that fit the gap about as well as the right answer
        /// does.
        let rivalSet: Int?
    }

    private let record: ByteView
    private var offset = 0
    private var count = 0
    /// Whether reading stopped early because the record of the sentence is damaged.
    private(set) var isDamaged = false

    init(_ record: ByteView) {
        self.record = record
    }

    /// Returns the next token, or `nil` after the last one or if the record is damaged.
    mutating func next() -> Code? {
        guard offset < record.count, !isDamaged else { return nil }
        isDamaged = true
        guard count < SentencesFormat.maximumTokens, let code = record.varint(&offset) else {
            return nil
        }
        var rivalSet: Int?
        if code & 1 == 1 {
            guard let number = record.varint(&offset) else { return nil }
            rivalSet = number
        }
        isDamaged = false
        count += 1
        return Code(form: code >> 1, rivalSet: rivalSet)
    }
}
