import DictConfiguration
import DictLexicon
import DictModel
import DictOutput
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
        /// The number of words that the file marks as not to be suggested.
        var neverAsked = 0
    }

    private let language: LanguageConfiguration
    private let files: ProjectFiles
    /// The paths of all files, in the order of their numbers: word lists, the corrections to dictc's
    /// own, `drop` lists, overlay.
    ///
    /// The file number of an ``Origin`` is an index into this array.
    let paths: [String]
    /// The folded words to read, or `nil` for all; the `drop` lists are then not read either.
    private let only: Set<[UInt8]>?

    init(_ language: LanguageConfiguration, in files: ProjectFiles, only: Set<[UInt8]>? = nil) {
        self.language = language
        self.only = only
        self.files = files
        paths =
            language.words.map(\.file) + (language.corrections.map { [$0] } ?? [])
            + language.wantedDrop.map(\.file) + (language.overlay.map { [$0] } ?? [])
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
        var neverAsked = 0
        var folded: [UInt8] = []
        func attempt(_ role: String, _ body: (Int) throws -> SourceSummary) {
            defer { number += 1 }
            neverAsked = 0
            do {
                var file = File(file: paths[number], role: role, summary: try body(number))
                file.neverAsked = neverAsked
                read.append(file)
            } catch {
                faults.add(error)
            }
        }
        let corrections = self.corrections(&faults)
        for source in language.words {
            let corrections = BuiltInFile.isName(source.file) ? corrections?.lines : nil
            attempt("words") { number in
                func add(
                    _ text: Span<UInt8>, _ line: Int, _ number: UInt64?, file: Int, isAsked: Bool
                ) throws {
                    if source.holdsLemmas || only != nil {
                        folded.removeAll(keepingCapacity: true)
                        _ = folding.fold(text, into: &folded)
                        if source.holdsLemmas { lemmas.insert(folded) }
                        if let only, !only.contains(folded) { return }
                    }
                    let correction = corrections?.line(about: text)
                    if let correction, !correction.adds {
                        let origin = correction.origin
                        try receiver.drop(
                            text, .removedByOverlay, file: origin.file, line: origin.line)
                        return
                    }
                    let familiarity = try source.familiarity(column: number, line: line)
                    let stated = correction?.familiarity ?? 0
                    try receiver.add(
                        text, file: file, line: line,
                        familiarity: stated > 0 ? stated : familiarity, isAsked: isAsked)
                }
                return try source.source(in: files).forEachRecord { text, line, _ in
                    try receiver.addReason(text, reason: .forbidden, file: number, line: line)
                } neverAsked: { text, line, count in
                    neverAsked += 1
                    try add(text, line, count, file: number, isAsked: false)
                } _: { text, line, count in
                    try add(text, line, count, file: number, isAsked: source.isAsked)
                }
            }
        }
        if let corrections {
            attempt("words") { number in
                for line in corrections.lines.lines
                where line.adds && only?.contains(line.word) != false {
                    try receiver.add(
                        line.spelling.span, file: number, line: line.origin.line,
                        familiarity: line.familiarity)
                }
                return corrections.summary
            }
        }
        if only != nil { number += language.wantedDrop.count }
        for list in language.wantedDrop where only == nil {
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

    /// Returns the corrections to dictc's own words, or `nil` if there are none, or they have errors,
    /// which are added to `faults`.
    private func corrections(
        _ faults: inout Diagnostics
    ) -> (lines: Corrections, summary: SourceSummary)? {
        guard let file = language.corrections else { return nil }
        let number = language.words.count
        var lines = Corrections(language: language.language)
        do {
            let summary = try files.list(file, .lines).forEachRecord { text, line, _ in
                try lines.add(
                    text, Origin(file: number, line: line),
                    at: Place(project: file, line: line))
            }
            return (lines, summary)
        } catch {
            faults.add(error)
            return nil
        }
    }
}
