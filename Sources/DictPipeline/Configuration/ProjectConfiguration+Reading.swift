import DictLexicon
package import DictModel
import DictSources

// One function for each mapping. Schema/ has the tables of keys; a new section needs a table, a type
// and a function.

extension ProjectConfiguration {
    /// Creates a configuration by parsing `bytes`, the contents of dictc.yml.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - name: The name of the file in errors.
    ///   - folder: The absolute path of the folder that contains the file. It is needed only to
    ///     compare absolute paths with relative ones.
    ///   - allowOutside: Whether paths may lead outside the project.
    /// - Returns: The configuration, with defaults for all keys that are not given.
    /// - Throws: `Diagnostics` with all errors, up to ``Diagnostics/limit``.
    /// - Complexity: O(*n*), where *n* is the number of bytes, which may be at most 1 MiB.
    package static func parse(
        _ bytes: [UInt8], name: String = "dictc.yml", folder: String? = nil,
        allowOutside: Bool = false
    ) throws(Diagnostics) -> ProjectConfiguration {
        let place = Place(name, base: .project)
        let document = try ConfigurationDocument(bytes, at: place)
        var reader = ProjectConfigurationReader(
            allowOutside: allowOutside, folder: folder, faults: document.faults)
        let configuration = reader.project(
            ConfigurationNode(
                node: document.root, name: "the configuration", isKeyed: false,
                faults: document.faults))
        try document.faults.throwIfAny()
        guard let configuration else {
            throw Diagnostics([
                Diagnostic(.configSyntax, at: place, "the configuration cannot be read")
            ])
        }
        return configuration
    }
}

/// A reader for the mappings in dictc.yml, with one function for each kind of mapping.
///
/// If a required value is missing or wrong, the functions report an error and return `nil`.
struct ProjectConfigurationReader {
    let allowOutside: Bool
    let folder: String?
    let faults: ConfigurationFaults
    /// The files found in dictc.yml so far, which are checked against each other at the end.
    var inputs: [ProjectInput] = []
    /// The licences that the `licences:` section describes, keyed by name, or `nil` if there is no
    /// such section.
    ///
    /// Without the section, files may name any licence.
    var knownLicences: [String: Licence]?
    /// The licences of the files found in dictc.yml so far, keyed by the paths of the files.
    var licences: [String: Licence] = [:]
    /// The places of the files and sections found in dictc.yml so far.
    var marks = ConfigurationMarks()

    init(allowOutside: Bool, folder: String?, faults: ConfigurationFaults) {
        self.allowOutside = allowOutside
        self.folder = folder
        self.faults = faults
    }

    mutating func project(_ node: ConfigurationNode) -> ProjectConfiguration? {
        guard isReadable(node), let fields = node.fields(.project) else { return nil }
        let output = fields["output"]?.path(.output, allowOutside: allowOutside)
        knownLicences = fields["licences"].map { knownLicences($0) }
        let languages = fields["languages"].flatMap { self.languages($0) }
        if let output, let node = fields["output"] { check(output, at: node) }
        checkInputs()
        guard let output, let languages else { return nil }
        for input in inputs { marks.note(input.path.text, at: input.node) }
        return ProjectConfiguration(
            output: output.text, languages: languages, licences: licences, marks: marks)
    }

    /// Whether this version of dictc can read the schema version that `node`, the root of
    /// dictc.yml, states.
    ///
    /// If not, that is the only error reported, because the keys of a newer version are unknown.
    private func isReadable(_ node: ConfigurationNode) -> Bool {
        guard
            let schema = node.node.mapping?.first(where: { $0.key.scalar?.string == "schema" }),
            schema.value.scalar != nil
        else { return true }
        let value = ConfigurationNode(node: schema.value, name: "schema", faults: faults)
        guard let version = value.integer(in: 1...999) else { return false }
        guard version > ProjectConfiguration.schemaVersion else { return true }
        value.report(
            .configNewerSchema, "schema \(version) is newer than this dictc",
            found: "\(version)", expected: "at most \(ProjectConfiguration.schemaVersion)",
            hint: "needs dictc >= \(version).0; update dictc")
        return false
    }

    private mutating func languages(_ node: ConfigurationNode) -> [LanguageConfiguration]? {
        let codes = Language.allCases.map(\.code)
        let expected = PrintableText.alternatives(codes)
        guard let entries = node.entries(expected: "\(expected) as keys") else { return nil }
        return entries.compactMap { key, value in
            guard let language = Language.allCases.first(where: { $0.code == value.name }) else {
                key.report(
                    .configChoice, "unknown language \(PrintableText.quoted(value.name))",
                    expected: expected, hint: Self.hint(language: value.name, among: codes))
                return nil
            }
            return self.language(language, value)
        }
    }

    /// Returns a hint for `name`, which is in the place of a language but is none of `codes`.
    private static func hint(language name: String, among codes: [String]) -> String? {
        let named: [(name: String, language: Language)] = [
            ("english", .english), ("eng", .english), ("dutch", .dutch), ("nederlands", .dutch),
            ("nld", .dutch),
        ]
        if let language = named.first(where: { $0.name == name.lowercased() })?.language {
            return "did you mean \(PrintableText.quoted(language.code))?"
        }
        return NearestName.hint(for: name, among: codes) ?? ConfigurationKeys.home(of: name)
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
        var result = LanguageConfiguration(
            language: language, spelling: spelling, words: words ?? [], drop: drop)
        result.overlay = fields["overlay"].flatMap { file($0, .overlay, language) }
        readSections(fields, into: &result)
        guard words != nil else { return nil }
        checkSpellings(of: result, fields)
        for index in result.words.indices where !result.isWanted(result.words[index].spelling) {
            result.words[index].isAsked = false
        }
        return result
    }

    /// Whether the language has word lists, or must have them.
    ///
    /// A language that has nothing but sentences can do without them. For any other language
    /// without word lists, an error is reported.
    private func needsWords(_ fields: ConfigurationFields, _ node: ConfigurationNode) -> Bool {
        if fields["words"] != nil { return true }
        let others = ConfigurationKeys.needingWords
        if fields["sentences"] != nil, others.allSatisfy({ fields[$0] == nil }) { return false }
        node.reportMissing("words")
        return true
    }

    private mutating func source(
        _ node: ConfigurationNode, _ language: Language
    ) -> SourceConfiguration? {
        guard let fields = node.fields(.source) else { return nil }
        let familiarity = fields["familiarity"].map { self.familiarity($0) } ?? .stated(0)
        let lemmas = fields["lemmas"].flatMap { $0.flag() } ?? false
        let spelling = fields["spelling"].flatMap { self.spelling($0) }
        let format = WordFormatReader(fields).format { file($0, .affixes, language) }
        if familiarity == .column, format?.hasSecondColumn == false {
            fields["familiarity"]?.report(
                .configConflict, "\"familiarity\" names a column that the file does not have",
                hint: "give a number, or read a list with two columns")
        }
        var source = SourceConfiguration(
            file: "", format: format ?? .list(.default), familiarity: familiarity ?? .stated(0),
            mayBeEmpty: fields["may-be-empty"].flatMap { $0.flag() } ?? false,
            holdsLemmas: lemmas, spelling: spelling,
            isAsked: fields["asked"].flatMap { $0.flag() } ?? true)
        guard let file = file(fields, .words, language, source: source) else { return nil }
        source.file = file
        return source
    }

    /// The possible reasons why the spellings in a `drop` list are not words.
    static let reasons: [Rejection] = [.name, .abbreviation, .contraction]

    private mutating func drop(
        _ node: ConfigurationNode, _ language: Language
    ) -> DropConfiguration? {
        guard let fields = node.fields(.drop) else { return nil }
        let reason = fields["reason"].flatMap { $0.choice(of: Self.reasons) }
        let spelling = fields["spelling"].flatMap { self.spelling($0) }
        var format = WordFormatReader(fields).list()
        format.separator = .none
        format.letterCase = .keep
        let file = file(fields, .drop, language)
        guard let file, let reason else { return nil }
        return DropConfiguration(file: file, format: format, reason: reason, spelling: spelling)
    }

    /// Returns the familiarity in `node`, which is a number from 1 to 100 or the word `column`.
    ///
    /// If it is anything else, an error is reported and the result is `nil`.
    private func familiarity(_ node: ConfigurationNode) -> Familiarity? {
        if node.node.scalar?.string == "column" { return .column }
        return node.integer(in: 1...100).map { .stated(UInt8(clamping: $0)) }
    }

    /// Returns the name of a spelling, which consists of at most 32 lower-case ASCII letters and
    /// hyphens.
    ///
    /// If `node` is anything else, an error is reported and the result is `nil`.
    private func spelling(_ node: ConfigurationNode) -> String? {
        guard let text = node.text(expected: "a name such as american") else { return nil }
        let isName = text.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
        }
        if isName, text.utf8.count <= 32 { return text }
        node.report(
            .configChoice, "\"spelling\" is not a name", found: PrintableText.quoted(text),
            expected: "lower-case letters, such as american")
        return nil
    }
}

extension WordSourceFormat {
    /// Whether a line in this format can have a number after the word.
    fileprivate var hasSecondColumn: Bool {
        switch self {
        case .list(let format): format.hasNumber
        case .xml, .hunspell: false
        }
    }
}
