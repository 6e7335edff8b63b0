import DictModel

/// A walk over dictc.yml that checks every value against the shape of its key, fills in the defaults
/// of missing keys, and notes the files that are named.
///
/// A value that is wrong is reported and left out, and the walk goes on, so that people see all
/// errors at once.
struct ConfigurationCheck {
    let allowOutside: Bool
    /// Whether this is dictc's own configuration.
    private let isInstalled: Bool
    let faults: ConfigurationFaults
    /// The files found so far, which are checked against each other at the end.
    private(set) var inputs: [ProjectInput] = []
    /// The purpose of the files in the innermost key that states one.
    private var role: ProjectInput.Role?
    private var language: Language?
    /// The keys of the language, right or wrong.
    private var sections: [String] = []

    init(allowOutside: Bool, isInstalled: Bool = false, faults: ConfigurationFaults) {
        self.allowOutside = allowOutside
        self.isInstalled = isInstalled
        self.faults = faults
    }

    /// Returns the whole configuration, or reports why it cannot be read and returns `nil`.
    ///
    /// If it has a newer schema, that is the only error, because the keys of it are unknown.
    mutating func project(_ root: YAMLNode) -> ConfigurationValue? {
        let schema = root.mapping?.first { $0.key.scalar?.string == "schema" }
        if let schema, schema.value.scalar != nil {
            let node = NamedNode(node: schema.value, name: "schema", faults: faults)
            guard let value = check(node, .integer(1...999)), let version = Int(value) else {
                return nil
            }
            guard version <= ProjectConfiguration.schemaVersion else {
                node.report(
                    .configNewerSchema, "schema \(version) is newer than this dictc",
                    found: "\(version)", expected: "at most \(ProjectConfiguration.schemaVersion)",
                    hint: "needs dictc >= \(version).0; update dictc")
                return nil
            }
        }
        return check(
            NamedNode(node: root, name: "the configuration", isKeyed: false, faults: faults),
            .mapping(.project))
    }

    private mutating func check(
        _ node: NamedNode, _ shape: ConfigurationShape
    ) -> ConfigurationValue? {
        switch shape {
        case .flag: return node.flag()
        case .integer(let range): return node.integer(in: range)
        case .choice(let names, let meant):
            let all = node.isAlternative ? names + ["a mapping"] : names
            return node.choice(of: names, shown: all, meant: meant)
        case .text(_, let expected, _, let rule):
            return node.text(expected: expected, rule: rule).map { _ in node.value }
        case .path(let role): return path(node, role)
        case .builtIn: return builtIn(node)
        case .mapping(let table): return mapping(node, table)
        case .entries(let names, let expected, let value):
            return entries(node, names, expected, value)
        case .list(let item, let mayBeEmpty):
            if mayBeEmpty, node.node.sequence?.isEmpty == true { return node.value(.list([])) }
            guard let items = node.items() else { return nil }
            return node.value(.list(items.compactMap { check($0, item) }))
        case .either(let shapes):
            var node = node
            node.isAlternative = shapes.contains {
                if case .mapping = $0 { return true }
                return false
            }
            return check(node, shape.alternative(for: node.node))
        }
    }
}

// Mappings.
extension ConfigurationCheck {
    /// How a mapping is written that has the file of which only the path `text` is there.
    private static func fileHint(
        _ text: String, _ node: NamedNode, _ table: ConfigurationKeys
    ) -> String? {
        guard text.contains("."), table["file"]?.isRequired == true else { return nil }
        return "write `\(node.isKeyed ? node.name + ": " : ""){ file: \(text) }`"
    }

    private mutating func mapping(
        _ node: NamedNode, _ table: ConfigurationKeys
    ) -> ConfigurationValue? {
        if let text = node.node.scalar?.string,
            let hint = table.mistaken[text] ?? Self.fileHint(text, node, table)
        {
            node.report(
                .configType, "\(node.title) is not a mapping", found: PrintableText.quoted(text),
                hint: hint)
            return nil
        }
        guard let entries = node.entries(expected: "the keys \(PrintableText.list(table.all))")
        else { return nil }
        var nodes: [String: NamedNode] = [:]
        for (key, value) in entries {
            if table[value.name] != nil {
                nodes[value.name] = value
                continue
            }
            key.report(
                .configUnknownKey, "unknown key \(PrintableText.quoted(value.name))",
                expected: PrintableText.alternatives(table.all),
                hint: NearestName.hint(for: value.name, among: table.all)
                    ?? ConfigurationKeys.home(of: value.name))
        }
        if table.name == ConfigurationKeys.language.name { sections = Array(nodes.keys) }
        var values: [String: ConfigurationValue] = [:]
        for key in table.keys {
            if let value = nodes[key.name] {
                values[key.name] = check(value, in: key)
            } else if key.isRequired {
                node.reportMissing(key.name)
            }
        }
        let given = entries.compactMap { entry in
            values[entry.value.name].map {
                ConfigurationValue.Entry(key: entry.value.name, value: $0)
            }
        }
        let value = filled(node.value(.mapping(given)), table, nodes)
        let mapping = CheckedMapping(node: node, value: value, given: nodes, language: language)
        for rule in table.rules { rule.check(mapping) }
        if let file = value["file"] { note(value, of: file) }
        return value
    }

    private mutating func check(_ node: NamedNode, in key: ConfigurationKey) -> ConfigurationValue?
    {
        let outer = role
        defer { role = outer }
        role = ProjectInput.Role(rawValue: key.name) ?? role
        return check(node, key.shape)
    }

    /// Returns `value`, a mapping with the keys `nodes` of `table`, with its defaults, and reports
    /// keys that are refused.
    private func filled(
        _ value: ConfigurationValue, _ table: ConfigurationKeys, _ nodes: [String: NamedNode]
    ) -> ConfigurationValue {
        let given = Array(nodes.keys)
        var entries = value.entries
        for key in table.keys {
            let refusal = key.refusals.first { $0.holds(in: value, given, sections) }
            if let node = nodes[key.name] {
                guard let refusal, let problem = refusal.problem else { continue }
                if case .withoutSection = refusal.condition, node.node.sequence?.isEmpty == true {
                    continue
                }
                node.report(.configConflict, problem, hint: refusal.hint)
            } else if refusal == nil, case .value(let json) = key.absence {
                entries.append(
                    ConfigurationValue.Entry(
                        key: key.name, value: ConfigurationValue(json), isDefault: true))
            }
        }
        return ConfigurationValue(
            content: .mapping(entries), line: value.line, column: value.column)
    }

    private mutating func entries(
        _ node: NamedNode, _ names: ConfigurationShape.EntryNames, _ expected: String,
        _ shape: ConfigurationShape
    ) -> ConfigurationValue? {
        guard let entries = node.entries(expected: expected) else { return nil }
        var values: [ConfigurationValue.Entry] = []
        for (key, value) in entries {
            switch names {
            case .text(_, let expected, let rule):
                guard key.text(expected: expected, rule: rule) != nil else { continue }
            case .integer(_, let range):
                guard key.integer(in: range) != nil else { continue }
            case .language:
                language = key.language()
                guard language != nil else { continue }
            }
            guard let checked = check(value, shape) else { continue }
            values.append(ConfigurationValue.Entry(key: value.name, value: checked))
        }
        return node.value(.mapping(values))
    }
}

// Files.
extension ConfigurationCheck {
    private mutating func path(
        _ node: NamedNode, _ purpose: ProjectPath.Role
    ) -> ConfigurationValue? {
        guard let text = node.text(expected: "a path", rule: .any), let scalar = node.node.scalar
        else { return nil }
        guard !text.hasPrefix(BuiltInFile.prefix) else {
            node.report(
                .configPath, "a file of dictc has no place here", found: PrintableText.quoted(text),
                expected: "a path",
                hint:
                    "\(PrintableText.alternatives(BuiltInFile.names)) is a value of words, block, "
                    + "tagger or fields; write ./\(text) for a file with that name")
            return nil
        }
        do throws(Diagnostic) {
            let path = try ProjectPath(text, role: purpose, allowOutside: allowOutside)
            let value = node.value(.path(path, scalar))
            note(path, value)
            return value
        } catch {
            node.report(
                error.code, error.problem, found: error.found, expected: error.expected,
                hint: error.hint)
            return nil
        }
    }

    private mutating func builtIn(_ node: NamedNode) -> ConfigurationValue? {
        guard let language, let role, let text = node.node.scalar?.string else { return nil }
        let name = BuiltInFile.prefix + language.code
        guard text == name else {
            node.reportChoice(text, of: [name])
            return nil
        }
        guard role == .words else {
            for file in BuiltInFile.files(role, language) { note(file, role, node.value) }
            return node.value
        }
        guard !isInstalled else {
            node.report(
                .configPath, "dictc's own configuration names itself",
                found: PrintableText.quoted(text))
            return nil
        }
        do throws(Diagnostic) {
            for file in try InstalledWords.of(language).files {
                note(file.name, file.role, node.value)
            }
        } catch {
            node.report(
                error.code, error.problem, found: error.found, expected: error.expected,
                hint: error.hint)
            return nil
        }
        return node.value
    }

    private mutating func note(
        _ file: String, _ role: ProjectInput.Role, _ value: ConfigurationValue
    ) {
        guard let language,
            let path = try? ProjectPath(file, role: .source, allowOutside: false)
        else { return }
        inputs.append(ProjectInput(path: path, role: role, language: language, value: value))
    }

    private mutating func note(_ path: ProjectPath, _ value: ConfigurationValue) {
        guard let role, let language else { return }
        inputs.append(ProjectInput(path: path, role: role, language: language, value: value))
    }

    /// Notes that the mapping `terms` describes how the file at the place of `file` is read,
    /// and its licence.
    private mutating func note(_ terms: ConfigurationValue, of file: ConfigurationValue) {
        let index = inputs.lastIndex {
            $0.value.line == file.line && $0.value.column == file.column
        }
        if let index { inputs[index].terms = terms }
    }
}

/// A mapping of which every key has been checked, for the rules between its keys.
struct CheckedMapping {
    let node: NamedNode
    /// The values that are right, with defaults.
    let value: ConfigurationValue
    let given: [String: NamedNode]
    let language: Language?

    /// Whether dictc.yml has the key, right or wrong.
    func has(_ key: String) -> Bool { given[key] != nil }

    func reportMissing(_ key: String) { node.reportMissing(key) }

    /// Reports an error at `key`, or at the mapping if dictc.yml does not have the key.
    func report(
        _ code: Diagnostic.Code, at key: String = "", _ problem: String, found: String? = nil,
        expected: String? = nil, hint: String? = nil
    ) {
        (given[key] ?? node).report(
            code, problem, found: found, expected: expected, hint: hint)
    }

    /// Reports an error at the name `entry` in the mapping that is the value of `key`.
    func report(
        _ code: Diagnostic.Code, atEntry entry: String, of key: String, _ problem: String,
        expected: String? = nil
    ) {
        let key = given[key]?.node.mapping?.first { $0.key.scalar?.string == entry }?.key
        guard let key else { return }
        node.faults.report(code, line: key.line, column: key.column, problem, expected: expected)
    }
}
