import DictModel
import Yams

/// A value in the configuration, with its name and place, which can be read as different types.
///
/// If the value has the wrong type, the functions that read it report that and return `nil`. Read
/// all keys of a section before giving up, so that the user sees all errors at once.
struct ConfigurationNode {
    let node: Node
    /// The key of the value, or a description such as `item 3 of words`.
    let name: String
    /// Whether ``name`` is a key, which is quoted in messages.
    var isKeyed = true
    let faults: ConfigurationFaults

    /// The line on which the value starts, from 1; 0 if unknown.
    var line: Int { node.mark?.line ?? 0 }

    var isMapping: Bool { node.mapping != nil }

    /// Reports an error at the position of the value.
    func report(
        _ code: Diagnostic.Code, _ problem: String, found: String? = nil,
        expected: String? = nil, hint: String? = nil
    ) {
        faults.report(
            code, line: line, column: node.mark?.column ?? 0, problem, found: found,
            expected: expected, hint: hint)
    }

    /// The value as shown in messages.
    var shown: String {
        switch node {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar): isNothing ? "nothing" : PrintableText.quoted(scalar.string)
        default: "an alias"
        }
    }

    private var isNothing: Bool {
        guard let scalar = node.scalar, scalar.style == .plain else { return false }
        return scalar.string.isEmpty || scalar.string == "null"
    }

    /// The value's name as shown in messages.
    private var title: String { isKeyed ? PrintableText.quoted(name) : name }

    private func reportType(_ type: String, expected: String? = nil) {
        report(.configType, "\(title) is not \(type)", found: shown, expected: expected)
    }
}

// Scalars.
extension ConfigurationNode {
    /// Returns the text of a scalar, which may have quotes and must not be empty.
    func text(expected: String? = nil) -> String? {
        guard let scalar = node.scalar, !isNothing else {
            reportType("a text", expected: expected)
            return nil
        }
        guard !scalar.string.isEmpty else {
            report(.configEmptyValue, "\(title) is empty", expected: expected ?? "a text")
            return nil
        }
        return scalar.string
    }

    /// Returns a whole number in `range`, which must be in decimal digits and without quotes.
    func integer(in range: ClosedRange<Int>) -> Int? {
        let expected = "\(range.lowerBound) to \(range.upperBound)"
        guard let scalar = node.scalar, scalar.style == .plain, Self.isNumber(scalar.string) else {
            reportType("a whole number", expected: expected)
            return nil
        }
        guard let value = Int(scalar.string), range.contains(value) else {
            report(
                .configRange, "\(title) is out of range", found: scalar.string,
                expected: expected)
            return nil
        }
        return value
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty && digits.count <= 40
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Returns the element of `choices` that the value names.
    func choice<Choice: RawRepresentable<String>>(of choices: [Choice]) -> Choice? {
        let names = choices.map(\.rawValue)
        guard let text = text(expected: PrintableText.alternatives(names)) else { return nil }
        if let value = choices.first(where: { $0.rawValue == text }) { return value }
        reportChoice(text, of: names)
        return nil
    }

    /// Returns the case of `Choice` that the value names.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> Choice? {
        choice(of: Array(Choice.allCases))
    }

    /// Reports that `text` is not one of `names`.
    func reportChoice(_ text: String, of names: [String]) {
        report(
            .configChoice, "\(title) has an unknown value", found: PrintableText.quoted(text),
            expected: PrintableText.alternatives(names),
            hint: NearestName.hint(for: text, among: names))
    }

    /// Returns `true` or `false`, which must be without quotes.
    func flag() -> Bool? {
        if let scalar = node.scalar, scalar.style == .plain {
            if scalar.string == "true" { return true }
            if scalar.string == "false" { return false }
        }
        report(.configType, "\(title) is neither true nor false", found: shown)
        return nil
    }
}

// Lists and mappings.
extension ConfigurationNode {
    /// Returns the items of a list, which must not be empty.
    func items() -> [ConfigurationNode]? {
        guard let sequence = node.sequence else {
            reportType("a list", expected: "one item per line, each after `- `")
            return nil
        }
        guard !sequence.isEmpty else {
            report(
                .configEmptyValue, "\(title) is an empty list", hint: "fill it or remove the key")
            return nil
        }
        return sequence.enumerated().map { index, item in
            ConfigurationNode(
                node: item, name: "item \(index + 1) of \(name)", isKeyed: false, faults: faults)
        }
    }

    /// The items of a list, or the value itself if it is not a list.
    var oneOrMore: [ConfigurationNode] { node.sequence == nil ? [self] : items() ?? [] }

    /// Returns the keys and values of a mapping, which must not be empty, in the order of the file;
    /// reports and skips keys that are not text.
    func entries(expected: String) -> [(key: ConfigurationNode, value: ConfigurationNode)]? {
        guard let mapping = node.mapping else {
            reportType("a mapping", expected: expected)
            return nil
        }
        guard !mapping.isEmpty else {
            report(.configEmptyValue, "\(title) is empty", expected: expected)
            return nil
        }
        var entries: [(key: ConfigurationNode, value: ConfigurationNode)] = []
        for (key, value) in mapping {
            let node = ConfigurationNode(
                node: key, name: "key of \(name)", isKeyed: false, faults: faults)
            guard let text = key.scalar?.string else {
                node.report(.configType, "a key is not a text", found: node.shown)
                continue
            }
            entries.append((node, ConfigurationNode(node: value, name: text, faults: faults)))
        }
        return entries
    }

    /// Returns the values of a mapping whose keys are in `table`; reports keys that are unknown,
    /// and required ones that are missing.
    func fields(_ table: ConfigurationKeys) -> ConfigurationFields? {
        guard let entries = entries(expected: "the keys \(PrintableText.list(table.all))") else {
            return nil
        }
        var fields = ConfigurationFields()
        for (key, value) in entries {
            guard table.all.contains(value.name) else {
                key.report(
                    .configUnknownKey, "unknown key \(PrintableText.quoted(value.name))",
                    expected: PrintableText.alternatives(table.all),
                    hint: NearestName.hint(for: value.name, among: table.all))
                continue
            }
            fields.values[value.name] = value
        }
        for key in table.required where fields[key] == nil { reportMissing(key) }
        return fields
    }

    /// Reports that `key` is missing in this mapping.
    func reportMissing(_ key: String) {
        report(.configMissingKey, "key \"\(key)\" is missing in \(title)")
    }
}

/// The keys that a mapping may have, in the order in which messages list them.
struct ConfigurationKeys {
    var required: [String] = []
    var optional: [String] = []

    var all: [String] { required + optional }
}

/// The values of a mapping by key.
struct ConfigurationFields {
    fileprivate var values: [String: ConfigurationNode] = [:]

    fileprivate init() {}

    /// Creates the fields of a file that is given only as a path: `file` is the value of the only
    /// key.
    init(file: ConfigurationNode) { values["file"] = file }

    subscript(key: String) -> ConfigurationNode? { values[key] }
}
