import DictModel

/// A mark of a corpus at a place in a text: the vocabulary between the readers, which each know a
/// format, and the pipeline, which decides about sentences.
package enum TextMark: UInt8, Sendable, CaseIterable {
    /// Text is missing here: a gap, a formula, a word that was left out.
    case gap
    /// The word here is misspelt or in pieces, as the corpus itself says.
    case fault
    /// The hyphen here is the last sign of a line, and may or may not be one of the word.
    case hyphen
    /// What follows continues the word before, whatever blanks and line ends are between them.
    ///
    /// A text needs no such mark, since it has no blanks there.
    case join
}

/// A mark and its place in the text of a ``CorpusRecord``.
package struct PlacedMark: Sendable, Equatable {
    package var mark: TextMark
    /// The offset in bytes before which the mark stands, or of the hyphen.
    package var offset: Int

    package init(_ mark: TextMark, at offset: Int) {
        self.mark = mark
        self.offset = offset
    }
}

/// Bytes that a reader collects before their record begins, with the marks among them.
struct MarkedBytes {
    private(set) var bytes: [UInt8] = []
    private var marks: [PlacedMark] = []

    var isEmpty: Bool { bytes.isEmpty }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
    }

    /// Appends `text`, of which one byte over `limit` is enough for a builder to refuse it.
    mutating func append(_ text: Span<UInt8>, limit: Int) {
        for index in text.indices where bytes.count <= limit { bytes.append(text[index]) }
    }

    mutating func mark(_ mark: TextMark) { marks.append(PlacedMark(mark, at: bytes.count)) }

    /// Adds the bytes and the marks to the open record of `builder`.
    func give(to builder: CorpusRecordBuilder) {
        var start = 0
        for mark in marks {
            builder.append(bytes.span.extracting(start..<mark.offset))
            builder.mark(mark.mark)
            start = mark.offset
        }
        builder.append(bytes.span.extracting(start..<bytes.count))
    }
}

/// The language that a corpus names, compared with the one that is wanted.
struct NamedLanguage {
    private let names: Set<[UInt8]>

    /// Creates the names of `language`.
    init(_ language: Language) {
        let names =
            switch language {
            case .english: ["en", "eng", "english"]
            case .dutch: ["nl", "nld", "dut", "dutch", "nederlands"]
            }
        self.names = Set(names.map { Array($0.utf8) })
    }

    private static let unknown = Set(
        ["und", "mul", "mis", "zxx", "x", "\\n"].map { Array($0.utf8) })

    /// Whether `name`, such as `en-GB` or `eng`, is another language; a missing or unknown one is
    /// not.
    func isOther(_ name: Span<UInt8>) -> Bool {
        var primary: [UInt8] = []
        for index in name.indices {
            let byte = name[index]
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
            primary.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
        return !primary.isEmpty && !names.contains(primary) && !Self.unknown.contains(primary)
    }
}
