import DictModel

/// A reader for all corpus files in a tar or zip archive, in the order of the archive.
///
/// Each file is read separately, and its name in diagnostics is `archive!path`. Hidden files, and
/// files whose names do not have an ending of the corpus format, are skipped.
final class ArchiveCorpusReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let archive: Place
    private let endings: [[UInt8]]
    private let makeReader: (CorpusRecordBuilder) -> any CorpusReader
    private var splitter: TarSplitter
    private let isTar: Bool
    /// The number of the member of a zip archive that is read.
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
    /// `makeReader`. The bytes of a tar archive have to be pushed as they are, those of a zip archive
    /// member by member.
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

    /// Reads the next bytes of the member `path` of a zip archive, which is the `number`th.
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
