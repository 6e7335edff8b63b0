import ArgumentParser
import DictFiles
import DictPipeline
import DictTerminal

struct MapCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Read some files of a plan into a part.",
        discussion: """
            Example: dictc map --plan plan.json --split 3 -o 3.part
            Example: dictc map --plan plan.json --task 2/50 -o 2.part

            Step 2 of 4: shard, map, merge, finish. Needs the project with dictc.yml, the word \
            lists and the tagger, but only those files of the corpora that are read. The same \
            files give the same bytes wherever and however often they are read; the part is \
            written whole or not at all. --task divides all files into tasks of about the same \
            size.
            """)

    @Option(help: "The plan of `dictc shard`.", completion: .file(extensions: ["json"]))
    var plan: String

    @Option(help: ArgumentHelp("Read the file with this number; may be repeated.", valueName: "n"))
    var split: [Int] = []

    @Option(help: ArgumentHelp("Read the files of this task, such as 2/50.", valueName: "i/n"))
    var task: TaskArgument?

    @Option(
        name: .shortAndLong, help: "Write to this file; - is standard output.", completion: .file())
    var output: String

    @Option(
        help: "Read at most this many files at once (default: one per processor).",
        transform: wholeNumber(jobNumbers))
    var jobs: Int?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Process options")
    var attendance: AttendanceOptions

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        guard split.isEmpty == (task != nil) else {
            throw ValidationError("name the files with --split or with --task, not both")
        }
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        attendance.watch()
        let target = try NamedOutput.unlessStandard(output)
        var options = project.buildOptions
        options.jobs = jobs
        if !isJSON, target != nil { options.progress = ProgressDisplay.reporter }
        defer { ProgressDisplay.shared?.clear() }
        let choice = task.map { ShardPipeline.Choice.task($0.number, of: $0.count) }
        let part = try ShardPipeline.map(options, plan: plan, choice ?? .splits(split))
        ProgressDisplay.shared?.clear()
        try standardOutput.write(part, to: target, isJSON)
        return .success
    }
}

/// A task and the number of tasks, as a command-line argument such as 2/50.
struct TaskArgument: ExpressibleByArgument {
    var number: Int
    var count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
            (1...1_000_000).contains(count), (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }
}
