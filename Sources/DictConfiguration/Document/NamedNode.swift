import DictModel

/// A value of dictc.yml with its name in messages, and the checks of a single value.
///
/// If the value has the wrong type, the functions report an error and return `nil`.
struct NamedNode {
    let node: YAMLNode
    /// The key of the value in dictc.yml, or a description such as `item 3 of words`.
    let name: String
    /// Whether ``name`` is a key, which messages show in quotation marks.
    var isKeyed = true
    /// Whether a mapping would do as well as a text.
    var isAlternative = false
    let faults: ConfigurationFaults

    /// The value's name as shown in messages, in quotation marks if it is a key.
    var title: String { isKeyed ? PrintableText.quoted(name) : name }

    /// The value as a scalar of the checked configuration.
    var value: ConfigurationValue {
        value(.scalar(node.scalar ?? YAMLNode.Scalar(string: "", isPlain: false)))
    }

    func value(_ content: ConfigurationValue.Content) -> ConfigurationValue {
        ConfigurationValue(content: content, line: node.line, column: node.column)
    }

    /// Reports an error at the line and column of the value.
    func report(
        _ code: Diagnostic.Code, _ problem: String, found: String? = nil,
        expected: String? = nil, hint: String? = nil
    ) {
        faults.report(
            code, line: node.line, column: node.column, problem, found: found,
            expected: expected, hint: hint)
    }

    /// Reports that the required key `key` is missing from this mapping.
    func reportMissing(_ key: String) {
        report(.configMissingKey, "key \"\(key)\" is missing in \(title)")
    }

    /// Reports that the value, `text`, is not one of `names`, and suggests `meant` or a similar name.
    func reportChoice(_ text: String, of names: [String], meant: String? = nil) {
        report(
            .configChoice, "\(title) has an unknown value", found: PrintableText.quoted(text),
            expected: PrintableText.alternatives(names),
            hint: meant.map { "did you mean \(PrintableText.quoted($0))?" }
                ?? NearestName.hint(for: text, among: names))
    }

    private func reportType(_ type: String, expected: String? = nil, hint: String? = nil) {
        report(
            .configType, "\(title) is not \(type)", found: shown, expected: expected, hint: hint)
    }

    /// The value as shown in messages: text in quotation marks, or a description such as `a list`.
    private var shown: String {
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
}

// Scalars.
extension NamedNode {
    func text(expected: String?, rule: ConfigurationShape.TextRule) -> String? {
        guard let text = node.scalar?.string, !isNothing else {
            reportType("a text", expected: expected)
            return nil
        }
        guard !text.isEmpty else {
            report(.configEmptyValue, "\(title) is empty", expected: expected ?? "a text")
            return nil
        }
        switch rule {
        case .any: return text
        case .visible:
            if text.unicodeScalars.allSatisfy(\.isShown) { return text }
            report(
                .configText, "\(title) contains a control or invisible character",
                found: PrintableText.quoted(text), expected: expected,
                hint: "remove the character, or write the text in one line")
        case .name:
            let isName = text.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
            }
            if isName, text.utf8.count <= 32 { return text }
            report(
                .configChoice, "\(title) is not a name", found: PrintableText.quoted(text),
                expected: "lower-case letters, such as american")
        case .day:
            if CalendarDay(text.utf8) != nil { return text }
            report(
                .configText, "\(title) is not a day", found: PrintableText.quoted(text),
                expected: expected)
        }
        return nil
    }

    /// Returns the value if it is a whole number in `range`, in decimal digits without quotation
    /// marks.
    func integer(in range: ClosedRange<Int>) -> ConfigurationValue? {
        let expected = "\(range.lowerBound) to \(range.upperBound)"
        guard let scalar = node.scalar, scalar.isPlain, Self.isNumber(scalar.string) else {
            let isQuoted = node.scalar.map { !$0.isPlain && Self.isNumber($0.string) } ?? false
            reportType(
                "a whole number", expected: expected,
                hint: isQuoted ? "remove the quotation marks" : nil)
            return nil
        }
        guard let number = Int(scalar.string), range.contains(number) else {
            report(
                .configRange, "\(title) is out of range", found: scalar.string, expected: expected)
            return nil
        }
        return value
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty && digits.count <= 40
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Returns the value if it is one of `names`; the error lists `shown`.
    func choice(
        of names: [String], shown: [String], meant: (String) -> String?
    ) -> ConfigurationValue? {
        let expected = PrintableText.alternatives(names)
        guard let text = text(expected: expected, rule: .any) else { return nil }
        if names.contains(text) { return value }
        reportChoice(text, of: shown, meant: meant(text))
        return nil
    }

    /// Returns the value if it is `true` or `false`, without quotation marks.
    func flag() -> ConfigurationValue? {
        if let scalar = node.scalar, scalar.isPlain, Bool(scalar.string) != nil { return value }
        let isQuoted = node.scalar.map { Bool($0.string) != nil } ?? false
        report(
            .configType, "\(title) is neither true nor false", found: shown,
            hint: isQuoted ? "remove the quotation marks" : nil)
        return nil
    }

    /// Returns the language with the value as its code.
    func language() -> Language? {
        let codes = Language.allCases.map(\.code)
        let name = node.scalar?.string ?? ""
        if let language = Language.allCases.first(where: { $0.code == name }) { return language }
        let others = [
            "english": "en", "eng": "en", "dutch": "nl", "nederlands": "nl", "nld": "nl",
        ]
        report(
            .configChoice, "unknown language \(PrintableText.quoted(name))",
            expected: PrintableText.alternatives(codes),
            hint: others[name.lowercased()].map { "did you mean \(PrintableText.quoted($0))?" }
                ?? NearestName.hint(for: name, among: codes) ?? ConfigurationKeys.home(of: name)
                ?? "dictc has rules for "
                + Language.allCases.map(\.name).joined(separator: " and ") + " so far")
        return nil
    }
}

// Lists and mappings.
extension NamedNode {
    /// Returns the items of the list, which must not be empty.
    func items() -> [NamedNode]? {
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
            NamedNode(
                node: item, name: "item \(index + 1) of \(name)", isKeyed: false, faults: faults)
        }
    }

    /// Returns the keys and values of the mapping, which must not be empty, in the order of the file.
    ///
    /// Keys that are not text are reported and skipped.
    func entries(expected: String) -> [(key: NamedNode, value: NamedNode)]? {
        guard let mapping = node.mapping else {
            reportType("a mapping", expected: expected)
            return nil
        }
        guard !mapping.isEmpty else {
            report(.configEmptyValue, "\(title) is empty", expected: expected)
            return nil
        }
        return mapping.compactMap { entry in
            let key = NamedNode(
                node: entry.key, name: "key of \(name)", isKeyed: false, faults: faults)
            guard let text = entry.key.scalar?.string else {
                key.report(.configType, "a key is not a text", found: key.shown)
                return nil
            }
            return (key, NamedNode(node: entry.value, name: text, faults: faults))
        }
    }
}
