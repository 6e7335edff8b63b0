import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictSources

// The keys of files with words, counts and phrases.

extension ConfigurationKeys {
    static let source = ConfigurationKeys(
        "source", "A file with words", "One word per line unless other keys say otherwise.",
        rules: [columnsNeedSeparator, familiarityNeedsColumn],
        [
            .required(
                "file", .path(.source),
                "The path. The file may be packed with gzip, bzip2, xz, zstd or zip."),
            ConfigurationKey(
                "familiarity", .either([.integer(1...100), .choice(["column"])]),
                .described("none, so packs do not use these words"),
                "How well known the words are, from 1 (everybody knows them) to 100. A word keeps "
                    + "the smallest number it is found with. `column`: each line has its own, "
                    + "after the word."),
            ConfigurationKey(
                "spelling", spelling, .described("the words belong to every spelling"),
                "The spelling of the words, such as `british`, or `variant`. Games ask for them "
                    + "only if the language wants this spelling."),
            ConfigurationKey(
                "asked", .flag, .value(.bool(true)),
                "Whether games may ask for the words. If not, games only accept them."),
        ] + textFormat + [
            ConfigurationKey(
                "format", .mapping(.format), .described("a list"),
                "The format of a file that is not a list. It leaves no meaning to `encoding`, "
                    + "`comment`, `separator`, `columns` and `case`."),
            ConfigurationKey(
                "lemmas", .flag, .value(.bool(false)),
                "Whether the words are lemmas, so that none of them is taken for a form of "
                    + "another word."),
            mayBeEmpty,
        ] + terms)

    /// The keys that say how a list is written.
    private static let textFormat = [
        encoding(refused: .beside("format")), comment(refused: .beside("format")),
        ConfigurationKey(
            "separator", .choice(of: ListSeparator.self),
            .value(.string(ListFormat.default.separator.rawValue)),
            "What is between the columns of a line. `none`: the whole line is the word.",
            refused: .beside("format")),
        ConfigurationKey(
            "columns", .mapping(.listColumns),
            .described("the word, then a number if there is one"),
            "The columns to read from a table.", refused: .beside("format")),
        ConfigurationKey(
            "case", .choice(of: ListCase.self),
            .described("`keep`; `upper`, with a note, if nearly all words are in capitals"),
            "What capitals mean. `upper`: the list is written in capitals, so ZEBRA is the word "
                + "zebra; `lower`: nothing; `keep`: a capital marks a name or an abbreviation.",
            refused: .beside("format")),
    ]

    static func encoding(refused: ConfigurationKey.Refusal...) -> ConfigurationKey {
        ConfigurationKey(
            "encoding", .choice(of: TextEncoding.self),
            .value(.string(TextEncoding.utf8.rawValue)),
            "The encoding of the file, unless a byte order mark at its start says otherwise.",
            refusals: refused)
    }

    private static func comment(refused: ConfigurationKey.Refusal...) -> ConfigurationKey {
        ConfigurationKey(
            "comment", .text("a text, or `none`"),
            .value(.string(ListFormat.default.commentPrefix ?? "none")),
            "How comment lines start. `none`: there are no comments.", refusals: refused)
    }

    static let mayBeEmpty = ConfigurationKey(
        "may-be-empty", .flag, .value(.bool(false)),
        "Whether it is fine if nothing in the file is kept, which is an error otherwise.")

    private static let columnsNeedSeparator = ConfigurationRule(
        "`columns` has no meaning with `separator: none`.",
        .condition(
            if: .schema(requires: ["separator"], properties: [("separator", .constant("none"))]),
            then: .schema(refuses: ["columns"])))

    private static let familiarityNeedsColumn = ConfigurationRule(
        "`familiarity: column` needs a list with a second column: not `format`, not "
            + "`separator: none`, and with `columns` also `count`.",
        .condition(
            if: .schema(
                requires: ["familiarity"], properties: [("familiarity", .constant("column"))]),
            then: .schema(
                refuses: ["format"],
                properties: [
                    ("columns", .schema(requires: ["count"])),
                    ("separator", .object([("not", .constant("none"))])),
                ])))

    static let listColumns = ConfigurationKeys(
        "listColumns", "Columns of a table with words",
        "A column is a number from 1, or a name in the first row.",
        [
            .required("word", column, "The column with the word."),
            ConfigurationKey(
                "count", column, .described("no numbers"),
                "The column with the number: the count in a `frequency` list, the familiarity "
                    + "beside `familiarity: column`."),
            header,
        ])

    static let phraseColumns = ConfigurationKeys(
        "phraseColumns", "Columns of a table with phrases",
        "A column is a number from 1, or a name in the first row.",
        [
            .required("phrase", column, "The column with the phrase."),
            ConfigurationKey(
                "renown", column, .described("unknown"),
                "The column with the renown of the phrase, 1 to 3."),
            header,
        ])

    private static let column = ConfigurationShape.either(
        [.integer(1...1000), .text("a name in the first row", pattern: "^(?=.*[^0-9]).+$")])

    static let header = ConfigurationKey(
        "header", .flag, .value(.bool(false)),
        "Whether the first row is a head line, if all columns are numbers.")

    static let drop = ConfigurationKeys(
        "drop", "A list of spellings that are not words", "One spelling per line.",
        [
            .required("file", .path(.source), "The path."),
            .required(
                "reason", .choice(ProjectConfigurationReader.reasons.map(\.rawValue)),
                "Why these spellings are not words."),
            ConfigurationKey(
                "spelling", spelling, .described("the list applies to every spelling"),
                "The spelling to which the list applies. It is read only if the language wants "
                    + "that spelling."),
            encoding(), comment(),
        ] + terms)

    static let frequency = ConfigurationKeys(
        "frequency", "Counts of words",
        "A list of words and counts, as from a corpus. It never makes a word less known.",
        rules: [
            columnsNeedSeparator,
            ConfigurationRule(
                "The list needs a column with counts: not `separator: none`, and with `columns` "
                    + "also `count`.",
                .schema(properties: [
                    ("columns", .schema(requires: ["count"])),
                    ("separator", .object([("not", .constant("none"))])),
                ])),
        ],
        [
            .required("file", .path(.source), "The path."),
            .required(
                "ranks",
                .entries(.integer("a familiarity", 1...100), .integer(1...10_000_000)),
                "How many of the most frequent words have at most a familiarity: with "
                    + "`{ 10: 2000, 20: 8000 }`, the 2,000 most frequent words have 10 or less, "
                    + "the 8,000 most frequent 20 or less. Both numbers ascend."),
        ] + textFormat.map(\.alone) + terms)

    static let phrases = ConfigurationKeys(
        "phrases", "Phrases",
        "One phrase per line, with a tab and its renown (1 to 3) if you like. Whatever is shorter, "
            + "longer or stranger than Hangman can use is dropped and counted.",
        rules: [columnsNeedSeparator],
        [
            .required("file", .path(.source), "The path."),
            encoding(), comment(),
            ConfigurationKey(
                "separator", .choice(of: ListSeparator.self),
                .described("`none`; `tab` beside `columns`"),
                "What is between the columns of a line."),
            ConfigurationKey(
                "columns", .mapping(.phraseColumns),
                .described("the phrase, then a tab and its renown if there is one"),
                "The columns to read from a table."),
            seed(PhrasesConfiguration(file: "").seed, "The seed of the order of the phrases."),
            familiarity(
                PhrasesConfiguration(file: "").familiarity,
                "The largest familiarity of a word in a phrase."),
            exclude(
                PhrasesConfiguration(file: "").exclude,
                "The layers of the block lists whose words no phrase contains."),
        ] + terms)

    static let format = ConfigurationKeys(
        "format", "The format of a file with words", "A file has one format.",
        [
            ConfigurationKey(
                "xml", .mapping(.xml), .described("not XML"), "The elements with the words.",
                refused: .beside("hunspell")),
            ConfigurationKey(
                "hunspell", .mapping(.hunspell), .described("not a dictionary of hunspell"),
                "A dictionary of hunspell: each word with all its forms, except compounds."),
        ])

    static let hunspell = ConfigurationKeys(
        "hunspell", "A dictionary of hunspell", "The `.dic` file is `file`.",
        [.required("affixes", .path(.source), "The `.aff` file, which describes the forms.")])

    static let xml = ConfigurationKeys(
        "xml", "Words in XML", "DTDs and external entities are never opened.",
        [
            .required(
                "element", elementPath,
                "The elements with the words: a local name, or a path such as `form/orth`."),
            ConfigurationKey(
                "attribute", .text("the name of an attribute"),
                .described("the word is the text of the element"),
                "The attribute that contains the word."),
            ConfigurationKey(
                "where",
                .entries(.text("an attribute"), .text("the value of the attribute")),
                .described("all elements"),
                "Attributes that must have a value, as in `{ pos: n }`. `form@type` is an "
                    + "attribute of the element `form` further up in the path."),
            ConfigurationKey(
                "namespace", .text("a namespace"), .described("any namespace"),
                "The namespace of all elements in the path."),
        ])

    static let elementPath = ConfigurationShape.text(
        "the name of an element, or a path such as `form/orth`",
        pattern: #"^[^:@*\[\] /]+(/[^:@*\[\] /]+){0,31}$"#)
}

extension ConfigurationKey {
    /// The same key in a mapping in which no other key takes its meaning away.
    fileprivate var alone: ConfigurationKey { ConfigurationKey(name, shape, absence, meaning) }
}
