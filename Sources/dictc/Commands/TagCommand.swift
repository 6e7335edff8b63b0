import ArgumentParser
import DictFormat
import DictModel
import DictPipeline

struct TagCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "tag",
        abstract: "Give each word of a text its part of speech.",
        discussion: """
            Example: echo 'He is in this.' | dictc tag --language en -

            Writes CoNLL-U; the last column tells the bytes of each token in its sentence. Text is \
            split into sentences and tokens first; --format conllu keeps the file as it is and \
            fills in column 4. --score compares with the tags that the file has, and prints how \
            often they agree.
            """)

    @Argument(help: "The text; - or nothing reads standard input.")
    var files: [String] = []

    @Option(help: "The language of the text.")
    var language = LanguageArgument.en

    @Option(help: "How the text is written.")
    var format = CorpusFormatArgument.text

    @Option(help: "The tagger model (default: that of the nearest project).")
    var model: String?

    @Flag(help: "Compare with the tags of the files instead of writing new ones.")
    var score = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var output: FormatOptions

    var isJSON: Bool { output.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let model = try openModel()
        var tagger = TaggedText(model)
        for file in files.isEmpty ? ["-"] : files {
            let input = CorpusInput(file, format)
            if score {
                let report = try TaggingReport(of: input.source, lines: input.lines, model)
                if isJSON {
                    try output.line(report.json)
                } else {
                    for line in report.lines { try output.line(TerminalText.escaped(line)) }
                }
            } else if format == .conllu, !isJSON {
                do {
                    try ConlluTagging.tag(input.lines, &tagger) { try output.write($0.span) }
                } catch {
                    throw Self.failure(error, input.name)
                }
            } else {
                try write(input, &tagger, output)
            }
        }
        return .success
    }

    private func openModel() throws -> TaggerModel {
        if let model { return try TaggerFile.model(at: model, of: language.language) }
        return try TaggerFile.model(of: language.language, project.buildOptions)
    }

    private func write(
        _ input: CorpusInput, _ tagger: inout TaggedText, _ output: StandardOutput
    ) throws {
        do {
            var bytes: [UInt8] = []
            try TaggedCorpus.forEachSentence(of: input.source, &tagger) { sentence, margins, id in
                if isJSON {
                    try output.line(TaggedCorpus.json(sentence, margins, tagger: margins.model))
                } else {
                    bytes.removeAll(keepingCapacity: true)
                    ConlluText.append(sentence, id: id, to: &bytes)
                    try output.write(bytes.span)
                }
            }
        } catch {
            throw Self.failure(error, input.name)
        }
    }

    /// Errors of reading in the form of the pipeline's; a closed pipe stays what it is.
    private static func failure(_ error: any Error, _ name: String) -> any Error {
        error is StandardOutput.Closed || error is Failure
            ? error : PipelineError(error, files: [name])
    }
}
