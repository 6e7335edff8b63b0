import DictModel
import DictSources

/// A reader for the format of a word list in dictc.yml.
///
/// The format is declared by the keys `format`, `encoding`, `separator`, `columns`, `case` and
/// `comment`, in the same mapping as the key `file`.
struct WordFormatReader {
    private let fields: ConfigurationFields

    init(_ fields: ConfigurationFields) { self.fields = fields }

    /// Returns the format of the word list, or reports the errors in it and returns `nil`.
    ///
    /// `file` is called with the node that names the affix file of a hunspell dictionary. It must
    /// return the path of that file, or report an error and return `nil`.
    func format(_ file: (ConfigurationNode) -> String?) -> WordSourceFormat? {
        let list = list()
        guard let node = fields["format"] else { return .list(list) }
        for key in ConfigurationKeys.source.refused(beside: "format") {
            fields[key]?.report(
                .configConflict, "\"\(key)\" has no meaning beside \"format\"",
                hint: "remove the key")
        }
        if let name = node.node.scalar?.string, name == "csv" || name == "tsv" {
            let separator = name == "csv" ? ListSeparator.comma : .tab
            node.report(
                .configType, "\"format\" is not a mapping", found: PrintableText.quoted(name),
                hint: "\(name.uppercased()) is a list: declare `separator: \(separator.rawValue)`, "
                    + "and the columns to read, as in `columns: { word: 1 }`")
            return nil
        }
        guard let fields = node.fields(.format) else { return nil }
        if let node = fields["hunspell"] {
            fields["xml"]?.report(
                .configConflict, "a file has one format", hint: "remove one of the keys")
            return node.fields(.hunspell)?["affixes"].flatMap(file).map {
                .hunspell(HunspellFormat(affixes: $0))
            }
        }
        return fields["xml"].flatMap { xml($0) }.map { .xml($0) }
    }

    /// Returns the format of a plain list, with default values for keys that are missing or wrong.
    func list() -> ListFormat {
        var format = text()
        format.columns = fields["columns"].flatMap {
            columns($0, .listColumns, word: "word", number: "count")
        }
        checkColumns(of: format)
        return format
    }

    /// Returns the format of a list of phrases, with default values for keys that are missing or
    /// wrong.
    ///
    /// If there is neither `columns` nor `separator`, each whole line is a phrase.
    func phrases() -> ListFormat {
        var format = text()
        format.letterCase = .keep
        format.columns = fields["columns"].flatMap {
            columns($0, .phraseColumns, word: "phrase", number: "renown")
        }
        if format.columns == nil, fields["separator"] == nil { format.separator = .none }
        checkColumns(of: format)
        return format
    }

    /// Returns the format of a plain list without the columns to read, which the caller must add.
    private func text() -> ListFormat {
        var format = ListFormat.default
        format.encoding =
            fields["encoding"].flatMap { $0.encoding() } ?? format.encoding
        format.separator =
            fields["separator"].flatMap { $0.choice(of: ListSeparator.self) } ?? format.separator
        format.letterCase = fields["case"].flatMap { $0.choice(of: ListCase.self) }
        if let text = fields["comment"]?.text(expected: "such as \"//\", or none") {
            format.commentPrefix = text == "none" ? nil : text
        }
        return format
    }

    private func columns(
        _ node: ConfigurationNode, _ keys: ConfigurationKeys, word: String, number: String
    ) -> ListTable? {
        guard let fields = node.fields(keys) else { return nil }
        let number = fields[number].flatMap { column($0) }
        let hasHeader = fields["header"].flatMap { $0.flag() } ?? false
        guard let word = fields[word].flatMap({ column($0) }) else { return nil }
        return ListTable(word: word, number: number, hasHeader: hasHeader)
    }

    /// Returns the column that `node` identifies, or reports an error and returns `nil`.
    ///
    /// A value of digits is the number of the column. Any other value, or a value in quotation
    /// marks, is its name.
    private func column(_ node: ConfigurationNode) -> ListTable.Column? {
        if let scalar = node.node.scalar, scalar.isPlain,
            scalar.string.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !scalar.string.isEmpty
        {
            return node.integer(in: 1...1000).map { .number($0) }
        }
        return node.text(expected: "a number from 1, or a name of the head line").map { .name($0) }
    }

    private func checkColumns(of format: ListFormat) {
        guard format.columns != nil, format.separator == .none else { return }
        fields["columns"]?.report(
            .configConflict, "\"columns\" has no meaning with `separator: none`",
            hint: "remove one of the two keys")
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

extension ListFormat {
    /// Whether a list in this format can have a number for each word.
    var hasNumber: Bool { columns.map { $0.number != nil } ?? (separator != .none) }
}

extension ConfigurationNode {
    /// Returns the value as an encoding, or reports an error and returns `nil` if it is not one.
    ///
    /// Another common name of an encoding, such as `latin1`, is an error as well; the hint then is
    /// the name to write instead.
    func encoding() -> TextEncoding? {
        let names = TextEncoding.allCases.map(\.rawValue)
        guard let text = text(expected: PrintableText.alternatives(names)) else { return nil }
        if let encoding = TextEncoding(rawValue: text) { return encoding }
        reportChoice(text, of: names, meant: TextEncoding(name: text)?.rawValue)
        return nil
    }
}
