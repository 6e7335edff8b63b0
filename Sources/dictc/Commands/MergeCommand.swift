import ArgumentParser
import DictFiles
import DictPipeline
import DictTerminal

struct MergeCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge parts into one.",
        discussion: """
            Example: dictc merge 1.part 2.part -o all.part

            Step 3 of 4, and not a necessary one: `dictc finish` takes any number of parts. The \
            order of the parts and the tree in which they are merged make no difference to the \
            bytes. A damaged part, one of another plan and a file that is in two parts are \
            refused. Memory does not depend on the size of the parts.
            """)

    @Argument(help: "The parts.", completion: .file())
    var parts: [String]

    @Option(
        name: .shortAndLong, help: "Write to this file; - is standard output.", completion: .file())
    var output: String

    @Option(help: "The folder for temporary files (default: TMPDIR).", completion: .directory)
    var scratch: String?

    @OptionGroup(title: "Process options")
    var attendance: AttendanceOptions

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        attendance.watch()
        guard let target = try NamedOutput.unlessStandard(output) else {
            try ShardPipeline.merge(parts, scratch: scratch) {
                try standardOutput.write($0.span)
            }
            return .success
        }
        try ShardPipeline.merge(parts, scratch: scratch, to: target)
            .show(output, standardOutput, isJSON)
        return .success
    }
}
