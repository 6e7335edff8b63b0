import DictFormat

/// The kinds of projects that `dictc init` can start, each of which can be built without changes.
///
/// The raw value is the argument of `--template`.
package enum ProjectTemplate: String, CaseIterable, Sendable {
    /// Level packs of the word guessing game.
    case guess
    /// A lexicon with rated words, for Ghost and for checking what players type.
    case ghost
    /// Answers of the Wordle clone.
    case wordle
    /// Phrases of Hangman.
    case hangman
    /// Sentences of FillMeUp.
    case fill
    /// Everything.
    case all

    /// A file of the new project, with its path relative to the project and its text.
    package struct File: Sendable {
        package let path: String
        package let text: String
    }

    /// Returns the files of a new project, dictc.yml first.
    ///
    /// Without a template, the project has a lexicon, and the other sections as comments.
    package static func files(_ template: ProjectTemplate?) -> [File] {
        let words = lists(template)
        var files = [
            File(path: "raw-data/dictc.yml", text: configuration(template)),
            File(
                path: "raw-data/" + ConfigurationSchema.fileName,
                text: String(decoding: ConfigurationReference.schema, as: UTF8.self)),
        ]
        var origins = ["en/overlay.txt"]
        if let words {
            files.append(File(path: "raw-data/en/words.txt", text: text(of: words)))
            origins.insert("en/words.txt", at: 0)
        }
        files.append(File(path: "raw-data/en/overlay.txt", text: overlay))
        if template.includes(.hangman) {
            files.append(File(path: "raw-data/en/phrases.txt", text: phraseFile))
            origins.append("en/phrases.txt")
        }
        if template.includes(.fill) {
            files.append(File(path: "raw-data/en/sentences.xml", text: sentenceFile))
            origins.append("en/sentences.xml")
        }
        if words == nil {
            files.removeAll { $0.path.hasSuffix("overlay.txt") }
            origins.removeFirst()
        }
        return files + [
            File(path: "raw-data/SOURCES.md", text: sources(origins)),
            File(path: ".gitignore", text: "/build-output/\n"),
        ]
    }

    /// Returns the words of the project, or `nil` if it has only sentences.
    private static func lists(_ template: ProjectTemplate?) -> [String]? {
        switch template {
        case .fill: return nil
        case nil, .ghost, .wordle: return baseWords
        case .guess: return baseWords + packWords
        case .hangman: return baseWords + phraseWords.filter { !baseWords.contains($0) }
        case .all:
            let known = baseWords + packWords
            let others = Set(phraseWords + sentenceWords).subtracting(known)
            return known + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    private static func text(of words: [String]) -> String {
        "# One word per line. Put your own list here.\n" + words.map { $0 + "\n" }.joined()
    }

    private static let overlay = """
        # Corrections that override everything else: +word adds it, -word removes it.
        +dictionary
        -kayak

        """

    private static let phraseFile =
        "# One phrase per line, a tab, and its renown: 1 if everybody knows it, 3 if few do.\n"
        + phrases + "\n"

    /// The sentences in the XML of OPUS, each word with its part of speech.
    private static let sentenceFile =
        "<sentences>\n"
        + sentences.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map { pair in
                let parts = pair.split(separator: "/").map { String($0) }
                return "<w upos=\"\(parts.last ?? "")\">\(parts.first ?? "")</w>"
            }
            return "  <s>" + words.joined(separator: " ") + "<w upos=\"PUNCT\">.</w></s>\n"
        }.joined() + "</sentences>\n"

    private static func sources(_ files: [String]) -> String {
        """
        # Where the files of this folder come from

        Their licences are in dictc.yml, from where `dictc build` takes them for NOTICE.

        | file | origin |
        |---|---|

        """ + files.map { "| \($0) | written for this project |\n" }.joined()
    }
}

extension ProjectTemplate? {
    /// Whether a project of this template has what `part` has.
    func includes(_ part: ProjectTemplate) -> Bool { self == part || self == .all }
}
