import DictCompiler
import DictFormat
import DictSources

// The keys of sentences and of the formats of corpora.

extension ConfigurationKeys {
    static let sentences = ConfigurationKeys(
        "sentences", "Sentences",
        "The sentences of FillMeUp, and the measures that they have to keep.",
        [
            .required("files", .list(.mapping(.corpus)), "The corpora."),
            ConfigurationKey(
                "fields", fileOrName,
                .described("the classes of words decide alone"),
                "Words that name things of one kind: where a sentence has one of them, another "
                    + "might do as well. `dictc:en` and `dictc:nl` come with dictc."),
            ConfigurationKey(
                "rivals", fileOrPath, .described("what the rules find"),
                "Words that fit into a gap besides its own, found by reading: a sentence and, after a "
                    + "tab each, a word of it, a colon, and other words that fit, or `*` if too many do."
            ),
            seed(
                SentencesConfiguration(sources: []).seed, "The seed of the order of the sentences."),
            ConfigurationKey(
                "familiarity", .integer(1...100),
                .described("every word that games may ask for"),
                "The largest familiarity of a word in a sentence.",
                refused: .withoutSection("words")),
            exclude(
                SentencesConfiguration(sources: []).exclude,
                "The layers of the block lists whose words no sentence contains."),
            ConfigurationKey(
                "most", .integer(1...10_000_000),
                .value(.integer(SentencesConfiguration(sources: []).most)),
                "The largest number of sentences, chosen by the hash of seed and content."),
            ConfigurationKey(
                "words", .mapping(.range),
                .value(
                    .object([
                        ("from", .integer(SentenceLimits().words.lowerBound)),
                        ("to", .integer(SentenceLimits().words.upperBound)),
                    ])),
                "How many words a sentence has, punctuation not counted."),
            ConfigurationKey(
                "numbers", .integer(0...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().numbers)),
                "How many words of a sentence may have a digit."),
            ConfigurationKey(
                "names", .integer(0...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().names)),
                "How many names a sentence may have; adjacent names count as one."),
        ])

    static let range = ConfigurationKeys(
        "range", "A range of numbers of words", "`from` is not larger than `to`.",
        [
            ConfigurationKey(
                "from", .integer(1...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().words.lowerBound)), "The smallest number."),
            ConfigurationKey(
                "to", .integer(1...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().words.upperBound)), "The largest number."),
        ])

    static let corpus = ConfigurationKeys(
        "corpus", "A corpus", "A file with sentences.",
        [
            .required(
                "file", .path(.corpus),
                "The path. A folder, or a pattern such as `films/*.xml`, means all its files. "
                    + "An archive, tar or zip, holds files of the format."
            ),
            .required(
                "format",
                .either([.choice(CorpusFormatReader.names), .mapping(.corpusFormat)]),
                "The format: a name, or a mapping that describes another one. "
                    + "[SENTENCES.md](SENTENCES.md) explains the names."),
            encoding(
                refused: .besideValue(
                    "format",
                    .either([
                        .choice(CorpusFormatReader.xmlNames), .mapping(corpusXMLFormat),
                    ]))),
            ConfigurationKey(
                "tags", .choice(of: CorpusTags.self),
                .described("by the format, or what the corpus says"),
                "How far the tags of the corpus are trusted: people made them, a program made "
                    + "them, or they are ignored. [CORPORA.md](CORPORA.md) explains the defaults."),
            mayBeEmpty,
        ] + terms)

    /// The part of ``corpusFormat`` that describes XML, which declares its own encoding.
    private static let corpusXMLFormat = ConfigurationKeys(
        "corpusXMLFormat", "", "",
        [.required("xml", .mapping(.corpusXML), ""), corpusColumns])

    static let corpusFormat = ConfigurationKeys(
        "corpusFormat", "The format of a corpus", "A file has one format.",
        [
            ConfigurationKey(
                "xml", .mapping(.corpusXML), .described("not XML"),
                "The elements and attributes with sentences and words.",
                refused: .beside("columns")),
            corpusColumns,
        ])

    private static let corpusColumns = ConfigurationKey(
        "columns", .mapping(.columns), .described("not a table"),
        "The columns of a table with tabs.")

    static let columns = ConfigurationKeys(
        "columns", "Columns of a table with sentences",
        "Columns are numbers from 1. `id` and `language` are other columns than `text`.",
        [
            .required("text", .integer(1...1000), "The column with the text."),
            ConfigurationKey(
                "id", .integer(1...1000), .described("the number of the line"),
                "The column with an identifier of the text."),
            ConfigurationKey(
                "language", .integer(1...1000), .described("one language"),
                "The column with the language of the text."),
            ConfigurationKey(
                "wanted", .text("a language as the column names it, such as `eng`"),
                .described("all rows"), "The language whose rows are read.",
                refused: .without("language")),
            ConfigurationKey(
                "header", .flag, .value(.bool(CorpusColumns().hasHeader)),
                "Whether the first row is a head line."),
            ConfigurationKey(
                "paragraphs", .flag, .value(.bool(!CorpusColumns().holdsSentences)),
                "Whether a text is a paragraph, to be split into sentences."),
        ])

    static let corpusXML = ConfigurationKeys(
        "corpusXML", "Sentences in XML",
        "Elements are local names or paths such as `body/s`; one, or a list of them.",
        [
            paths("sentences", \.sentences, "The elements with sentences."),
            paths(
                "words", \.words,
                "The elements with words and punctuation. A sentence without them is plain text."),
            paths(
                "paragraphs", \.paragraphs,
                "The elements with paragraphs, whose text is split into sentences if they have "
                    + "no sentence elements."),
            paths("breaks", \.breaks, "Elements that count as a blank, such as line breaks."),
            paths("omitted", \.omitted, "Elements that are skipped with all they contain."),
            ConfigurationKey(
                "identifiers", .oneOrMore(.text("the name of an attribute")),
                texts(XMLCorpusMapping().identifiers),
                "The attributes with the identifier of a sentence, the best one first."),
            ConfigurationKey(
                "tags", .oneOrMore(.mapping(.corpusTag)), .described("no tags"),
                "The attributes with parts of speech, the best one first."),
            ConfigurationKey(
                "join", .choice(of: XMLCorpusMapping.Join.self),
                .value(.string(XMLCorpusMapping().join.rawValue)),
                "What decides whether a blank is between two words: the blanks between their "
                    + "elements (`spacing`; `lines` and `line-ends` treat line ends with care), or "
                    + "`punctuation` alone."),
            ConfigurationKey(
                "join-attribute", localName, .described("none"),
                "The attribute with the sides on which a word is joined: `left`, `right`, `both`."),
            ConfigurationKey(
                "offset-attribute", localName, .described("none"),
                "The attribute with the position of a word in its sentence, `offset:length`."),
        ])

    private static func paths(
        _ name: String, _ path: KeyPath<XMLCorpusMapping, [String]>, _ meaning: String
    ) -> ConfigurationKey {
        ConfigurationKey(
            name, .oneOrMore(elementPath), texts(XMLCorpusMapping()[keyPath: path]), meaning)
    }

    private static func texts(_ values: [String]) -> ConfigurationKey.Absence {
        values.isEmpty ? .described("none") : .value(.array(values.map { .string($0) }))
    }

    private static let localName = ConfigurationShape.text(
        "the local name of an attribute", pattern: "^[^:]+$")

    static let corpusTag = ConfigurationKeys(
        "corpusTag", "An attribute with tags", "",
        [
            .required("attribute", localName, "The local name of the attribute."),
            .required(
                "set", .choice(of: TagSet.self),
                "The tags: Universal Dependencies, the Penn Treebank, the British National "
                    + "Corpus (simple tags, CLAWS 5), or Dutch corpora (CGN)."),
        ])
}
