import ArgumentParser
import DictPipeline
import DictTerminal

struct FinishCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "finish",
        abstract: "Build the packs from the parts of a plan.",
        discussion: """
            Example: dictc finish --plan plan.json parts/*.part

            Step 4 of 4: shard, map, merge, finish. The parts must have every file of the plan \
            once. Packs, report, NOTICE and manifest have the bytes that `dictc build` makes \
            of the same project, however the files were divided. The corpora need not be there.
            """)

    @Option(help: "The plan of `dictc shard`.", completion: .file(extensions: ["json"]))
    var plan: String

    @Argument(help: "The parts.", completion: .file())
    var parts: [String]

    @Option(
        help: "The folder for the packs (default: the one in the configuration).",
        completion: .directory)
    var output: String?

    @Option(
        help: "Run this many stages at once (default: one per processor).",
        transform: wholeNumber(jobNumbers))
    var jobs: Int?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        var options = project.buildOptions
        options.output = output
        options.jobs = jobs
        if !isJSON { options.progress = ProgressDisplay.reporter }
        let outcome = try ShardPipeline.finish(options, plan: plan, parts: parts)
        return try outcome.show(options, format.value, standardOutput)
    }
}
