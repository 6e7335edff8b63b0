import DictModel

/// One file of sentences: a treebank, a corpus in XML, a text or a table; as it is or in gzip.
public struct CorpusSource: Sendable {
    /// What messages call the file.
    public let name: String
    /// How its sentences are written.
    public let format: CorpusFormat
    /// The encoding of a format that does not declare its own, which XML does.
    public let encoding: TextEncoding
    /// The rules that bring older tags up to date, which only ``CorpusFormat/conllu`` knows.
    public let repair: TagRepair?
    /// What it may cost.
    public let limits: SourceLimits

    private let origin: SourceOrigin

    /// The file at `path`, which messages call `name`.
    ///
    /// Opens nothing yet.
    public init(
        path: String, name: String, format: CorpusFormat, encoding: TextEncoding = .utf8,
        repair: TagRepair? = nil, limits: SourceLimits = .default
    ) {
        self.name = name
        self.format = format
        self.encoding = encoding
        self.repair = repair
        self.limits = limits
        origin = .path(path)
    }

    /// What the open `descriptor`, such as 0 for the standard input, gives to its end.
    ///
    /// It stays open, and can be read once.
    public init(
        descriptor: Int32, name: String, format: CorpusFormat, encoding: TextEncoding = .utf8,
        repair: TagRepair? = nil, limits: SourceLimits = .default
    ) {
        self.name = name
        self.format = format
        self.encoding = encoding
        self.repair = repair
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
        try withoutActuallyEscaping(body) { body in
            let builder = CorpusRecordBuilder(name: name, limits: limits, body: body)
            var totals = CorpusSummary()
            var absence = "a folder without files of the format"
            switch origin {
            case .path(let path) where CorpusFolder.isFolder(path):
                for file in try files(in: path) {
                    builder.name = name + "/" + EscapedText.escape(file)
                    let input = try FileInput(path: path + "/" + file, name: builder.name)
                    absence = try read(input, builder, &totals)
                }
                builder.name = name
            case .path, .descriptor:
                absence = try read(origin.input(name: name), builder, &totals)
            }
            var summary = builder.summary
            guard summary.sentences + summary.paragraphs > 0 else {
                throw self.absence(of: summary, absence)
            }
            summary.lines = totals.lines
            summary.bytes = totals.bytes
            summary.fileBytes = totals.fileBytes
            summary.isCompressed = totals.isCompressed
            summary.notes = totals.notes
            return summary
        }
    }

    /// Reads one file, a corpus or an archive of some, adds its size to `totals`, and gives the
    /// reason why there may be no record in it.
    private func read(
        _ input: FileInput, _ builder: CorpusRecordBuilder, _ totals: inout CorpusSummary
    ) throws -> String {
        let stream = try ByteStream(input, limits: limits)
        var reader: (any CorpusReader)?
        try stream.forEachChunk { chunk in
            if reader == nil {
                reader =
                    TarHeader.begins(chunk)
                    ? TarCorpusReader(
                        builder, endings: format.fileEndings, makeReader: self.reader(for:))
                    : self.reader(for: builder)
            }
            try reader?.push(chunk)
        }
        let last = reader ?? self.reader(for: builder)
        try last.finish()
        totals.lines += last.lines
        totals.bytes += stream.bytes
        totals.fileBytes += stream.fileBytes
        totals.isCompressed = totals.isCompressed || stream.isCompressed
        if totals.notes.count < SourceNote.limit { totals.notes += stream.notes + last.notes }
        return last.absence
    }

    /// The files of the corpus below the folder at `path`, relative to it, in a fixed order.
    private func files(in path: String) throws(SourceError) -> [String] {
        try CorpusFolder.files(
            in: path, name: name, endings: format.fileEndings.map { Array($0.utf8) },
            limits: limits)
    }

    private func reader(for builder: CorpusRecordBuilder) -> any CorpusReader {
        switch format {
        case .conllu:
            ConlluReader(builder, encoding: encoding, repair: repair, limits: limits)
        case .text: ParagraphReader(builder, encoding: encoding, limits: limits)
        case .columns(let columns):
            ColumnsReader(builder, columns, encoding: encoding, limits: limits)
        case .opus: xmlReader(builder, MappedXMLReader(builder, .opus, limits: limits))
        case .tei: xmlReader(builder, MappedXMLReader(builder, .tei, limits: limits))
        case .alpino: xmlReader(builder, AlpinoReader(builder, limits: limits))
        case .folia: xmlReader(builder, FoLiAReader(builder, limits: limits))
        case .dcoi: xmlReader(builder, MappedXMLReader(builder, .dcoi, limits: limits))
        case .xml(let mapping):
            xmlReader(builder, MappedXMLReader(builder, mapping, limits: limits))
        }
    }

    private func xmlReader(
        _ builder: CorpusRecordBuilder, _ handler: any XMLCorpusHandler
    ) -> XMLCorpusReader {
        XMLCorpusReader(name: builder.name, limits: limits, handler: handler)
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
