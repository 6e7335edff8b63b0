import ArgumentParser
import DictFiles
import DictFormat
import DictOutput
import DictPipeline
import DictTerminal

struct ShardCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "shard",
        abstract: "Plan a build on several machines.",
        discussion: """
            Example: dictc shard -o plan.json
            Example: dictc shard --count plan.json
            Example: dictc shard --cut 256MiB en/films.xml.gz --into raw-data/en/films

            Step 1 of 4: shard, map, merge, finish. The plan names each file of the corpora with \
            its digest, and has one key for the rules, the options and the word lists. The same \
            project has the same plan on every machine. Nobody edits it: `map --task` and \
            `--split` give each machine its share. One machine alone needs no plan: `dictc \
            build` uses all its processors. A file is the smallest unit of a plan: --cut divides \
            a huge one, which dictc.yml names, into a new folder of files with its sentences; name \
            that folder in dictc.yml instead, with `format: records`. Messages keep the places of \
            the file, and the packs stay the same.
            """)

    @Option(
        name: .shortAndLong, help: "Write to this file; - is standard output.", completion: .file())
    var output = "-"

    @Option(
        help: ArgumentHelp("Print how many files this plan has.", valueName: "plan"),
        completion: .file(extensions: ["json"]))
    var count: String?

    @Option(
        help: ArgumentHelp(
            "Divide a corpus file into pieces of this size, not compressed.", valueName: "size"))
    var cut: SizeArgument?

    @Argument(
        help: ArgumentHelp(
            "The file to divide, as dictc.yml names it.", valueName: "file"))
    var file: String?

    @Option(help: "The new folder for the pieces.", completion: .directory)
    var into: String?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        guard (cut != nil) == (file != nil), (cut != nil) == (into != nil) else {
            throw ValidationError("name --cut, a file and --into together, or none of them")
        }
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        if let cut, let file, let into {
            try self.cut(file, cut.bytes, into, standardOutput)
            return .success
        }
        if let count {
            let files = try ShardPipeline.count(plan: count)
            try standardOutput.line(
                isJSON
                    ? JSONLine.text(JSON(["schema": 1, "files": files]))
                    : String(files))
            return .success
        }
        let target = try NamedOutput.unlessStandard(output)
        try standardOutput.write(
            try ShardPipeline.plan(project.buildOptions), to: target, isJSON)
        return .success
    }
}

extension ShardCommand {
    /// Divides `file` into pieces of `size` bytes in the folder `folder`, and says so.
    private func cut(
        _ file: String, _ size: Int, _ folder: String, _ standardOutput: StandardOutput
    ) throws {
        var options = project.buildOptions
        if !isJSON { options.progress = ProgressDisplay.reporter }
        defer { ProgressDisplay.shared?.clear() }
        let outcome = try CorpusCut(file: file, size: size, folder: folder).run(options)
        ProgressDisplay.shared?.clear()
        for note in outcome.notes { StandardError.line(note.located(by: options).shown) }
        guard !isJSON else {
            try standardOutput.line(
                JSON([
                    "schema": 1, "file": file, "folder": folder, "pieces": outcome.pieces,
                    "records": outcome.records, "bytes": outcome.bytes,
                ]))
            return
        }
        try standardOutput.line(
            "\(TerminalText.escaped(folder)): \(TerminalText.counted(outcome.pieces, "piece")), "
                + "\(TerminalText.counted(outcome.records, "record")), "
                + "\(TerminalText.grouped(outcome.bytes)) bytes")
        try standardOutput.line(
            "in dictc.yml: this folder with `format: records`, in the place of "
                + TerminalText.escaped(file))
    }
}

/// A size in bytes as a command-line argument, such as 256MiB.
struct SizeArgument: ExpressibleByArgument {
    var bytes: Int

    init?(argument: String) {
        let units = [("KiB", 10), ("MiB", 20), ("GiB", 30)]
        let unit = units.first { argument.hasSuffix($0.0) }
        let digits = argument.dropLast(unit?.0.count ?? 0)
        guard let number = Int(digits), (1...1 << 40).contains(number),
            number <= (1 << 40) >> (unit?.1 ?? 0)
        else { return nil }
        bytes = number << (unit?.1 ?? 0)
    }
}

extension StandardOutput {
    /// Writes the file that a step has made to `output`, and a line about it here; without an
    /// output, the file is the only thing written here.
    func write(_ made: ShardPipeline.Result, to output: NamedOutput?, _ isJSON: Bool) throws {
        guard let output else { return try write(made.bytes.span) }
        try output.write(made.bytes)
        try made.summary.show(output.path, self, isJSON)
    }
}

extension ShardPipeline.Summary {
    /// Writes a line about the file at `output` to `standardOutput`.
    func show(_ output: String, _ standardOutput: StandardOutput, _ isJSON: Bool) throws {
        try standardOutput.line(isJSON ? json(output) : text(output))
    }

    private func text(_ output: String) -> String {
        var text =
            "\(TerminalText.escaped(output)): \(TerminalText.counted(files, "file")), "
            + "\(TerminalText.grouped(size)) bytes"
        if let sentences, let candidates {
            text +=
                ", \(TerminalText.counted(sentences, "sentence")), "
                + "\(TerminalText.counted(candidates, "candidate"))"
        }
        return text
    }

    private func json(_ output: String) -> String {
        let object = JSON([
            "schema": 1, "file": output, "plan": plan, "files": files, "bytes": size,
        ])
        guard let sentences, let candidates else { return JSONLine.text(object) }
        return JSONLine.text(object + JSON(["sentences": sentences, "candidates": candidates]))
    }
}
