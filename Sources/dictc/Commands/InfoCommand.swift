import ArgumentParser
import DictTerminal

struct InfoCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Show what is in a pack, and where its bytes go.",
        discussion: """
            Example: dictc info
            Example: dictc info en.lexicon
            Example: dictc info build-output/en.lexicon --format csv

            Without a file, lists the packs of the nearest project or, where there is none, those \
            that come with dictc. Their names will do as files. As rows, with --format jsonl, csv \
            or tsv, it lists the sections.
            """)

    @Argument(help: "The pack, tagger model or part.", completion: .file())
    var file: String?

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    var isJSON: Bool { format.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        try InfoRequest(file: file, format: format.value).answer(output)
    }
}
