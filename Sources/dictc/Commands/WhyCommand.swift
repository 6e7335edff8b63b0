import ArgumentParser
import DictConfiguration
import DictFormat
import DictModel
import DictPipeline
import DictReader
import DictTerminal

struct WhyCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Show what made or dropped a word or sentence.",
        discussion: """
            Example: dictc why zebra
            Example: dictc why --without raw-data/en/overlay.txt

            Prints the file, the line and the rule. Exits 1 if the word is not in the lexicon. \
            Where there is no project, the words that come with dictc are asked.

            A text with a blank is looked up in the sentences and phrases: prints the rule that \
            dropped it, or the words of a sentence that may be hidden. Exits 1 if no pack has it.

            --without names a source, or a licence and thereby all sources under it: prints the words, \
            answers with their days, packs, phrases and sentences that would be lost. Exits 1 if \
            there are none.
            """)

    @Argument(help: "The word, sentence or phrase, spelled as in a source.")
    var word: String?

    @Option(
        help: ArgumentHelp(
            "Show what exists only through this source, or the sources under this licence.",
            valueName: "file"), completion: .file())
    var without: String?

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    var isJSON: Bool { format.isJSON }
    /// The options of a build of the project or, without one, of dictc's own packs.
    var options: BuildOptions {
        project.config == nil && NearestProject.isMissing()
            ? BuildOptions.installed ?? project.buildOptions : project.buildOptions
    }
    var isPaged: Bool { true }

    func validate() throws {
        guard let word else {
            if without == nil {
                throw ValidationError("name a word or text, or --without a source")
            }
            return
        }
        if without != nil { throw ValidationError("--without excludes a word or text") }
        let isText = WhyQuery.isText(word)
        let longest = isText ? WhyQuery.longestText : QueryText.longest
        if word.utf8.count > longest {
            let name = isText ? "text" : "word"
            throw ValidationError("the \(name) is longer than \(longest) bytes")
        }
    }

    /// The maximum number of near words to suggest.
    private static let nearLimit = 5

    /// Returns the near words of the project's lexicon for a word that is in no source.
    private func near(_ word: String, _ answer: WhyAnswer) -> String? {
        guard project.config == nil, case .word(let answer) = answer,
            case .unknown = answer.verdict,
            let file = try? ArtefactFolder(nil).file("\(language.rawValue).lexicon"),
            let lexicon = try? Lexicon(copyOf: file, of: language.language),
            let text = try? QueryText(word, language.language, allowsPattern: false)
        else { return nil }
        let words = lexicon.words(withinOneEditOf: text.folded.span, limit: Self.nearLimit)
        return words.isEmpty
            ? nil : words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        if let without { return try tell(without, output) }
        let word = word ?? ""
        let options = options
        let answer = try WhyQuery.answer(word, language: language.language, options)
        switch format.value {
        case .json: try output.line(options.json(answer))
        case .jsonl, .csv, .tsv:
            let columns = ["text", "language", "place", "outcome"]
            let rows = try RowWriter(format.value, columns, output)
            for row in options.rows(answer) { try rows.write(row) }
        case .text:
            for line in options.lines(answer) { try output.text(TerminalText.escaped(line)) }
            if let near = near(word, answer) { try output.line("  did you mean \(near)?") }
        }
        switch answer {
        case .word(let answer): return answer.verdict.isWord ? .success : .negative
        case .text(let answer): return answer.isKept ? .success : .negative
        }
    }
}
