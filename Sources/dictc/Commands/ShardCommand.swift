import ArgumentParser
import DictFiles
import DictFormat
import DictPipeline

struct ShardCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "shard",
        abstract: "Plan a build on several machines.",
        discussion: """
            Example: dictc shard -o plan.json
            Example: dictc shard --count plan.json

            Step 1 of 4: shard, map, merge, finish. The plan names each file of the corpora with \
            its digest, and has one key for the rules, the options and the word lists. The same \
            project has the same plan on every machine. One machine alone needs no plan: `dictc \
            build` uses all its processors.
            """)

    @Option(name: .shortAndLong, help: "Write to this file; - is standard output.")
    var output = "-"

    @Option(help: ArgumentHelp("Print how many files this plan has.", valueName: "plan"))
    var count: String?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        if let count {
            let files = try ShardPipeline.count(plan: count)
            try standardOutput.line(
                isJSON
                    ? JSONLine.text([("schema", .integer(1)), ("files", .integer(files))])
                    : String(files))
            return .success
        }
        let plan = try ShardPipeline.plan(project.buildOptions)
        try plan.write(to: output, standardOutput, isJSON)
        return .success
    }
}

extension ShardPipeline.Result {
    /// Writes the file to `output`, and a line about it to `standardOutput`; a file for standard
    /// output (`-`) is the only thing written there.
    func write(
        to output: String, _ standardOutput: StandardOutput, _ isJSON: Bool
    ) throws {
        guard output != "-" else {
            try standardOutput.write(bytes.span)
            return
        }
        try AtomicFile.write(bytes, to: output)
        try standardOutput.line(isJSON ? json(output) : text(output))
    }

    private func text(_ output: String) -> String {
        var text =
            "\(TerminalText.escaped(output)): \(TerminalText.counted(files, "file")), "
            + "\(TerminalText.grouped(bytes.count)) bytes"
        if let sentences, let candidates {
            text +=
                ", \(TerminalText.counted(sentences, "sentence")), "
                + "\(TerminalText.counted(candidates, "candidate"))"
        }
        return text
    }

    private func json(_ output: String) -> String {
        var members: [(String, JSON)] = [
            ("schema", .integer(1)), ("file", .string(output)), ("plan", .string(key)),
            ("files", .integer(files)), ("bytes", .integer(bytes.count)),
        ]
        if let sentences, let candidates {
            members += [
                ("sentences", .integer(sentences)), ("candidates", .integer(candidates)),
            ]
        }
        return JSONLine.text(members)
    }
}
