import ArgumentParser
import DictFormat
import DictPipeline
import DictStore

struct TrainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "train",
        abstract: "Make a tagger model from tagged corpora.",
        discussion: """
            Example: dictc train treebank.conllu --calibrate dev.conllu -o tagger.model

            A corpus may be written in another format than the others: alpino:corpus.tar.gz. \
            --calibrate names tagged corpora of which one half sets the margins that trusted tags \
            have, and the other half judges them; nothing is learnt from either. The same input \
            gives the same bytes.
            """)

    @Argument(help: ArgumentHelp("Tagged corpora.", valueName: "[format:]file"))
    var files: [String]

    @Option(name: .shortAndLong, help: "The model to write.")
    var output: String

    @Option(help: "The language of the corpora.")
    var language = LanguageArgument.en

    @Option(help: "How the corpora are written.")
    var format = CorpusFormatArgument.conllu

    @Option(help: "Tagged corpora to set margins on.")
    var calibrate: [String] = []

    @Option(help: "Bring tags of older treebanks in CoNLL-U up to date (nl-2017).")
    var repair: String?

    @Option(help: "Word classes of a dictionary: rows of form, class and sense with tabs between.")
    var classes: String?

    @Option(help: "A text with the licences and attributions, which the model will hold.")
    var notice: String?

    @OptionGroup var formatOptions: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { formatOptions.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        if let repair, !TaggingInput.repairs.contains(repair) {
            throw Failure.usage(
                "there are no rules of the name \(repair)",
                hint: "known are: " + TaggingInput.repairs.joined(separator: ", "))
        }
        try Process.requireFile(output)
        var training = TaggerTraining(files.map { input($0, repair) }, language: language.language)
        training.calibration = calibrate.map { input($0, nil) }
        training.wordClasses = classes
        if let notice {
            training.notice = try FileContents.bytes(of: notice, orPipe: true, limit: 65_536)
        }
        let outcome = try training.run { step in
            StandardError.progress(step)
        }
        StandardError.progress("")
        try AtomicFile.write(outcome.bytes, to: output)
        if isJSON {
            try standardOutput.line(json(outcome))
        } else {
            try standardOutput.line(text(outcome))
        }
        return .success
    }

    /// `format:file`, or a file in the format of all.
    private func input(_ argument: String, _ repair: String?) -> TaggingInput {
        if let colon = argument.utf8.firstIndex(of: UInt8(ascii: ":")),
            let format = CorpusFormatArgument(rawValue: String(argument[..<colon]))
        {
            let path = String(argument[argument.utf8.index(after: colon)...])
            return TaggingInput(path, format.format, repair: repair)
        }
        return TaggingInput(argument, format.format, repair: repair)
    }

    private func json(_ outcome: TaggerTraining.Outcome) -> JSON {
        .object([
            ("schema", .integer(1)), ("file", .string(output)),
            ("language", .string(language.rawValue)), ("sentences", .integer(outcome.sentences)),
            ("tokens", .integer(outcome.tokens)), ("bytes", .integer(outcome.bytes.count)),
            (
                "trusted",
                .object([
                    ("judged", .integer(outcome.judgedTokens)),
                    ("trusted", .integer(outcome.trustedTokens)),
                    ("right", .integer(outcome.rightTokens)),
                ])
            ),
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
