import DictLexicon
import DictModel
import DictSources
import DictStore

/// Somebody who is given every record of a language's lexicon sources, in the order of the
/// configuration: the builder of the lexicon, or the trace of one word.
protocol LexiconRecordReceiver {
    /// A record of a source of words.
    mutating func add(
        _ text: Span<UInt8>, file: Int, line: Int, familiarity: UInt8
    ) throws(LexiconError)
    /// A record of a list of spellings that have `reason`.
    mutating func addReason(
        _ text: Span<UInt8>, reason: Rejection, file: Int, line: Int
    ) throws(LexiconError)
    /// A line of the overlay.
    mutating func applyOverlayLine(
        _ text: Span<UInt8>, file: Int, line: Int
    ) throws(LexiconError)
}

extension LexiconBuilder: LexiconRecordReceiver {}

/// The sources of one language's lexicon: which files, and what reading them gave.
struct LexiconRecords {
    /// A file that was read.
    struct File {
        /// Its path as the configuration has it.
        var file: String
        /// What it is for: `words`, the reason of a list, or `overlay`.
        var role: String
        /// What reading gave.
        var summary: SourceSummary
    }

    private let language: LanguageConfiguration
    private let project: Project
    /// The paths in the order of their numbers in origins.
    let paths: [String]

    init(_ language: LanguageConfiguration, in project: Project) {
        self.language = language
        self.project = project
        paths =
            language.wantedWords.map(\.file) + language.wantedDrop.map(\.file)
            + (language.overlay.map { [$0] } ?? [])
    }

    /// Gives all records to `receiver`.
    ///
    /// Goes on with the next file where one is wrong, to find all faults at once.
    ///
    /// - Throws: ``PipelineFailure``.
    func read<Receiver: LexiconRecordReceiver>(
        into receiver: inout Receiver
    ) throws(PipelineFailure) -> [File] {
        var files: [File] = []
        var errors: [PipelineError] = []
        func attempt(_ role: String, _ body: (Int) throws -> SourceSummary) {
            let number = files.count + errors.count
            do {
                files.append(File(file: paths[number], role: role, summary: try body(number)))
            } catch {
                errors.append(PipelineError(error, files: paths.map(project.path)))
            }
        }
        for source in language.wantedWords {
            attempt("words") { number in
                try source.source(in: project).forEachRecord { text, line, count in
                    try receiver.add(
                        text, file: number, line: line,
                        familiarity: source.familiarity(column: count, line: line, in: project))
                }
            }
        }
        for list in language.wantedDrop {
            attempt(list.reason.rawValue) { number in
                let reason = Rejection(rawValue: list.reason.rawValue) ?? .name
                return try list.source(in: project).forEachRecord { text, line, _ in
                    try receiver.addReason(text, reason: reason, file: number, line: line)
                }
            }
        }
        if let overlay = language.overlay {
            attempt("overlay") { number in
                try Self.readOverlay(project.path(of: overlay)) { text, line in
                    try receiver.applyOverlayLine(text, file: number, line: line)
                }
            }
        }
        guard errors.isEmpty else { throw PipelineFailure(errors) }
        return files
    }

    /// Gives `body` the lines of the overlay at `path`.
    ///
    /// An overlay without a line is a fine overlay, so it may be empty, as no list may.
    private static func readOverlay(
        _ path: String, _ body: (Span<UInt8>, Int) throws -> Void
    ) throws -> SourceSummary {
        var format = ListFormat(separator: .none)
        format.allowsEmpty = true
        return try WordSource(path: path, name: path, format: .list(format)).forEachRecord {
            text, line, _ in try body(text, line)
        }
    }
}
