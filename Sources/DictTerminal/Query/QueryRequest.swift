import DictConfiguration
import DictFormat
package import DictModel
import DictOutput
import DictReader

/// The texts to look up, and what to print about them.
package struct QueryRequest {
    /// The texts; `-` means the lines of standard input.
    package var texts: [String]
    package var mode = QueryMode.word
    /// Whether to print just the texts that are words, or just the others; `nil` for answers.
    package var printsWords: Bool?
    package var format = OutputFormat.text
    package var language = Language.english
    /// The folder with the lexicon of ``language``, or `nil` for that of the nearest project.
    package var directory: String?
    /// The lexicon to ask instead of one in a folder, or `nil`.
    package var file: String?
    /// Whether to print lists as a whole.
    package var showsAll = false
    /// The maximum number of words per list, or `nil` for the default of the format.
    package var limit: Int?

    /// Creates a request for answers about `texts`.
    package init(_ texts: [String]) { self.texts = texts }

    /// Looks up the texts, prints the answers, and returns whether one of them was negative.
    package func answer(_ output: StandardOutput) throws -> ExitStatus {
        // A text that cannot be a word is refused before the lexicon is opened.
        if file == nil, printsWords == nil { try check(language) }
        if let file { return try answer(with: Lexicon(copyOf: file), at: file, output) }
        let folder = try ArtefactFolder(directory)
        do {
            let path = try folder.file(language.code + ".lexicon")
            let lexicon = try Lexicon(copyOf: path, of: language)
            return try answer(with: lexicon, at: path, isInstalled: folder.isInstalled, output)
        } catch {
            throw folder.advised(error)
        }
    }

    private func answer(
        with lexicon: Lexicon, at path: String, isInstalled: Bool = false,
        _ output: StandardOutput
    ) throws -> ExitStatus {
        // Answers as text or JSON name the words themselves; lists for other programs cannot.
        if isInstalled, printsWords != nil || format == .csv || format == .tsv {
            StandardError.line(
                "dictc query: no project here, so this is \(Installation.title(of: language))")
        }
        do {
            if let printsWords {
                return try print(TextFilter(lexicon, printsWords: printsWords), output)
            }
            return try answer(with: lexicon, at: path, isInstalled, output)
        } catch let error as FormatError {
            throw Diagnostic(error, file: Place(path))
        }
    }

    private func answer(
        with lexicon: Lexicon, at path: String, _ isInstalled: Bool, _ output: StandardOutput
    ) throws -> ExitStatus {
        var session = QuerySession(
            mode: mode, lexicon: lexicon, path: path, isInstalled: isInstalled, format: format,
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
    /// The options of `dictc query` that need no argument parser.
    private static let options: [PlainArguments.Option] =
        PlainArguments.listOptions + [
            .value("--file", "-f", in: "--dir"), .value("--dir"), .value("--language"),
            .value("--limit"), .flag("--all", in: "--limit"),
            .flag("--anagram", in: "list"), .flag("--sub", in: "list"), .flag("--near", in: "list"),
        ]

    /// Creates the request of a call of `dictc query` that needs no argument parser.
    ///
    /// - Returns: The request, or `nil` if the arguments are for the argument parser.
    package init?(plain arguments: [String]) {
        guard arguments.first == "query",
            let plain = PlainArguments(arguments.dropFirst(), Self.options),
            !plain.texts.isEmpty, let format = plain.format
        else { return nil }
        self.init(plain.texts)
        self.format = format
        directory = plain["--dir"]
        file = plain["--file"]
        if let code = plain["--language"] {
            guard let language = Language(code: code), language.code == code else { return nil }
            self.language = language
        }
        if let text = plain["--limit"] {
            guard let limit = Int(text), limit >= 0 else { return nil }
            self.limit = limit
        }
        showsAll = plain["--all"] != nil
        let modes: [(String, QueryMode)] = [
            ("--anagram", .anagrams), ("--sub", .subAnagrams), ("--near", .near),
        ]
        mode = modes.first { plain[$0.0] != nil }?.1 ?? .word
    }
}
