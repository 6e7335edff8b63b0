import DictLexicon
import DictModel
import DictSources

/// A reader of all files that make up one language's lexicon: word lists, `drop` lists and the
/// overlay.
struct LexiconRecords {
    /// A file that was read, with its role and its statistics.
    struct File {
        /// The path of the file, as written in dictc.yml.
        var file: String
        /// The role of the file in reports: `words`, `overlay` or, for a `drop` list, the reason
        /// that it states, such as `name`.
        var role: String
        /// The statistics of the file, and notes about it.
        var summary: SourceSummary
    }

    private let language: LanguageConfiguration
    private let files: ProjectFiles
    /// The paths of all files in the order in which they are read: word lists, `drop` lists,
    /// overlay.
    ///
    /// The file number of an ``Origin`` is an index into this array.
    let paths: [String]

    init(_ language: LanguageConfiguration, in files: ProjectFiles) {
        self.language = language
        self.files = files
        paths =
            language.words.map(\.file) + language.wantedDrop.map(\.file)
            + (language.overlay.map { [$0] } ?? [])
    }

    /// A new builder without any records, which names the files at ``paths`` as its sources.
    var builder: LexiconBuilder {
        LexiconBuilder(
            language: language.language, files: paths.map { Place(project: $0) })
    }

    /// Reads all records of the files into `receiver`.
    ///
    /// If a file contains an error, reading continues with the next file, so that all errors are
    /// reported at once.
    ///
    /// - Parameters:
    ///   - receiver: The builder that receives the records.
    ///   - lemmas: A set that receives the folded words of the files with `lemmas: true`.
    /// - Returns: The files with their statistics, in the order of ``paths``.
    /// - Throws: `Diagnostics` with the errors in all files.
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
