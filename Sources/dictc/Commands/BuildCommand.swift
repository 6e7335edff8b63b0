import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictPipeline
import DictReport
import DictTerminal

struct BuildCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compile a project's raw-data into build-output.",
        discussion: """
            Example: dictc build
            Example: dictc build --check
            Example: dictc build --watch

            Does nothing if nothing has changed. Below each pack that was made, a line counts \
            what was read, used and dropped of each source of which not all was used; --verbose \
            shows all sources. With --check, exits 1 if build-output is not \
            up to date. If a pack cannot be made, all stay as they are, and the next build \
            does not repeat what was finished; report.json says what failed. With --keep-going, \
            the packs that can be made are written, those that failed stay as they are, and \
            the exit status is that of the first error. --report writes the page of `dictc \
            report`, and --times when each stage worked, which that page then shows.
            """)

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @Option(
        help: "The folder for the packs (default: the one in the configuration).",
        completion: .directory)
    var output: String?

    @Option(help: ArgumentHelp("Build only this kind; may be repeated.", valueName: "kind"))
    var only: [KindArgument] = []

    @Flag(help: "Write nothing; exit 1 if build-output is out of date.")
    var check = false

    @Flag(help: "Refuse sources that differ from dictc.lock.")
    var locked = false

    @Flag(help: "Write dictc.lock for the current sources.")
    var updateLock = false

    @Flag(help: "Build the other packs if one cannot be made.")
    var keepGoing = false

    @Flag(help: "Go on, and build again whenever a source changes; Ctrl-C ends.")
    var watch = false

    @Flag(help: "Show every source, also those of which all was used.")
    var verbose = false

    @Option(
        help:
            "Run this many stages, and read this many files of each, at once (default: one each).",
        transform: wholeNumber(jobNumbers))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Write what was built, in figures, to this page.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var report: String?

    @Option(
        help: ArgumentHelp("Write when each stage worked, as JSON.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var times: String?

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if locked && updateLock {
            throw ValidationError("--locked and --update-lock exclude each other")
        }
        if check && watch { throw ValidationError("--check and --watch exclude each other") }
        for (name, file) in [("--report", report), ("--times", times)] {
            if check && file != nil {
                throw ValidationError("--check and \(name) exclude each other")
            }
            if file == "-" { throw ValidationError("\(name) needs the name of a file") }
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
        options.keepsGoing = keepGoing
        if format.value == .text { options.progress = ProgressDisplay.reporter }
        return watch
            ? try BuildWatch(self, options, standardOutput).run()
            : try build(options, standardOutput)
    }

    /// Builds once and writes the result.
    ///
    /// - Parameters:
    ///   - options: The options of the build.
    ///   - standardOutput: The stream for the result.
    ///   - memory: What a watch has shown before, to show only what has changed, or `nil` to show
    ///     everything.
    /// - Returns: The exit status.
    /// - Throws: The errors of the build, or those from writing the result.
    func build(
        _ options: BuildOptions, _ standardOutput: StandardOutput,
        _ memory: BuildWatch.Memory? = nil
    ) throws -> ExitStatus {
        let timesFile = try times.map { try NamedOutput($0) }
        let page = try report.map { try NamedOutput($0) }
        let outcome = try BuildPipeline.run(options)
        ProgressDisplay.shared?.clear()
        try timesFile?.write(outcome.times.bytes)
        return try outcome.show(
            options, checked: check, verbose: verbose, format.value, since: memory, standardOutput
        ) {
            try writeReport(of: outcome, to: page)
        }
    }

    /// Writes the page of the report if it is wanted; otherwise tells people that there is one.
    private func writeReport(of outcome: BuildOutcome, to page: NamedOutput?) throws {
        if let page {
            let folder = outcome.output
            let report = try BuildReport(
                folder: folder, times: times, project: BuildReport.project(of: folder),
                tool: Dictc.configuration.version)
            try page.write(report.html)
        } else if !isJSON && !check && !watch && StandardError.isTerminal
            && outcome.artefacts.contains(where: { $0.change == .built })
        {
            let isNearest =
                output == nil && project.config == nil && outcome.output.hasSuffix("build-output")
            let folder = isNearest ? "" : " --dir \(outcome.output)"
            StandardError.line(
                TerminalText.escaped("hint: see it in figures: dictc report\(folder)"))
        }
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
