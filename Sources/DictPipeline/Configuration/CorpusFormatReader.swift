import DictModel
import DictSources
import Yams

extension ConfigurationKeys {
    static let corpusFormat = ConfigurationKeys(optional: ["xml", "columns"])
    static let columns = ConfigurationKeys(
        required: ["text"], optional: ["id", "language", "wanted", "header", "paragraphs"])
    static let corpusXML = ConfigurationKeys(
        optional: [
            "sentences", "words", "paragraphs", "breaks", "omitted", "identifiers", "tags", "join",
            "join-attribute", "offset-attribute",
        ])
    static let corpusTag = ConfigurationKeys(required: ["attribute", "set"])
}

/// Reads the value of a corpus' `format:`: a name, or a mapping that describes the format.
struct CorpusFormatReader {
    private let node: ConfigurationNode

    init(_ node: ConfigurationNode) { self.node = node }

    /// The formats that have a name.
    private static let named: [(name: String, format: CorpusFormat)] = [
        ("conllu", .conllu), ("opus", .opus), ("tei", .tei), ("alpino", .alpino),
        ("folia", .folia), ("dcoi", .dcoi), ("text", .text), ("columns", .columns(CorpusColumns())),
    ]

    func format(_ language: Language) -> CorpusFormat? {
        if node.node.mapping != nil {
            guard let fields = node.fields(.corpusFormat) else { return nil }
            if let xml = fields["xml"] { return mapping(xml).map { .xml($0) } }
            if let table = fields["columns"] { return columns(table).map { .columns($0) } }
            return nil
        }
        let names = Self.named.map(\.name)
        guard let text = node.text(expected: QuotedText.alternatives(names)) else { return nil }
        if let format = Self.named.first(where: { $0.name == text })?.format { return format }
        node.report(
            "\"format\" has an unknown value", found: QuotedText.quote(text),
            expected: QuotedText.alternatives(names + ["a mapping"]),
            hint: Suggestion.hint(for: text, among: names))
        return nil
    }

    /// The columns of a table, by number.
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
        return columns
    }

    /// The mapping of an XML corpus: each key that is left out keeps its default.
    private func mapping(_ node: ConfigurationNode) -> XMLCorpusMapping? {
        guard let fields = node.fields(.corpusXML) else { return nil }
        var mapping = XMLCorpusMapping()
        mapping.sentences = texts(fields["sentences"]) ?? mapping.sentences
        mapping.words = texts(fields["words"]) ?? mapping.words
        mapping.paragraphs = texts(fields["paragraphs"]) ?? mapping.paragraphs
        mapping.breaks = texts(fields["breaks"]) ?? mapping.breaks
        mapping.omitted = texts(fields["omitted"]) ?? mapping.omitted
        mapping.identifiers = texts(fields["identifiers"]) ?? mapping.identifiers
        mapping.tags = fields["tags"].flatMap { tags($0) } ?? mapping.tags
        mapping.join =
            fields["join"].flatMap { $0.choice(of: XMLCorpusMapping.Join.self) } ?? mapping.join
        mapping.joinAttribute = fields["join-attribute"].flatMap { $0.text() }
        mapping.offsetAttribute = fields["offset-attribute"].flatMap { $0.text() }
        return mapping
    }

    /// One text, or a list of them.
    private func texts(_ node: ConfigurationNode?) -> [String]? {
        guard let node else { return nil }
        if node.node.sequence == nil { return node.text().map { [$0] } }
        return node.items()?.compactMap { $0.text() }
    }

    private func tags(_ node: ConfigurationNode) -> [XMLCorpusMapping.TagAttribute]? {
        let nodes = node.node.sequence == nil ? [node] : node.items() ?? []
        return nodes.compactMap { node in
            guard let fields = node.fields(.corpusTag), let set = fields["set"],
                let attribute = fields["attribute"]?.text(),
                let tagSet = set.choice(of: TagSet.self)
            else { return nil }
            return XMLCorpusMapping.TagAttribute(attribute, tagSet)
        }
    }
}

extension CorpusFormat {
    /// Whether files of the format say themselves how they are encoded.
    var declaresEncoding: Bool {
        switch self {
        case .opus, .tei, .alpino, .folia, .dcoi, .xml: true
        case .conllu, .text, .columns: false
        }
    }
}
