import ArgumentParser
import DictCompiler
import DictFiles
import DictModel
import DictOutput
import DictPipeline
import DictTerminal

struct LevelsCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "levels",
        abstract: "Make new level packs and print their figures.",
        discussion: """
            Example: dictc levels --language en --sets 40 --seed 7
            Example: dictc levels --from packs.jsonl -o own.levels
            Example: dictc levels --keep raw-data/en/levels.kept --replace 12,31.2 --add 4

            Sets, seed and rules come from the configuration unless an option sets them. The same \
            words, seed and rules give the same packs, whatever --jobs is. Writes a file \
            only with -o. --from reads packs from JSON lines as printed by --json, even packs \
            that break the rules; `dictc verify` checks them. --keep writes the file that `keep:` of \
            dictc.yml names: its packs stay while they keep the rules, --replace takes some out, and \
            --add appends sets; only what is new is printed.
            """)

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @Option(
        help: "The number of sets of five packs (1 to 1000).",
        transform: wholeNumber(PackLimits.sets))
    var sets: Int?

    @Option(
        help: "Another seed makes other packs (0 or more).",
        transform: wholeNumber(0...UInt64(Int64.max)))
    var seed: UInt64?

    @Flag(help: "Make harder packs.")
    var hard = false

    @Flag(help: "Draw packs at random, as a baseline for the figures.")
    var random = false

    @Option(
        help: "Try this many million steps before giving up (40 by default).",
        transform: wholeNumber(LevelsMaker.stepLimits))
    var steps: Int?

    @Option(
        help: ArgumentHelp("Read packs from JSON lines; - is standard input.", valueName: "file"),
        completion: .file())
    var from: String?

    @Option(
        help: ArgumentHelp("Keep the packs in this file, and write it.", valueName: "file"),
        completion: .file())
    var keep: String?

    @Option(
        help: ArgumentHelp(
            "Replace these sets, or packs such as 12.3, in the file.", valueName: "sets"))
    var replace: String?

    @Option(help: "Add this many sets to the file.", transform: wholeNumber(PackLimits.sets))
    var add: Int?

    @Option(name: .shortAndLong, help: "Write the packs to this file.", completion: .file())
    var output: String?

    @Option(
        help: "Make at most this many levels at once (default: one per processor).",
        transform: wholeNumber(jobNumbers))
    var jobs: Int?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    static var writesFiles: Bool { true }
    var isPaged: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if hard && random { throw ValidationError("--hard and --random exclude each other") }
        if from != nil && (sets != nil || seed != nil || steps != nil || hard || random) {
            throw ValidationError("--from excludes --sets, --seed, --steps, --hard and --random")
        }
        if keep == nil && (replace != nil || add != nil) {
            throw ValidationError("--replace and --add need --keep")
        }
        if keep != nil && (from != nil || random) {
            throw ValidationError("--keep excludes --from and --random")
        }
        if replaced == nil {
            throw ValidationError(
                "--replace \(replace ?? "") is not a list of sets (such as 12,31.2)")
        }
    }

    /// The packs of `--replace`, or `nil` if the text is not a list of them.
    private var replaced: [(set: Int, level: Int?)]? {
        guard let replace else { return [] }
        var packs: [(set: Int, level: Int?)] = []
        for part in replace.split(separator: ",", omittingEmptySubsequences: false) {
            let numbers = part.split(separator: ".", omittingEmptySubsequences: false)
                .map { Int($0) ?? 0 }
            guard (1...2).contains(numbers.count), !numbers.contains(where: { $0 < 1 }) else {
                return nil
            }
            packs.append((numbers[0], numbers.count > 1 ? numbers[1] : nil))
        }
        return packs
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        if let output { try Process.requireFile(output) }
        let file = try output.map { try NamedOutput($0) }
        if let keep { try Process.requireFile(keep) }
        let kept = try keep.map {
            try NamedOutput($0, editedRole: EditedFile.keptPacks(language.language).role)
        }
        let (listing, new) = try packs()
        ProgressDisplay.shared?.clear()
        if let file { try file.write(try listing.artefact(place: file.path)) }
        if let kept { try kept.write(LevelsMaker.Keep(path: kept.path).file(of: listing)) }
        let lines = LevelLines.lines(of: listing, .init(keys: new), format.value)
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

    /// Returns the packs and, with `--keep`, the places of those that are new.
    private func packs() throws -> (LevelListing, Set<KeptPacks.Key>?) {
        if let from {
            let bytes =
                from == "-"
                ? try StandardInput.all()
                : try FileContents.bytes(of: from, orPipe: true, limit: 64 << 20)
            let listing = try LevelListing(
                parsing: bytes, name: from == "-" ? "standard input" : from,
                language: language.language)
            return (listing, nil)
        }
        var options = project.buildOptions
        options.jobs = jobs
        if !isJSON { options.progress = ProgressDisplay.reporter }
        var request = LevelsMaker.Request(language: language.language)
        request.sets = sets
        request.seed = seed
        request.steps = steps
        request.isHard = hard
        request.isRandom = random
        if let keep {
            request.keep = LevelsMaker.Keep(path: keep)
            request.keep?.replaced = replaced ?? []
            request.keep?.added = add ?? 0
        }
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
