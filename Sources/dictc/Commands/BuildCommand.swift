import ArgumentParser
import DictFormat
import DictPipeline

struct BuildCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compile a project's raw-data into build-output.",
        discussion: """
            Example: dictc build
            Example: dictc build --check

            Does nothing where nothing has changed. Exits 1 with --check where build-output is \
            not what the sources give.
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: "The folder for the artefacts (default: as the configuration says).")
    var output: String?

    @Option(help: ArgumentHelp("Build only this kind; may be repeated.", valueName: "kind"))
    var only: [KindArgument] = []

    @Flag(help: "Write nothing; exit 1 where build-output is stale.")
    var check = false

    @Flag(help: "Refuse sources that differ from dictc.lock.")
    var locked = false

    @Flag(help: "Write dictc.lock from the sources as they are.")
    var updateLock = false

    @Option(help: "How many stages may run at once (default: the processors).")
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
        for note in outcome.notes { StandardError.line(TerminalText.escaped(note)) }
        if isJSON {
            try standardOutput.line(.object([("schema", .integer(1))] + outcome.members))
        } else {
            for line in outcome.lines { try standardOutput.line(TerminalText.escaped(line)) }
        }
        return outcome.isCurrent ? .success : .negative
    }

    /// Builds, and clears the progress before anything else is shown.
    private static func run(_ options: BuildOptions) throws -> BuildOutcome {
        defer { StandardError.progress("") }
        return try BuildPipeline.run(options)
    }
}

/// Which project is meant.
struct ProjectOptions: ParsableArguments {
    @Option(help: "The configuration (default: the nearest raw-data/dictc.yml upward).")
    var config: String?

    @Flag(help: "Let the configuration name files outside its folder.")
    var allowOutside = false

    /// A plain build of the project.
    var buildOptions: BuildOptions {
        var options = BuildOptions()
        options.configuration = config
        options.allowsOutside = allowOutside
        return options
    }
}

/// A kind of artefact that a build can make, as arguments name it.
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
