import DictFormat
import DictModel
import DictOutput
import DictReader

/// The texts to look up, and what to print about them.
struct QueryRequest {
    /// The texts; `-` means the lines of standard input.
    var texts: [String]
    var mode = QueryMode.word
    /// Whether to print just the texts that are words, or just the others; `nil` for answers.
    var printsWords: Bool?
    var format = OutputFormat.text
    var language = Language.english
    /// The folder with the lexicon of ``language``, or `nil` for that of the nearest project.
    var directory: String?
    /// The lexicon to ask instead of one in a folder, or `nil`.
    var file: String?
    /// Whether to print lists as a whole.
    var showsAll = false
    /// The maximum number of words per list, or `nil` for the default of the format.
    var limit: Int?

    /// Looks up the texts, prints the answers, and returns whether one of them was negative.
    func answer(_ output: StandardOutput) throws -> ExitStatus {
        // A text that cannot be a word is refused before the lexicon is opened.
        if file == nil, printsWords == nil { try check(language) }
        let path = try file ?? ArtefactFolder.file(language.code + ".lexicon", in: directory)
        let lexicon =
            try file == nil ? Lexicon(copyOf: path, of: language) : Lexicon(copyOf: path)
        do {
            return try answer(with: lexicon, at: path, output)
        } catch let error as FormatError {
            throw Diagnostic(error, file: Place(path))
        }
    }

    private func answer(
        with lexicon: Lexicon, at path: String, _ output: StandardOutput
    ) throws -> ExitStatus {
        if let printsWords {
            return try print(TextFilter(lexicon, printsWords: printsWords), output)
        }
        var session = QuerySession(
            mode: mode, lexicon: lexicon, path: path, format: format,
            limit: showsAll ? .max : limit ?? (format == .text ? 20 : 100))
        if file != nil { try check(lexicon.language) }
        for text in texts {
            if text == "-" {
                try session.answerLines(output) { try checked($0, lexicon.language) }
            } else {
                try session.answer(try checked(text, lexicon.language), output)
            }
        }
        return session.status
    }

    private func print(_ filter: TextFilter, _ output: StandardOutput) throws -> ExitStatus {
        var filter = filter
        for text in texts {
            if text == "-" {
                try filter.addLines(output)
            } else {
                try filter.add(Array(text.utf8), output)
            }
        }
        return filter.status
    }

    /// Checks that all texts can be words of `language`, before one of them is answered.
    private func check(_ language: Language) throws {
        for text in texts where text != "-" { _ = try checked(text, language) }
    }

    private func checked(_ text: String, _ language: Language) throws -> QueryText {
        try QueryText(text, language, allowsPattern: mode == .word || mode == .anagrams)
    }
}

extension QueryRequest {
    /// Creates the request of `dictc query` with texts and, in the end, perhaps `--json`.
    ///
    /// Such calls need no argument parser, whose reflection takes twice as long as everything else
    /// that `dictc query PEAF` does.
    ///
    /// - Returns: The request, or `nil` if the arguments are for the argument parser.
    init?(plain arguments: [String]) {
        guard arguments.first == "query" else { return nil }
        var texts = arguments.dropFirst()
        let isJSON = texts.last == "--json"
        if isJSON { texts.removeLast() }
        guard !texts.isEmpty, texts.allSatisfy({ $0 == "-" || !$0.hasPrefix("-") }) else {
            return nil
        }
        self.init(texts: Array(texts), format: isJSON ? .json : .text)
    }
}
