import ArgumentParser
import DictFormat
import DictModel
import DictOutput
public import DictPipeline
import DictTerminal

struct TagCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "tag",
        abstract: "Label each word of a text with its part of speech.",
        discussion: """
            Example: dictc tag --language en story.txt

            Writes CoNLL-U; the last column has the byte range of each token in its sentence. Text \
            is first split into sentences and tokens; --format conllu keeps the file as it is and \
            fills in column 4. --score compares with the tags in the files, and prints how often \
            they agree.
            """)

    @Argument(help: "The texts; - or nothing means standard input.", completion: .file())
    var files: [String] = []

    @Option(help: "The language of the texts.")
    var language = LanguageArgument.en

    @Option(help: "The format of the texts.")
    var format = TaggingFormat.text

    @Option(help: "The tagger model (default: that of the nearest project).", completion: .file())
    var model: String?

    @Flag(help: "Compare with the tags in the files instead of writing new ones.")
    var score = false

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var formatOptions: FormatOptions

    var isJSON: Bool { formatOptions.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var tagger = try TextTagger(model: model, language.language, project.buildOptions)
        for file in files.isEmpty ? ["-"] : files {
            if file == "-" { StandardInput.tellIfTerminal("dictc tag: reading text") }
            let input = TaggingInput(file, format)
            if score {
                let report = try tagger.report(on: input)
                if isJSON {
                    try output.line(report.json)
                } else {
                    for line in report.lines { try output.line(TerminalText.escaped(line)) }
                }
            } else if isJSON {
                try tagger.forEachSentence(of: input) { try output.line(Self.json($0)) }
            } else {
                try tagger.conllu(of: input) { try output.write($0) }
            }
        }
        return .success
    }

    /// Returns `sentence` as a JSON object, in which tokens without a tag are omitted.
    private static func json(_ sentence: TaggedSentence) -> JSON {
        // Sources are always UTF-8 at this point.
        func text(_ bytes: ArraySlice<UInt8>) -> String {
            String(validating: bytes, as: UTF8.self) ?? ""
        }
        let (tokens, margins) = (sentence.text.tokens, sentence.margins)
        return JSON([
            "schema": 1, "id": sentence.id.isEmpty ? nil : text(sentence.id[...]),
            "text": text(sentence.text.text[...]),
            "tokens": zip(tokens, zip(margins, sentence.isTrusted)).compactMap { token, judgement in
                token.tag.map { tag in
                    JSON([
                        "form": text(sentence.text.form(of: token)), "offset": token.range.offset,
                        "length": token.range.length, "tag": "\(tag.name)",
                        "class": "\(LexicalClass(tag).name)", "margin": judgement.0,
                        "trusted": judgement.1,
                    ])
                }
            },
        ])
    }
}

extension TaggingFormat: ExpressibleByArgument {}
