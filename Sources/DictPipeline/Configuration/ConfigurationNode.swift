import Yams

/// A value of the configuration with its name, its place and the reading of its type.
///
/// Each reading gives `nil` and reports an error where the value is not of the type, so that a
/// section reads all its keys before it gives up.
struct ConfigurationNode {
    let node: Node
    /// The key of the value, or `item 3 of words`.
    let name: String
    /// Whether ``name`` is a key, which messages give in quotes.
    var isKeyed = true
    let diagnostics: ConfigurationDiagnostics

    /// Where the value starts.
    var place: ConfigurationPlace {
        ConfigurationPlace(
            file: diagnostics.file, line: node.mark?.line ?? 0, column: node.mark?.column ?? 0)
    }

    /// Reports an error at the value.
    func report(
        _ problem: String, found: String? = nil, expected: String? = nil, hint: String? = nil
    ) {
        diagnostics.report(
            line: place.line, column: place.column, problem, found: found, expected: expected,
            hint: hint)
    }

    /// The value as messages show it.
    var shown: String {
        switch node {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar): isNothing ? "nothing" : QuotedText.quote(scalar.string)
        default: "an alias"
        }
    }

    private var isNothing: Bool {
        guard let scalar = node.scalar, scalar.style == .plain else { return false }
        return scalar.string.isEmpty || scalar.string == "null"
    }

    /// What messages call the value.
    private var title: String { isKeyed ? QuotedText.quote(name) : name }

    private func reportType(_ type: String, expected: String? = nil) {
        report("\(title) is not \(type)", found: shown, expected: expected)
    }

    // MARK: - Scalars

    /// The text of a scalar, quoted or not.
    func text(expected: String? = nil) -> String? {
        guard let scalar = node.scalar, !isNothing else {
            reportType("a text", expected: expected)
            return nil
        }
        guard !scalar.string.isEmpty else {
            report("\(title) is empty", expected: expected ?? "a text")
            return nil
        }
        return scalar.string
    }

    /// A whole number of decimal digits without quotes, in `range`.
    func integer(in range: ClosedRange<Int>) -> Int? {
        let expected = "\(range.lowerBound) to \(range.upperBound)"
        guard let scalar = node.scalar, scalar.style == .plain, Self.isNumber(scalar.string) else {
            reportType("a whole number", expected: expected)
            return nil
        }
        guard let value = Int(scalar.string), range.contains(value) else {
            report(
                "\(title) is out of range",
                found: QuotedText.escape(scalar.string),
                expected: expected)
            return nil
        }
        return value
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty && digits.count <= 40
            && digits.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// One of the names of `Choice`.
    func choice<Choice: RawRepresentable & CaseIterable>(
        of type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue)
        guard let text = text(expected: QuotedText.alternatives(names)) else { return nil }
        if let value = Choice(rawValue: text) { return value }
        report(
            "\(title) has an unknown value", found: QuotedText.quote(text),
            expected: QuotedText.alternatives(names),
            hint: Suggestion.hint(for: text, among: names))
        return nil
    }

    // MARK: - Lists and mappings

    /// The items of a list that is not empty.
    func items() -> [ConfigurationNode]? {
        guard let sequence = node.sequence else {
            reportType("a list", expected: "one item a line, each after `- `")
            return nil
        }
        guard !sequence.isEmpty else {
            report("\(title) is an empty list", hint: "fill it or remove the key")
            return nil
        }
        return sequence.enumerated().map { index, item in
            ConfigurationNode(
                node: item, name: "item \(index + 1) of \(name)", isKeyed: false,
                diagnostics: diagnostics)
        }
    }

    /// The keys and values of a mapping that is not empty, in the order of the file; a key that
    /// is no text is reported and left out.
    func entries(expected: String) -> [(key: ConfigurationNode, value: ConfigurationNode)]? {
        guard let mapping = node.mapping else {
            reportType("a mapping", expected: expected)
            return nil
        }
        guard !mapping.isEmpty else {
            report("\(title) is empty", expected: expected)
            return nil
        }
        var entries: [(key: ConfigurationNode, value: ConfigurationNode)] = []
        for (key, value) in mapping {
            let node = ConfigurationNode(
                node: key, name: "key of \(name)", isKeyed: false, diagnostics: diagnostics)
            guard let text = key.scalar?.string else {
                node.report("a key is not a text", found: node.shown)
                continue
            }
            entries.append(
                (node, ConfigurationNode(node: value, name: text, diagnostics: diagnostics)))
        }
        return entries
    }

    /// The values of a mapping with the keys of `table`; keys that are unknown or missing are
    /// reported.
    func fields(_ table: ConfigurationKeys) -> ConfigurationFields? {
        guard let entries = entries(expected: "the keys \(QuotedText.list(table.all))") else {
            return nil
        }
        var values: [String: ConfigurationNode] = [:]
        for (key, value) in entries {
            guard table.all.contains(value.name) else {
                key.report(
                    "unknown key \(QuotedText.quote(value.name))",
                    expected: QuotedText.alternatives(table.all),
                    hint: Suggestion.hint(for: value.name, among: table.all))
                continue
            }
            values[value.name] = value
        }
        for key in table.required where values[key] == nil {
            report("key \"\(key)\" is missing in \(title)")
        }
        return ConfigurationFields(values: values)
    }
}

/// The keys that a mapping may have, in the order in which messages name them.
struct ConfigurationKeys {
    var required: [String] = []
    var optional: [String] = []

    var all: [String] { required + optional }
}

/// The values of a mapping by key.
struct ConfigurationFields {
    fileprivate let values: [String: ConfigurationNode]

    subscript(key: String) -> ConfigurationNode? { values[key] }
}
