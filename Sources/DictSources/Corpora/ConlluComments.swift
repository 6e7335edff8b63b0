import DictModel

/// A reader for the comments `# sent_id` and `# text` of a CoNLL-U sentence.
struct ConlluComments {
    /// Whether the current sentence has a `# text` comment.
    private(set) var hasText = false

    private var text = TextAssembly()

    private static let identifier = Array("sent_id".utf8)
    private static let textKey = Array("text".utf8)

    /// Forgets the comments of the previous sentence.
    mutating func begin() { hasText = false }

    /// Reads the comment `line`, which must begin with `#`.
    ///
    /// The identifier in a `# sent_id` comment is passed to `builder`.
    mutating func read(_ line: Span<UInt8>, _ builder: CorpusRecordBuilder) {
        var start = 1
        while start < line.count, ASCII.isBlank(line[start]) { start += 1 }
        if let value = Self.value(of: Self.identifier, in: line, at: start) {
            builder.setID(line.extracting(line.trimmed(value)))
        } else if let value = Self.value(of: Self.textKey, in: line, at: start) {
            hasText = true
            text.begin(limit: .max)
            text.append(line.extracting(value))
        }
    }

    /// Compares the text of the `# text` comment with the text of the open record of `builder`.
    ///
    /// If only spaces differ, the record gets the text of the comment. Any difference is counted as
    /// an irregularity.
    func settle(_ builder: CorpusRecordBuilder) {
        guard hasText, text.text.text != builder.text.text else { return }
        let isSame = builder.setText(text.text.text)
        builder.note(isSame ? .spacingDiffers : .textDiffers, line: builder.line) { sample }
    }

    /// The text of the `# text` comment, quoted for a diagnostic.
    private var sample: String {
        PrintableText.quoted(text.text.text)
    }

    /// Returns the range of the value in a comment such as `# key = value`, or `nil` if it has
    /// another key.
    ///
    /// `start` is the offset where `key` should begin. Spaces and tabs may precede the equals sign.
    private static func value(
        of key: [UInt8], in line: Span<UInt8>, at start: Int
    ) -> Range<Int>? {
        guard line.hasBytes(key, at: start) else { return nil }
        var index = start + key.count
        while index < line.count, ASCII.isBlank(line[index]) { index += 1 }
        guard index < line.count, line[index] == UInt8(ascii: "=") else { return nil }
        return index + 1..<line.count
    }
}
