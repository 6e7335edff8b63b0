import DictModel

/// Called with one record: its word, its line from 1, and the number next to the word, if any.
///
/// The word is UTF-8 and never empty, without spaces or tabs at its ends. Its bytes are valid only
/// during the call.
public typealias RecordBody = (_ text: Span<UInt8>, _ line: Int, _ number: UInt64?) throws -> Void

/// The format of a source of words.
public enum WordSourceFormat: Sendable, Equatable, Encodable {
    /// A plain list with one word per line.
    case list(ListFormat)
    /// XML, with the path of the elements that hold the words.
    case xml(XMLWordFormat)

    /// Returns the reasons why the format cannot be used; empty if it is valid.
    public func faults() -> [FormatFault] {
        switch self {
        case .list: []
        case .xml(let format): format.faults()
        }
    }
}

/// A source of words: a plain list or XML, optionally compressed with gzip.
public struct WordSource {
    /// The input to read.
    public let input: SourceInput
    /// The format of the input.
    public let format: WordSourceFormat

    /// Creates a source that reads the words in `input`.
    public init(_ input: SourceInput, format: WordSourceFormat) {
        self.input = input
        self.format = format
    }

    /// Calls `body` with each record in file order and returns statistics about the source.
    ///
    /// Memory use does not depend on the size of the file. If an error is thrown, `body` may
    /// already have been called with the records before it, so discard them. A source without
    /// records is an error, unless its list format allows that.
    ///
    /// - Throws: `Diagnostic`, or whatever `body` throws.
    public func forEachRecord(_ body: RecordBody) throws -> SourceSummary {
        let stream = try input.open()
        var summary: SourceSummary
        switch format {
        case .list(let format): summary = try read(stream, format, body)
        case .xml(let format): summary = try read(stream, format, body)
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
        let reader = ListReader(at: input.place, format: format, limits: input.limits)
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
            let reader = XMLWordReader(
                at: input.place, format: format, limits: input.limits, body: body)
            let parser = XMLPushParser(at: input.place, limits: input.limits, handler: reader)
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
