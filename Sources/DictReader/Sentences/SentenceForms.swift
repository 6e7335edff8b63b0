import DictFormat
import DictModel

/// The forms in a file of sentences: words and marks as written there, each with its tag.
struct SentenceForms: Sendable {
    /// One form.
    struct Form {
        let tag: UniversalTag
        /// The white space before it, except at the start of a sentence.
        let space: SentencesFormat.Space
        /// The white space itself, if it is neither missing nor a single space.
        let otherSpace: ByteView
        /// Its text.
        let text: ByteView
    }

    /// The records of the forms.
    let table: RecordTable

    /// The number of forms.
    var count: Int { table.count }

    /// The form with `number`; `nil` if there is none, or the file is damaged.
    ///
    /// O(1).
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

    /// The caseless form of the text of form `number`.
    func caseless(_ number: Int) -> [UInt8]? {
        form(number).map { CaselessForm.of($0.text.copied) }
    }
}

/// The codes of a sentence, read one after another.
struct SentenceCodes {
    /// A token of the sentence.
    struct Code {
        /// The number of its form.
        let form: Int
        /// The number of the set of rivals, if the token is a gap.
        let rivalSet: Int?
    }

    private let record: ByteView
    private var offset = 0
    private var count = 0
    /// Whether the codes end before the record does, because it is damaged.
    private(set) var isDamaged = false

    init(_ record: ByteView) {
        self.record = record
    }

    /// The next token; `nil` after the last one, or if the record is damaged.
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
