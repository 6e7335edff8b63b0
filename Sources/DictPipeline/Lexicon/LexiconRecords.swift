import DictLexicon
import DictModel
import DictSources

/// The sources of one language's lexicon, and how to read them.
struct LexiconRecords {
    /// A file that was read.
    struct File {
        /// The path of the file, as in the configuration.
        var file: String
        /// The role of the file: `words`, `overlay` or, for a `drop` list, its reason.
        var role: String
        /// The counts and notes from reading the file.
        var summary: SourceSummary
    }

    private let language: LanguageConfiguration
    private let files: ProjectFiles
    /// The paths of the files; the file number of an ``Origin`` is an index into this list.
    let paths: [String]

    init(_ language: LanguageConfiguration, in files: ProjectFiles) {
        self.language = language
        self.files = files
        paths =
            language.words.map(\.file) + language.wantedDrop.map(\.file)
            + (language.overlay.map { [$0] } ?? [])
    }

    /// An empty builder that knows the names of the sources.
    var builder: LexiconBuilder {
        LexiconBuilder(
            language: language.language, files: paths.map { Place(project: $0) })
    }

    /// Reads all records into `receiver`.
    ///
    /// After an error in a file, it continues with the next one, so that you see all errors at
    /// once.
    ///
    /// - Parameters:
    ///   - receiver: The builder that receives the records.
    ///   - lemmas: Receives the folded words of the sources that contain lemmas.
    /// - Returns: The files in the order of ``paths``.
    /// - Throws: The errors in all files.
    func read(
        into receiver: inout LexiconBuilder, lemmas: inout Set<[UInt8]>
    ) throws(Diagnostics) -> [File] {
        var read: [File] = []
        let folding = Folding(language.language)
        var faults = Diagnostics()
        var number = 0
        func attempt(_ role: String, _ body: (Int) throws -> SourceSummary) {
            defer { number += 1 }
            do {
                read.append(File(file: paths[number], role: role, summary: try body(number)))
            } catch {
                faults.add(error)
            }
        }
        for source in language.words {
            attempt("words") { number in
                try source.source(in: files).forEachRecord { text, line, _ in
                    try receiver.addReason(text, reason: .forbidden, file: number, line: line)
                } _: { text, line, count in
                    if source.holdsLemmas {
                        var word: [UInt8] = []
                        _ = folding.fold(text, into: &word)
                        lemmas.insert(word)
                    }
                    try receiver.add(
                        text, file: number, line: line,
                        familiarity: source.familiarity(column: count, line: line),
                        isAsked: source.isAsked)
                }
            }
        }
        for list in language.wantedDrop {
            attempt(list.reason.rawValue) { number in
                try list.source(in: files).forEachRecord { text, line, _ in
                    try receiver.addReason(text, reason: list.reason, file: number, line: line)
                }
            }
        }
        if let overlay = language.overlay {
            attempt("overlay") { number in
                // Unlike a list, an overlay may be empty: it is fine to have no corrections.
                var format = ListFormat.lines
                format.allowsEmpty = true
                return try files.list(overlay, format).forEachRecord { text, line, _ in
                    try receiver.applyOverlayLine(text, file: number, line: line)
                }
            }
        }
        try faults.throwIfAny()
        return read
    }
}
