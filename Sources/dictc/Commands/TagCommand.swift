import ArgumentParser
import DictFormat
import DictPipeline

struct TagCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "tag",
        abstract: "Give each word of a text its part of speech.",
        discussion: """
            Example: dictc tag --language en story.txt

            Writes CoNLL-U; the last column tells the bytes of each token in its sentence. Text is \
            split into sentences and tokens first; --format conllu keeps the file as it is and \
            fills in column 4. --score compares with the tags that the files have, and prints how \
            often they agree.
            """)

    @Argument(help: "The texts; - or none reads standard input.")
    var files: [String] = []

    @Option(help: "The language of the texts.")
    var language = LanguageArgument.en

    @Option(help: "How the texts are written.")
    var format = CorpusFormatArgument.text

    @Option(help: "The tagger model (default: that of the nearest project).")
    var model: String?

    @Flag(help: "Compare with the tags of the files instead of writing new ones.")
    var score = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var formatOptions: FormatOptions

    var isJSON: Bool { formatOptions.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var tagger = try TextTagger(model: model, language.language, project.buildOptions)
        for file in files.isEmpty ? ["-"] : files {
            if file == "-" { StandardInput.tellIfTerminal("dictc tag: reading text") }
            let input = TaggingInput(file, format.format)
            if score {
                let report = try tagger.report(on: input)
                if isJSON {
                    try output.line(report.json)
                } else {
                    for line in report.lines { try output.line(TerminalText.escaped(line)) }
                }
            } else if isJSON {
                try tagger.json(of: input) { try output.line($0) }
            } else {
                try tagger.conllu(of: input) { try output.write($0) }
            }
        }
        return .success
    }
}

/// A format of corpora as arguments name it.
enum CorpusFormatArgument: String, ExpressibleByArgument, CaseIterable {
    case text, conllu, opus, tei, alpino, folia, dcoi

    var format: TaggingFormat {
        switch self {
        case .text: .text
        case .conllu: .conllu
        case .opus: .opus
        case .tei: .tei
        case .alpino: .alpino
        case .folia: .folia
        case .dcoi: .dcoi
        }
    }
}
