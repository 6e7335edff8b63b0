import DictFormat
package import DictModel

/// The contents of dictc.yml: the artefacts of a project, and the files that they are made from.
///
/// Paths are relative to the folder that contains dictc.yml, without `.` and with `..` only at the
/// start.
package struct ProjectConfiguration: Sendable {
    /// The newest schema version of dictc.yml that this version of dictc reads.
    ///
    /// Schema version *n* was introduced in dictc *n*.0.
    package static let schemaVersion = 1

    /// The path of the folder for artefacts, manifest, report and cache, as in dictc.yml.
    package var output: String
    /// The configured languages, each once, in the order of dictc.yml.
    package var languages: [LanguageConfiguration]
    /// The licences of the files that have one, keyed by the path of the file.
    package var licences: [String: Licence]
    /// All files that it names, in its order.
    package let inputs: [ProjectInput]
    /// The checked file, with its defaults.
    package let tree: ConfigurationValue

    /// Returns the configuration of `language`, or `nil` if the project does not build that
    /// language.
    package func language(_ language: Language) -> LanguageConfiguration? {
        languages.first { $0.language == language }
    }

    /// The paths of all files that a build may read, sorted byte by byte, without duplicates.
    ///
    /// They include the files for all languages and spellings. dictc.lock lists the same files.
    package var sourcePaths: [String] { ProjectPath.unique(languages.flatMap(\.sourcePaths)) }

    /// The paths of all files that dictc.yml names: ``sourcePaths``, and those of licences.
    package var namedPaths: [String] {
        sourcePaths + licences.values.compactMap(\.file) + licences.values.flatMap(\.notices)
    }
}

extension ProjectConfiguration {
    /// Creates a configuration by parsing `bytes`, the contents of dictc.yml.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - name: The name of the file in errors.
    ///   - folder: The absolute path of the folder that contains the file. It is needed only to
    ///     compare absolute paths with relative ones.
    ///   - allowOutside: Whether paths may lead outside the project.
    ///   - isInstalled: Whether this is dictc's own configuration.
    /// - Returns: The configuration, with defaults for all keys that are not given.
    /// - Throws: `Diagnostics` with all errors, up to ``Diagnostics/limit``.
    /// - Complexity: O(*n*), where *n* is the number of bytes, which may be at most 1 MiB.
    package static func parse(
        _ bytes: [UInt8], name: String = "dictc.yml", folder: String? = nil,
        allowOutside: Bool = false, isInstalled: Bool = false
    ) throws(Diagnostics) -> ProjectConfiguration {
        let place = Place(name, base: .project)
        let document = try ConfigurationDocument(bytes, at: place)
        var check = ConfigurationCheck(
            allowOutside: allowOutside, isInstalled: isInstalled, faults: document.faults)
        let tree = check.project(document.root)
        let files = ConfigurationFiles(
            check.inputs, of: tree, folder: folder, faults: document.faults)
        try document.faults.throwIfAny()
        guard let tree else {
            throw Diagnostics([
                Diagnostic(.configSyntax, at: place, "the configuration cannot be read")
            ])
        }
        return ProjectConfiguration(tree, files)
    }

    private init(_ tree: ConfigurationValue, _ files: ConfigurationFiles) {
        self.tree = tree
        output = tree.read("output") ?? ""
        languages = (tree["languages"]?.entries ?? []).compactMap { entry in
            Language.allCases.first { $0.code == entry.key }
                .map { LanguageConfiguration($0, entry.value) }
        }
        licences = files.licences
        inputs = files.inputs
    }
}

extension ConfigurationKeys {
    static let project = ConfigurationKeys(
        "project", "The file", "The top of dictc.yml.",
        [
            .required(
                "schema", .integer(1...ProjectConfiguration.schemaVersion),
                "The version of the keys."),
            .required(
                "output", .path(.output),
                "The folder for artefacts, manifest.json, NOTICE, report.json and the cache. "
                    + "It may be outside, as `../build-output` is, but neither contain the "
                    + "sources nor be among them."),
            .required(
                "languages",
                .entries(
                    .language,
                    expected: PrintableText.alternatives(Language.allCases.map(\.code))
                        + " as keys", .mapping(.language)),
                "The languages to build: `en` for English, `nl` for Dutch."),
            ConfigurationKey(
                "licences",
                .entries(
                    .text(
                        "the name of a licence", expected: "a name such as CC0-1.0",
                        rule: .visible), expected: "the names of licences as keys",
                    .mapping(.licence)),
                .described("files may name any licence"),
                "The only names that `licence` of files may have."),
        ])

    static let licence = ConfigurationKeys(
        "licence", "A licence", "The terms of the files that name this licence.",
        [
            ConfigurationKey(
                "file", .path(.source), .described("NOTICE states only the name"),
                "A file with the text of the licence, which NOTICE quotes."),
            ConfigurationKey(
                "attribution", .text("whom to name", expected: "whom to name", rule: .visible),
                .described("no one is named"),
                "Whom NOTICE names for these files, unless a file says otherwise."),
        ])
}

/// The terms under which a file may be used.
package struct Licence: Sendable, Equatable {
    /// The name of the licence, such as `CC0-1.0`.
    package var name: String
    /// The path of a file with the text of the licence, or `nil` if there is none.
    ///
    /// NOTICE quotes the text.
    package var file: String?
    /// The names to credit, or `nil` if there are none.
    package var attribution: String?
    /// The paths of further texts that NOTICE quotes, such as the notice of a tagger model.
    package var notices: [String] = []

}

extension Licence {
    /// Creates the licence `name` with the terms in `value`.
    init(name: String, _ value: ConfigurationValue) {
        self.init(name: name, file: value.read("file"), attribution: value.read("attribution"))
    }
}
