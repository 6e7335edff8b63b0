import DictModel

/// A reader for all corpus files in a tar or zip archive, in the order of the archive.
///
/// Each file is read separately, and its name in diagnostics is, for example,
/// `corpus.zip!path/text.conllu`. The reader skips hidden files and files whose names do not have
/// an ending of the corpus format.
final class ArchiveCorpusReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let stream: ByteStream
    private let endings: [[UInt8]]
    private let makeReader: (CorpusRecordBuilder) -> any CorpusReader
    /// The 1-based number of the member that is being read, or 0 before the first one.
    private var member = 0
    private var reader: (any CorpusReader)?
    private var files = 0
    private var skipped = 0
    private var lastAbsence: String?
    private(set) var lines = 0
    private(set) var notes: [Diagnostic] = []

    /// Creates a reader for the archive in `stream`, which must deliver its members.
    ///
    /// It reads files whose names have one of the `endings`, each with a new reader made by
    /// `makeReader`.
    init(
        _ builder: CorpusRecordBuilder, _ stream: ByteStream, endings: [String],
        makeReader: @escaping (CorpusRecordBuilder) -> any CorpusReader
    ) {
        self.builder = builder
        self.stream = stream
        self.endings = endings.map { Array($0.utf8) }
        self.makeReader = makeReader
    }

    var absence: String {
        lastAbsence ?? "an archive without files to read, \(others) others"
    }

    private var others: Int { skipped + stream.skippedMembers }

    func push(_ chunk: Span<UInt8>) throws {
        if let (path, number) = stream.member, number != member {
            try end()
            member = number
            begin(path)
        }
        if !chunk.isEmpty { try reader?.push(chunk) }
    }

    func finish() throws {
        try end()
        builder.place = stream.place
        guard others > 0 else { return }
        notes.append(
            Diagnostic(
                .archiveSkipped, at: stream.place,
                "\(others) of \(files + others) members of the archive are no files of the format"))
    }

    private func begin(_ path: [UInt8]) {
        guard CorpusFolder.isCorpusFile(path, endings: endings) else {
            skipped += 1
            return
        }
        files += 1
        builder.place = stream.memberPlace
        reader = makeReader(builder)
    }

    private func end() throws {
        guard let reader else { return }
        self.reader = nil
        try reader.finish()
        lines += reader.lines
        lastAbsence = reader.absence
        if notes.count < CorpusSummary.noteLimit { notes += reader.notes }
    }
}

extension CorpusSummary {
    /// The number of notes in a summary at which notes about further files are no longer added.
    static let noteLimit = 100
}
