import ArgumentParser
import DictModel
import DictReader
import DictTerminal

struct QueryCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "query",
        abstract: "Look up words, prefixes and patterns in a lexicon.",
        discussion: """
            Example: dictc query PEAF
            Example: dictc query 'P?AF*' --language en --json
            Example: dictc query --words --file words.lexicon - < list.txt

            Shows whether a text is a word, whether longer words start with it, which words start \
            with it (including itself), and who wins at Ghost. In a pattern, ? matches one letter \
            and * any number of letters. - reads texts from standard input, one per line; \
            with --words just those that are words are printed again, with --others the rest. \
            At a terminal, lines can be edited, the arrows recall earlier ones, and Tab completes. \
            Where there is no project, the words that come with dictc are asked. \
            Exits 1 if a text is neither a word nor a prefix, or a list is empty, and 64 if a \
            pattern is too broad.

            "playable" are the words that a round of Ghost can still spell, and "ghost" says who \
            wins it.
            """)

    @Argument(help: ArgumentHelp("Words, prefixes or patterns; - means standard input."))
    var text: [String]

    @OptionGroup(title: "Pack options")
    var artefacts: ArtefactOptions

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    @Flag(
        exclusivity: .exclusive, help: "List something else instead.")
    var list: ListFlag?

    @Flag(exclusivity: .exclusive, help: "Print texts again instead of answers.")
    var filter: FilterFlag?

    @Option(
        name: .shortAndLong, help: "The lexicon itself, instead of a folder and a language.",
        completion: .file(extensions: ["lexicon"]))
    var file: String?

    @Flag(help: "Show all words of each list.")
    var all = false

    @Option(
        help: "Show at most this many words per list (default: 20, in other forms than text 100).",
        transform: wholeNumber(0...Int.max))
    var limit: Int?

    enum ListFlag: String, EnumerableFlag {
        case anagram
        case sub
        case near

        static func help(for value: ListFlag) -> ArgumentHelp? {
            switch value {
            case .anagram: "List the words with exactly these letters; ? matches any letter."
            case .sub: "List the words of two or more letters made from some of these letters."
            case .near: "List the words within one edit."
            }
        }
    }

    enum FilterFlag: String, EnumerableFlag {
        case words
        case others

        static func help(for value: FilterFlag) -> ArgumentHelp? {
            switch value {
            case .words: "Print just the texts that are words."
            case .others: "Print just the texts that are no words."
            }
        }
    }

    var isJSON: Bool { format.isJSON }
    var isPaged: Bool { !text.contains("-") }

    func validate() throws {
        if file != nil && artefacts.directory != nil {
            throw ValidationError("--file and --dir exclude each other")
        }
        if filter != nil && (format.value != .text || all || limit != nil || list != nil) {
            throw ValidationError("--words and --others go with no option but --file or --dir")
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
        var request = QueryRequest(text)
        request.mode = mode
        request.printsWords = filter.map { $0 == .words }
        request.format = format.value
        request.language = artefacts.language
        request.directory = artefacts.directory
        request.file = file
        request.showsAll = all
        request.limit = limit
        return try request.answer(output)
    }
}
