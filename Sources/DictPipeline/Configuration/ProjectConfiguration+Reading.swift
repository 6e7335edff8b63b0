import DictSources
import DictModel
import Yams

// The schema, one table of keys a mapping, and the reading of each mapping beside its table.
// A new section is a table, a type and a function here.

extension ConfigurationKeys {
    static let project = ConfigurationKeys(required: ["schema", "output", "languages"])
    static let language = ConfigurationKeys(
        optional: [
            "words", "spelling", "drop", "overlay", "block", "frequency", "lexicon", "levels",
            "answers", "phrases", "sentences", "tagger",
        ])
    static let source = ConfigurationKeys(
        required: ["file"],
        optional: [
            "familiarity", "spelling", "encoding", "comment", "separator", "format", "lemmas",
        ])
    static let drop = ConfigurationKeys(
        required: ["file", "reason"], optional: ["spelling", "encoding", "comment"])
    static let format = ConfigurationKeys(required: ["xml"])
    static let xml = ConfigurationKeys(
        required: ["element"], optional: ["attribute", "where", "namespace"])
}

extension ProjectConfiguration {
    /// The configuration in `bytes`, the content of the file that messages call `name`.
    ///
    /// - Parameters:
    ///   - bytes: The whole content.
    ///   - name: What messages call the file.
    ///   - folder: The absolute path of the folder of the file, to compare the output folder with
    ///     the sources where one of them is absolute or `allowOutside` holds; `nil` where it is
    ///     not known.
    ///   - allowOutside: Whether paths may lead outside the project.
    /// - Returns: The configuration, with defaults where the file leaves a key out.
    /// - Throws: ``ConfigurationFailure`` with everything that is wrong, up to 20 errors.
    /// - Complexity: O(bytes); at most 1 MiB is read.
    public static func parse(
        _ bytes: [UInt8], name: String, folder: String? = nil, allowOutside: Bool = false
    ) throws(ConfigurationFailure) -> ProjectConfiguration {
        let root = try ConfigurationDocument.root(of: bytes, file: name)
        let text = try ConfigurationDocument.text(of: bytes, file: name)
        let diagnostics = ConfigurationDiagnostics(file: name, text: text)
        var reader = ProjectConfigurationReader(
            allowOutside: allowOutside, folder: folder, diagnostics: diagnostics)
        let configuration = reader.project(
            ConfigurationNode(
                node: root, name: "the configuration", isKeyed: false, diagnostics: diagnostics))
        if let failure = diagnostics.failure { throw failure }
        guard let configuration else {
            throw ConfigurationFailure([
                ConfigurationError(
                    at: ConfigurationPlace(file: name), "the configuration cannot be read")
            ])
        }
        return configuration
    }
}

/// Reads the mappings of the schema.
///
/// Each function gives `nil` where a required value is missing or wrong, which is reported by
/// then.
struct ProjectConfigurationReader {
    let allowOutside: Bool
    let folder: String?
    let diagnostics: ConfigurationDiagnostics
    /// The paths that were read, for the checks between them.
    var inputs: [ProjectInput] = []

    init(allowOutside: Bool, folder: String?, diagnostics: ConfigurationDiagnostics) {
        self.allowOutside = allowOutside
        self.folder = folder
        self.diagnostics = diagnostics
    }

    mutating func project(_ node: ConfigurationNode) -> ProjectConfiguration? {
        guard isReadable(node), let fields = node.fields(.project) else { return nil }
        let output = fields["output"]?.path(.output, allowOutside: allowOutside)
        let languages = fields["languages"].flatMap { self.languages($0) }
        if let output, let node = fields["output"] {
            check(output, at: node)
        }
        checkInputs()
        guard let output, let languages else { return nil }
        return ProjectConfiguration(
            schema: ProjectConfiguration.schemaVersion, output: output.text, languages: languages)
    }

    /// Whether the schema version is one that this dictc reads; of any other file only that is
    /// reported, since its keys are not known.
    private func isReadable(_ node: ConfigurationNode) -> Bool {
        guard
            let schema = node.node.mapping?.first(where: { $0.key.scalar?.string == "schema" }),
            schema.value.scalar != nil
        else { return true }
        let value = ConfigurationNode(
            node: schema.value, name: "schema", diagnostics: diagnostics)
        guard let version = value.integer(in: 1...999) else { return false }
        guard version > ProjectConfiguration.schemaVersion else { return true }
        value.report(
            "schema \(version) is newer than this dictc", found: "\(version)",
            expected: "at most \(ProjectConfiguration.schemaVersion)",
            hint: "needs dictc >= \(version).0; update dictc")
        return false
    }

    private mutating func languages(_ node: ConfigurationNode) -> [LanguageConfiguration]? {
        let codes = Language.allCases.map(\.code)
        guard
            let entries = node.entries(expected: "\(QuotedText.alternatives(codes)) as keys")
        else { return nil }
        var languages: [LanguageConfiguration] = []
        for (key, value) in entries {
            guard let language = Language.allCases.first(where: { $0.code == value.name }) else {
                key.report(
                    "unknown language \(QuotedText.quote(value.name))",
                    expected: QuotedText.alternatives(codes),
                    hint: Suggestion.hint(for: value.name, among: codes))
                continue
            }
            if let language = self.language(language, value) { languages.append(language) }
        }
        return languages
    }

    private mutating func language(
        _ language: Language, _ node: ConfigurationNode
    ) -> LanguageConfiguration? {
        guard let fields = node.fields(.language) else { return nil }
        let spelling = fields["spelling"].flatMap { self.spelling($0) }
        let words =
            needsWords(fields, node)
            ? fields["words"]?.items()?.compactMap { self.source($0, language) } : []
        let drop = fields["drop"]?.items()?.compactMap { self.drop($0, language) } ?? []
        let overlay = fields["overlay"].flatMap { path($0, .overlay, language) }
        let sections = self.sections(fields, language)
        guard let words else { return nil }
        var result = LanguageConfiguration(
            language: language, spelling: spelling, words: words, drop: drop, overlay: overlay)
        sections.fill(&result)
        checkSpellings(of: result, fields)
        return result
    }

    /// Whether the language has, or has to have, a list of words: without one there can only be
    /// sentences.
    private func needsWords(_ fields: ConfigurationFields, _ node: ConfigurationNode) -> Bool {
        if fields["words"] != nil { return true }
        let others = ["spelling", "drop", "overlay", "frequency", "lexicon", "levels", "answers"]
        if fields["sentences"] != nil, (others + ["phrases"]).allSatisfy({ fields[$0] == nil }) {
            return false
        }
        node.report("key \"words\" is missing in \"\(node.name)\"")
        return true
    }

    private mutating func source(
        _ node: ConfigurationNode, _ language: Language
    ) -> SourceConfiguration? {
        guard let fields = node.fields(.source) else { return nil }
        let familiarity = fields["familiarity"].map { self.familiarity($0) } ?? .stated(0)
        let lemmas = fields["lemmas"].flatMap { $0.flag() }
        let spelling = fields["spelling"].flatMap { self.spelling($0) }
        let encoding = fields["encoding"].flatMap { $0.choice(of: TextEncoding.self) }
        let separator = fields["separator"].flatMap { $0.choice(of: ListSeparator.self) }
        let comment = fields["comment"].map { self.comment($0) } ?? "#"
        let xml = fields["format"]?.fields(.format)?["xml"].flatMap { self.xml($0) }
        if xml != nil {
            for key in ["encoding", "separator", "comment"] {
                fields[key]?.report(
                    "\"\(key)\" has no meaning for an XML file", hint: "remove the key")
            }
        }
        if familiarity == .column, xml != nil || separator == ListSeparator.none {
            fields["familiarity"]?.report(
                "\"familiarity\" names a column that the file does not have",
                hint: "give a number, or read a list with two columns")
        }
        var source = SourceConfiguration(
            file: "", familiarity: familiarity?.number ?? 0, spelling: spelling,
            encoding: encoding ?? .utf8, comment: comment, separator: separator ?? .tab, xml: xml,
            place: node.place)
        source.familiarityIsColumn = familiarity == .column
        source.holdsLemmas = lemmas ?? false
        guard let file = fields["file"].flatMap({ path($0, .words(source), language) }) else {
            return nil
        }
        var named = source
        named.file = file
        return named
    }

    private mutating func drop(
        _ node: ConfigurationNode, _ language: Language
    ) -> DropConfiguration? {
        guard let fields = node.fields(.drop) else { return nil }
        let reason = fields["reason"].flatMap { $0.choice(of: DropReason.self) }
        let spelling = fields["spelling"].flatMap { self.spelling($0) }
        let encoding = fields["encoding"].flatMap { $0.choice(of: TextEncoding.self) }
        let comment = fields["comment"].map { self.comment($0) } ?? "#"
        let file = fields["file"].flatMap { path($0, .drop, language) }
        guard let file, let reason else { return nil }
        return DropConfiguration(
            file: file, reason: reason, spelling: spelling, encoding: encoding ?? .utf8,
            comment: comment, place: node.place)
    }

    private func xml(_ node: ConfigurationNode) -> XMLSourceConfiguration? {
        guard let fields = node.fields(.xml) else { return nil }
        let attribute = fields["attribute"].flatMap { $0.text(expected: "an attribute") }
        let namespace = fields["namespace"].flatMap { $0.text(expected: "a namespace") }
        let entries = fields["where"]?.entries(expected: "attributes and their values") ?? []
        let conditions = entries.compactMap { key, value in
            value.text(expected: "the value of the attribute").map {
                XMLSourceConfiguration.Condition(attribute: value.name, value: $0)
            }
        }
        guard let element = fields["element"]?.text(expected: "the name of an element") else {
            return nil
        }
        let steps = element.split(separator: "/", omittingEmptySubsequences: false)
        guard steps.allSatisfy({ !$0.isEmpty && !$0.contains { ":@*[] ".contains($0) } }) else {
            fields["element"]?.report(
                "\"element\" is not a path of local names", found: QuotedText.quote(element),
                expected: "such as orth or form/orth",
                hint: "the keys attribute and namespace say the rest")
            return nil
        }
        return XMLSourceConfiguration(
            element: element, attribute: attribute, conditions: conditions, namespace: namespace)
    }

    /// A spelling: lower-case ASCII letters and hyphens.
    private func spelling(_ node: ConfigurationNode) -> String? {
        guard let text = node.text(expected: "a name such as american") else { return nil }
        let isName = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }
        guard isName, text.utf8.count <= 32 else {
            node.report(
                "\"spelling\" is not a name", found: QuotedText.quote(text),
                expected: "lower-case letters, such as american")
            return nil
        }
        return text
    }

    /// The text that starts a comment; `none` for none.
    func comment(_ node: ConfigurationNode) -> String? {
        guard let text = node.text(expected: "such as \"//\", or none") else { return nil }
        return text == "none" ? nil : text
    }

    mutating func path(
        _ node: ConfigurationNode, _ role: ProjectInput.Role, _ language: Language
    ) -> String? {
        guard let path = node.path(.source, allowOutside: allowOutside) else { return nil }
        inputs.append(ProjectInput(path: path, role: role, language: language, node: node))
        return path.text
    }
}
