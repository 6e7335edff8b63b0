import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictPipeline

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
        guard list == "-" || !Process.isSameFile(list, output) else {
            throw Diagnostic.usage(
                "the output \(output) is the list itself", hint: "name another file with -o",
                .usageOutput)
        }
        if list == "-" { StandardInput.tellIfTerminal("dictc lexicon: reading words") }
        var compiler = ListCompiler(language.language)
        if let scratch { compiler.scratch = scratch }
        let outcome = try compiler.compile(list)
        try AtomicFile.write(outcome.bytes, to: output)
        for note in outcome.notes { StandardError.line(note.shown) }
        if isJSON {
            try standardOutput.line(
                .object([
                    ("schema", .integer(1)), ("file", .string(output)),
                    ("language", .string(language.rawValue)), ("words", .integer(outcome.words)),
                    ("dropped", .integer(outcome.dropped)),
                    ("bytes", .integer(outcome.bytes.count)),
                ]))
        } else {
            try standardOutput.line(
                "\(TerminalText.escaped(output)): \(TerminalText.counted(outcome.words, "word")), "
                    + "\(TerminalText.counted(outcome.bytes.count, "byte")), "
                    + "\(TerminalText.counted(outcome.dropped, "line")) dropped")
        }
        return .success
    }
}
