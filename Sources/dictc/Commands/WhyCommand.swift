import ArgumentParser
import DictFormat
import DictPipeline

struct WhyCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Tell where a word came from, or what dropped it.",
        discussion: """
            Example: dictc why zebra

            Names the file, the line and the rule. Exits 1 where the word is not in the lexicon.
            A text with a blank is a sentence: named is the measure that keeps it out of the
            sentences, or the words of it that may be hidden. Exits 1 where it is kept out.
            """)

    @Argument(help: "The word or the sentence, as a source spells it.")
    var word: String

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @OptionGroup var project: ProjectOptions
    @OptionGroup var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    func validate() throws {
        let isSentence = WhyQuery.isSentence(word)
        let longest = isSentence ? WhyQuery.longestSentence : QueryText.longest
        if word.utf8.count > longest {
            let name = isSentence ? "sentence" : "word"
            throw ValidationError("the \(name) is longer than \(longest) bytes")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let answer = try WhyQuery.answer(word, language: language.language, project.buildOptions)
        if isJSON {
            try output.line(.object([("schema", .integer(1))] + answer.members))
        } else {
            for line in answer.lines { try output.line(TerminalText.escaped(line)) }
        }
        return answer.isWord ? .success : .negative
    }
}
