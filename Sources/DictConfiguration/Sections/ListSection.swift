import DictFormat
import DictModel
package import DictSources

// The formats of files with words, counts and phrases: their keys, and how they are read.

extension ListFormat {
    /// Creates the format that the keys beside `file` describe.
    init(_ value: ConfigurationValue) {
        self = .default
        encoding = value.read("encoding") ?? encoding
        separator = value.read("separator") ?? separator
        letterCase = value.read("case")
        columns = value["columns"].flatMap { ListTable($0, word: "word", number: "count") }
        if let text: String = value.read("comment") { commentPrefix = text == "none" ? nil : text }
    }

    /// Whether a list in this format can have a number for each word.
    var hasNumber: Bool { columns.map { $0.number != nil } ?? (separator != .none) }
}

extension ListTable {
    /// Creates the columns under the keys `word` and `number`, or returns `nil` without the former.
    init?(_ value: ConfigurationValue, word: String, number: String) {
        guard let column: Column = value.read(word) else { return nil }
        self.init(
            word: column, number: value.read(number), hasHeader: value.read("header") ?? false)
    }
}

extension ListTable.Column: ConfigurationReadable {
    /// Creates a column from its number or, if `value` is a text or in quotation marks, its name.
    init?(_ value: ConfigurationValue) {
        guard let scalar = value.scalar else { return nil }
        let number = scalar.isPlain ? Int(scalar.string) : nil
        self = number.map { .number($0) } ?? .name(scalar.string)
    }
}

extension TextEncoding: ConfigurationReadable {}
extension ListSeparator: ConfigurationReadable {}
extension ListCase: ConfigurationReadable {}

extension WordSourceFormat: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        if let affixes: String = value["hunspell"]?.read("affixes") {
            self = .hunspell(HunspellFormat(affixes: affixes))
        } else if let format = value["xml"].flatMap({ XMLWordFormat($0) }) {
            self = .xml(format)
        } else if let json = value["json"] {
            self = .json(JSONWordFormat(word: json.read("word"), count: json.read("count")))
        } else {
            return nil
        }
    }
}

extension XMLWordFormat {
    fileprivate init?(_ value: ConfigurationValue) {
        guard let element: String = value.read("element") else { return nil }
        let conditions = (value["where"]?.entries ?? []).compactMap { entry in
            entry.value.scalar.map { Condition(entry.key, $0.string) }
        }
        self.init(
            element: element, attribute: value.read("attribute"), count: value.read("count"),
            conditions: conditions, namespace: value.read("namespace"),
            breaks: value.read("breaks") ?? [],
            joined: value.read("joined") ?? [], omitted: value.read("omitted") ?? [])
    }
}

extension ConfigurationKeys {
    /// The keys that say how a list is written.
    static let textFormat = [
        encoding(), comment(),
        ConfigurationKey(
            "separator", .choice(of: ListSeparator.self),
            .value(.string(ListFormat.default.separator.rawValue)),
            "What separates columns. `none`: the whole line is the word."),
        ConfigurationKey(
            "columns", .mapping(.listColumns),
            .described("the word, then a number if there is one"),
            "The columns to read from a table."),
        ConfigurationKey(
            "case", .choice(of: ListCase.self),
            .described("`keep`; `upper`, with a note, if nearly all words are in capitals"),
            "What capitals mean. `upper`: the list is in capitals, so ZEBRA is zebra; `lower`: "
                + "nothing; `keep`: a name or an abbreviation."),
    ]

    static func encoding(refused: [ConfigurationKey.Refusal] = []) -> ConfigurationKey {
        ConfigurationKey(
            "encoding", .choice(of: TextEncoding.self) { TextEncoding(name: $0)?.rawValue },
            .value(.string(TextEncoding.utf8.rawValue)),
            "The encoding, unless a byte order mark says otherwise.",
            refused: refused)
    }

    static func comment() -> ConfigurationKey {
        ConfigurationKey(
            "comment", .text("a text, or `none`", expected: "such as \"//\", or none"),
            .value(.string(ListFormat.default.commentPrefix ?? "none")),
            "How comments start, or `none`.")
    }

    static let mayBeEmpty = ConfigurationKey(
        "may-be-empty", .flag, .value(.bool(false)),
        "Whether it is no error if nothing in the file is kept.")

    static let columnsNeedSeparator = ConfigurationRule(
        "`columns` has no meaning with `separator: none`.",
        .condition(
            if: .schema(requires: ["separator"], properties: [("separator", .constant("none"))]),
            then: .schema(refuses: ["columns"])),
        check: { mapping in
            let separator: ListSeparator? = mapping.value.read("separator")
            guard separator == ListSeparator.none, mapping.value["columns"] != nil else { return }
            mapping.report(
                .configConflict, at: "columns", "\"columns\" has no meaning with `separator: none`",
                hint: "remove one of the two keys")
        })

    static let listColumns = ConfigurationKeys(
        "listColumns", "Columns of a table with words",
        "A column is a number from 1, or a name in the first row.",
        [
            .required("word", column, "The column with the word."),
            ConfigurationKey(
                "count", column, .described("no numbers"),
                "The column with the count in a `frequency` list, or with the familiarity for "
                    + "`familiarity: column`."),
            header,
        ])

    static let column = ConfigurationShape.either(
        [
            .integer(1...1000),
            .text(
                "a name in the first row", expected: "a number from 1, or a name of the head line",
                pattern: "^(?=.*[^0-9]).+$"),
        ])

    static let header = ConfigurationKey(
        "header", .flag, .value(.bool(false)),
        "Whether the first row is a head line if all columns are numbers.")

    static let format = ConfigurationKeys(
        "format", "The format of a file with words", "A file has one format.",
        mistaken: [
            "csv": "CSV is a list: declare `separator: comma`, and the columns to read, as in "
                + "`columns: { word: 1 }`",
            "tsv": "TSV is a list: declare `separator: tab`, and the columns to read, as in "
                + "`columns: { word: 1 }`",
        ],
        [
            ConfigurationKey(
                "xml", .mapping(.xml), .described("not XML"), "The elements with the words.",
                refused: [
                    .init(
                        .beside("hunspell"), "a file has one format", hint: "remove one of the keys"
                    )
                ]),
            json,
            ConfigurationKey(
                "hunspell", .mapping(.hunspell), .described("not a dictionary of hunspell"),
                "A dictionary of hunspell: each word with all its forms, except compounds."),
        ])

    private static let json = ConfigurationKey(
        "json", .either([.choice(["all"]), .mapping(.jsonWords)]), .described("not JSON"),
        "The members with the words. `all` reads all texts in arrays, and names with numbers.")

    static let jsonWords = ConfigurationKeys(
        "jsonWords", "Words in JSON", "One value, or several one after another (JSON lines).",
        [
            .required(
                "word", .text("the name of a member", expected: "a name"),
                "The members with the words: texts, or arrays of texts."),
            ConfigurationKey(
                "count", .text("the name of a member", expected: "a name"),
                .described("no numbers"),
                "The member with the count, beside that of the word."),
        ])

    static let countFormat = ConfigurationKeys(
        "countFormat", "The format of a file with counts", "A file has one format.",
        [
            ConfigurationKey(
                "xml", .mapping(.xml), .described("not XML"),
                "The elements with the words, and the attribute with their counts."), json,
        ])

    static let hunspell = ConfigurationKeys(
        "hunspell", "A dictionary of hunspell", "The `.dic` file is `file`.",
        [.required("affixes", .path(.source), "The `.aff` file, which describes the forms.")])

    static let xml = ConfigurationKeys(
        "xml", "Words in XML",
        "DTDs and external entities are never opened. Inside a word, an element without text is a "
            + "blank, and the text of others a part of it, unless `breaks`, `joined` or `omitted` "
            + "names them.",
        rules: [ConfigurationRule { XMLWordFormat($0)?.faults() ?? [] }],
        [
            .required(
                "element", elementPath(expected: "the name of an element"),
                "The elements with the words."),
            ConfigurationKey(
                "attribute", .text("the name of an attribute", expected: "an attribute"),
                .described("the word is the text of the element"),
                "The attribute that contains the word."),
            ConfigurationKey(
                "count", .text("the name of an attribute", expected: "an attribute"),
                .described("no numbers"),
                "The attribute with the count, for a `frequency` list."),
            ConfigurationKey(
                "where",
                .entries(
                    .text("an attribute"), expected: "attributes and their values",
                    .text("the value of the attribute", expected: "the value of the attribute")),
                .described("all elements"),
                "Attributes that must have a value, as in `{ pos: n }`. `form@type` is one of "
                    + "the element `form` further up."),
            ConfigurationKey(
                "namespace", .text("a namespace", expected: "a namespace"),
                .described("any namespace"),
                "The namespace of all elements in the path."),
            inner("breaks", "count as a blank, and part the words around them"),
            inner("joined", "change nothing, such as a hint where the word may be divided"),
            inner("omitted", "are left out with their text, such as a pronunciation"),
        ])

    /// A key for elements inside a word that `effect`.
    private static func inner(_ name: String, _ effect: String) -> ConfigurationKey {
        ConfigurationKey(
            name, .oneOrMore(elementPath()), .described("none"),
            "Elements inside a word that \(effect).",
            refused: [
                .init(.beside("attribute"), "\"\(name)\" has no meaning beside \"attribute\"")
            ])
    }

    static func elementPath(expected: String? = nil) -> ConfigurationShape {
        .text(
            "an element, or a path such as `form/orth`", expected: expected,
            pattern: #"^[^:@*\[\] /]+(/[^:@*\[\] /]+){0,31}$"#)
    }
}
