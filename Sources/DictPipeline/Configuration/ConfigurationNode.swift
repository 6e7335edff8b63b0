import DictModel

/// A value in dictc.yml that can be read as text, a number, a list or another type.
///
/// If the value has the wrong type, the functions that read it report an error and return `nil`.
/// Read all keys of a section before giving up, so that the user sees all errors at once.
struct ConfigurationNode {
    let node: YAMLNode
    /// The key of the value in dictc.yml, or a description such as `item 3 of words`.
    let name: String
    /// Whether ``name`` is a key, which messages show in quotation marks.
    var isKeyed = true
    let faults: ConfigurationFaults

    /// The number of the line on which the value starts, from 1.
    var line: Int { node.line }

    var isMapping: Bool { node.mapping != nil }

    /// Reports an error at the line and column of the value.
    func report(
        _ code: Diagnostic.Code, _ problem: String, found: String? = nil,
        expected: String? = nil, hint: String? = nil
    ) {
        faults.report(
            code, line: line, column: node.column, problem, found: found,
            expected: expected, hint: hint)
    }

    /// The value as shown in messages: text in quotation marks, or a description such as `a list`.
    var shown: String {
        switch node.content {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar): isNothing ? "nothing" : PrintableText.quoted(scalar.string)
        }
    }

    private var isNothing: Bool {
        guard let scalar = node.scalar, scalar.isPlain else { return false }
        return scalar.string.isEmpty || scalar.string == "null"
    }

    /// The value's name as shown in messages, in quotation marks if it is a key.
    private var title: String { isKeyed ? PrintableText.quoted(name) : name }

    private func reportType(_ type: String, expected: String? = nil) {
        report(.configType, "\(title) is not \(type)", found: shown, expected: expected)
    }
}

// Scalars.
extension ConfigurationNode {
    /// Returns the value as text, or reports an error and returns `nil` if it is empty or not a
    /// scalar.
    ///
    /// The error shows `expected`, a description such as `a path`.
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

    /// Returns the value as text like ``text(expected:)``, or reports an error and returns `nil` if it
    /// has a control or invisible character.
    ///
    /// This is for texts that go into files for other people as they are, such as NOTICE.
    func visibleText(expected: String? = nil) -> String? {
        guard let text = text(expected: expected) else { return nil }
        guard text.unicodeScalars.allSatisfy(\.isShown) else {
            report(
                .configText, "\(title) contains a control or invisible character",
                found: PrintableText.quoted(text), expected: expected,
                hint: "remove the character, or write the text in one line")
            return nil
        }
        return text
    }

    /// Returns the value as a whole number, or reports an error and returns `nil` if it is not one
    /// in `range`.
    ///
    /// The number must be in decimal digits, without quotation marks.
    func integer(in range: ClosedRange<Int>) -> Int? {
        let expected = "\(range.lowerBound) to \(range.upperBound)"
        guard let scalar = node.scalar, scalar.isPlain, Self.isNumber(scalar.string) else {
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

    /// Returns the element of `choices` whose raw value is the text of this value.
    ///
    /// If there is none, the function reports an error and returns `nil`.
    func choice<Choice: RawRepresentable<String>>(of choices: [Choice]) -> Choice? {
        let names = choices.map(\.rawValue)
        guard let text = text(expected: PrintableText.alternatives(names)) else { return nil }
        if let value = choices.first(where: { $0.rawValue == text }) { return value }
        reportChoice(text, of: names)
        return nil
    }

    /// Returns the case of `type` whose raw value is the text of this value.
    ///
    /// If there is none, the function reports an error and returns `nil`.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> Choice? {
        choice(of: Array(Choice.allCases))
    }

    /// Reports that the value, `text`, is not one of `names`.
    ///
    /// The error suggests `meant`, if that is known, or else a similar name, if there is one.
    func reportChoice(_ text: String, of names: [String], meant: String? = nil) {
        report(
            .configChoice, "\(title) has an unknown value", found: PrintableText.quoted(text),
            expected: PrintableText.alternatives(names),
            hint: meant.map { "did you mean \(PrintableText.quoted($0))?" }
                ?? NearestName.hint(for: text, among: names))
    }

    /// Returns the value as a Boolean, or reports an error and returns `nil` if it is neither
    /// `true` nor `false`.
    ///
    /// Values in quotation marks are not accepted.
    func flag() -> Bool? {
        if let scalar = node.scalar, scalar.isPlain {
            if scalar.string == "true" { return true }
            if scalar.string == "false" { return false }
        }
        report(.configType, "\(title) is neither true nor false", found: shown)
        return nil
    }
}

// Lists and mappings.
extension ConfigurationNode {
    /// Returns the items of the list, or reports an error and returns `nil` if the value is not a
    /// list or is empty.
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

    /// The items of the list, or the value itself if it is not a list.
    ///
    /// An empty list is reported as an error.
    var oneOrMore: [ConfigurationNode] { node.sequence == nil ? [self] : items() ?? [] }

    /// Returns the keys and values of the mapping, in the order of the file.
    ///
    /// Keys that are not text are reported and skipped. If the value is not a mapping or is empty,
    /// the function reports an error and returns `nil`. The error shows `expected`, a description
    /// of the mapping.
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
        for entry in mapping {
            let node = ConfigurationNode(
                node: entry.key, name: "key of \(name)", isKeyed: false, faults: faults)
            guard let text = entry.key.scalar?.string else {
                node.report(.configType, "a key is not a text", found: node.shown)
                continue
            }
            entries.append(
                (node, ConfigurationNode(node: entry.value, name: text, faults: faults)))
        }
        return entries
    }

    /// Returns the mapping's values for the keys in `table`.
    ///
    /// Unknown keys, and required keys that are missing, are reported as errors. If the value is
    /// not a mapping or is empty, the function reports an error and returns `nil`.
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
                    hint: NearestName.hint(for: value.name, among: table.all)
                        ?? ConfigurationKeys.home(of: value.name))
                continue
            }
            fields.values[value.name] = value
        }
        for key in table.required where fields[key] == nil { reportMissing(key) }
        return fields
    }

    /// Returns the value of the key `key` of the mapping, or `nil` if there is no such key.
    func value(of key: String) -> ConfigurationNode? {
        let entry = node.mapping?.first { $0.key.scalar?.string == key }
        return entry.map { ConfigurationNode(node: $0.value, name: key, faults: faults) }
    }

    /// Reports that the required key `key` is missing from this mapping.
    func reportMissing(_ key: String) {
        report(.configMissingKey, "key \"\(key)\" is missing in \(title)")
    }
}

/// The values of a mapping in dictc.yml, which can be looked up by key.
struct ConfigurationFields {
    fileprivate var values: [String: ConfigurationNode] = [:]

    fileprivate init() {}

    /// Creates the fields of a file that dictc.yml specifies only by its path.
    ///
    /// The path becomes the value of the key `file`.
    init(file: ConfigurationNode) { values["file"] = file }

    subscript(key: String) -> ConfigurationNode? { values[key] }
}
