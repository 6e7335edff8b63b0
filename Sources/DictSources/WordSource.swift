import DictModel

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
    /// A dictionary for the spelling checker hunspell, from which all forms of its words are read.
    case hunspell(HunspellFormat)

    /// Returns the reasons why the format is invalid, or an empty array if it is valid.
    package func faults() -> [FormatFault] {
        switch self {
        case .list, .hunspell: []
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
        try forEachRecord(forbidden: { _, _, _ in }, body)
    }

    /// Calls `forbidden` with each word that the source forbids, and then `body` with all others.
    ///
    /// Only a hunspell dictionary can forbid words. In other formats, `forbidden` is never called,
    /// and the method does the same as ``forEachRecord(_:)``.
    ///
    /// - Throws: `Diagnostic`, or any error that `forbidden` or `body` throws.
    package func forEachRecord(
        forbidden: RecordBody, _ body: RecordBody
    ) throws -> SourceSummary {
        if case .hunspell(let format) = format {
            var reader = try HunspellReader(
                input, affixes: affixes ?? SourceInput(path: format.affixes, limits: input.limits))
            return try reader.read(forbidden: forbidden, body)
        }
        let stream = try input.open()
        var summary: SourceSummary
        switch format {
        case .list(let format): summary = try read(stream, format, body)
        case .xml(let format): summary = try read(stream, format, body)
        case .hunspell: summary = SourceSummary()
        }
        summary.bytes = stream.bytes
        summary.fileBytes = stream.fileBytes
        summary.isCompressed = stream.isCompressed
        summary.notes = stream.notes + summary.notes
        return summary
    }

    private func read(
        _ stream: ByteStream, _ format: ListFormat, _ body: RecordBody
    ) throws -> SourceSummary {
        var reader = ListReader(at: stream.memberPlace, format: format, limits: input.limits)
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
            summary.notes = parser.notes
            return summary
        }
    }
}
