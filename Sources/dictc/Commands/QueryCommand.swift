import ArgumentParser
import DictModel
import DictReader

struct QueryCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "query",
        abstract: "Look up words, prefixes and patterns in a lexicon.",
        discussion: """
            Example: dictc query PEAF
            Example: dictc query 'P?AF*' --language en --json

            Shows whether a text is a word, whether longer words start with it, which words start \
            with it (including itself), and who wins at Ghost. In a pattern, ? matches one letter \
            and * any number of letters. - reads texts from standard input, one per line. Exits 1 \
            if a text is neither a word nor a prefix, or a list is empty.
            """)

    @Argument(help: ArgumentHelp("Words, prefixes or patterns; - means standard input."))
    var text: [String]

    @OptionGroup var artefacts: ArtefactOptions
    @OptionGroup var format: FormatOptions

    @Flag(
        exclusivity: .exclusive, help: "List something else instead.")
    var list: ListFlag?

    @Flag(help: "Show all words of each list.")
    var all = false

    @Option(help: "Show at most this many words per list (default: 20, with --json 100).")
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
        let file = try ArtefactFolder.file(name, in: artefacts.directory)
        let lexicon = try Lexicon(copyOf: file, of: language)
        if all { try lexicon.expectSound(at: file) }
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
