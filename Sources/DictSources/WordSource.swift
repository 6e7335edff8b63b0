package import DictModel

/// A function to call with each record of a word source.
///
/// `text` is the word in UTF-8, never empty and without spaces or tabs at either end; its bytes are
/// valid only during the call. `line` is the 1-based line number of the word. `number` is the
/// number next to the word, such as a count, or `nil` if there is none.
package typealias RecordBody = (_ text: Span<UInt8>, _ line: Int, _ number: UInt64?) throws -> Void

/// The format of a ``WordSource``.
package enum WordSourceFormat: Sendable, Equatable, Encodable {
    /// A plain list with one word per line.
    case list(ListFormat)
    /// XML in which certain elements or attributes, described by the associated value, contain the
    /// words.
    case xml(XMLWordFormat)
    /// JSON in which certain members, described by the associated value, contain the words.
    case json(JSONWordFormat)
    /// A dictionary for the spelling checker hunspell, from which all forms of its words are read.
    case hunspell(HunspellFormat)

    /// Returns the reasons why the format is invalid, or an empty array if it is valid.
    package func faults() -> [FormatFault] {
        switch self {
        case .list, .json, .hunspell: []
        case .xml(let format): format.faults()
        }
    }
}

/// A plain list, an XML file or a hunspell dictionary to read words from, optionally compressed.
package struct WordSource {
    /// The file or file descriptor to read.
    package let input: SourceInput
    /// The format of the file.
    package let format: WordSourceFormat
    private let affixes: SourceInput?

    /// Creates a source that reads words from `input` in the given format.
    ///
    /// - Parameters:
    ///   - input: The file or file descriptor to read. A hunspell dictionary must be a file,
    ///     because it may be read twice.
    ///   - format: The format of the file.
    ///   - affixes: The affix file of a hunspell dictionary, or `nil` to read it at the path in
    ///     `format`.
    package init(_ input: SourceInput, format: WordSourceFormat, affixes: SourceInput? = nil) {
        self.input = input
        self.format = format
        self.affixes = affixes
    }

    /// Calls `body` with each word in file order and returns statistics about the source.
    ///
    /// Memory use does not depend on the size of the file. If an error is thrown, `body` may
    /// already have been called with some of the words; discard them. A source without words is an
    /// error unless it is a list whose format allows that.
    ///
    /// - Throws: `Diagnostic`, or any error that `body` throws.
    package func forEachRecord(_ body: RecordBody) throws -> SourceSummary {
        try forEachRecord(forbidden: { _, _, _ in }, neverAsked: body, body)
    }

    /// Calls `forbidden` with each word that the source forbids, and then `neverAsked` with those
    /// that it marks as not to be suggested, and `body` with all others.
    ///
    /// Only a hunspell dictionary has such marks. In other formats, only `body` is called.
    ///
    /// - Throws: `Diagnostic`, or any error that one of the functions throws.
    package func forEachRecord(
        forbidden: RecordBody, neverAsked: RecordBody, _ body: RecordBody
    ) throws -> SourceSummary {
        if case .hunspell(let format) = format {
            var reader = try HunspellReader(
                input, affixes: affixes ?? SourceInput(path: format.affixes, limits: input.limits))
            return try reader.read(forbidden: forbidden, neverAsked: neverAsked, body)
        }
        let stream = try input.open()
        var summary: SourceSummary
        switch format {
        case .list(let format):
            let place = stream.memberPlace
            summary = try read(
                stream, ListReader(at: place, format: format, limits: input.limits), body)
        case .xml(let format): summary = try read(stream, format, body)
        case .json(let format):
            let place = stream.memberPlace
            summary = try read(
                stream, JSONWordReader(at: place, format: format, limits: input.limits), body)
        case .hunspell: summary = SourceSummary()
        }
        summary.bytes = stream.bytes
        summary.fileBytes = stream.fileBytes
        summary.isCompressed = stream.isCompressed
        summary.notes = stream.notes + summary.notes
        return summary
    }

    private func read(
        _ stream: ByteStream, _ reader: some ChunkReader, _ body: RecordBody
    ) throws -> SourceSummary {
        var reader = reader
        try stream.forEachChunk { chunk in try reader.push(chunk, body) }
        try reader.finish(body)
        var summary = SourceSummary()
        summary.records = reader.records
        summary.lines = reader.lines
        summary.skipped = reader.skipped
        summary.notes = reader.notes
        return summary
    }

    private func read(
        _ stream: ByteStream, _ format: XMLWordFormat, _ body: RecordBody
    ) throws -> SourceSummary {
        try withoutActuallyEscaping(body) { body in
            let place = stream.memberPlace
            let reader = XMLWordReader(at: place, format: format, limits: input.limits, body: body)
            let parser = XMLPushParser(at: place, limits: input.limits, handler: reader)
            try stream.forEachChunk { chunk in try parser.push(chunk) }
            try parser.finish()
            try reader.finish()
            var summary = SourceSummary()
            summary.records = reader.records
            summary.lines = parser.line
            summary.skipped = reader.skipped
            summary.notes = parser.notes + reader.notes
            return summary
        }
    }
}

/// Statistics about a word source that was read to its end.
package struct SourceSummary: Sendable {
    /// The number of words read.
    package var records = 0
    /// The number of lines in the file, including a last line without a line end.
    package var lines = 0
    /// The number of lines or elements that were skipped because they have no word.
    ///
    /// In a list, these are blank lines and comments. In XML, they are elements that match the
    /// ``XMLWordFormat`` but have no word.
    package var skipped = 0
    /// The size of the file after decompression, in bytes, before any conversion to UTF-8.
    package var bytes: UInt64 = 0
    /// The size of the file on disk, in bytes.
    package var fileBytes: UInt64 = 0
    /// Whether the file is compressed, according to its content.
    package var isCompressed = false
    /// Notes for the user about the file, in the order in which they were made.
    package var notes: [Diagnostic] = []

    /// Creates the summary of an empty source.
    package init() {}
}

/// A reason why a source format declared in dictc.yml is invalid.
///
/// The caller reports the fault at the place of ``key`` in that file.
package struct FormatFault: Sendable, Equatable {
    /// The key in dictc.yml whose value is invalid, such as `wanted`.
    package var key: String
    /// A description of the problem, as a clause without a full stop.
    package var problem: String
    /// The invalid value, or `nil` if ``problem`` already contains it.
    package var found: String?
    /// A valid value or a description of one, or `nil` if there is none to show.
    package var expected: String?
    /// Advice on how to fix the problem, or `nil` if there is none.
    package var hint: String?

    /// Creates a fault in the value of the dictc.yml key `key`.
    package init(
        _ key: String, _ problem: String, found: String? = nil, expected: String? = nil,
        hint: String? = nil
    ) {
        self.key = key
        self.problem = problem
        self.found = found
        self.expected = expected
        self.hint = hint
    }

    /// Returns a fault if `path`, the value of `key`, is not a valid path of XML elements, and
    /// `nil` otherwise.
    ///
    /// A valid path has local names separated by slashes, as in `form/orth`.
    static func path(_ path: String, of key: String) -> FormatFault? {
        if XMLPathStep.names(of: path) != nil { return nil }
        return FormatFault(
            key, "\"\(key)\" is not a path of local names", found: "\"\(path)\"",
            expected: "such as orth or form/orth",
            hint: "name elements without a prefix, with / between them")
    }
}

/// A reader of words that is given a file in chunks of any size.
protocol ChunkReader {
    var records: Int { get }
    var lines: Int { get }
    var skipped: Int { get }
    var notes: [Diagnostic] { get }
    mutating func push(_ chunk: Span<UInt8>, _ body: RecordBody) throws
    mutating func finish(_ body: RecordBody) throws
}

extension ListReader: ChunkReader {}
extension JSONWordReader: ChunkReader {}
