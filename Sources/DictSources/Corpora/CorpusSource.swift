import DictModel

/// One file of sentences: a treebank, a corpus in XML, a text or a table; as it is or in gzip.
public struct CorpusSource: Sendable {
    private enum Origin {
        case path(String)
        case descriptor(Int32)
    }

    /// What messages call the file.
    public let name: String
    /// How its sentences are written.
    public let format: CorpusFormat
    /// The encoding of a format that does not declare its own, which XML does.
    public let encoding: TextEncoding
    /// What it may cost.
    public let limits: SourceLimits

    private let origin: Origin

    /// The file at `path`, which messages call `name`.
    ///
    /// Opens nothing yet.
    public init(
        path: String, name: String, format: CorpusFormat, encoding: TextEncoding = .utf8,
        limits: SourceLimits = .default
    ) {
        self.name = name
        self.format = format
        self.encoding = encoding
        self.limits = limits
        origin = .path(path)
    }

    /// What the open `descriptor`, such as 0 for the standard input, gives to its end.
    ///
    /// It stays open, and can be read once.
    public init(
        descriptor: Int32, name: String, format: CorpusFormat, encoding: TextEncoding = .utf8,
        limits: SourceLimits = .default
    ) {
        self.name = name
        self.format = format
        self.encoding = encoding
        self.limits = limits
        origin = .descriptor(descriptor)
    }

    /// Calls `body` with each sentence in the order of the file and gives what was read.
    ///
    /// Streams: memory stays flat whatever the size of the file. Records before an error have been
    /// handed out, so a caller that meets one drops them all. A file without any record is an
    /// error.
    ///
    /// - Throws: ``SourceError``, or what `body` throws.
    public func forEachRecord(_ body: CorpusBody) throws -> CorpusSummary {
        let stream =
            switch origin {
            case .path(let path):
                try ByteStream(FileInput(path: path, name: name), limits: limits)
            case .descriptor(let descriptor):
                try ByteStream(FileInput(descriptor: descriptor, name: name), limits: limits)
            }
        return try withoutActuallyEscaping(body) { body in
            let builder = CorpusRecordBuilder(name: name, limits: limits, body: body)
            let reader = reader(for: builder)
            try stream.forEachChunk { try reader.push($0) }
            try reader.finish()
            var summary = builder.summary
            guard summary.sentences + summary.paragraphs > 0 else {
                throw absence(of: summary, reader.absence)
            }
            summary.lines = reader.lines
            summary.bytes = stream.bytes
            summary.fileBytes = stream.fileBytes
            summary.isCompressed = stream.isCompressed
            summary.notes = stream.notes + reader.notes
            return summary
        }
    }

    private func reader(for builder: CorpusRecordBuilder) -> any CorpusReader {
        switch format {
        case .conllu: ConlluReader(builder, encoding: encoding, limits: limits)
        case .text: ParagraphReader(builder, encoding: encoding, limits: limits)
        case .columns(let columns):
            ColumnsReader(builder, columns, encoding: encoding, limits: limits)
        case .opus: xmlReader(MappedXMLReader(builder, .opus, limits: limits))
        case .tei: xmlReader(MappedXMLReader(builder, .tei, limits: limits))
        case .xml(let mapping): xmlReader(MappedXMLReader(builder, mapping, limits: limits))
        }
    }

    private func xmlReader(_ handler: any XMLCorpusHandler) -> XMLCorpusReader {
        XMLCorpusReader(name: name, limits: limits, handler: handler)
    }

    private func absence(of summary: CorpusSummary, _ clause: String) -> SourceError {
        let left = summary.findings.filter { $0.kind.dropsRecord }
            .map { "\($0.count) \($0.kind.name)" }.joined(separator: ", ")
        return SourceError(
            .badData, at: SourcePlace(file: name), problem: "0 sentences",
            found: left.isEmpty ? clause : "left out: " + left,
            hint: "look at the file and at its `format`")
    }
}
