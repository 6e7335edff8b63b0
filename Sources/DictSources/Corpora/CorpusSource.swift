package import DictModel

/// A corpus of sentences in one file, an archive or a folder, optionally compressed.
///
/// ```swift
/// let corpus = CorpusSource(SourceInput(path: "en_ewt-ud-dev.conllu.gz"), format: .conllu)
/// let summary = try corpus.forEachRecord { record in sentences.append(record.text) }
/// ```
package struct CorpusSource {
    /// The file, folder or file descriptor to read.
    package let input: SourceInput
    /// The format of the corpus.
    package let format: CorpusFormat
    /// The encoding of the files, which is ignored for XML because XML declares its own.
    package let encoding: TextEncoding
    /// The language whose sentences are read, where the corpus names languages; `nil` for all.
    package let language: Language?

    /// Creates a source that reads the corpus in `input`.
    package init(
        _ input: SourceInput, format: CorpusFormat, encoding: TextEncoding = .utf8,
        language: Language? = nil
    ) {
        self.input = input
        self.format = format
        self.encoding = encoding
        self.language = language
    }

    /// Returns the paths of the corpus files in the folder that is the input, or `nil` if the input
    /// is not a folder.
    ///
    /// The paths are relative to the folder and sorted byte by byte.
    ///
    /// - Throws: `Diagnostic` if the folder cannot be read, or exceeds the limits of the input.
    package func folderFiles() throws(Diagnostic) -> [String]? {
        guard case .path(let path) = input.origin, CorpusFolder.isFolder(path) else { return nil }
        return try CorpusFolder.files(
            in: path, at: input.place, endings: format.fileEndings.map { Array($0.utf8) },
            limits: input.limits)
    }

    /// Returns the error for a corpus without sentences, with the contents `found` instead.
    package func noSentences(found: String) -> Diagnostic {
        Diagnostic(
            .corpusNoSentences, at: input.place, "0 sentences", found: found,
            hint: "look at the file and at its `format`")
    }

    /// Calls `body` with each sentence or paragraph in file order and returns statistics.
    ///
    /// Memory use does not depend on the size of the corpus. If an error is thrown, `body` may
    /// already have been called with some of the records; discard them. A corpus without records is
    /// an error unless `mayBeEmpty` is true.
    ///
    /// - Throws: `Diagnostic`, or any error that `body` throws.
    package func forEachRecord(
        mayBeEmpty: Bool = false, _ body: CorpusBody
    ) throws -> CorpusSummary {
        try withoutActuallyEscaping(body) {
            try CorpusReading(self, body: $0).run(mayBeEmpty: mayBeEmpty)
        }
    }

    /// Calls `conllu` with each CoNLL-U sentence as written, and `body` with the record made from
    /// it.
    ///
    /// `body` is not called for sentences that are skipped. `conllu` is not called for corpora in
    /// other formats.
    ///
    /// - Throws: `Diagnostic`, or any error that `conllu` or `body` throws.
    package func forEachRecord(conllu: ConlluBody, _ body: CorpusBody) throws -> CorpusSummary {
        try withoutActuallyEscaping(body) { body in
            try withoutActuallyEscaping(conllu) { conllu in
                try CorpusReading(self, body: body, conllu: conllu).run()
            }
        }
    }
}

/// One pass over a corpus from start to end.
private final class CorpusReading {
    private let source: CorpusSource
    private let conllu: ConlluBody?
    private let builder: CorpusRecordBuilder
    private var totals = CorpusSummary()

    init(_ source: CorpusSource, body: @escaping CorpusBody, conllu: ConlluBody? = nil) {
        self.source = source
        self.conllu = conllu
        builder = CorpusRecordBuilder(
            at: source.input.place, limits: source.input.limits,
            hasAutomaticTags: source.format.hasAutomaticTags, language: source.language,
            body: body)
    }

    private var input: SourceInput { source.input }

    func run(mayBeEmpty: Bool = false) throws -> CorpusSummary {
        var absence = "a folder without files of the format"
        if let files = try source.folderFiles() {
            for file in files { absence = try read(input.file(at: file)) }
        } else {
            absence = try read(input)
        }
        var summary = builder.summary
        guard mayBeEmpty || summary.sentences + summary.paragraphs > 0 else {
            let left = summary.findings.filter { $0.kind.dropsRecord }
                .map { "\($0.count) \($0.kind.name)" }
            throw source.noSentences(
                found: left.isEmpty ? absence : "left out: " + left.joined(separator: ", "))
        }
        summary.lines = totals.lines
        summary.bytes = totals.bytes
        summary.fileBytes = totals.fileBytes
        summary.isCompressed = totals.isCompressed
        summary.notes = totals.notes
        return summary
    }

    /// Reads one file or archive and returns a clause that explains why it may have no records.
    private func read(_ input: SourceInput) throws -> String {
        builder.place = input.place
        let stream = try input.open()
        stream.allowsMembers = true
        let reader: any CorpusReader =
            stream.member == nil
            ? self.reader(for: builder)
            : ArchiveCorpusReader(
                builder, stream, endings: source.format.fileEndings, makeReader: self.reader)
        try stream.forEachChunk { chunk in try reader.push(chunk) }
        try reader.finish()
        totals.lines += reader.lines
        totals.bytes += stream.bytes
        totals.fileBytes += stream.fileBytes
        totals.isCompressed = totals.isCompressed || stream.isCompressed
        if totals.notes.count < CorpusSummary.noteLimit {
            totals.notes += stream.notes + reader.notes
        }
        return reader.absence
    }

    private func reader(for builder: CorpusRecordBuilder) -> any CorpusReader {
        let (encoding, limits) = (source.encoding, input.limits)
        func mapped(_ mapping: XMLCorpusMapping) -> XMLCorpusReader {
            xml(MappedXMLReader(builder, mapping, limits: limits))
        }
        func xml(_ handler: any XMLCorpusHandler) -> XMLCorpusReader {
            XMLCorpusReader(at: builder.place, limits: limits, handler: handler)
        }
        return switch source.format {
        case .conllu: ConlluReader(builder, encoding: encoding, limits: limits, body: conllu)
        case .text: ParagraphReader(builder, encoding: encoding, limits: limits)
        case .lines:
            ParagraphReader(builder, encoding: encoding, limits: limits, isOneLine: true)
        case .subtitles: SubtitleReader(builder, encoding: encoding, limits: limits)
        case .records: RecordsReader(builder, limits: limits)
        case .columns(let columns):
            ColumnsReader(builder, columns, encoding: encoding, limits: limits)
        case .alpino: xml(AlpinoReader(builder, limits: limits))
        case .folia: xml(FoLiAReader(builder, limits: limits))
        case .opus: mapped(.opus)
        case .tei: mapped(.tei)
        case .dcoi: mapped(.dcoi)
        case .xml(let mapping): mapped(mapping)
        }
    }
}

/// A reader that adds the records in one corpus file to a ``CorpusRecordBuilder``.
protocol CorpusReader: AnyObject {
    /// The number of lines read so far.
    var lines: Int { get }
    var notes: [Diagnostic] { get }
    /// A clause that explains why the file has no records, meaningful only if there are none.
    var absence: String { get }

    func push(_ chunk: Span<UInt8>) throws

    /// Reads the end of the file and completes the last record.
    ///
    /// Call this method once, after the last chunk.
    func finish() throws
}

/// A handler that turns the content of an XML corpus file into records.
protocol XMLCorpusHandler: XMLContentHandler {
    var absence: String { get }
}

/// A reader for a corpus file in XML that parses the file and passes its content to a handler.
final class XMLCorpusReader: CorpusReader {
    private let handler: any XMLCorpusHandler
    private let parser: XMLPushParser

    init(at place: Place, limits: SourceLimits, handler: any XMLCorpusHandler) {
        self.handler = handler
        parser = XMLPushParser(at: place, limits: limits, handler: handler)
    }

    var lines: Int { parser.line }
    var notes: [Diagnostic] { parser.notes }
    var absence: String { handler.absence }

    func push(_ chunk: Span<UInt8>) throws { try parser.push(chunk) }
    func finish() throws { try parser.finish() }
}

/// One sentence of a corpus, or one paragraph that has yet to be split into sentences.
///
/// The text meets the requirements of ``TokenisedText``: it is UTF-8 without control characters,
/// each run of white space is one space, and there is none at either end. There are no tokens if
/// the corpus is not tokenised, and tokens have no tags if it is not tagged.
package struct CorpusRecord: Sendable {
    /// The text, with its tokens if the corpus marks them.
    package var text: TokenisedText
    /// The marks of the corpus in the text, for example where words are missing.
    package var marks: [PlacedMark] = []
    /// Whether the text is one sentence rather than a paragraph.
    package var isSentence: Bool
    /// Whether the part-of-speech tags, if any, come from a program and were not checked by people.
    package var hasAutomaticTags = false
    /// The identifier of the sentence in its corpus, in UTF-8, or an empty array if it has none.
    package var id: [UInt8]
    /// The file and the line where the sentence or paragraph begins.
    package var place: Place

    /// Creates a record whose tags, if any, do not count as automatic.
    package init(
        text: TokenisedText, isSentence: Bool = true, id: [UInt8] = [], place: Place
    ) {
        self.text = text
        self.isSentence = isSentence
        self.id = id
        self.place = place
    }
}

/// A function to call with each record of a corpus.
///
/// The storage of the record is reused for the next one unless you keep a copy.
package typealias CorpusBody = (_ record: CorpusRecord) throws -> Void
