import DictFiles
package import DictModel

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
}

extension ProjectTemplate? {
    /// Whether a project of this template has what `part` has.
    func includes(_ part: ProjectTemplate) -> Bool { self == part || self == .all }
}

/// A project as `dictc init` starts it.
package struct NewProject: Sendable {
    /// A file of the user's own that the project starts with, in place of a sample.
    package struct OwnFile: Sendable {
        let bytes: [UInt8]
        /// The name from its first full stop on, such as `.txt.gz`, which depends on how it is packed.
        let ending: String

        /// Creates a copy of `bytes`, the contents of a file called `name`.
        package init(name: String, bytes: [UInt8]) {
            self.bytes = bytes
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
            let isPlain = parts.allSatisfy { part in
                !part.isEmpty
                    && part.unicodeScalars.allSatisfy {
                        $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
                    }
            }
            ending = parts.isEmpty || !isPlain ? ".txt" : "." + parts.joined(separator: ".")
        }
    }

    /// A file of the new project, with its path relative to the project.
    package struct File: Sendable {
        package let path: String
        package let bytes: [UInt8]
    }

    /// The game that the project is for; without one it has a lexicon, and the other sections as
    /// comments.
    package var template: ProjectTemplate?
    /// The language of the words; samples are English.
    package var language = Language.english
    /// Whether the words that come with dictc are there to build from.
    package var hasInstalledWords = false
    /// The user's words, one a line.
    package var words: OwnFile?
    /// The user's phrases, one a line.
    package var phrases: OwnFile?
    /// The user's text, of which sentences are made.
    package var text: OwnFile?

    /// Creates a project that consists of samples.
    package init(_ template: ProjectTemplate? = nil) { self.template = template }

    /// Whether the project has files of the user's own; it then has no samples.
    package var isOwn: Bool { words != nil || phrases != nil || text != nil }
    var hasWords: Bool { words != nil || !isOwn && template != .fill }
    var hasPhrases: Bool { phrases != nil || !isOwn && template.includes(.hangman) }
    var hasSentences: Bool { text != nil || !isOwn && template.includes(.fill) }

    /// Whether the project takes the words that come with dictc, since its game has to know more words
    /// than a sample.
    package var takesInstalledWords: Bool {
        hasInstalledWords && !isOwn && (template == .wordle || template == .ghost)
    }

    /// The sample that people replace first, by their own, with its path relative to dictc.yml.
    package var sample: (contents: String, path: String) {
        hasWords ? ("words", wordsPath) : ("sentences", sentencesPath)
    }

    var wordsPath: String { path("words", words?.ending ?? ".txt") }
    var phrasesPath: String { path("phrases", phrases?.ending ?? ".txt") }
    var sentencesPath: String { path("sentences", text?.ending ?? ".xml") }

    private func path(_ name: String, _ ending: String) -> String {
        "\(language.code)/\(name)\(ending)"
    }

    /// The files of the project, dictc.yml first.
    package var files: [File] {
        let overlay = hasWords ? [language.code + "/overlay.txt"] : []
        let sources =
            (hasWords ? [(wordsPath, words?.bytes ?? Array(wordSample.utf8))] : [])
            + overlay.map { ($0, Array(Self.overlay.utf8)) }
            + (hasPhrases ? [(phrasesPath, phrases?.bytes ?? Array(Self.phraseSample.utf8))] : [])
            + (hasSentences
                ? [(sentencesPath, text?.bytes ?? Array(Self.sentenceSample.utf8))] : [])
        let texts = [
            ("raw-data/dictc.yml", Array(configuration.utf8)),
            ("raw-data/" + ConfigurationSchema.fileName, ConfigurationReference.schema),
        ]
        let others = [
            ("raw-data/SOURCES.md", Array(origins(sources.map(\.0)).utf8)),
            (".gitignore", Array("/build-output/\n".utf8)),
        ]
        return (texts + sources.map { ("raw-data/" + $0.0, $0.1) } + others)
            .map { File(path: $0.0, bytes: $0.1) }
    }

    /// The sample of words: those that the samples of the other sections need, too.
    private var wordSample: String {
        let words: [String]
        switch template {
        case nil, .ghost, .wordle, .fill: words = Self.baseWords
        case .guess: words = Self.baseWords + Self.packWords
        case .hangman:
            words = Self.baseWords + Self.phraseWords.filter { !Self.baseWords.contains($0) }
        case .all:
            let known = Self.baseWords + Self.packWords
            let others = Set(Self.phraseWords + Self.sentenceWords).subtracting(known)
            words = known + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
        return "# One word per line. Put your own list here.\n" + words.map { $0 + "\n" }.joined()
    }

    private static let overlay = """
        # Corrections that override everything else: a line +yeet adds a word, -yeet removes it.

        """

    private static let phraseSample =
        "# One phrase per line, a tab, and its renown: 1 if everybody knows it, 3 if few do.\n"
        + phrases + "\n"

    /// The SHA-256 of the samples of phrases and sentences, whose words lists may lack.
    package static let sampleDigests = Set(
        [phraseSample, sentenceSample].map { SHA256.hex(of: Array($0.utf8)) })

    /// The sentences in the XML of OPUS, each word with its part of speech.
    private static let sentenceSample =
        "<sentences>\n"
        + sentences.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map { pair in
                let parts = pair.split(separator: "/").map { String($0) }
                return "<w upos=\"\(parts.last ?? "")\">\(parts.first ?? "")</w>"
            }
            return "  <s>" + words.joined(separator: " ") + "<w upos=\"PUNCT\">.</w></s>\n"
        }.joined() + "</sentences>\n"

    private func origins(_ files: [String]) -> String {
        """
        # Where the files of this folder come from

        Their licences are in dictc.yml, from where `dictc build` takes them for NOTICE.

        | file | origin |
        |---|---|

        """ + files.map { "| \($0) | \(isOwn ? "?" : "written for this project") |\n" }.joined()
            + (takesInstalledWords
                ? "| \(Installation.source(of: language)) | comes with dictc; see NOTICE of a build |\n"
                : "")
    }
}
