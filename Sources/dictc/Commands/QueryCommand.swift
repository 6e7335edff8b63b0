import ArgumentParser
import DictModel
import DictReader

struct QueryCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "query",
        abstract: "Tell what a lexicon knows about words and their beginnings.",
        discussion: """
            Example: dictc query PEAF
            Example: dictc query 'P?AF*' --language en --json

            Says whether a text is a word, whether longer words begin with it, which words begin \
            with it (itself included), and who wins at Ghost. In a pattern ? stands for one letter \
            and * for any run. A TEXT of - reads texts from standard input, one a line. Exits 1 \
            where a text is neither a word nor a prefix, or a list is empty.
            """)

    @Argument(help: ArgumentHelp("Words, beginnings or patterns; - for standard input."))
    var text: [String]

    @OptionGroup var artefacts: ArtefactOptions
    @OptionGroup var format: FormatOptions

    @Flag(
        exclusivity: .exclusive, help: "What to list instead.")
    var list: ListFlag?

    @Flag(help: "Show all words of each list.")
    var all = false

    @Option(help: "Show at most this many words a list (default: 20, with --json 100).")
    var limit: Int?

    enum ListFlag: String, EnumerableFlag {
        case anagram
        case sub
        case near

        static func help(for value: ListFlag) -> ArgumentHelp? {
            switch value {
            case .anagram: "List the words with exactly these letters; ? is any letter."
            case .sub: "List the words of two letters or more made of some of these letters."
            case .near: "List the words within one edit."
            }
        }
    }

    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if let limit, limit < 0 {
            throw ValidationError("--limit \(limit) is negative")
        }
        if all && limit != nil { throw ValidationError("--all and --limit exclude each other") }
    }

    private var mode: QueryMode {
        switch list {
        case nil: .word
        case .anagram: .anagrams
        case .sub: .subAnagrams
        case .near: .near
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let language = artefacts.language
        let texts = try text.map { text in
            text == "-" ? nil : try checked(text)
        }
        let name = language.code + ".lexicon"
        let lexicon = try Lexicon(
            copyOf: ArtefactFolder.file(name, in: artefacts.directory), of: language)
        var session = QuerySession(
            mode: mode, lexicon: lexicon, isJSON: isJSON,
            limit: all ? .max : limit ?? (isJSON ? 100 : 20))
        for text in texts {
            if let text {
                try session.answer(text, output)
            } else {
                try session.answerLines(output) { try checked($0) }
            }
        }
        return session.status
    }

    private func checked(_ text: String) throws -> QueryText {
        try QueryText(
            text, artefacts.language, allowsPattern: mode == .word || mode == .anagrams)
    }
}
