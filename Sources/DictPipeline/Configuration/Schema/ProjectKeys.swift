import DictFormat
import DictModel

// The keys of a project, of a language, and of files that need no other keys.

extension ConfigurationKeys {
    static let project = ConfigurationKeys(
        "project", "The file", "The top of dictc.yml.",
        [
            .required(
                "schema", .integer(1...ProjectConfiguration.schemaVersion),
                "The version of the keys in this file. A newer dictc still reads it."),
            .required(
                "output", .path(.output),
                "The folder for artefacts, manifest.json, NOTICE, report.json and the cache. It may "
                    + "be beside the folder of dictc.yml, as in `../build-output`, and must not "
                    + "contain or be among the sources."),
            .required(
                "languages",
                .entries(.choice(Language.allCases.map(\.code)), .mapping(.language)),
                "The languages to build: `en` for English, `nl` for Dutch."),
            ConfigurationKey(
                "licences", .entries(.text("the name of a licence"), .mapping(.licence)),
                .described("files may name any licence"),
                "The licences that files may name with `licence`. Any other name is refused."),
        ])

    static let licence = ConfigurationKeys(
        "licence", "A licence", "The terms of the files that name this licence.",
        [
            ConfigurationKey(
                "file", .path(.source), .described("NOTICE states only the name"),
                "A file with the text of the licence, which NOTICE quotes."),
            ConfigurationKey(
                "attribution", .text("whom to name"), .described("no one is named"),
                "Whom NOTICE names for these files, unless a file says otherwise."),
        ])

    static let language = ConfigurationKeys(
        "language", "A language",
        "Where the words of a language come from, and which artefacts to make. An artefact is made "
            + "only if its section is there, except for the lexicon, which every list of words gets.",
        rules: [
            ConfigurationRule(
                "`words` may be missing only if `sentences` is there, and neither `spelling`, "
                    + "`drop`, `overlay`, `frequency`, `lexicon`, `levels`, `answers` nor "
                    + "`phrases` is.",
                .object([
                    (
                        "anyOf",
                        .array([
                            .schema(requires: ["words"]),
                            .schema(requires: ["sentences"], refuses: needingWords),
                        ])
                    )
                ])),
            ConfigurationRule(
                "If sources name a `spelling`, the language has to want one, and one of the "
                    + "sources has to name it.",
                .condition(
                    if: .schema(refuses: ["spelling"]),
                    then: .schema(
                        properties: ["words", "drop"].map {
                            ($0, .object([("items", .schema(refuses: ["spelling"]))]))
                        }))),
        ],
        [
            ConfigurationKey(
                "words", .list(.mapping(.source)), .described("no words, only sentences"),
                "The files with words. Games accept every word of every file."),
            ConfigurationKey(
                "spelling", spelling, .described("sources name no spelling"),
                "The spelling of the words that games ask for, such as `american`; they accept "
                    + "all spellings."),
            ConfigurationKey(
                "drop", .list(.mapping(.drop)), .described("no such lists"),
                "Lists that say why a spelling is not a word. They take no word away that a file "
                    + "of `words` has."),
            ConfigurationKey(
                "overlay", fileOrPath, .described("no corrections"),
                "Your corrections, one per line: `+word` adds a word, `-word` removes it. It "
                    + "overrides all other files."),
            ConfigurationKey(
                "block", .oneOrMore(fileOrName), .described("no blocked words"),
                "Lists of words that do not belong in packs: a word, a tab and a layer "
                    + "(\(layerNames)) per line. `dictc:en` and `dictc:nl` are the lists that come with dictc."
            ),
            ConfigurationKey(
                "frequency", .mapping(.frequency), .described("only the words files rate words"),
                "A list of words and counts that makes frequent words better known."),
            ConfigurationKey(
                "lexicon", .mapping(.lexicon), .described("every word, none of them rated"),
                "Which words the lexicon leaves out, and which words a computer player prefers."),
            ConfigurationKey(
                "levels", .mapping(.levels), .described("no level packs"),
                "Level packs of the word guessing game. `levels: { sets: 40 }` is enough."),
            ConfigurationKey(
                "answers", .mapping(.answers), .described("no answers"),
                "Answers of the Wordle clone. `answers: { length: 5 }` is enough."),
            ConfigurationKey(
                "phrases", .mapping(.phrases), .described("no phrases"), "Phrases of Hangman."),
            ConfigurationKey(
                "sentences", .either([.mapping(.sentences), .list(.mapping(.corpus))]),
                .described("no sentences"),
                "Sentences of FillMeUp: a mapping, or just the list of its `files`."),
            ConfigurationKey(
                "tagger", fileOrName, .described("every corpus has to have tags"),
                "The model that finds parts of speech in sentences without tags: one made with "
                    + "`dictc train`, or `dictc:en` or `dictc:nl`, which come with dictc."),
        ])

    /// The keys of a language that have no meaning without words.
    static let needingWords = [
        "spelling", "drop", "overlay", "frequency", "lexicon", "levels", "answers", "phrases",
    ]

    static let file = ConfigurationKeys(
        "file", "A file and its licence",
        "Wherever a key takes such a mapping, the path alone will do as well.",
        [.required("file", .path(.source), "The path, relative to the folder of dictc.yml.")]
            + terms)

    /// The keys `licence` and `attribution`, which may be beside every `file`.
    static let terms = [
        ConfigurationKey(
            "licence", .text("the name of a licence"),
            .described("not stated: `dictc build` notes it, `dictc ship` refuses it"),
            "The licence of the file, such as `CC0-1.0`. NOTICE and manifest.json state it."),
        ConfigurationKey(
            "attribution", .text("whom to name"), .described("that of the licence in `licences`"),
            "Whom to name for this file.", refused: .without("licence")),
    ]

    /// A file, as a path or as a mapping with its licence.
    static let fileOrPath = ConfigurationShape.either([.path(.source), .mapping(.file)])

    /// A file, or the name of files that are part of dictc's installation.
    static let fileOrName = ConfigurationShape.either(
        [.choice(BuiltInFile.names), .path(.source), .mapping(.file)])

    static let spelling = ConfigurationShape.text(
        "lower-case letters and hyphens, at most 32", pattern: "^[a-z-]{1,32}$")

    /// The names of the layers of block lists, as a list for people.
    private static let layerNames = BlockLayer.allCases.map { "`\($0.rawValue)`" }
        .joined(separator: ", ")
}
