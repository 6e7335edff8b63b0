import DictFormat
import DictModel

/// The forms in a file of sentences: words and punctuation marks as written, each with its tag.
struct SentenceForms: Sendable {
    /// A word or punctuation mark as written, with its tag and the white space before it.
    struct Form {
        let tag: UniversalTag
        /// The white space before the form, unless the form begins a sentence.
        let space: SentencesFormat.Space
        /// The white space itself if it is neither missing nor a single space; otherwise empty.
        let otherSpace: ByteView
        /// The text of the form, in UTF-8.
        let text: ByteView
    }

    /// The records of the forms.
    let table: RecordTable

    /// The number of forms.
    var count: Int { table.count }

    /// The form numbered `number`, from 0; `nil` if there is none, or the file is damaged.
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

    /// The text of form `number` as a ``CaselessForm``; `nil` if there is no such form, or the file
    /// is damaged.
    func caseless(_ number: Int) -> [UInt8]? {
        form(number).map { CaselessForm.of($0.text.copied) }
    }
}

/// Reads the codes of a sentence one after another.
struct SentenceCodes {
    /// A token of the sentence.
    struct Code {
        /// The number of the token's form.
        let form: Int
        /// The number of the gap's set of rivals; `nil` if the token is not a gap.
        let rivalSet: Int?
    }

    private let record: ByteView
    private var offset = 0
    private var count = 0
    /// Whether reading stopped early because the record is damaged.
    private(set) var isDamaged = false

    init(_ record: ByteView) {
        self.record = record
    }

    /// Returns the next token; `nil` after the last one, or if the record is damaged.
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
