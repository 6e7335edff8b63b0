import DictModel

/// A reader for all corpus files in a tar or zip archive, in the order of the archive.
///
/// Each file is read separately, and its name in diagnostics is, for example,
/// `corpus.zip!path/text.conllu`. The reader skips hidden files and files whose names do not have
/// an ending of the corpus format.
final class ArchiveCorpusReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let archive: Place
    private let endings: [[UInt8]]
    private let makeReader: (CorpusRecordBuilder) -> any CorpusReader
    private var splitter: TarSplitter
    private let isTar: Bool
    /// The 1-based number of the zip member that is being read, or 0 before the first one.
    private var member = 0
    private var reader: (any CorpusReader)?
    private var files = 0
    private var skipped = 0
    private var lastAbsence: String?
    private(set) var lines = 0
    private(set) var notes: [Diagnostic] = []

    /// Creates a reader for the archive at the current place of `builder`.
    ///
    /// It reads files whose names have one of the `endings`, each with a new reader made by
    /// `makeReader`. If `isTar` is true, pass the bytes of the tar archive to ``push(_:)``.
    /// Otherwise, pass the unpacked bytes of each zip member to ``push(_:of:number:)``.
    init(
        _ builder: CorpusRecordBuilder, endings: [String], isTar: Bool,
        makeReader: @escaping (CorpusRecordBuilder) -> any CorpusReader
    ) {
        self.builder = builder
        archive = builder.place
        self.endings = endings.map { Array($0.utf8) }
        self.makeReader = makeReader
        self.isTar = isTar
        splitter = TarSplitter(at: builder.place)
    }

    var absence: String {
        lastAbsence ?? "an archive without files to read, \(skipped + splitter.skipped) others"
    }

    func push(_ chunk: Span<UInt8>) throws {
        try splitter.push(chunk) { event in
            switch event {
            case .begin(let path): begin(path)
            case .end: try end()
            }
        } content: { bytes in
            try reader?.push(bytes)
        }
    }

    /// Reads the next bytes of a zip member.
    ///
    /// - Parameters:
    ///   - chunk: The bytes, unpacked.
    ///   - path: The path of the member in the archive.
    ///   - number: The 1-based number of the member, which differs from that of the previous call
    ///     if a new member begins.
    /// - Throws: Any error from the reader of the previous or the current member.
    func push(_ chunk: Span<UInt8>, of path: [UInt8], number: Int) throws {
        if number != member {
            try end()
            member = number
            begin(path)
        }
        try reader?.push(chunk)
    }

    func finish() throws {
        if !isTar { try end() }
        builder.place = archive
        if isTar { try splitter.finish() }
        let others = skipped + splitter.skipped
        guard others > 0 else { return }
        notes.append(
            Diagnostic(
                .tarSkipped, at: archive,
                "\(others) of \(files + others) members of the archive are no files of the format"))
    }

    private func begin(_ path: [UInt8]) {
        guard CorpusFolder.isCorpusFile(path, endings: endings) else {
            skipped += 1
            return
        }
        files += 1
        builder.place = archive.of(member: path)
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
