import ArgumentParser
import DictPipeline

struct WhyCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Show where a word, sentence or phrase came from, or what dropped it.",
        discussion: """
            Example: dictc why zebra

            Prints the file, the line and the rule. Exits 1 if the word is not in the lexicon.

            A text with a blank is looked up in the sentences and phrases: prints the rule that \
            dropped it, or the words of a sentence that may be hidden. Exits 1 if no pack has it.
            """)

    @Argument(help: "The word, sentence or phrase, spelled as in a source.")
    var word: String

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @OptionGroup var project: ProjectOptions
    @OptionGroup var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    func validate() throws {
        let isText = WhyQuery.isText(word)
        let longest = isText ? WhyQuery.longestText : QueryText.longest
        if word.utf8.count > longest {
            let name = isText ? "text" : "word"
            throw ValidationError("the \(name) is longer than \(longest) bytes")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let answer = try WhyQuery.answer(word, language: language.language, project.buildOptions)
        if isJSON {
            try output.line(project.json(answer))
        } else {
            for line in project.lines(answer) { try output.line(TerminalText.escaped(line)) }
        }
        switch answer {
        case .word(let answer): return answer.verdict.isWord ? .success : .negative
        case .text(let answer): return answer.isKept ? .success : .negative
        }
    }
}
