import ArgumentParser
import DictFiles
import DictModel
import DictOutput
import DictPipeline

struct LevelsCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "levels",
        abstract: "Make new level packs and print their figures.",
        discussion: """
            Example: dictc levels --language en --sets 40 --seed 7
            Example: dictc levels --from packs.jsonl -o own.levels

            Sets, seed and rules come from the configuration unless an option sets them. The same \
            words, seed and rules give the same packs, whatever --jobs is. Writes an artefact \
            only with -o. --from reads packs from JSON lines as printed by --json, even packs \
            that break the rules; `dictc verify` checks them.
            """)

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @Option(help: "The number of sets of five packs (1 to 1000).")
    var sets: Int?

    @Option(help: "Another seed makes other packs (0 or more).")
    var seed: UInt64?

    @Flag(help: "Make harder packs.")
    var hard = false

    @Flag(help: "Draw packs at random, as a baseline for the figures.")
    var random = false

    @Option(
        help: ArgumentHelp("Read packs from JSON lines; - is standard input.", valueName: "file"),
        completion: .file())
    var from: String?

    @Option(name: .shortAndLong, help: "Write the artefact to this file.", completion: .file())
    var output: String?

    @Option(help: "Make at most this many levels at once (default: one per processor).")
    var jobs: Int?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    static var writesFiles: Bool { true }
    var isPaged: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if let sets, !(1...1000).contains(sets) {
            throw ValidationError("--sets \(sets) is out of range (expected 1 to 1000)")
        }
        try Self.validate(jobs: jobs)
        if let seed, seed > UInt64(Int64.max) {
            throw ValidationError("--seed \(seed) is out of range (expected 0 to \(Int64.max))")
        }
        if hard && random { throw ValidationError("--hard and --random exclude each other") }
        if from != nil && (sets != nil || seed != nil || hard || random) {
            throw ValidationError("--from excludes --sets, --seed, --hard and --random")
        }
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        if let output { try Process.requireFile(output) }
        let listing = try packs()
        ProgressDisplay.shared?.clear()
        if let output {
            try AtomicFile.write(try listing.artefact(place: output), to: output)
        }
        let lines = LevelLines.lines(of: listing, .init(), format.value)
        guard format.value == .text else {
            for line in lines { try standardOutput.line(line) }
            return .success
        }
        for line in lines { try standardOutput.text(line) }
        for figures in LevelFigures.all(listing) {
            try standardOutput.text(LevelLines.text(of: figures))
        }
        return .success
    }

    private func packs() throws -> LevelListing {
        if let from {
            let bytes =
                from == "-"
                ? try StandardInput.all()
                : try FileContents.bytes(of: from, orPipe: true, limit: 64 << 20)
            return try LevelListing(
                parsing: bytes, name: from == "-" ? "standard input" : from,
                language: language.language)
        }
        var options = project.buildOptions
        options.jobs = jobs
        if !isJSON { options.progress = ProgressDisplay.reporter }
        var request = LevelsMaker.Request(language: language.language)
        request.sets = sets
        request.seed = seed
        request.isHard = hard
        request.isRandom = random
        return try LevelsMaker.packs(request, options)
    }
}

extension StandardInput {
    /// The maximum size of the level packs read from standard input, in bytes.
    private static let byteLimit = 64 << 20

    /// Returns all of standard input, with each line ended by LF.
    ///
    /// - Throws: `file.too-long` if the input is larger than 64 MiB.
    fileprivate static func all() throws -> [UInt8] {
        tellIfTerminal("dictc levels: reading packs")
        var input = StandardInput(limit: byteLimit)
        var bytes: [UInt8] = []
        while let line = try input.next() {
            guard case .bytes(let line) = line, bytes.count + line.count < byteLimit else {
                throw Diagnostic(
                    .fileTooLong, at: Place("standard input"), "too long",
                    expected: "at most \(byteLimit) bytes", hint: "give fewer packs")
            }
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
