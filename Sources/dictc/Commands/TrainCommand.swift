import ArgumentParser
import DictFiles
import DictFormat
import DictOutput
import DictPipeline
import DictTerminal

struct TrainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "train",
        abstract: "Train a tagger model on tagged corpora.",
        discussion: """
            Example: dictc train treebank.conllu --calibrate dev.conllu -o tagger.model

            A prefix gives a corpus its own format: alpino:corpus.tar.gz. --calibrate names tagged \
            corpora to find out which tags to trust: one half sets the margins of trusted tags, \
            the other half tests them, and nothing is learnt from either. The same input gives the \
            same bytes.
            """)

    @Argument(
        help: ArgumentHelp("Tagged corpora.", valueName: "[format:]file"), completion: .file())
    var files: [String]

    @Option(name: .shortAndLong, help: "The model to write.", completion: .file())
    var output: String

    @Option(help: "The language of the corpora.")
    var language = LanguageArgument.en

    @Option(help: "The format of the corpora.")
    var format = TaggingFormat.conllu

    @Option(help: "Tagged corpora to set the margins of trusted tags.", completion: .file())
    var calibrate: [String] = []

    @Option(
        help: "Word classes from a dictionary: tab-separated rows of form, class and sense.",
        completion: .file())
    var classes: String?

    @Option(
        help: "A text with licences and attributions, to store in the model.", completion: .file())
    var notice: String?

    @OptionGroup(title: "Output options")
    var formatOptions: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { formatOptions.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        try Process.requireFile(output)
        let file = try NamedOutput(output)
        var training = TaggerTraining(
            files.map { TaggingInput(argument: $0, format) }, language: language.language)
        training.calibration = calibrate.map { TaggingInput(argument: $0, format) }
        training.wordClasses = classes
        if let notice {
            training.notice = try FileContents.bytes(of: notice, orPipe: true, limit: 65_536)
        }
        let display = isJSON ? nil : ProgressDisplay.shared
        let outcome = try training.run { display?.show($0) }
        display?.clear()
        try file.write(outcome.bytes)
        if isJSON {
            try standardOutput.line(json(outcome))
        } else {
            try standardOutput.line(text(outcome))
        }
        return .success
    }

    private func json(_ outcome: TaggerTraining.Outcome) -> JSON {
        JSON([
            "schema": 1, "file": output, "language": language.rawValue,
            "sentences": outcome.sentences, "tokens": outcome.tokens, "bytes": outcome.bytes.count,
            "trusted": JSON([
                "judged": outcome.judgedTokens, "trusted": outcome.trustedTokens,
                "right": outcome.rightTokens,
            ]),
        ])
    }

    private func text(_ outcome: TaggerTraining.Outcome) -> String {
        var text =
            "\(TerminalText.escaped(output)): "
            + "\(TerminalText.counted(outcome.sentences, "sentence")), "
            + "\(TerminalText.counted(outcome.tokens, "token")), "
            + "\(TerminalText.counted(outcome.bytes.count, "byte"))"
        if outcome.judgedTokens > 0 {
            text +=
                "; trusts \(TerminalText.grouped(outcome.trustedTokens)) of "
                + "\(TerminalText.counted(outcome.judgedTokens, "token")), "
                + "\(TerminalText.grouped(outcome.rightTokens)) rightly"
        }
        return text
    }
}
