import DictFormat
package import DictSources

// The keys of a corpus and of its format, and how they are read.

/// The origin of the tags in a corpus, which decides how far they can be trusted.
///
/// The raw value is that of the key `tags` in dictc.yml.
package enum CorpusTags: String, Sendable, CaseIterable, Encodable, ConfigurationReadable {
    /// People assigned or corrected the tags, so they are treated as correct.
    case gold
    /// A program assigned the tags, so FillMeUp hides a word only if dictc's tagger assigns it the
    /// same class.
    case automatic
    /// The tags are ignored, and dictc's tagger assigns new ones.
    case none
}

extension SentencesConfiguration.Source: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        guard let file: String = value.read("file"), let format: CorpusFormat = value.read("format")
        else { return nil }
        self.file = file
        self.format = format
        encoding = value.read("encoding") ?? encoding
        tags = value.read("tags")
        mayBeEmpty = value.read("may-be-empty") ?? mayBeEmpty
    }
}

extension TagSet: ConfigurationReadable {}
extension XMLCorpusMapping.Join: ConfigurationReadable {}

extension CorpusFormat: ConfigurationReadable {
    /// The formats that can be specified by name, in the order in which messages list them.
    private static let named: [(name: String, format: CorpusFormat)] = [
        ("conllu", .conllu), ("opus", .opus), ("tei", .tei), ("alpino", .alpino),
        ("folia", .folia), ("dcoi", .dcoi), ("text", .text), ("lines", .lines),
        ("subtitles", .subtitles), ("records", .records), ("columns", .columns(CorpusColumns())),
    ]

    /// The names of formats.
    static var names: [String] { named.map(\.name) }
    /// The names of the formats that declare their own encoding, as XML files do.
    static var xmlNames: [String] { named.filter(\.format.declaresEncoding).map(\.name) }

    init?(_ value: ConfigurationValue) {
        if let xml = value["xml"] {
            self = .xml(XMLCorpusMapping(xml))
        } else if let columns = value["columns"].flatMap({ CorpusColumns($0) }) {
            self = .columns(columns)
        } else if let format = Self.named.first(where: { $0.name == value.scalar?.string }) {
            self = format.format
        } else {
            return nil
        }
    }

    /// Whether files of the format declare their own encoding, as XML files do.
    var declaresEncoding: Bool {
        switch self {
        case .opus, .tei, .alpino, .folia, .dcoi, .records, .xml: true
        case .conllu, .text, .lines, .subtitles, .columns: false
        }
    }
}

extension CorpusColumns {
    fileprivate init?(_ value: ConfigurationValue) {
        guard let text: Int = value.read("text") else { return nil }
        self.init(
            text: text, identifier: value.read("id"), language: value.read("language"),
            wanted: value.read("wanted"))
        hasHeader = value.read("header") ?? hasHeader
        holdsSentences = !(value.read("paragraphs") ?? !holdsSentences)
    }
}

extension XMLCorpusMapping {
    fileprivate init(_ value: ConfigurationValue) {
        self.init()
        sentences = value.read("sentences") ?? sentences
        words = value.read("words") ?? words
        paragraphs = value.read("paragraphs") ?? paragraphs
        breaks = value.read("breaks") ?? breaks
        omitted = value.read("omitted") ?? omitted
        identifiers = value.read("identifiers") ?? identifiers
        tags = value.read("tags") ?? tags
        join = value.read("join") ?? join
        joinAttribute = value.read("join-attribute")
        offsetAttribute = value.read("offset-attribute")
    }
}

extension XMLCorpusMapping.TagAttribute: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        guard let attribute: String = value.read("attribute"), let set: TagSet = value.read("set")
        else { return nil }
        self.init(attribute, set)
    }
}

extension ConfigurationKeys {
    static let corpus = ConfigurationKeys(
        "corpus", "A corpus", "A file with sentences.",
        [
            .required(
                "file", .path(.corpus),
                "The path. A folder, a pattern such as `films/*.xml`, or a tar or zip archive "
                    + "means all its files."
            ),
            .required(
                "format",
                .either([.choice(CorpusFormat.names), .mapping(.corpusFormat)]),
                "A name that [CORPORA.md](CORPORA.md) explains, or a mapping that describes "
                    + "another format."),
            encoding(
                refused: [
                    .init(
                        .besideValue(
                            "format",
                            .either([.choice(CorpusFormat.xmlNames), .mapping(corpusXMLFormat)])),
                        "\"encoding\" has no meaning for an XML file")
                ]),
            ConfigurationKey(
                "tags", .choice(of: CorpusTags.self),
                .described("by the format, or what the corpus says"),
                "Who made the tags: people (`gold`) or a program (`automatic`); `none` ignores them. "
                    + "[CORPORA.md](CORPORA.md) explains the defaults."),
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
                refused: [
                    .init(
                        .beside("columns"), "a file has one format", hint: "remove one of the keys")
                ]),
            corpusColumns,
        ])

    private static let corpusColumns = ConfigurationKey(
        "columns", .mapping(.columns), .described("not a table"),
        "The columns of a table with tabs.")

    static let columns = ConfigurationKeys(
        "columns", "Columns of a table with sentences",
        "Columns are numbers from 1. `id` and `language` differ from `text`.",
        rules: [ConfigurationRule { CorpusColumns($0)?.faults() ?? [] }],
        [
            .required("text", .integer(1...1000), "The column with the text."),
            ConfigurationKey(
                "id", .integer(1...1000), .described("the number of the line"),
                "The column with an identifier of the text."),
            ConfigurationKey(
                "language", .integer(1...1000), .described("one language"),
                "The column with the language of the text."),
            ConfigurationKey(
                "wanted",
                .text(
                    "a language as the column names it, such as `eng`", expected: "such as eng"),
                .described("the language of the pack"), "The language whose rows are read.",
                refused: [.init(.without("language"), nil)]),
            ConfigurationKey(
                "header", .flag, .value(.bool(CorpusColumns().hasHeader)),
                "Whether the first row is a head line."),
            ConfigurationKey(
                "paragraphs", .flag, .value(.bool(!CorpusColumns().holdsSentences)),
                "Whether a text is a paragraph to split into sentences."),
        ])

    static let corpusXML = ConfigurationKeys(
        "corpusXML", "Sentences in XML",
        "Elements are local names or paths such as `body/s`; one, or a list of them.",
        rules: [ConfigurationRule { XMLCorpusMapping($0).faults() }],
        [
            paths("sentences", \.sentences, "The elements with sentences."),
            paths(
                "words", \.words,
                "The elements with words and punctuation. A sentence without them is plain text."),
            paths(
                "paragraphs", \.paragraphs,
                "The elements with paragraphs, which are split into sentences if they have no "
                    + "sentence elements."),
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
                "What puts a blank between two words: the blanks between their elements "
                    + "(`spacing`; `lines` and `line-ends` treat line ends with care), or "
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
            name, .oneOrMore(elementPath()), texts(XMLCorpusMapping()[keyPath: path]), meaning)
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
                "The tags: Universal Dependencies, Penn Treebank, British National Corpus "
                    + "(simple, CLAWS 5), or Dutch corpora (CGN)."),
        ])
}
