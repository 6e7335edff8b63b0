import DictModel

/// The records of all the files in a tar archive, in its order.
///
/// Each file is read as if it stood alone, under the name `archive/path`. Files whose name has
/// another ending than the first `.`-ending that the format knows, and hidden ones, are skipped.
final class TarCorpusReader: CorpusReader {
    private let builder: CorpusRecordBuilder
    private let archive: String
    private let endings: [[UInt8]]
    private let makeReader: (CorpusRecordBuilder) -> any CorpusReader
    private var splitter: TarSplitter
    private var reader: (any CorpusReader)?
    private var files = 0
    private var skipped = 0
    private var lastAbsence: String?
    private(set) var lines = 0
    private(set) var notes: [SourceNote] = []

    /// A reader of the archive that `builder` names, whose files have one of the `endings`, or
    /// any where there are none.
    init(
        _ builder: CorpusRecordBuilder, endings: [String],
        makeReader: @escaping (CorpusRecordBuilder) -> any CorpusReader
    ) {
        self.builder = builder
        archive = builder.name
        self.endings = endings.map { Array($0.utf8) }
        self.makeReader = makeReader
        splitter = TarSplitter(name: builder.name)
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

    func finish() throws {
        builder.name = archive
        try splitter.finish()
        let others = skipped + splitter.skipped
        guard others > 0 else { return }
        notes.append(
            SourceNote(
                "\(others) of \(files + others) members of the archive are no files of the format",
                at: SourcePlace(file: archive)))
    }

    private func begin(_ path: [UInt8]) {
        guard CorpusFolder.isCorpusFile(path, endings: endings) else {
            skipped += 1
            return
        }
        files += 1
        builder.name = archive + "/" + EscapedText.text(path)
        reader = makeReader(builder)
    }

    private func end() throws {
        guard let reader else { return }
        self.reader = nil
        try reader.finish()
        lines += reader.lines
        lastAbsence = reader.absence
        if notes.count < SourceNote.limit { notes += reader.notes }
    }
}

extension SourceNote {
    /// How many notes of the files of one archive or folder are kept.
    static let limit = 100
}
