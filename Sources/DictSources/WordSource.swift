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
    /// A dictionary of the spelling checker hunspell, with its affix file.
    case hunspell(HunspellFormat)

    /// What keeps the format from being used; empty if nothing does.
    public func faults() -> [FormatFault] {
        switch self {
        case .list, .hunspell: []
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
    private let affixes: SourceInput?

    /// The words in `input`.
    ///
    /// - Parameters:
    ///   - input: Its bytes; a dictionary of hunspell is read twice, so it has to be a file.
    ///   - format: How its records are to be found.
    ///   - affixes: The affix file of a dictionary of hunspell; `nil` for the path in `format`.
    public init(_ input: SourceInput, format: WordSourceFormat, affixes: SourceInput? = nil) {
        self.input = input
        self.format = format
        self.affixes = affixes
    }

    /// Calls `body` with each record in the order of the file and returns what was read.
    ///
    /// Streams: memory stays flat whatever the size of the file. When an error is thrown, the
    /// records before it have been handed out, so drop them. A source without any record is an
    /// error.
    ///
    /// - Throws: `Diagnostic`, or what `body` throws.
    public func forEachRecord(_ body: RecordBody) throws -> SourceSummary {
        try forEachRecord(forbidden: { _, _, _ in }, body)
    }

    /// The same as ``forEachRecord(_:)``; calls `forbidden` with each form that the source says is
    /// no word, before all others.
    ///
    /// Only dictionaries of hunspell have such forms.
    public func forEachRecord(
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
        let reader = ListReader(at: stream.memberPlace, format: format, limits: input.limits)
        try forEachChunk(of: stream) { chunk in try reader.push(chunk, body) }
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
                at: stream.memberPlace, format: format, limits: input.limits, body: body)
            let parser = XMLPushParser(
                at: stream.memberPlace, limits: input.limits, handler: reader)
            try forEachChunk(of: stream) { chunk in try parser.push(chunk) }
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

    /// Calls `body` with the chunks of `stream` or, if it is a tar archive, with those of its file.
    private func forEachChunk(
        of stream: ByteStream, _ body: (Span<UInt8>) throws -> Void
    ) throws {
        var tar: TarSplitter?
        var isFirst = true
        var files = 0
        try stream.forEachChunk { chunk in
            if isFirst, TarHeader.begins(chunk) { tar = TarSplitter(at: input.place) }
            isFirst = false
            guard tar != nil else { return try body(chunk) }
            try tar?.push(chunk) { event in
                guard case .begin = event else { return }
                files += 1
                if files > 1 { throw Diagnostic.manyFiles(at: input.place) }
            } content: { bytes in
                try body(bytes)
            }
        }
        try tar?.finish()
    }
}
