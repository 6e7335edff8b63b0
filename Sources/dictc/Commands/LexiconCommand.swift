import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictTerminal

struct LexiconCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "lexicon",
        abstract: "Compile one word list into a lexicon.",
        discussion: """
            Example: dictc lexicon words.txt -o en.lexicon

            The list has one word per line, in any order, gzipped or not; - reads standard input.
            A list of millions of words is sorted in temporary files.
            """)

    @Argument(help: "The word list.", completion: .file())
    var list: String

    @Option(name: .shortAndLong, help: "The lexicon to write.", completion: .file())
    var output: String

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @Option(help: "The folder for temporary files (default: TMPDIR).", completion: .directory)
    var scratch: String?

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        try Process.requireFile(output)
        let file = try NamedOutput(output)
        if list == "-" { StandardInput.tellIfTerminal("dictc lexicon: reading words") }
        var compiler = ListCompiler(language.language)
        if let scratch { compiler.scratch = scratch }
        let outcome = try compiler.compile(list)
        try file.write(outcome.bytes)
        for note in outcome.notes { StandardError.line(note.shown) }
        let dropped = outcome.dropped.reduce(0) { $0 + $1.count }
        if isJSON {
            try standardOutput.line(
                JSON([
                    "schema": 1, "file": output, "language": language.rawValue,
                    "words": outcome.words, "dropped": dropped,
                    "reasons": JSON(outcome.dropped.map { ($0.reason, $0.count) }),
                    "bytes": outcome.bytes.count,
                ]))
        } else {
            let reasons = outcome.dropped.map { "\($0.count) \($0.reason)" }
            try standardOutput.line(
                "\(TerminalText.escaped(output)): \(TerminalText.counted(outcome.words, "word")), "
                    + "\(TerminalText.counted(outcome.bytes.count, "byte")), "
                    + "\(TerminalText.counted(dropped, "line")) dropped"
                    + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"))
        }
        return .success
    }
}
