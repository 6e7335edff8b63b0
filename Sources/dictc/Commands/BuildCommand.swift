import ArgumentParser
import DictFormat
import DictModel
import DictPipeline

struct BuildCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compile a project's raw-data into build-output.",
        discussion: """
            Example: dictc build
            Example: dictc build --check

            Does nothing if nothing has changed. Below each artefact that was made, a line per \
            source counts what was read, kept and dropped. With --check, exits 1 if build-output is not \
            up to date.
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: "The folder for the artefacts (default: the one in the configuration).")
    var output: String?

    @Option(help: ArgumentHelp("Build only this kind; may be repeated.", valueName: "kind"))
    var only: [KindArgument] = []

    @Flag(help: "Write nothing; exit 1 if build-output is out of date.")
    var check = false

    @Flag(help: "Refuse sources that differ from dictc.lock.")
    var locked = false

    @Flag(help: "Write dictc.lock for the current sources.")
    var updateLock = false

    @Option(help: "Run at most this many stages at once (default: one per processor).")
    var jobs: Int?

    @OptionGroup var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) {
            throw ValidationError("--jobs \(jobs) is out of range (expected 1 to 1024)")
        }
        if locked && updateLock {
            throw ValidationError("--locked and --update-lock exclude each other")
        }
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        var options = project.buildOptions
        options.output = output
        options.kinds = only.map(\.kind)
        options.checks = check
        options.isLocked = locked
        options.updatesLock = updateLock
        options.jobs = jobs
        if StandardError.showsProgress { options.progress = { StandardError.progress($0) } }
        let outcome = try Self.run(options)
        let notes = outcome.notes.map { $0.located(by: options) }
        for note in notes { StandardError.line(note.text) }
        if isJSON {
            try standardOutput.line(json(outcome, notes))
        } else {
            for line in lines(outcome) { try standardOutput.line(TerminalText.escaped(line)) }
        }
        return outcome.isCurrent ? .success : .negative
    }

    /// Runs the build and then clears the progress line, even if the build fails.
    private static func run(_ options: BuildOptions) throws -> BuildOutcome {
        defer { StandardError.progress("") }
        return try BuildPipeline.run(options)
    }

    private func lines(_ outcome: BuildOutcome) -> [String] {
        let artefacts = outcome.artefacts.flatMap { artefact in
            let change =
                switch artefact.change {
                case .unchanged: "unchanged"
                case .sameBytes: "same bytes"
                case .built: "built"
                case .stale: "stale"
                }
            return ["\(outcome.output)/\(artefact.file)  \(artefact.summary)  (\(change))"]
                + artefact.sources.map { "  \($0.file)  \($0.text)" }
        }
        let removed = outcome.removed.map { "\($0)  (\(check ? "to be removed" : "removed"))" }
        return artefacts
            + (outcome.staleCompanions.map { "\($0)  (stale)" } + removed)
            .map { "\(outcome.output)/\($0)" }
    }

    private func json(_ outcome: BuildOutcome, _ notes: [Diagnostic]) -> JSON {
        .object([
            ("schema", .integer(1)), ("output", .string(outcome.output)),
            ("current", .bool(outcome.isCurrent)),
            ("notes", .array(notes.map { .string($0.description) })),
            ("artefacts", .array(outcome.artefacts.map(Self.json))),
            ("removed", .array(outcome.removed.map { .string($0) })),
        ])
    }

    private static func json(_ artefact: BuildOutcome.Artefact) -> JSON {
        let isChanged =
            switch artefact.change {
            case .built, .stale: true
            case .unchanged, .sameBytes: false
            }
        return .object([
            ("file", .string(artefact.file)), ("kind", .string(artefact.kind.name)),
            ("language", .string(artefact.language.code)), ("bytes", .integer(artefact.bytes)),
            ("sha256", .string(artefact.sha256)), ("changed", .bool(isChanged)),
            (
                "sources",
                .array(
                    artefact.sources.map { source in
                        .object(
                            [("file", .string(source.file)), ("read", .integer(source.read))]
                                + source.members)
                    })
            ),
        ])
    }
}

/// A kind of artefact that a build can make, as a command-line argument.
enum KindArgument: String, ExpressibleByArgument, CaseIterable {
    case lexicon
    case levels
    case answers
    case phrases
    case sentences

    var kind: ArtefactKind {
        switch self {
        case .lexicon: .lexicon
        case .levels: .levels
        case .answers: .answers
        case .phrases: .phrases
        case .sentences: .sentences
        }
    }
}
