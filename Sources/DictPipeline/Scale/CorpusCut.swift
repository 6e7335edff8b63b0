import DictConfiguration
import DictFiles
package import DictModel
import DictOutput
import DictSources

/// A division of one large file of a corpus into a folder of smaller ones, which are splits of
/// their own.
///
/// The file is read once, by the reader of its format, and what is written are its sentences and
/// paragraphs with the places that they have in the file (see `RecordLines` in DictSources). So any
/// format and any compression can be cut, and a build of the pieces makes the artefacts that a
/// build of the file makes. Only the first reading needs one machine; tagging, which takes most of
/// the time, is left to the pieces.
///
/// ```swift
/// let outcome = try CorpusCut(file: "en/films.xml.gz", size: 256 << 20, folder: "en/films")
///     .run(options)
/// ```
package struct CorpusCut {
    /// The number of bytes that are compressed at a time.
    private static let memberSize = 1 << 20

    /// A summary of the pieces.
    package struct Outcome: Sendable {
        package var pieces = 0
        package var records = 0
        /// The size of all pieces on the disk, in bytes.
        package var bytes = 0
        /// Notes on text that the reader left out or found strange, which builds of the pieces do
        /// not know.
        package var notes: [Diagnostic] = []
    }

    private let file: String
    private let size: Int
    private let folder: String
    /// The maximum number of pieces; with more than 99,999, the names would not be in order.
    var pieceLimit = 99_999

    /// Creates a cut of `file`, a path as written in dictc.yml or one of a corpus that is a folder
    /// or a pattern, into pieces of about `size` bytes, not compressed, in a new folder at
    /// `folder`.
    package init(file: String, size: Int, folder: String) {
        self.file = file
        self.size = size
        self.folder = folder
    }

    /// Writes the pieces, or nothing if the file cannot be read to its end.
    ///
    /// Memory is needed for one compressed piece.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if dictc.yml does not name the file, or if the file
    ///   cannot be read or the folder not be written.
    package func run(_ options: BuildOptions) throws -> Outcome {
        let project = try Project(options)
        let corpus = try source(in: project)
        let progress = StageProgress(artefact: file, show: options.progress)
        defer { progress.end() }
        let bytes = try FileContents.size(of: project.path(of: file))
        let counter = progress.counter("cutting", of: bytes)
        var input = try ProjectFiles(project).input(file) { counter.advance(by: $0) }
        // That is what cutting is for; the ratio of compression is still limited.
        input.limits.decompressedBytes = .max
        input.limits.records = .max
        let source = CorpusSource(input, format: corpus.format, encoding: corpus.encoding)
        let pending = try PendingFolder(folder)
        var outcome = Outcome()
        var piece = Piece()
        let summary = try source.forEachRecord(mayBeEmpty: corpus.mayBeEmpty) { record in
            try piece.add(record)
            if piece.size >= size { try write(&piece, to: pending.folder, &outcome) }
        }
        if !piece.isEmpty { try write(&piece, to: pending.folder, &outcome) }
        try pending.place()
        outcome.notes = summary.notes + summary.findings.map(\.note)
        return outcome
    }

    /// Returns the corpus of dictc.yml that has the file.
    private func source(in project: Project) throws -> SentencesConfiguration.Source {
        let sources = project.configuration.languages.flatMap { $0.sentences?.sources ?? [] }
        for source in sources {
            let members =
                try project.members(of: source.file, as: source.format) ?? [source.file]
            if members.contains(file) { return source }
        }
        throw Diagnostic(
            .cutUnknownFile, at: project.configurationPlace, "names no such corpus",
            found: PrintableText.quoted(file),
            expected: sources.isEmpty
                ? nil : PrintableText.alternatives(sources.prefix(5).map { $0.file }),
            hint: "name the file as dictc.yml does, with its format")
    }

    /// Writes `piece` and begins the next one.
    private func write(
        _ piece: inout Piece, to folder: OpenFolder, _ outcome: inout Outcome
    ) throws {
        outcome.pieces += 1
        guard outcome.pieces <= pieceLimit else {
            throw Diagnostic(
                .cutTooManyPieces, at: Place(project: file), "too many pieces",
                expected: "at most \(pieceLimit)", hint: "name a larger size")
        }
        outcome.records += piece.records
        let bytes = try piece.end()
        outcome.bytes += bytes.count
        let digits = String(100_000 + outcome.pieces).dropFirst()
        try folder.write(bytes, to: "\(digits).records.gz")
        piece = Piece()
    }

    /// The records of a piece, compressed so far as they are many.
    private struct Piece {
        private var compressed: [UInt8] = []
        private var lines = RecordLines.head
        private var file: String?
        private(set) var records = 0
        /// The size without compression, in bytes.
        private(set) var size = 0

        var isEmpty: Bool { records == 0 }

        mutating func add(_ record: CorpusRecord) throws(Diagnostic) {
            let before = lines.count
            if record.place.file != file {
                file = record.place.file
                lines += RecordLines.file(record.place.file)
            }
            RecordLines.append(record, to: &lines)
            size += lines.count - before
            records += 1
            if lines.count >= memberSize { try compress() }
        }

        /// Returns the whole piece.
        mutating func end() throws(Diagnostic) -> [UInt8] {
            lines += RecordLines.end(records)
            try compress()
            return compressed
        }

        private mutating func compress() throws(Diagnostic) {
            guard let member = GzipMember.compressing(lines, quickly: true) else {
                throw Diagnostic(
                    .internalFault, at: Place(file ?? ""), "the records cannot be compressed")
            }
            compressed += member
            lines.removeAll(keepingCapacity: true)
        }
    }
}
