import DictModel
import DictSources

/// A reader for the `format:` key of a corpus in dictc.yml.
///
/// The value of the key is either the name of a format or a mapping that describes one.
struct CorpusFormatReader {
    private let node: ConfigurationNode

    init(_ node: ConfigurationNode) { self.node = node }

    /// The formats that can be specified by name, in the order in which messages list them.
    private static let named: [(name: String, format: CorpusFormat)] = [
        ("conllu", .conllu), ("opus", .opus), ("tei", .tei), ("alpino", .alpino),
        ("folia", .folia), ("dcoi", .dcoi), ("text", .text), ("lines", .lines),
        ("records", .records), ("columns", .columns(CorpusColumns())),
    ]

    /// The names of formats.
    static var names: [String] { named.map(\.name) }
    /// The names of the formats that declare their own encoding, as XML files do.
    static var xmlNames: [String] { named.filter(\.format.declaresEncoding).map(\.name) }

    /// The keys under `xml:` whose value is a name or a list of names, with the properties that
    /// they set.
    private static var paths: [(key: String, WritableKeyPath<XMLCorpusMapping, [String]>)] {
        [
            ("sentences", \.sentences), ("words", \.words), ("paragraphs", \.paragraphs),
            ("breaks", \.breaks), ("omitted", \.omitted), ("identifiers", \.identifiers),
        ]
    }

    func format() -> CorpusFormat? {
        if node.isMapping {
            guard let fields = node.fields(.corpusFormat) else { return nil }
            if let xml = fields["xml"] {
                if fields["columns"] != nil {
                    xml.report(
                        .configConflict, "a file has one format", hint: "remove one of the keys")
                }
                return mapping(xml).map { .xml($0) }
            }
            if let table = fields["columns"] { return columns(table).map { .columns($0) } }
            return nil
        }
        let names = Self.names
        guard let text = node.text(expected: PrintableText.alternatives(names)) else { return nil }
        if let format = Self.named.first(where: { $0.name == text })?.format { return format }
        node.reportChoice(text, of: names + ["a mapping"])
        return nil
    }

    /// Returns the columns of the tabular corpus that `node` describes.
    ///
    /// Columns are numbered starting at 1. The result is `nil` if the number of the text column is
    /// missing or wrong.
    private func columns(_ node: ConfigurationNode) -> CorpusColumns? {
        guard let fields = node.fields(.columns) else { return nil }
        let numbers = 1...1000
        guard let text = fields["text"]?.integer(in: numbers) else { return nil }
        var columns = CorpusColumns(
            text: text, identifier: fields["id"].flatMap { $0.integer(in: numbers) },
            language: fields["language"].flatMap { $0.integer(in: numbers) },
            wanted: fields["wanted"].flatMap { $0.text(expected: "such as eng") })
        columns.hasHeader = fields["header"].flatMap { $0.flag() } ?? false
        columns.holdsSentences = !(fields["paragraphs"].flatMap { $0.flag() } ?? false)
        fields.report(columns.faults(), else: node)
        return columns
    }

    /// Returns the XML structure that `node` describes, with default values for missing keys.
    private func mapping(_ node: ConfigurationNode) -> XMLCorpusMapping? {
        guard let fields = node.fields(.corpusXML) else { return nil }
        var mapping = XMLCorpusMapping()
        for (key, path) in Self.paths {
            mapping[keyPath: path] = texts(fields[key]) ?? mapping[keyPath: path]
        }
        mapping.tags = fields["tags"].flatMap { tags($0) } ?? mapping.tags
        mapping.join =
            fields["join"].flatMap { $0.choice(of: XMLCorpusMapping.Join.self) } ?? mapping.join
        mapping.joinAttribute = fields["join-attribute"].flatMap { $0.text() }
        mapping.offsetAttribute = fields["offset-attribute"].flatMap { $0.text() }
        fields.report(mapping.faults(), else: node)
        return mapping
    }

    /// Returns the strings in `node`, which is a single string or a list of strings.
    ///
    /// - Returns: The strings, or `nil` if `node` is `nil` or contains anything else. In the latter
    ///   case, an error is reported.
    private func texts(_ node: ConfigurationNode?) -> [String]? {
        guard let nodes = node?.oneOrMore else { return nil }
        let texts = nodes.compactMap { $0.text() }
        return texts.count == nodes.count ? texts : nil
    }

    private func tags(_ node: ConfigurationNode) -> [XMLCorpusMapping.TagAttribute]? {
        node.oneOrMore.compactMap { node in
            guard let fields = node.fields(.corpusTag), let set = fields["set"],
                let attribute = fields["attribute"]?.text(),
                let tagSet = set.choice(of: TagSet.self)
            else { return nil }
            return XMLCorpusMapping.TagAttribute(attribute, tagSet)
        }
    }
}

extension CorpusFormat {
    /// Whether files of the format declare their own encoding, as XML files do.
    var declaresEncoding: Bool {
        switch self {
        case .opus, .tei, .alpino, .folia, .dcoi, .records, .xml: true
        case .conllu, .text, .lines, .columns: false
        }
    }
}
