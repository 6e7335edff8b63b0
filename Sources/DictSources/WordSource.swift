import DictModel

/// Takes one record: its word, its line from 1, and the count that stands beside it, if any.
///
/// The word is UTF-8, never empty, and has no white space at its ends. Its bytes are valid only in
/// the call.
public typealias RecordBody = (_ text: Span<UInt8>, _ line: Int, _ count: UInt64?) throws -> Void

/// How the records of a source are to be found.
public enum WordSourceFormat: Sendable, Equatable {
    /// A plain list, a word a line.
    case list(ListFormat)
    /// XML, with a path to the words.
    case xml(XMLWordFormat)
}

/// One file of words: a plain list or XML, as it is or in gzip.
public struct WordSource: Sendable {
    /// What messages call the file.
    public let name: String
    /// How its records are to be found.
    public let format: WordSourceFormat
    /// What it may cost.
    public let limits: SourceLimits

    private let origin: SourceOrigin

    /// The file at `path`, which messages call `name`.
    ///
    /// Opens nothing yet.
    public init(
        path: String, name: String, format: WordSourceFormat, limits: SourceLimits = .default
    ) {
        self.name = name
        self.format = format
        self.limits = limits
        origin = .path(path)
    }

    /// What the open `descriptor`, such as 0 for the standard input, gives to its end.
    ///
    /// It stays open, and can be read once.
    public init(
        descriptor: Int32, name: String, format: WordSourceFormat, limits: SourceLimits = .default
    ) {
        self.name = name
        self.format = format
        self.limits = limits
        origin = .descriptor(descriptor)
    }

    /// Calls `body` with each record in the order of the file and gives what was read.
    ///
    /// Streams: memory stays flat whatever the size of the file. Records before an error have been
    /// handed out, so a caller that meets one drops them all. A source without any record is an
    /// error.
    ///
    /// - Throws: ``SourceError``, or what `body` throws.
    public func forEachRecord(_ body: RecordBody) throws -> SourceSummary {
        let stream = try ByteStream(origin.input(name: name), limits: limits)
        var summary: SourceSummary
        switch format {
        case .list(let format): summary = try Self.read(stream, format, limits, body)
        case .xml(let format): summary = try Self.read(stream, format, limits, body)
        }
        summary.bytes = stream.bytes
        summary.fileBytes = stream.fileBytes
        summary.isCompressed = stream.isCompressed
        summary.notes = stream.notes + summary.notes
        return summary
    }

    private static func read(
        _ stream: ByteStream, _ format: ListFormat, _ limits: SourceLimits, _ body: RecordBody
    ) throws -> SourceSummary {
        var reader = ListReader(name: stream.name, format: format, limits: limits)
        try stream.forEachChunk { chunk in try reader.push(chunk, body) }
        try reader.finish(body)
        var summary = SourceSummary()
        summary.records = reader.records
        summary.lines = reader.lines
        summary.skipped = reader.skipped
        summary.notes = reader.notes
        return summary
    }

    private static func read(
        _ stream: ByteStream, _ format: XMLWordFormat, _ limits: SourceLimits, _ body: RecordBody
    ) throws -> SourceSummary {
        try withoutActuallyEscaping(body) { body in
            let reader = XMLWordReader(
                name: stream.name, format: format, limits: limits, body: body)
            let parser = XMLPushParser(name: stream.name, limits: limits, handler: reader)
            var isFirst = true
            try stream.forEachChunk { chunk in
                if isFirst { try ContentGuess.requireXML(chunk, name: stream.name) }
                isFirst = false
                try parser.push(chunk)
            }
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
