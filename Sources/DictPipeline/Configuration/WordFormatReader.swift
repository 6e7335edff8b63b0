import DictModel
import DictSources

extension ConfigurationKeys {
    static let format = ConfigurationKeys(required: ["xml"])
    static let xml = ConfigurationKeys(
        required: ["element"], optional: ["attribute", "where", "namespace"])
}

/// A reader for the format of a word list in dictc.yml.
///
/// The format consists of the keys `format`, `encoding`, `separator` and `comment`, which are next
/// to `file`.
struct WordFormatReader {
    private let fields: ConfigurationFields

    init(_ fields: ConfigurationFields) { self.fields = fields }

    /// Returns the format of the word list, or reports the errors in it and returns `nil`.
    func format() -> WordSourceFormat? {
        let list = list()
        guard let node = fields["format"] else { return .list(list) }
        for key in ["encoding", "separator", "comment"] {
            fields[key]?.report(
                .configConflict, "\"\(key)\" has no meaning for an XML file",
                hint: "remove the key")
        }
        return node.fields(.format)?["xml"].flatMap { xml($0) }.map { .xml($0) }
    }

    /// Returns the format of a plain list, with default values for keys that are missing or wrong.
    func list() -> ListFormat {
        var format = ListFormat.default
        format.encoding =
            fields["encoding"].flatMap { $0.choice(of: TextEncoding.self) } ?? format.encoding
        format.separator =
            fields["separator"].flatMap { $0.choice(of: ListSeparator.self) } ?? format.separator
        if let text = fields["comment"]?.text(expected: "such as \"//\", or none") {
            format.commentPrefix = text == "none" ? nil : text
        }
        return format
    }

    private func xml(_ node: ConfigurationNode) -> XMLWordFormat? {
        guard let fields = node.fields(.xml) else { return nil }
        let attribute = fields["attribute"].flatMap { $0.text(expected: "an attribute") }
        let namespace = fields["namespace"].flatMap { $0.text(expected: "a namespace") }
        let conditions = fields["where"]?.entries(expected: "attributes and their values") ?? []
        let values = conditions.compactMap { _, value in
            value.text(expected: "the value of the attribute").map {
                XMLWordFormat.Condition(value.name, $0)
            }
        }
        guard let element = fields["element"]?.text(expected: "the name of an element") else {
            return nil
        }
        let format = XMLWordFormat(
            element: element, attribute: attribute, conditions: values, namespace: namespace)
        fields.report(format.faults(), else: node)
        return format
    }
}

extension ConfigurationFields {
    /// Reports each of `faults` at the key that it concerns, or at `node` if the mapping has no
    /// such key.
    func report(_ faults: [FormatFault], else node: ConfigurationNode) {
        for fault in faults {
            (self[fault.key] ?? node).report(
                .configFormat, fault.problem, found: fault.found, expected: fault.expected,
                hint: fault.hint)
        }
    }
}
