import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictOutput
public import DictPipeline
import DictTerminal

struct CountCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "count",
        abstract: "Count the words of corpora, for a frequency list.",
        discussion: """
            Example: dictc count --format opus films/ -o raw-data/en/counts.tsv

            Writes form, part of speech and count, separated by tabs, the most frequent first. \
            Words are in lower case, names as they are written. The list is the same in whatever \
            order or pieces the texts come. In dictc.yml it is read by frequency: { file: \
            en/counts.tsv, columns: { word: 1, count: 3 }, ranks: … }, and with --tags none, which \
            needs no tagger and leaves out the second column, without columns. A prefix gives a \
            file its own format: tei:novels.zip. On several machines, --plan and --split count \
            some files of the project's corpora, and --lists adds the lists.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files and folders; - is standard input (default: the project's corpora).",
            valueName: "[format:]file"), completion: .file())
    var files: [String] = []

    @Option(
        name: .shortAndLong, help: "Write to this file; - is standard output.", completion: .file())
    var output = "-"

    @Option(help: "The language of the texts.")
    var language = LanguageArgument.en

    @Option(help: "The format of the texts.")
    var format = TaggingFormat.text

    @Option(
        help: ArgumentHelp(
            "The tags: those of the corpus, or the tagger's if it has none; the tagger's; or "
                + "none."))
    var tags = CountTags.corpus

    @Option(help: "The tagger model (default: that of the nearest project).", completion: .file())
    var model: String?

    @Flag(help: "The files are lists that dictc count wrote: add their counts.")
    var lists = false

    @Option(help: "A plan of dictc shard, some of whose files are counted.")
    var plan: String?

    @Option(
        help: ArgumentHelp(
            "Count the file of the plan with this number; may be repeated.", valueName: "n"))
    var split: [Int] = []

    @Option(help: "Leave out rows with a smaller count.", transform: wholeNumber(1...Int.max))
    var minimum = 1

    @Option(
        help: "Read at most this many files at once (default: one per processor).",
        transform: wholeNumber(jobNumbers))
    var jobs: Int?

    @Option(
        help: "The memory for counts in MiB; more go to temporary files.",
        transform: wholeNumber(1...1 << 20))
    var memory = 256

    @Option(help: "The folder for temporary files (default: TMPDIR).", completion: .directory)
    var scratch: String?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Process options")
    var attendance: AttendanceOptions

    @OptionGroup(title: "Output options")
    var formatOptions: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { formatOptions.isJSON }

    func validate() throws {
        guard (plan == nil) == split.isEmpty, plan == nil || files.isEmpty else {
            throw ValidationError("--plan needs --split, and no other files")
        }
        guard !lists || !files.isEmpty else {
            throw ValidationError("--lists needs the lists to add")
        }
        if attendance.endWithInput, files.contains("-") {
            throw ValidationError("--end-with-input reads nothing from standard input")
        }
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        attendance.watch()
        let target = try NamedOutput.unlessStandard(output)
        let inputs = files.map { TaggingInput(argument: $0, format) }
        try refuseRepeats(inputs)
        var options = project.buildOptions
        options.jobs = jobs
        if !isJSON { options.progress = ProgressDisplay.reporter }
        var count = WordCount(of: inputs, language: language.language)
        count.tags = tags
        count.addsLists = lists
        if let plan { count.planned = (plan, split) }
        count.model = model
        count.minimum = UInt64(minimum)
        count.memory = memory << 20
        if let scratch { count.scratch = scratch }
        if files.contains("-") { StandardInput.tellIfTerminal("dictc count: reading text") }
        defer { ProgressDisplay.shared?.clear() }
        let outcome = try count.run(options)
        for note in outcome.notes { StandardError.line(note.located(by: options).shown) }
        guard let target else {
            _ = try outcome.forEachRow { row in
                if isJSON {
                    try standardOutput.line(json(row))
                } else {
                    try standardOutput.write(row.line.span)
                }
            }
            return .success
        }
        let rows = try write(outcome, to: target)
        if isJSON {
            try standardOutput.line(json(outcome, rows: rows))
        } else {
            try standardOutput.line(text(outcome, rows: rows))
        }
        return .success
    }

    /// Throws if a file is given twice.
    private func refuseRepeats(_ inputs: [TaggingInput]) throws(Diagnostic) {
        var names: Set<String> = []
        for input in inputs {
            guard names.insert(input.name).inserted else {
                throw .usage("\(input.name) is given twice", hint: "its words would count twice")
            }
        }
    }

    /// Writes the rows to `target`, and returns their number.
    private func write(_ outcome: WordCountOutcome, to target: NamedOutput) throws -> Int {
        var rows = 0
        try target.write { write in
            var piece: [UInt8] = []
            rows = try outcome.forEachRow { row in
                piece += row.line
                guard piece.count >= 65_536 else { return }
                try write(piece)
                piece.removeAll(keepingCapacity: true)
            }
            try write(piece)
            return []
        }
        return rows
    }

    private func text(_ outcome: WordCountOutcome, rows: Int) -> String {
        "\(TerminalText.escaped(output)): \(TerminalText.counted(rows, "row")), "
            + "\(TerminalText.counted(outcome.words, "word")) in "
            + (lists ? "" : "\(TerminalText.counted(outcome.sentences, "sentence")) of ")
            + "\(TerminalText.counted(outcome.files, lists ? "list" : "file"))"
    }

    private func json(_ outcome: WordCountOutcome, rows: Int) -> JSON {
        // Lists have neither sentences nor other tokens.
        JSON([
            "schema": 1, "file": output, "language": language.rawValue, "files": outcome.files,
            "sentences": lists ? nil : outcome.sentences, "words": outcome.words,
            "others": lists ? nil : outcome.others, "rows": rows,
        ])
    }

    private func json(_ row: CountedWord) -> JSON {
        JSON([
            "schema": 1, "form": row.form, "tag": row.tag, "count": Int(clamping: row.count),
        ])
    }
}

extension CountTags: ExpressibleByArgument {}

extension TaggingInput {
    /// Creates an input from an argument, a path that its format may precede, as in
    /// `alpino:corpus.tar.gz`.
    ///
    /// Without a format before the path, the file has the given `format`.
    init(argument: String, _ format: TaggingFormat) {
        if let colon = argument.utf8.firstIndex(of: UInt8(ascii: ":")),
            let own = TaggingFormat(rawValue: String(argument[..<colon]))
        {
            let path = argument[argument.utf8.index(after: colon)...]
            self.init(String(path), own)
        } else {
            self.init(argument, format)
        }
    }
}
