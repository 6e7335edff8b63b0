import DictModel

/// Takes one record: its word, its line from 1, and the number beside it, if any.
///
/// The word is UTF-8, never empty, and has no white space at its ends. Its bytes are valid only in
/// the call.
public typealias RecordBody = (_ text: Span<UInt8>, _ line: Int, _ number: UInt64?) throws -> Void

/// How the records of a source are to be found.
public enum WordSourceFormat: Sendable, Equatable, Encodable {
    /// A plain list, one word per line.
    case list(ListFormat)
    /// XML, with a path to the words.
    case xml(XMLWordFormat)

    /// What keeps the format from being used; empty if nothing does.
    public func faults() -> [FormatFault] {
        switch self {
        case .list: []
        case .xml(let format): format.faults()
        }
    }
}

/// One file of words: a plain list or XML, as it is or in gzip.
public struct WordSource {
    /// Its bytes.
    public let input: SourceInput
    /// How its records are to be found.
    public let format: WordSourceFormat

    /// The words in `input`.
    public init(_ input: SourceInput, format: WordSourceFormat) {
        self.input = input
        self.format = format
    }

    /// Calls `body` with each record in the order of the file and returns what was read.
    ///
    /// Streams: memory stays flat whatever the size of the file. When an error is thrown, the
    /// records before it have been handed out, so drop them. A source without any record is an
    /// error.
    ///
    /// - Throws: `Diagnostic`, or what `body` throws.
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
