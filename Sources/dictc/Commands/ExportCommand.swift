import ArgumentParser
import DictFiles
import DictFormat
import DictModel
public import DictPipeline
import DictReader
import DictTerminal

struct ExportCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Turn a pack back into text, without loss.",
        discussion: """
            Example: dictc export build-output/en.lexicon -o words.txt
            Example: dictc export build-output/en.levels --set 17 --level 3

            Prints one word, answer, phrase, sentence or level pack per line: words in byte \
            order, everything else in the order of the file. With --json each line is an object, \
            with --csv or --format tsv a row; for sentences they include tokens and gaps. `dictc levels --from` \
            reads level packs back from JSON. A part of `dictc map` has the tables files, \
            candidates and dropped. A lexicon that has far more words than its size suggests \
            is refused, unless you ask for --all.
            """)

    @Argument(help: "The pack.", completion: .file())
    var file: String

    @Option(
        name: .shortAndLong, help: "Write to this file; - is standard output.", completion: .file())
    var output = "-"

    @Flag(help: "List all words of a lexicon, even if they fill the disk.")
    var all = false

    @Option(
        help: "Only this set of level packs; the first is 1.", transform: wholeNumber(1...Int.max))
    var set: Int?

    @Option(help: "Only this level; the first is 1.", transform: wholeNumber(1...Int.max))
    var level: Int?

    @Option(help: "The table of a part (default: candidates).")
    var table: PartFile.Table?

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    static var writesFiles: Bool { true }
    var isPaged: Bool { output == "-" }
    var isJSON: Bool { format.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        let target = try NamedOutput.unlessStandard(output)
        let pack = PackExport(file: file, set: set, level: level, style: format.value)
        if let lines = try pack.lines(table) {
            try write(lines, to: target, standardOutput)
            return lines.isEmpty ? .negative : .success
        }
        return try exportLexicon(to: target, standardOutput)
    }

    /// The number of words that a lexicon may have beyond one for each byte.
    private static let mostWords = 20_000_000

    /// Writes `lines` to `target`, or to `standardOutput` if it is `nil`.
    private func write(
        _ lines: [String], to target: NamedOutput?, _ standardOutput: StandardOutput
    ) throws {
        guard let target else { return try lines.forEach { try standardOutput.line($0) } }
        try target.write(lines.flatMap { Array($0.utf8) + [0x0A] })
    }

    private func exportLexicon(
        to target: NamedOutput?, _ standardOutput: StandardOutput
    ) throws -> ExitStatus {
        let lexicon = try Lexicon(checkedCopyOf: file)
        if !all {
            // A sound lexicon of two kilobytes can have billions of words.
            var budget = WorkBudget(
                Self.mostWords + lexicon.size, at: Place(file), for: "to list all words",
                hint: "`dictc query 'AB*'` lists those that start with these letters; to list all "
                    + "of them, \(TerminalText.grouped(lexicon.count)), call it with --all")
            try budget.spend(lexicon.count)
        }
        guard let target else {
            try forEachPiece(of: lexicon) { try standardOutput.write($0.span) }
            return .success
        }
        try target.write { write in
            try forEachPiece(of: lexicon, write)
            return []
        }
        return .success
    }

    /// Calls `body` repeatedly with pieces of the output that together list all words of `lexicon`.
    ///
    /// Each piece consists of whole lines and, except for the last one, is about 32 KiB long.
    ///
    /// - Throws: Any error of `body`, or an `OpenError` if the lexicon has fewer words than it
    ///   states.
    private func forEachPiece(
        of lexicon: Lexicon, _ body: ([UInt8]) throws -> Void
    ) throws {
        let hasHead = !isJSON && format.value != .text
        var piece: [UInt8] = hasHead ? Array("word\n".utf8) : []
        var failure: (any Error)?
        var words = 0
        let none: [UInt8] = []
        try lexicon.forEachWord(startingWith: none.span) { word in
            words += 1
            if isJSON { piece += Array("{\"schema\":1,\"word\":\"".utf8) }
            for index in word.indices { piece.append(word[index]) }
            if isJSON { piece += [0x22, 0x7D] }
            piece.append(UInt8(ascii: "\n"))
            guard piece.count >= 32_768 else { return true }
            do {
                try body(piece)
            } catch {
                failure = error
                return false
            }
            piece.removeAll(keepingCapacity: true)
            return true
        }
        if let failure { throw failure }
        guard words == lexicon.count else {
            throw OpenError.invalid(path: file, .damaged(LexiconFormat.info, .structure))
        }
        try body(piece)
    }
}

extension PartFile.Table: ExpressibleByArgument {}
