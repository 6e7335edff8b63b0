import ArgumentParser
import DictFormat
import DictPipeline
import DictStore

struct LevelsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "levels",
        abstract: "Make level packs anew and print them with their figures.",
        discussion: """
            Example: dictc levels --language en --sets 40 --seed 7
            Example: dictc levels --from packs.jsonl -o own.levels

            Sets, seed and rules come from the configuration where no option names them. The same \
            words, seed and rules give the same packs, whatever --jobs. An artefact is written \
            only with -o. --from reads packs from the JSON lines that --json prints, also packs \
            that break the rules; `dictc verify` judges them.
            """)

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @Option(help: "The number of sets of five packs (1 to 1000).")
    var sets: Int?

    @Option(help: "What makes the packs differ from others (0 or more).")
    var seed: UInt64?

    @Flag(help: "Make harder packs.")
    var hard = false

    @Flag(help: "Draw packs by chance, to compare figures with.")
    var random = false

    @Option(
        help: ArgumentHelp("Read packs from JSON lines; - is standard input.", valueName: "file"))
    var from: String?

    @Option(name: .shortAndLong, help: "Write the artefact to this file.")
    var output: String?

    @Flag(help: "Print comma-separated values with a head line.")
    var csv = false

    @Option(help: "How many levels may be made at once (default: the processors).")
    var jobs: Int?

    @OptionGroup var project: ProjectOptions
    @OptionGroup var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if let sets, !(1...1000).contains(sets) {
            throw ValidationError("--sets \(sets) is out of range (expected 1 to 1000)")
        }
        if let jobs, !(1...1024).contains(jobs) {
            throw ValidationError("--jobs \(jobs) is out of range (expected 1 to 1024)")
        }
        if let seed, seed > UInt64(Int64.max) {
            throw ValidationError("--seed \(seed) is out of range (expected 0 to \(Int64.max))")
        }
        if csv && isJSON { throw ValidationError("--csv and --json exclude each other") }
        if hard && random { throw ValidationError("--hard and --random exclude each other") }
        if from != nil && (sets != nil || seed != nil || hard || random) {
            throw ValidationError("--from excludes --sets, --seed, --hard and --random")
        }
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        if let output { try Process.requireFile(output) }
        let listing = try packs()
        StandardError.progress("")
        let style: PackExport.Style = csv ? .csv : isJSON ? .json : .text
        if let output {
            try AtomicFile.write(try listing.artefact(place: output), to: output)
        }
        for line in LevelLines.lines(of: listing, .init(), style) {
            try standardOutput.line(line)
        }
        if style == .text {
            for figures in LevelFigures.all(listing) { try standardOutput.line(figures.text) }
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
        if StandardError.showsProgress { options.progress = { StandardError.progress($0) } }
        var request = LevelsMaker.Request(language: language.language)
        request.sets = sets
        request.seed = seed
        request.isHard = hard
        request.isRandom = random
        return try LevelsMaker.packs(request, options)
    }
}

extension StandardInput {
    /// The most bytes of a file of packs.
    private static let byteLimit = 64 << 20

    /// Everything to the end of the input.
    fileprivate static func all() throws -> [UInt8] {
        tellIfTerminal("dictc levels: reading packs")
        var input = StandardInput(limit: byteLimit)
        var bytes: [UInt8] = []
        while let line = try input.next() {
            guard case .bytes(let line) = line, bytes.count + line.count < byteLimit else {
                throw Failure(
                    status: .badData, place: "standard input",
                    problem: "more than \(byteLimit) bytes", hint: "give fewer packs")
            }
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
